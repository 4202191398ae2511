internal import Diagnostics

/// Writes texts in double quotes for JSON and YAML. Characters that could control a terminal, break a line or
/// reverse the order of letters are escaped, so that the result can be shown safely.
public enum QuotedText {
  /// Appends a text as a JSON string, in UTF-8.
  static func append(json text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    var text = text
    let isPlain = text.withUTF8 { text in
      for byte in text where byte < 0x20 || byte >= 0x7F || byte == 0x22 || byte == 0x5C { return false }
      bytes.append(contentsOf: text)
      return true
    }
    if !isPlain {
      for scalar in text.unicodeScalars {
        if let escape = escape(of: scalar) {
          bytes.append(contentsOf: escape.utf8)
        } else if scalar.isUnsafeInOutput {
          for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
            bytes.append(contentsOf: ("\\u" + digits(UInt32(unit), 4)).utf8)
          }
        } else {
          bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        }
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// A text as a YAML scalar in double quotes, on one line.
  public static func yaml(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      if let escape = escape(of: scalar) {
        quoted += escape
      } else if scalar.isUnsafeInOutput || scalar == "\u{FEFF}" {
        // YAML has no surrogate pairs.
        quoted += scalar.value > 0xFFFF ? "\\U" + digits(scalar.value, 8) : "\\u" + digits(scalar.value, 4)
      } else {
        quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  private static func escape(of scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: nil
    }
  }

  private static func digits(_ value: UInt32, _ count: Int) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: count - digits.count) + digits
  }
}
