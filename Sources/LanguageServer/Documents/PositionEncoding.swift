import Diagnostics
internal import JSON

/// The unit in which a client counts columns of a line.
enum PositionEncoding: String, Sendable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  case utf32 = "utf-32"

  /// The byte offset of a position; positions outside the text are moved to the end of the line or of the
  /// text.
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
      // Above the Basic Multilingual Plane a character has two units; a position between them means the one
      // before both.
      let units = self == .utf16 && length == 4 ? 2 : 1
      if units > left { break }
      left -= units
      offset = min(offset + length, end)
    }
    return offset
  }

  /// Moves a position inside a character to the beginning of the character.
  private func atScalar(_ offset: Int, in file: SourceFile, _ start: Int) -> Int {
    var offset = offset
    while offset > start, offset < file.bytes.count, file.bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
    return offset
  }

  /// The number of bytes of a character with this first byte; ill-formed bytes count as one each.
  private static func length(of byte: UInt8) -> Int {
    switch byte {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }

  /// The position of a byte offset.
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

  /// The byte offset of a position from the client.
  func offset(_ json: JSONValue?, in file: SourceFile) -> Int? {
    guard let line = json?["line"]?.int, let character = json?["character"]?.int else { return nil }
    return offset(line: line, character: character, in: file)
  }
}
