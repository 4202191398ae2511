import Diagnostics
internal import JSON

/// How a client counts within a line.
enum PositionEncoding: String, Sendable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  case utf32 = "utf-32"

  /// The byte of a position, brought into the text: behind its last line, or at the end of its line.
  func offset(line: Int, character: Int, in file: SourceFile) -> Int {
    guard line >= 0 else { return 0 }
    guard line < file.lineCount else { return file.bytes.count }
    let span = file.span(ofLine: line + 1)
    let (start, end) = (Int(span.start), Int(span.end))
    guard character > 0 else { return start }
    if self == .utf8 { return atScalar(min(start + min(character, end - start), end), in: file, start) }
    var left = character
    var offset = start
    while offset < end, left > 0 {
      let length = Self.length(of: file.bytes[offset])
      // Beyond the Basic Multilingual Plane two units; a position between them counts as before both.
      let units = self == .utf16 && length == 4 ? 2 : 1
      if units > left { break }
      left -= units
      offset = min(offset + length, end)
    }
    return offset
  }

  /// A position within a character counts as before it.
  private func atScalar(_ offset: Int, in file: SourceFile, _ start: Int) -> Int {
    var offset = offset
    while offset > start, offset < file.bytes.count, file.bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
    return offset
  }

  /// How many bytes a character has that begins like this; ill-formed ones count alone.
  private static func length(of byte: UInt8) -> Int {
    switch byte {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }

  /// The position of a byte.
  func position(of offset: Int, in file: SourceFile) -> JSONValue {
    let offset = min(max(offset, 0), file.bytes.count)
    let line = file.line(of: offset)
    let start = Int(file.span(ofLine: line).start)
    let character: Int
    switch self {
    case .utf8: character = offset - start
    case .utf16: character = file.location(of: offset).utf16Column - 1
    case .utf32: character = file.location(of: offset).column - 1
    }
    return ["line": .int(line - 1), "character": .int(character)]
  }

  /// The range of a place.
  func range(_ place: Place) -> JSONValue {
    [
      "start": position(of: Int(place.span.start), in: place.file),
      "end": position(of: Int(place.span.end), in: place.file),
    ]
  }

  /// The byte of a position as it came.
  func offset(_ json: JSONValue?, in file: SourceFile) -> Int? {
    guard let line = json?["line"]?.int, let character = json?["character"]?.int else { return nil }
    return offset(line: line, character: character, in: file)
  }
}
