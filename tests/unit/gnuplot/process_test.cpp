#include "gnuplot/process.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/stat.h>
#include <unistd.h>

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <thread>

#include "folder_test.h"
#include "gnuplot/messages.h"

namespace burin {
namespace {

using std::chrono::milliseconds;
namespace fs = std::filesystem;

class GnuplotProcess : public FolderTest {
 protected:
  /// A shell script that stands in for gnuplot.
  std::string fake(const std::string& body) const {
    const std::string program = path("fake");
    std::ofstream(program) << "#!/bin/sh\n" << body << "\n";
    fs::permissions(program, fs::perms::owner_all);
    return program;
  }

  static Ending run(const std::string& program, const std::string& script, milliseconds limit = std::chrono::seconds(20)) {
    const auto process = start_gnuplot({program, {}, limit});
    process->send(script);
    return process->finish();
  }
};

/// Sets a variable for the length of a test.
class Variable {
 public:
  Variable(const char* name, const std::string& value) : name_(name) {
    if (const char* before = std::getenv(name)) before_ = before;
    ::setenv(name, value.c_str(), 1);
  }
  ~Variable() { before_.empty() ? ::unsetenv(name_) : ::setenv(name_, before_.c_str(), 1); }
  Variable(const Variable&) = delete;
  Variable& operator=(const Variable&) = delete;

