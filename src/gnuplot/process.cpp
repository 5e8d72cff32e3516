#include "gnuplot/process.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <gnuplot-iostream.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <optional>
#include <thread>
#include <utility>

namespace burin {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

constexpr std::size_t kKeptOutput = 64 * 1024;
constexpr off_t kOutputLimit = 16 * 1024 * 1024;
constexpr int kPipeSize = 1024 * 1024;    // most scripts fit, so that `send` need not wait
constexpr std::size_t kPiece = 4096;      // PIPE_BUF, and what gnuplot-iostream buffers: a pipe that polls as writable takes it whole
constexpr milliseconds kGrace{200};       // between SIGTERM and SIGKILL
constexpr milliseconds kAfterKill{2000};  // a killed process is gone at once unless the kernel holds it

/// A file descriptor that is closed with its owner.
class Descriptor {
 public:
  explicit Descriptor(int fd = -1) : fd_(fd) {}
  Descriptor(Descriptor&& other) noexcept : fd_(std::exchange(other.fd_, -1)) {}
  Descriptor& operator=(Descriptor&& other) noexcept {
    std::swap(fd_, other.fd_);
    return *this;
  }
  ~Descriptor() {
    if (fd_ >= 0) ::close(fd_);
  }
  int get() const { return fd_; }
  int release() { return std::exchange(fd_, -1); }

 private:
  int fd_;
};

/// The same file under a number above 2: the child's 0, 1 and 2 are set one by one, and must not overwrite each other's origin.
Descriptor above_stdio(int fd) {
  Descriptor original(fd);
  if (fd < 0 || fd > STDERR_FILENO) return original;
  return Descriptor(::fcntl(fd, F_DUPFD_CLOEXEC, STDERR_FILENO + 1));
}

/// Keeps SIGPIPE from this thread while it writes, and takes the one away that the writing caused.
class WithoutSigpipe {
 public:
  WithoutSigpipe() {
    sigemptyset(&pipe_);
    sigaddset(&pipe_, SIGPIPE);
    sigset_t pending;
    sigpending(&pending);
    was_pending_ = sigismember(&pending, SIGPIPE) == 1;
    pthread_sigmask(SIG_BLOCK, &pipe_, &before_);
  }
  ~WithoutSigpipe() {
    const timespec now{};
    if (!was_pending_) sigtimedwait(&pipe_, nullptr, &now);
    pthread_sigmask(SIG_SETMASK, &before_, nullptr);
  }
  WithoutSigpipe(const WithoutSigpipe&) = delete;
  WithoutSigpipe& operator=(const WithoutSigpipe&) = delete;

 private:
  sigset_t pipe_{};
  sigset_t before_{};
  bool was_pending_ = false;
};

struct Found {
  std::string path;  ///< absolute; empty if there is none
  Ending ending;     ///< why not
};

/// Looks for the program as a shell does, but never in the current folder unless a path says so.
Found find_program(const std::string& program) {
  const char* variable = std::getenv("PATH");
  const std::string_view search = variable ? variable : "/usr/local/bin:/usr/bin:/bin";
  std::vector<std::string> candidates;
  if (program.find('/') != std::string::npos) {
    candidates.push_back(program);
  } else {
    for (std::size_t begin = 0; begin <= search.size();) {
      const std::size_t end = std::min(search.find(':', begin), search.size());
      if (end > begin) candidates.push_back(fmt::format("{}/{}", search.substr(begin, end - begin), program));
      begin = end + 1;
    }
  }
  Ending ending{Outcome::not_found, 0, fmt::format("`{}` is not in PATH", program), ""};
  if (program.find('/') != std::string::npos) ending.reason = fmt::format("`{}` does not exist", program);
  for (const std::string& candidate : candidates) {
    struct stat status {};
    if (program.empty() || ::stat(candidate.c_str(), &status) != 0) continue;
    std::error_code error;
    if (S_ISDIR(status.st_mode)) {
      ending = {Outcome::could_not_start, 0, fmt::format("`{}` is a folder", candidate), ""};
    } else if (::access(candidate.c_str(), X_OK) != 0) {
      ending = {Outcome::could_not_start, 0, fmt::format("`{}` is not executable", candidate), ""};
    } else {
      return {std::filesystem::absolute(candidate, error).string(), {}};
    }
  }
  return {"", ending};
}

/// The caller's environment, less what changes how gnuplot reads or writes, with what every run gets.
std::vector<std::string> child_environment(const std::vector<std::string>& additions) {
  std::vector<std::string> result = additions;
  const auto name_of = [](std::string_view entry) { return entry.substr(0, entry.find('=')); };
  for (char** entry = environ; *entry; ++entry) {
    const std::string_view name = name_of(*entry);
    const bool given = std::any_of(additions.begin(), additions.end(), [&](const auto& a) { return name_of(a) == name; });
    const bool dropped =
        name.starts_with("GNUPLOT") || name == "GNUTERM" || name.starts_with("LC_") || name == "LANG" || name == "LANGUAGE" || name == "TZ";
    if (!given && !dropped) result.emplace_back(*entry);
  }
  // In the plain C locale gnuplot 5.4.4 warns that "iconv failed to convert degree sign".
  result.emplace_back("LC_ALL=C.UTF-8");
  result.emplace_back("TZ=UTC");
  return result;
}

/// Starts `path` with the given files as its standard ones, in a process group of its own; its number, or minus what errno says.
pid_t spawn(const std::string& path, const std::vector<std::string>& environment, int input, int output) {
  posix_spawn_file_actions_t files;
  posix_spawn_file_actions_init(&files);
  posix_spawn_file_actions_adddup2(&files, input, STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&files, output, STDOUT_FILENO);
  posix_spawn_file_actions_adddup2(&files, output, STDERR_FILENO);
  posix_spawn_file_actions_addclosefrom_np(&files, STDERR_FILENO + 1);
  posix_spawn_file_actions_addchdir_np(&files, "/");

  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  sigset_t signals;
  sigemptyset(&signals);
  posix_spawnattr_setsigmask(&attributes, &signals);
  for (const int s : {SIGPIPE, SIGINT, SIGQUIT, SIGTERM, SIGCHLD, SIGHUP}) sigaddset(&signals, s);
  posix_spawnattr_setsigdefault(&attributes, &signals);

  std::vector<std::string> arguments{path, "-d", "/dev/stdin"};
  std::vector<std::string> variables = environment;
  const auto pointers = [](std::vector<std::string>& texts) {
    std::vector<char*> result;
    for (std::string& text : texts) result.push_back(text.data());
    result.push_back(nullptr);
    return result;
  };
  pid_t pid = -1;
  const int error = ::posix_spawn(&pid, path.c_str(), &files, &attributes, pointers(arguments).data(), pointers(variables).data());
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&files);
  return error == 0 ? pid : -error;
}

