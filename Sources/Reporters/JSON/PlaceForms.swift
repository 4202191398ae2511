import Diagnostics
internal import JSON

/// The JSON form of a place in a file.
enum PlaceForms {
  static let place = JSONForm<Place>(
    "place", "A span of text; start and end are equal where something is missing."
  ) { one in
    one.text("path", "With /, relative to the working folder where possible.") { $0.file.path }
    one.member("start", location) { ($0.file, Int($0.span.start)) }
    one.member("end", location, "Behind the last character.") { ($0.file, Int($0.span.end)) }
  }

  private static let location = JSONForm<(file: SourceFile, offset: Int)>("location", isInline: { _ in true })
  {
    one in
    one.member("line", .number(from: 1), "Starts at 1.") { $0.file.location(of: $0.offset).line }
    one.member("column", .number(from: 1), "In Unicode scalars, starts at 1.") {
      $0.file.location(of: $0.offset).column
    }
    one.member("utf16Column", .number(from: 1), "In UTF-16 code units, starts at 1.") {
      $0.file.location(of: $0.offset).utf16Column
    }
    one.count("offset", "In bytes of UTF-8, starts at 0.") { min(max($0.offset, 0), $0.file.bytes.count) }
  }
}