 private:
  const char* name_;
  std::string before_;
};

const std::string kMegabyte(1'000'000, 'x');

TEST_F(GnuplotProcess, IsNotFoundIfPathDoesNotHoldIt) {
  const Variable search("PATH", "/nonexistent");
  const Ending ending = run("gnuplot", "plot x\n");
  EXPECT_EQ(ending.outcome, Outcome::not_found);
  EXPECT_EQ(ending.reason, "`gnuplot` is not in PATH");
}

TEST_F(GnuplotProcess, IsNotFoundUnderAPathThatDoesNotExist) {
  const Ending ending = run(path("none"), "plot x\n");
  EXPECT_EQ(ending.outcome, Outcome::not_found);
  EXPECT_EQ(ending.reason, fmt::format("`{}` does not exist", path("none")));
}

TEST_F(GnuplotProcess, CannotBeAFolder) {
  const Ending ending = run(folder_.path().string(), "plot x\n");
  EXPECT_EQ(ending.outcome, Outcome::could_not_start);
  EXPECT_EQ(ending.reason, fmt::format("`{}` is a folder", folder_.path().string()));
}

TEST_F(GnuplotProcess, CannotBeAFileThatIsNotExecutable) {
  const std::string program = fake("exit 0");
  fs::permissions(program, fs::perms::owner_read);
  const Ending ending = run(program, "plot x\n");
  EXPECT_EQ(ending.outcome, Outcome::could_not_start);
  EXPECT_EQ(ending.reason, fmt::format("`{}` is not executable", program));
}

TEST_F(GnuplotProcess, CannotBeAFileThatTheSystemDoesNotRun) {
  std::ofstream(path("text")) << "no program";
  fs::permissions(path("text"), fs::perms::owner_all);
  const Ending ending = run(path("text"), "plot x\n");
  EXPECT_EQ(ending.outcome, Outcome::could_not_start);
  EXPECT_EQ(ending.reason, fmt::format("`{}` cannot be started: Exec format error", path("text")));
}

TEST_F(GnuplotProcess, IsFoundPastAFolderOfThatName) {
  fs::create_directories(folder_ / "first" / "plotter");
  fs::create_directories(folder_ / "second");
  fs::rename(fake("exit 7"), folder_ / "second" / "plotter");
  const Variable search("PATH", fmt::format("{}::{}:/usr/bin:/bin", path("first"), path("second")));
  EXPECT_EQ(run("plotter", "").exit_code, 7);
}

TEST_F(GnuplotProcess, IsNotLookedForInTheCurrentFolder) {
  fake("exit 0");
  const fs::path before = fs::current_path();
  fs::current_path(folder_.path());
  const Ending ending = run("fake", "");
  const Ending by_path = run("./fake", "");
  fs::current_path(before);
  EXPECT_EQ(ending.outcome, Outcome::not_found);
  EXPECT_EQ(by_path.outcome, Outcome::ok);
}

TEST_F(GnuplotProcess, ReceivesTheScriptWhole) {
  std::string script;
  for (int i = 0; i < 10; ++i) script += kMegabyte + fmt::format(" {}\n", i);
  const Ending ending = run(fake(fmt::format("exec cat > {}", path("copy"))), script);
  EXPECT_EQ(ending.outcome, Outcome::ok) << ending.reason;
  EXPECT_TRUE(read("copy") == script);
}

TEST_F(GnuplotProcess, ReceivesPiecesInOrderWhileTheRestIsNotReady) {
  const auto process = start_gnuplot({fake("read first; echo \"got $first\"; exec cat"), {}});
  for (const std::string_view piece : {"on", "e\n", "", "two\n"}) process->send(piece);
  const Ending ending = process->finish();
  EXPECT_EQ(ending.output, "got one\ntwo\n");
}

TEST_F(GnuplotProcess, ReportsItsExitStatus) {
  const Ending ending = run(fake("cat > /dev/null; echo wrong >&2; exit 3"), "plot x\n");
  EXPECT_EQ(ending.outcome, Outcome::failed);
  EXPECT_EQ(ending.exit_code, 3);
  EXPECT_EQ(ending.output, "wrong\n");
  EXPECT_EQ(ending.reason, "gnuplot stopped with exit status 3");
}

TEST_F(GnuplotProcess, MayStopAtOnceWhileWeWrite) {
  const Ending ending = run(fake("exit 1"), kMegabyte + kMegabyte + kMegabyte);
  EXPECT_EQ(ending.outcome, Outcome::failed);
  EXPECT_EQ(ending.exit_code, 1);
}

TEST_F(GnuplotProcess, MayCloseItsInputEarly) {
  const Ending ending = run(fake("exec <&-; exit 0"), kMegabyte + kMegabyte + kMegabyte);
  EXPECT_EQ(ending.outcome, Outcome::failed);
  EXPECT_EQ(ending.reason, "gnuplot stopped reading before the end of its script");
}

TEST_F(GnuplotProcess, MayLeaveAChildThatHoldsItsInput) {
  const Ending ending = run(fake("sleep 5 <&0 & exit 2"), kMegabyte + kMegabyte + kMegabyte, std::chrono::seconds(4));
  EXPECT_EQ(ending.outcome, Outcome::failed);
  EXPECT_EQ(ending.exit_code, 2);
}

TEST_F(GnuplotProcess, ReportsTheSignalThatKilledIt) {
  const Ending ending = run(fake("kill -SEGV $$"), "plot x\n");
  EXPECT_EQ(ending.outcome, Outcome::killed);
  EXPECT_EQ(ending.exit_code, SIGSEGV);
  EXPECT_EQ(ending.reason, "gnuplot was ended by signal 11 (Segmentation fault)");
}

TEST_F(GnuplotProcess, MayTalkMuchWhileWeWriteMuch) {
  const Ending ending = run(fake("head -c 1000000 /dev/zero | tr '\\0' a >&2; cat > /dev/null; echo the end >&2"), kMegabyte + kMegabyte);
  EXPECT_EQ(ending.outcome, Outcome::ok);
  EXPECT_LT(ending.output.size(), 66'000U);
  EXPECT_TRUE(ending.output.starts_with("aaa"));
  EXPECT_TRUE(
      ending.output.ends_with("a"
                              "the end\n"));
}

TEST_F(GnuplotProcess, MayTalkForEver) {
  const Ending ending = run(fake("exec yes >&2"), "", milliseconds(500));
  EXPECT_NE(ending.outcome, Outcome::ok);
  EXPECT_LT(ending.output.size(), 66'000U);
}

TEST_F(GnuplotProcess, IsEndedIfItNeverReads) {
  const auto begin = std::chrono::steady_clock::now();
  const Ending ending = run(fake("exec sleep 60"), kMegabyte + kMegabyte + kMegabyte, milliseconds(200));
  EXPECT_EQ(ending.outcome, Outcome::timed_out);
  EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(5));
}

TEST_F(GnuplotProcess, IsEndedIfItNeverExits) {
  const Ending ending = run(fake("cat > /dev/null; echo busy; exec sleep 60"), "plot x\n", milliseconds(200));
  EXPECT_EQ(ending.outcome, Outcome::timed_out);
  EXPECT_EQ(ending.output, "busy\n");
  EXPECT_EQ(ending.reason, "gnuplot took too long and was ended");
}

TEST_F(GnuplotProcess, IsEndedWithItsChildrenEvenIfItIgnoresRequests) {
  const std::string body =
      fmt::format("trap '' TERM; sleep 60 & echo $! > {}; echo $$ >> {}; while :; do wait; done", path("ids"), path("ids"));
  const Ending ending = run(fake(body), "plot x\n", milliseconds(500));
  EXPECT_EQ(ending.outcome, Outcome::timed_out);
  std::ifstream ids(path("ids"));
  for (pid_t id = 0; ids >> id;) {
    // A process that was killed takes a moment to die, and an orphan may then wait for its reaper.
    const auto is_over = [&] {
      std::ifstream file(fmt::format("/proc/{}/stat", id));
      const std::string text{std::istreambuf_iterator<char>(file), {}};
      return text.empty() || text.find(") Z ") != std::string::npos;
    };
    const auto begin = std::chrono::steady_clock::now();
    while (!is_over() && std::chrono::steady_clock::now() - begin < std::chrono::seconds(10)) std::this_thread::sleep_for(milliseconds(10));
    EXPECT_TRUE(is_over()) << id;
  }
}

TEST_F(GnuplotProcess, IsKilledWithItsOwner) {
  const auto begin = std::chrono::steady_clock::now();
  {
    const auto process = start_gnuplot({fake("exec sleep 60"), {}});
    process->send("plot x\n");
  }
  EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(2));
}

TEST_F(GnuplotProcess, CountsOnlyTheTimeThatWeWait) {
  const auto process = start_gnuplot({fake("exec cat"), {}, milliseconds(300)});
  process->send("early\n");
  ::usleep(400'000);
  process->send("late\n");
  EXPECT_EQ(process->finish().outcome, Outcome::ok);
}

TEST_F(GnuplotProcess, LeavesOurSignalsAsTheyWere) {
  struct sigaction before {};
  ::sigaction(SIGPIPE, nullptr, &before);
  run(fake("exit 1"), kMegabyte + kMegabyte);
  struct sigaction after {};
  ::sigaction(SIGPIPE, nullptr, &after);
  EXPECT_EQ(before.sa_handler, after.sa_handler);
  sigset_t mask;
  pthread_sigmask(SIG_BLOCK, nullptr, &mask);
  EXPECT_EQ(sigismember(&mask, SIGPIPE), 0);
  sigpending(&mask);
  EXPECT_EQ(sigismember(&mask, SIGPIPE), 0);
}

TEST_F(GnuplotProcess, GetsAnEnvironmentThatDoesNotDependOnTheCaller) {
  const Variable terminal("GNUTERM", "dumb");
  const Variable command("GNUPLOT_IOSTREAM_CMD", "cat");
  const Variable locale("LC_NUMERIC", "de_DE");
  const Variable zone("TZ", "Asia/Tokyo");
  const auto process = start_gnuplot({fake("env; pwd"), {"FONTCONFIG_FILE=/some/file"}});
  const std::string output = "\n" + process->finish().output;
  for (const char* name : {"GNUTERM=", "GNUPLOT_IOSTREAM_CMD=", "LC_NUMERIC=", "TZ=Asia"}) {
    EXPECT_EQ(output.find(std::string("\n") + name), std::string::npos) << name;
  }
  for (const char* entry : {"LC_ALL=C.UTF-8\n", "TZ=UTC\n", "FONTCONFIG_FILE=/some/file\n", "/\n"}) {
    EXPECT_NE(output.find(std::string("\n") + entry), std::string::npos) << entry;
  }
}

TEST_F(GnuplotProcess, InheritsNoFilesOfOurs) {
  const int ours = ::open("/dev/null", O_RDONLY);
  const Ending ending = run(fake("ls /proc/self/fd | wc -l"), "");
  ::close(ours);
  EXPECT_EQ(ending.output, "4\n");  // its three, and the folder that ls reads
}

TEST_F(GnuplotProcess, RunsAGoodScript) {
  const Ending ending = run("gnuplot", fmt::format("set terminal pdfcairo\nset output '{}'\nplot [0:1] x\n", path("a.pdf")));
  EXPECT_EQ(ending.outcome, Outcome::ok) << ending.output;
  EXPECT_EQ(ending.output, "");
  EXPECT_TRUE(read("a.pdf").starts_with("%PDF-"));
}

TEST_F(GnuplotProcess, NamesTheScriptLineOfAnError) {
  const std::string script = fmt::format(
      "set terminal pdfcairo\nset output '{}'\n$d << E\n1 2\n2 3\nE\nplot $d with lines, \\\n  $d with pints\nx = 1\n", path("a.pdf"));
  const Ending ending = run("gnuplot", script);
  EXPECT_EQ(ending.outcome, Outcome::failed);
  const GnuplotMessage error = read_gnuplot_messages(ending.output).error;
  EXPECT_EQ(error.line, 8);
  EXPECT_EQ(error.text, "unrecognized plot type");
  EXPECT_EQ(error.command, "plot $d with lines,   $d with pints");
  EXPECT_EQ(error.column, 36);
}

TEST_F(GnuplotProcess, ReadsLongLinesQuickly) {
  std::string script;
  for (int i = 0; i < 10; ++i) script += "x = '" + kMegabyte + "'\n";
  const auto begin = std::chrono::steady_clock::now();
  const Ending ending = run("gnuplot", script + "print strlen(x)\n");
  EXPECT_EQ(ending.output, "1000000\n");
  EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(2));
}

}  // namespace
}  // namespace burin