/// A file in memory for the program's words: it can always be written to, so that neither side waits for the other, and never grows
/// beyond the limit, however long the program talks.
Descriptor output_file() {
  Descriptor file = above_stdio(::memfd_create("gnuplot-output", MFD_CLOEXEC | MFD_ALLOW_SEALING));
  if (file.get() < 0 || ::ftruncate(file.get(), kOutputLimit) != 0) return Descriptor();
  ::fcntl(file.get(), F_ADD_SEALS, F_SEAL_GROW | F_SEAL_SHRINK);
  return file;
}

std::string read_at(int fd, std::size_t size, off_t offset) {
  std::string text(size, '\0');
  const ssize_t got = ::pread(fd, text.data(), text.size(), offset);
  text.resize(got > 0 ? static_cast<std::size_t>(got) : 0);
  return text;
}

/// What was written so far. The writer shares the file's position with us, so the position is the length.
std::string read_output(int fd) {
  const off_t end = std::max<off_t>(::lseek(fd, 0, SEEK_CUR), 0);
  const auto size = static_cast<std::size_t>(end);
  if (size <= kKeptOutput) return read_at(fd, size, 0);
  // An error stops gnuplot, so the end matters more than the beginning.
  const std::size_t head = kKeptOutput / 4;
  const std::size_t tail = kKeptOutput - head;
  const std::string cut = fmt::format("\n[{} bytes left out]\n", size - kKeptOutput);
  return read_at(fd, head, 0) + cut + read_at(fd, tail, end - static_cast<off_t>(tail));
}

class RunningGnuplot : public Process {
 public:
  explicit RunningGnuplot(const ProcessOptions& options) : left_(options.time_limit) {
    const Found found = find_program(options.program);
    if (found.path.empty()) {
      refused_ = found.ending;
    } else if (const int error = start(found.path, options.environment)) {
      const std::string reason = fmt::format("`{}` cannot be started: {}", found.path, std::strerror(error));
      refused_ = Ending{Outcome::could_not_start, 0, reason, ""};
    }
  }

  ~RunningGnuplot() override {
    close_script();
    end_group();
  }

  void send(std::string_view text) override {
    const WithoutSigpipe quiet;
    while (!text.empty() && wait_until_writable()) {
      const std::string_view piece = text.substr(0, kPiece);
      stream_->write(piece.data(), static_cast<std::streamsize>(piece.size()));
      stream_->flush();
      if (!*stream_) broken_ = true;
      text.remove_prefix(piece.size());
    }
  }

  Ending finish() override {
    if (refused_) return *refused_;
    close_script();
    const bool ended = !timed_out_ && has_ended_within(left_);
    if (!ended) {
      ::kill(-pid_, SIGTERM);
      Clock::duration grace = kGrace;
      has_ended_within(grace);
      end_group();
    }
    reap();
    Ending ending = describe(ended);
    ending.output = read_output(output_.get());
    return ending;
  }

