/// Base64 of RFC 4648: bytes as a text that needs no escapes in JSON and HTML.
public enum Base64 {
  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The text for some bytes, with padding: four characters for three bytes.
  public static func text(of bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let end = min(start + 3, bytes.count)
      var bits = 0
      for index in start..<start + 3 { bits = bits << 8 | (index < end ? Int(bytes[index]) : 0) }
      for position in 0..<4 {
        text.append(position <= end - start ? letters[bits >> (18 - 6 * position) & 63] : 0x3D)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
