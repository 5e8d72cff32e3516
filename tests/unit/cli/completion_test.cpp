// Every command and option that the parser knows, looked for in the completions of the shells, the manual and the help.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/command_line.h"

namespace burin {
namespace {

using ::testing::HasSubstr;

/// Calls `f(command, name, is_short)` for each name of each option of each command, without its dashes.
template <class F>
void for_each_option(const CLI::App& app, F&& f) {
  for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; }))
    for (const CLI::Option* option : command->get_options()) {
      for (const std::string& name : option->get_snames()) f(command->get_name(), name, true);
      for (const std::string& name : option->get_lnames()) f(command->get_name(), name, false);
    }
}

/// The part of a text that begins with `from` and ends before `to`.
std::string part(const std::string& text, const std::string& from, const std::string& to) {
  const std::size_t begin = text.find(from);
  if (begin == text.npos) return {};
  return text.substr(begin, text.find(to, begin + from.size()) - begin);
}

std::string dashed(const std::string& name, bool is_short) { return (is_short ? "-" : "--") + name; }

TEST(Completion, EveryCommandIsInEveryText) {
  const CommandLine line;
  for (const CLI::App* command : line.app.get_subcommands([](const CLI::App*) { return true; })) {
    for (const char* shell : {"bash", "zsh", "fish"})
      EXPECT_THAT(completion_text(line.app, shell), HasSubstr(command->get_name())) << shell;
    EXPECT_THAT(manual_text(line.app), HasSubstr(".SS " + command->get_name() + "\n"));
  }
}

TEST(Completion, BashOffersEveryOptionOfACommand) {
  const CommandLine line;
  const std::string text = completion_text(line.app, "bash");
  for_each_option(line.app, [&](const std::string& command, const std::string& name, bool is_short) {
    EXPECT_THAT(part(text, "    " + command + ") ", ";;") + " ", HasSubstr(dashed(name, is_short))) << command;
  });
}

TEST(Completion, ZshOffersEveryOptionOfACommand) {
  const CommandLine line;
  const std::string text = completion_text(line.app, "zsh");
  for_each_option(line.app, [&](const std::string& command, const std::string& name, bool is_short) {
    EXPECT_THAT(part(text, "    " + command + ") ", ";;"), HasSubstr("'" + dashed(name, is_short) + "[")) << command;
  });
}

TEST(Completion, FishOffersEveryOptionOfACommand) {
  const CommandLine line;
  const std::string text = completion_text(line.app, "fish");
  for_each_option(line.app, [&](const std::string& command, const std::string& name, bool is_short) {
    const std::string of = "__fish_seen_subcommand_from " + command + "'";
    bool found = false;
    for (std::size_t at = text.find(of); at != text.npos && !found; at = text.find(of, at + 1))
      found = (text.substr(at, text.find('\n', at) - at) + " ").find((is_short ? " -s " : " -l ") + name + " ") != text.npos;
    EXPECT_TRUE(found) << command << " " << name;
  });
}

TEST(Manual, TellsEveryOptionOfACommandWithItsSentence) {
  const CommandLine line;
  const std::string text = manual_text(line.app);
  for_each_option(line.app, [&](const std::string& command, const std::string& name, bool is_short) {
    std::string written;  // roff's dash that stays a dash
    for (const char c : dashed(name, is_short)) written += c == '-' ? std::string("\\-") : std::string(1, c);
    EXPECT_THAT(part(text, ".SS " + command + "\n", ".SS "), HasSubstr(written)) << command;
  });
  for (const CLI::App* command : line.app.get_subcommands([](const CLI::App*) { return true; }))
    for (const CLI::Option* option : command->get_options())
      EXPECT_FALSE(option->get_description().empty()) << command->get_name() << " " << option->get_name();
}

TEST(Manual, TellsTheOptionsOfTheProgramItself) {
  const CommandLine line;
  const std::string text = manual_text(line.app), bash = completion_text(line.app, "bash"), fish = completion_text(line.app, "fish"),
                    zsh = completion_text(line.app, "zsh");
  for (const CLI::Option* option : line.app.get_options())
    for (const std::string& name : option->get_lnames()) {
      EXPECT_THAT(text, HasSubstr("\\-\\-" + name)) << name;
      EXPECT_THAT(bash, HasSubstr("--" + name));
      EXPECT_THAT(zsh, HasSubstr("--" + name + "["));
      EXPECT_THAT(fish, HasSubstr("-l " + name + " "));
    }
}

}  // namespace
}  // namespace burin