 private:
  /// Zero, or what errno says.
  int start(const std::string& path, const std::vector<std::string>& environment) {
    output_ = output_file();
    std::array<int, 2> ends{-1, -1};
    if (output_.get() < 0 || ::pipe2(ends.data(), O_CLOEXEC) != 0) return errno;
    const Descriptor input = above_stdio(ends[0]);
    Descriptor script = above_stdio(ends[1]);
    ::fcntl(script.get(), F_SETPIPE_SZ, kPipeSize);  // a wish: a system may allow less
    std::FILE* file = ::fdopen(script.get(), "w");
    if (!file) return errno;
    script_ = script.release();
    stream_.emplace(file);  // closes it
    const pid_t pid = spawn(path, child_environment(environment), input.get(), output_.get());
    if (pid < 0) return -pid;
    pid_ = pid;
    watch_ = Descriptor(static_cast<int>(::syscall(SYS_pidfd_open, pid, 0)));
    return 0;
  }

  /// Whether a piece can be written without waiting for gnuplot; waits for that within the time left.
  bool wait_until_writable() {
    if (refused_ || !stream_ || broken_ || timed_out_) return false;
    std::array<pollfd, 2> events{pollfd{script_, POLLOUT, 0}, pollfd{watch_.get(), POLLIN, 0}};
    if (!poll_within(events.data(), events.size(), left_)) timed_out_ = true;
    // The pipe of a dead gnuplot stays open if a child of it lives on.
    if (events[0].revents == 0) broken_ = true;
    return !broken_ && !timed_out_;
  }

  /// Waits until one of the events comes; takes the time that took from `left`.
  static bool poll_within(pollfd* events, std::size_t count, Clock::duration& left) {
    while (true) {
      const Clock::time_point begin = Clock::now();
      const auto wait = std::chrono::ceil<milliseconds>(left).count();
      const int ready = ::poll(events, count, static_cast<int>(std::min<milliseconds::rep>(wait, 1 << 30)));
      left = std::max(left - (Clock::now() - begin), Clock::duration(0));
      if (ready >= 0 || errno != EINTR) return ready > 0;
    }
  }

  /// Whether it ends before `left`, which shrinks by the wait, is used up. Leaves it unreaped, so that its group keeps its number.
  bool has_ended_within(Clock::duration& left) const {
    if (watch_.get() >= 0) {
      pollfd event{watch_.get(), POLLIN, 0};
      return poll_within(&event, 1, left);
    }
    for (siginfo_t info{}; left > Clock::duration(0); left -= milliseconds(1)) {  // a kernel before Linux 5.3
      if (::waitid(P_PID, static_cast<id_t>(pid_), &info, WEXITED | WNOHANG | WNOWAIT) != 0 || info.si_pid == pid_) return true;
      std::this_thread::sleep_for(milliseconds(1));
    }
    return false;
  }

  /// Kills it and whatever it started.
  void end_group() {
    if (pid_ < 0 || reaped_) return;
    ::kill(-pid_, SIGKILL);
    Clock::duration soon = kAfterKill;
    if (has_ended_within(soon)) reap();
  }

  void reap() {
    if (reaped_) return;
    int status = 0;
    reaped_ = true;
    if (::waitpid(pid_, &status, WNOHANG) == pid_) status_ = status;
  }

  void close_script() {
    const WithoutSigpipe quiet;
    stream_.reset();
  }

  Ending describe(bool ended) const {
    if (!ended) return {Outcome::timed_out, 0, "gnuplot took too long and was ended", ""};
    if (!status_) return {Outcome::failed, -1, "gnuplot's exit status is lost, since SIGCHLD is ignored here", ""};
    if (WIFSIGNALED(*status_)) {
      const int number = WTERMSIG(*status_);
      return {Outcome::killed, number, fmt::format("gnuplot was ended by signal {} ({})", number, ::sigdescr_np(number)), ""};
    }
    const int code = WEXITSTATUS(*status_);
    if (code != 0) return {Outcome::failed, code, fmt::format("gnuplot stopped with exit status {}", code), ""};
    if (broken_) return {Outcome::failed, 0, "gnuplot stopped reading before the end of its script", ""};
    return {};
  }

  std::optional<Ending> refused_;
  pid_t pid_ = -1;
  Descriptor output_;
  Descriptor watch_;  ///< readable once the process has ended; -1 if the kernel has no such thing
  std::optional<::Gnuplot> stream_;
  int script_ = -1;       ///< the descriptor under `stream_`
  Clock::duration left_;  ///< of the time limit
  bool reaped_ = false;
  std::optional<int> status_;
  bool broken_ = false;
  bool timed_out_ = false;
};

}  // namespace

std::unique_ptr<Process> start_gnuplot(const ProcessOptions& options) { return std::make_unique<RunningGnuplot>(options); }

}  // namespace burin
