// Completions and the manual, told from the commands themselves.
#include <fmt/format.h>

#include <algorithm>

#include "cli/command_line.h"
#include "compile.h"

namespace burin {
namespace {

std::vector<const CLI::App*> commands_of(const CLI::App& app) {
  return app.get_subcommands([](const CLI::App*) { return true; });
}

/// `-o`, `--output`: all names of the options of a command.
std::vector<std::string> option_names(const CLI::App& command) {
  std::vector<std::string> names;
  for (const CLI::Option* option : command.get_options()) {
    for (const std::string& name : option->get_snames()) names.push_back("-" + name);
    for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
  }
  return names;
}

/// The words that an argument may be, where there is a fixed list of them: `{a,b}` in CLI11's own words.
std::string words_of(const CLI::Option& option) {
  const std::string type = option.get_type_name();
  const std::size_t open = type.find('{'), close = type.find('}');
  if (open == type.npos || close == type.npos || close < open) return {};
  std::string words = type.substr(open + 1, close - open - 1);
  std::replace(words.begin(), words.end(), ',', ' ');
  return words;
}

std::string argument_words(const CLI::App& command) {
  std::string words;
  for (const CLI::Option* option : command.get_options())
    if (option->get_positional()) words += (words.empty() ? "" : " ") + words_of(*option);
  return words;
}

std::string bash(const CLI::App& app) {
  std::string names;
  for (const CLI::App* command : commands_of(app)) names += (names.empty() ? "" : " ") + command->get_name();
  std::string out = fmt::format(
      "# bash completion for burin: eval \"$(burin completion bash)\"\n"
      "_burin() {{\n"
      "  local word=${{COMP_WORDS[COMP_CWORD]}} command=${{COMP_WORDS[1]}} words=\n"
      "  if ((COMP_CWORD == 1)); then words=\"{} {}\"; fi\n"
      "  case $command in\n",
      names, fmt::join(option_names(app), " "));
  for (const CLI::App* command : commands_of(app)) {
    const std::string words = fmt::format("{}", fmt::join(option_names(*command), " "));
    const std::string arguments = argument_words(*command);
    out += fmt::format("    {}) words=\"{}{}{}\" ;;\n", command->get_name(), words, arguments.empty() ? "" : " ", arguments);
  }
  out +=
      "  esac\n"
      "  COMPREPLY=($(compgen -W \"$words\" -- \"$word\") $(compgen -f -X '!*.yaml' -- \"$word\") $(compgen -d -- \"$word\"))\n"
      "}\n"
      "complete -o filenames -F _burin burin\n";
  return out;
}

/// A text for single quotes of a shell.
std::string shell_quoted(std::string text) {
  for (std::size_t at = text.find('\''); at != text.npos; at = text.find('\'', at + 4)) text.replace(at, 1, "'\\''");
  return "'" + text + "'";
}

/// A description for zsh's _arguments: brackets and colons are its own.
std::string zsh_text(const std::string& text) {
  std::string out;
  for (const char c : text) {
    if (c == '[' || c == ']' || c == ':') out += '\\';
    out += c;
  }
  return out;
}

/// The options of a command as _arguments takes them, a blank before each.
std::string zsh_options(const CLI::App& command) {
  std::string out;
  for (const CLI::Option* option : command.get_options()) {
    if (option->get_positional()) continue;
    for (const std::string& name : option->get_snames())
      out += " " + shell_quoted(fmt::format("-{}[{}]", name, zsh_text(option->get_description())));
    for (const std::string& name : option->get_lnames())
      out += " " + shell_quoted(fmt::format("--{}[{}]", name, zsh_text(option->get_description())));
  }
  return out;
}

std::string zsh(const CLI::App& app) {
  std::string out =
      "#compdef burin\n# zsh completion for burin: burin completion zsh >\"${fpath[1]}/_burin\"\n_burin() {\n  local -a commands\n  "
      "commands=(\n";
  for (const CLI::App* command : commands_of(app))
    out += "    " + shell_quoted(command->get_name() + ":" + zsh_text(command->get_description())) + "\n";
  out += "  )\n  if ((CURRENT == 2)); then\n    _describe command commands\n    _arguments" + zsh_options(app) +
         " '*:file:_files -g \"*.yaml\"'\n    return\n  fi\n  case $words[2] in\n";
  for (const CLI::App* command : commands_of(app)) {
    out += fmt::format("    {}) _arguments", command->get_name()) + zsh_options(*command);
    const std::string words = argument_words(*command);
    out += words.empty() ? " '*:file:_files'" : " " + shell_quoted(fmt::format("*:word:({})", words));
    out += " ;;\n";
  }
  return out + "  esac\n}\n_burin \"$@\"\n";
}

/// ` -s o -l output`.
std::string fish_names(const CLI::Option& option) {
  std::string names;
  for (const std::string& name : option.get_snames()) names += " -s " + name;
  for (const std::string& name : option.get_lnames()) names += " -l " + name;
  return names;
}

std::string fish(const CLI::App& app) {
  std::string out = "# fish completion for burin: burin completion fish >~/.config/fish/completions/burin.fish\n";
  for (const CLI::Option* option : app.get_options())
    out +=
        fmt::format("complete -c burin -n __fish_use_subcommand{} -d {}\n", fish_names(*option), shell_quoted(option->get_description()));
  for (const CLI::App* command : commands_of(app)) {
    out += fmt::format("complete -c burin -n __fish_use_subcommand -a {} -d {}\n", command->get_name(),
                       shell_quoted(command->get_description()));
    for (const CLI::Option* option : command->get_options()) {
      const std::string of = fmt::format("complete -c burin -n '__fish_seen_subcommand_from {}'", command->get_name());
      if (option->get_positional()) {
        if (const std::string words = words_of(*option); !words.empty()) out += fmt::format("{} -a {}\n", of, shell_quoted(words));
        continue;
      }
      out += fmt::format("{}{} -d {}\n", of, fish_names(*option), shell_quoted(option->get_description()));
    }
  }
  return out;
}

/// A text for roff: backslashes and dashes kept, no line that begins with a dot.
std::string roff(const std::string& text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\\')
      out += "\\e";
    else if (text[i] == '-')
      out += "\\-";
    else if ((text[i] == '.' || text[i] == '\'') && (i == 0 || text[i - 1] == '\n'))
      out += std::string("\\&") + text[i];
    else
      out += text[i];
  }
  return out;
}

/// A paragraph for each option and argument of a command.
std::string manual_options(const CLI::App& command) {
  std::string out;
  for (const CLI::Option* option : command.get_options()) {
    std::string names =
        option->get_positional() && option->get_snames().empty() && option->get_lnames().empty() ? option->get_name(true) : "";
    for (const std::string& name : option->get_snames()) names += (names.empty() ? "-" : ", -") + name;
    for (const std::string& name : option->get_lnames()) names += (names.empty() ? "--" : ", --") + name;
    out += fmt::format(".TP\n.B {}\n{}.\n", roff(names), roff(option->get_description()));
  }
  return out;
}

}  // namespace

std::string completion_text(const CLI::App& app, const std::string& shell) {
  return shell == "bash" ? bash(app) : shell == "zsh" ? zsh(app) : fish(app);
}

std::string manual_text(const CLI::App& app) {
  std::string out = fmt::format(
      ".TH BURIN 1 \"\" \"burin {}\"\n.SH NAME\nburin \\- compile figures from YAML to PDF\n.SH SYNOPSIS\n.B burin\n[\\fICOMMAND\\fR] "
      "[\\fIOPTION\\fR]... \\fISPEC\\fR...\n.SH DESCRIPTION\n.nf\n{}\n.fi\n.SH OPTIONS\n{}.SH COMMANDS\n",
      burin_version(), roff(app.get_description()), manual_options(app));
  for (const CLI::App* command : commands_of(app))
    out += fmt::format(".SS {}\n{}.\n{}", command->get_name(), roff(command->get_description()), manual_options(*command));
  return out + fmt::format(".SH \"EXIT STATUS AND ENVIRONMENT\"\n.nf\n{}\n.fi\n", roff(app.get_footer()));
}

}  // namespace burin
