internal import Diagnostics

/// A part of the input that had to be replaced by U+FFFD.
struct InputFault {
  enum Kind: Equatable {
    /// Bytes that do not form a character of this encoding.
    case illFormed(String)
    /// A character YAML does not allow.
    case control(UInt32)
    /// An encoding that cannot be read.
    case encoding(String)
    /// The input is not text.
    case binary
  }

  var kind: Kind
  /// The offset of the replacement in the text; `length`: how many bytes it has.
  var offset: Int
  var length: Int
  /// The offset in the file, in bytes.
  var fileOffset: Int
  /// The original bytes.
  var bytes: [UInt8]

  func problem(in source: SourceFile) -> Problem {
    let place = Place(source, Span(offset, offset + length))
    switch kind {
    case .illFormed(let encoding):
      let several = bytes.count > 1
      return Problem(
        .illFormedText,
        "the byte\(several ? "s" : "") \(listOfBytes) \(several ? "are" : "is") not \(encoding) (offset \(fileOffset) in the file)",
        at: place, label: "not \(encoding)", expected: "text in UTF-8", help: "save the file as UTF-8")
    case .control(let scalar):
      return Problem(
        .controlCharacter, "the character \(name(of: scalar)) is not allowed in YAML", at: place,
        label: name(of: scalar), expected: "printable characters",
        help: "delete it; inside double quotes it can be written as an escape such as ‘\\x\(hex(scalar, 2))’")
    case .binary:
      return Problem(
        .illFormedText, "the file is no text", at: place, expected: "a YAML file in UTF-8",
        help: "if it is no flow, name or exclude files so that it is not read")
    case .encoding(let name):
      return Problem(
        .illFormedText, "the file is \(name), which is not read", at: place, expected: "text in UTF-8",
        help: "save the file as UTF-8")
    }
  }

  private var listOfBytes: String {
    let shown = bytes.prefix(4).map { "0x" + hex(UInt32($0), 2) }.joined(separator: " ")
    return bytes.count > 4 ? shown + " …" : shown
  }

  private func name(of scalar: UInt32) -> String {
    let known: [UInt32: String] = [0: "NUL", 7: "bell", 8: "backspace", 0x1B: "escape", 0x7F: "delete"]
    let code = "U+" + hex(scalar, 4)
    return known[scalar].map { "\(code) (\($0))" } ?? code
  }

  private func hex(_ value: UInt32, _ digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
