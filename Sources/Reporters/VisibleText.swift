internal import Diagnostics

/// Makes text from files safe for terminal output: every character that could control a terminal, break a
/// line or reverse the order of letters becomes a visible one. All such text must go through this type.
/// Ill-formed UTF-8 already became U+FFFD when the bytes were decoded.
enum VisibleText {
  enum Form: Sendable {
    /// One column each: Unicode's pictures of control characters (`␛`), and U+FFFD for the others.
    case pictures
    /// `\n`, `\t`, `\u{1B}`: plain ASCII that still shows the exact scalar.
    case escapes
  }

  /// Returns `text` in a form that is safe to print on one line. Costs one pass; text that is already safe is
  /// not copied.
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
