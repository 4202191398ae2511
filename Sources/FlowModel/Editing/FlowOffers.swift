public import Diagnostics
import YAMLTree

/// The completions at the cursor, in a text that is usually incomplete at that moment.
public struct FlowOffers: Sendable {
  /// The completions in the order of the reference, keys first.
  public private(set) var all: [FlowOffer] = []
  /// The span that a completion replaces: the word at the cursor, possibly empty.
  public let replaced: Span

  /// A placeholder for the word at the cursor while the text is read.
  private static let standIn = "zzcursorzz"

  /// - Parameters:
  ///   - offset: the byte offset of the cursor.
  ///   - bytes: the text of the file.
  ///   - names: the names of the flow, from its last valid text.
  public init(at offset: Int, in bytes: [UInt8], names: FlowNames) {
    let offset = min(max(offset, 0), bytes.count)
    var start = offset
    while start > 0, Self.isOfWord(bytes[start - 1]) { start -= 1 }
    var end = offset
    while end < bytes.count, Self.isOfWord(bytes[end]) { end += 1 }
    replaced = Span(start, end)
    let isKeyAlready = bytes[end...].first { $0 != 0x20 } == 0x3A
    let word = Array(Self.standIn.utf8)
    let (before, after) = (Array(bytes[..<start]), Array(bytes[end...]))
    var texts = [before + word + after]
    if !isKeyAlready { texts.append(before + word + Array(":".utf8) + after) }
    // The text after the cursor may not fit; then only the text before it is used.
    let closed = before + word + Self.closers(of: before)
    let found = Self.positions(in: texts, at: start)
    let positions = found.isEmpty ? Self.positions(in: [closed, before + word + [0x3A]], at: start) : found
    for position in positions where position.isKey { take(position, names, isKeyAlready) }
    for position in positions where !position.isKey { take(position, names, isKeyAlready) }
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F: true
    default: byte >= 0x80
    }
  }

  private static func positions(in texts: [[UInt8]], at offset: Int) -> [FlowPosition] {
    texts.compactMap { text in
      let stream = YAMLStream.read(text, path: "", words: KeyTable.words.yaml)
      // In a multi-line text, the word only seems to belong to it.
      guard let root = stream.documents.first, let position = FlowPosition(at: offset, in: root),
        stream.source.line(of: Int(position.node.span.start)) == stream.source.line(of: offset)
      else { return nil }
      return position
    }
  }

  /// The characters that close all brackets and braces that are open at the end of the text.
  private static func closers(of bytes: [UInt8]) -> [UInt8] {
    var open: [UInt8] = []
    var quote: UInt8?
    for (index, byte) in bytes.enumerated() {
      if let ended = quote {
        if byte == ended { quote = nil }
        continue
      }
      switch byte {
      case 0x22, 0x27:
        if index == 0 || !isOfWord(bytes[index - 1]) { quote = byte }
      case 0x7B: open.append(0x7D)
      case 0x5B: open.append(0x5D)
      case 0x7D, 0x5D: _ = open.popLast()
      default: break
      }
    }
    return open.reversed()
  }

  private mutating func take(_ position: FlowPosition, _ names: FlowNames, _ isKeyAlready: Bool) {
    var offers: [FlowOffer]
    switch position.part {
    case .key(let form):
      let written = Set(position.siblings.map(\.key))
      offers = KeyTable.entries(of: form).filter { !written.contains($0.name) }.map { entry in
        let key = entry.name
        let isBare = if case .nothing = entry.type { true } else { false }
        return FlowOffer(
          .key, key, insertion: isKeyAlready || isBare ? key : key + ": ",
          detail: entry.type.reference.filter { $0 != "`" }, says: entry.explanation(in: form))
      }
    case .value(let type):
      offers = position.offers(for: type, names)
    }
    for offer in offers where !all.contains(where: { $0.label == offer.label }) { all.append(offer) }
  }
}

extension FlowPosition {
  fileprivate var isKey: Bool { if case .key = part { true } else { false } }
}
