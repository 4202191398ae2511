extension Unicode.Scalar {
  /// Whether it could control a terminal, break a line or reverse the order of letters: C0, DEL and C1
  /// control characters, the characters with Unicode's `Bidi_Control`, the separators U+2028 and U+2029, and
  /// noncharacters.
  public var isUnsafeInOutput: Bool {
    switch value {
    case 0x20..<0x7F: false
    case 0..<0xA0, 0x2028, 0x2029: true
    case let value where value & 0xFFFE == 0xFFFE: true
    case 0xFDD0...0xFDEF: true
    default: properties.isBidiControl
    }
  }
}
