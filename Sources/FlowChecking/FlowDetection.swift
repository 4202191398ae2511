/// Whether the bytes of a YAML file look like a flow: one of the language's own top keys begins a line.
///
/// A folder may hold other YAML. Parsing it all would be slow and would report its mistakes as ours, so a quick look
/// decides; a file that is named on the command line is always read.
enum FlowDetection {
  private static let keys: [[UInt8]] = ["modalflow", "part-of", "screens"].map { Array($0.utf8) }

  /// Costs one pass over the bytes, mostly at the speed of a search for line breaks.
  static func looksLikeFlow(_ bytes: [UInt8]) -> Bool {
    // UTF-16 has a zero byte in every ASCII letter; whoever writes YAML in it means it for us or for nobody.
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return true }
    return bytes.withUnsafeBufferPointer { buffer in
      var start = buffer.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
      while start < buffer.count {
        let line = buffer[start...]
        if let first = line.first, first == 0x6D || first == 0x70 || first == 0x73 {
          for key in keys where begins(line, with: key) { return true }
        }
        guard let end = line.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return false }
        start = end + 1
      }
      return false
    }
  }

  /// `key:` or `key :` at the start of a line.
  private static func begins(_ line: Slice<UnsafeBufferPointer<UInt8>>, with key: [UInt8]) -> Bool {
    guard line.starts(with: key) else { return false }
    return line.dropFirst(key.count).first { $0 != 0x20 } == 0x3A
  }
}
