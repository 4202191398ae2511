internal import Diagnostics

/// The nodes of one stream in flat arrays. The children of a collection are adjacent.
final class Tree: Sendable {
  let source: SourceFile
  let nodes: [Node]
  let extras: [Extra]
  let symbols: [SymbolTable.Entry]
  let pool: [UInt8]
  let wordCount: Int32

  init(source: SourceFile, nodes: [Node], extras: [Extra], symbols: SymbolTable) {
    self.source = source
    self.nodes = nodes
    self.extras = extras
    self.symbols = symbols.entries
    pool = symbols.pool
    wordCount = Int32(symbols.wordCount)
  }

  func bytes(ofSymbol symbol: Int32) -> ArraySlice<UInt8> {
    let entry = symbols[Int(symbol)]
    return pool[Int(entry.start)..<Int(entry.start + entry.length)]
  }
}

/// One node: 24 bytes without padding, so that copying is cheap. An alias is a copy of the node that it
/// refers to, with the place of the alias in an ``Extra``.
struct Node: Sendable {
  /// The byte range in the source, without tag and anchor.
  var start: Int32
  var end: Int32
  /// The symbol of a scalar's text, or the index of the first child of a collection.
  var content: Int32
  /// The number of children; a mapping has keys and values in turn.
  var count: Int32
  /// The index of an ``Extra``, or -1.
  var extra: Int32
  /// Kind in the first byte, style in the second, ``isLeftOut`` in the third.
  private var form: Int32

  @inline(__always)
  init(
    start: Int32, end: Int32, content: Int32, count: Int32 = 0, extra: Int32 = -1, style: YAMLNode.Style,
    kind: YAMLNode.Kind
  ) {
    self.start = start
    self.end = end
    self.content = content
    self.count = count
    self.extra = extra
    form = Int32(kind.rawValue) | Int32(style.rawValue) << 8
  }

  var kind: YAMLNode.Kind { YAMLNode.Kind(rawValue: UInt8(truncatingIfNeeded: form)) ?? .scalar }
  var style: YAMLNode.Style { YAMLNode.Style(rawValue: UInt8(truncatingIfNeeded: form >> 8)) ?? .plain }
  var isScalar: Bool { form & 0xFF == 0 }

  /// Whether this node is hidden from readers: a duplicate key, or an alias that cannot be followed.
  var isLeftOut: Bool {
    get { form >> 16 != 0 }
    set { form = form & 0xFFFF | (newValue ? 1 << 16 : 0) }
  }
}

/// Properties that only a few nodes have.
struct Extra: Sendable {
  /// The symbol of the resolved tag, or -1.
  var tag: Int32 = -1
  /// The place of the alias that refers to this node.
  var alias: Span?
}
