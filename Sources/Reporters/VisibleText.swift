internal import Diagnostics

/// The one boundary between text from files and output for terminals: whatever could steer a terminal, break a
/// line or turn the order of letters around becomes something that is seen.
/// Ill-formed UTF-8 has become U+FFFD before, when bytes became a `String`.
enum VisibleText {
  enum Form: Sendable {
    /// One column each: Unicode's pictures of controls (`␛`), U+FFFD for the others.
    case pictures
    /// `\n`, `\t`, `\u{1B}`: plain ASCII, and the exact scalar can still be told.
    case escapes
  }

  /// `text`, safe to print on one line. Costs one pass; text without anything unsafe is returned as it is.
  static func of(_ text: String, _ form: Form) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
    guard text.unicodeScalars.contains(where: isUnsafe) else { return text }
    var visible = ""
    for scalar in text.unicodeScalars {
      if isUnsafe(scalar) {
        visible += replacement(scalar, form)
      } else {
        visible.unicodeScalars.append(scalar)
      }
    }
    return visible
  }

  static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool { scalar.isUnsafeInOutput }

  static func replacement(_ scalar: Unicode.Scalar, _ form: Form) -> String {
    switch (form, scalar.value) {
    case (.pictures, 0x7F): "\u{2421}"
    case (.pictures, let value) where value < 0x20:
      Unicode.Scalar(0x2400 + value).map { String(Character($0)) } ?? "\u{FFFD}"
    case (.pictures, _): "\u{FFFD}"
    case (.escapes, 0x09): "\\t"
    case (.escapes, 0x0A): "\\n"
    case (.escapes, 0x0D): "\\r"
    case (.escapes, let value): "\\u{\(String(value, radix: 16, uppercase: true))}"
    }
  }
}
