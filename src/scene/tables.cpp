#include "scene/tables.h"

#include <fmt/format.h>

#include "data/read_table.h"
#include "scene/cascade.h"

namespace burin {
FigureData load_data(const Figure& figure, const std::string& folder, const Files& files, Sources& sources, Diagnostics& diagnostics) {
  FigureData data;
  for (const auto& item : figure.data.items) {
    auto& table = data.tables[item.name];
    const bool has_columns = is_written(item.value, &DataSource::columns), has_file = is_written(item.value, &DataSource::file);
    if (has_columns && has_file) {
      diagnostics
          .add(codes::conflict, key_span(item.value, &DataSource::columns),
               fmt::format("data `{}` has both `file` and `columns`", item.name))
          .advise("a table comes from one place: remove one of the two");
    } else if (has_columns) {
      table = table_from_columns(item.name, item.value.columns, item.value.na, diagnostics);
    } else if (has_file && !item.value.file.text.empty()) {
      const Text& file = item.value.file;
      table = read_table({item.name, path_in(folder, file.text), file.span, item.value.na, DiskFiles::kLimit, file.text}, files, sources,
                         diagnostics);
    } else if (!has_file && !is_written(item.value, &DataSource::sqlite) && item.value.written.place != item.span) {
      // A value that is not written at all has its key's place, and was reported when it was read.
      diagnostics.add(codes::missing_key, item.span, fmt::format("data `{}` says neither `file` nor `columns`", item.name))
          .advise("write the name of a file, or `columns` with a list of values for each");
    }
  }
  data.constants = evaluate_constants(figure.constants, diagnostics);
  return data;
}

}  // namespace burin
