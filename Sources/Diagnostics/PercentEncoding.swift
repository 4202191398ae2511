extension String {
  /// The text as a part of a URI (RFC 3986): letters, digits, `-`, `.`, `_` and `~` are not changed, every
  /// other byte becomes `%` and two hexadecimal digits.
  ///
  /// - Parameter keepsSlashes: whether `/` is not changed either, as in a path.
  public func percentEncoded(keepsSlashes: Bool) -> String {
    var text = ""
    for byte in utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E:
        text.unicodeScalars.append(Unicode.Scalar(byte))
      case 0x2F where keepsSlashes: text += "/"
      default: text += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
    return text
  }

  /// The `file:` URI of this absolute path.
  public var fileAddress: String { "file://" + percentEncoded(keepsSlashes: true) }
}
