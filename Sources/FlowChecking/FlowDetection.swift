/// Detects whether the bytes of a YAML file look like a flow: a line starts with one of the language's
/// top-level keys.
///
/// A folder may contain other YAML files. To parse them all would be slow and would report their mistakes, so
/// this quick test decides. A file that is named on the command line is always read.
enum FlowDetection {
  enum Kind: Sendable {
    case root, fragment
  }

  private static let partOf = Array("part-of".utf8)
  private static let rootKeys = ["modalflow", "screens"].map { Array($0.utf8) }

  /// The kind of file; nil for other YAML. Cost: one pass over the bytes.
  static func kind(of bytes: [UInt8]) -> Kind? {
    // UTF-16 contains zero bytes, so keys cannot be found. A YAML file in UTF-16 is treated as a flow.
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return .root }
    var kind: Kind?
    bytes.withUnsafeBufferPointer { buffer in
      var start = buffer.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
      while start < buffer.count {
        let line = buffer[start...]
        if begins(line, with: partOf) {
          kind = .fragment
          return
        }
        if kind == nil, rootKeys.contains(where: { begins(line, with: $0) }) { kind = .root }
        guard let end = line.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return }
        start = end + 1
      }
    }
    return kind
  }

  /// Whether the line starts with `key:` or `key :`, possibly in quotes or after an opening brace.
  private static func begins(_ line: Slice<UnsafeBufferPointer<UInt8>>, with key: [UInt8]) -> Bool {
    var line = line
    if line.first == 0x7B { line = line.dropFirst().drop { $0 == 0x20 } }
    let isQuoted = line.first == 0x22 || line.first == 0x27
    if isQuoted { line = line.dropFirst() }
    guard line.first == key[0], line.starts(with: key) else { return false }
    return line.dropFirst(key.count + (isQuoted ? 1 : 0)).first { $0 != 0x20 } == 0x3A
  }
}
