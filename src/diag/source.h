// Comes in: the bytes of one file that an author wrote. Goes out: its lines, and places in it that a person can find.
// Does not read files: see data/files.h for the door to the disk.
#pragma once

#include <cstddef>
#include <deque>
#include <string>
#include <string_view>
#include <vector>

namespace burin {

/// One text that burin read, with the byte offset at which each of its lines begins.
struct Source {
  std::string name;                      ///< as the author called it; what diagnostics print
  std::string text;                      ///< UTF-8, without a byte order mark
  std::vector<std::size_t> line_starts;  ///< offsets into `text`; the first is 0

  Source(std::string name, std::string text);
};

/// A stretch of a source, in bytes, `end` past the last one. `source` is null where a thing has no place in any file.
struct Span {
  const Source* source = nullptr;
  std::size_t begin = 0;
  std::size_t end = 0;

  /// Whether the span lies in a file at all.
  explicit operator bool() const { return source != nullptr; }
  bool operator==(const Span&) const = default;
};

/// A place as people and editors count it.
struct Place {
  std::size_t line = 1;    ///< from 1
  std::size_t column = 1;  ///< from 1, in characters (code points)
};

/// The place where `span` begins.
Place place_of(const Span& span);

/// Where the bytes [begin, end) of `text` stand, a value that YAML wrote at `span`: exactly if the source reads like `text`, quotes
/// aside; else (escapes, folded lines) its whole span.
Span part_of(std::string_view text, const Span& span, std::size_t begin, std::size_t end);

/// The text of one line (counted from 1) without its line end.
std::string_view line_text(const Source& source, std::size_t line);

/// Owns the sources of one compilation; their addresses stay the same, so that spans may point to them.
class Sources {
 public:
  /// Takes over a text; the reference stays valid as long as this object lives.
  const Source& add(std::string name, std::string text);
  /// All sources in the order in which they were read.
  const std::deque<Source>& all() const { return sources_; }

 private:
  std::deque<Source> sources_;
};

}  // namespace burin
