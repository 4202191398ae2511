internal import Diagnostics

/// Converts between file URIs, as clients write them, and paths.
enum FileURI {
  /// The absolute path of a `file:` URI; for any other URI, a path that no file has.
  static func path(_ uri: String) -> String {
    guard uri.hasPrefix("file://") else { return "/.unsaved/" + uri.filter { $0 != "/" } }
    let rest = uri.dropFirst("file://".count)
    // A host, which is rarely given, ends where the path begins.
    let path = rest.hasPrefix("/") ? rest : rest.firstIndex(of: "/").map { rest[$0...] } ?? "/"
    return decoded(path)
  }

  /// The URI of an absolute path.
  static func uri(_ path: String) -> String { path.fileAddress }

  private static func decoded(_ text: Substring) -> String {
    let bytes = Array(text.utf8)
    var decoded: [UInt8] = []
    var index = 0
    while index < bytes.count {
      // Exactly two hexadecimal digits are required; a sign, which number parsing would accept, is part of
      // the name.
      if bytes[index] == 0x25, index + 2 < bytes.count, bytes[index + 1] != 0x2B, bytes[index + 1] != 0x2D,
        let byte = UInt8(String(decoding: bytes[(index + 1)...(index + 2)], as: UTF8.self), radix: 16)
      {
        decoded.append(byte)
        index += 3
      } else {
        decoded.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: decoded, as: UTF8.self)
  }
}
