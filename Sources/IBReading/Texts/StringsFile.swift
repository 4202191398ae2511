/// Reads `.strings` files: `"key" = "text";`, in UTF-8 or UTF-16.
enum StringsFile {
  /// The pairs of a file as far as they can be understood.
  static func read(_ bytes: [UInt8]) -> [(key: String, text: String)] {
    var tokens = PropertyTokens(decoded(bytes))
    var pairs: [(String, String)] = []
    while let token = tokens.next() {
      guard case .text(let key) = token else { continue }
      guard tokens.next() == .mark("="), case .text(let text)? = tokens.next() else { continue }
      pairs.append((key, text))
    }
    return pairs
  }

  /// The bytes as UTF-8.
  static func decoded(_ bytes: [UInt8]) -> [UInt8] {
    let isLittle = bytes.starts(with: [0xFF, 0xFE])
    guard isLittle || bytes.starts(with: [0xFE, 0xFF]) else {
      return bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes[3...]) : bytes
    }
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index -> UInt16 in
      let (one, other) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isLittle ? other << 8 | one : one << 8 | other
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}
