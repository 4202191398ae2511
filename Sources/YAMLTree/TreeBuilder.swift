internal import Diagnostics

/// Converts events into flat nodes. Open collections are on a stack; their children are in `pending` and are
/// moved to `nodes`, one after the other, when the collection closes.
struct TreeBuilder {
  struct Frame {
    var kind: YAMLNode.Kind
    var style: YAMLNode.Style
    var start: Int32
    /// The index of its first child in `pending`.
    var first: Int
    var anchor: Int32
    var tag: Int32
    /// The value of `expanded` when it was opened.
    var expandedBefore: Int
    /// How many levels of collections are nested in it.
    var height = 0
    var hasLeftOut = false
  }

  let source: SourceFile
  let limits: YAMLLimits
  let offsets: OffsetTable
  var symbols: SymbolTable
  var problems = ProblemList()
  var nodes: [Node] = []
  var pending: [Node] = []
  var frames: [Frame] = []
  var extras: [Extra] = []
  var anchors: [Int32: Anchor] = [:]
  /// Anchors whose name was defined again before an alias used them.
  var unusedAnchors: [(name: Int32, start: Int32)] = []
  var documents: [Int32] = []
  var stamps: [Stamp] = []
  var stampCount: Int32 = 0
  var nodeCount = 0
  /// The number of nodes of this document; nodes of aliases count each time.
  var expanded = 0
  /// The number of nodes that the aliases of the stream refer to.
  var aliasExpansion = 0
  var isStopped = false
  var isComplete = true

  init(source: SourceFile, isASCII: Bool, symbols: SymbolTable, limits: YAMLLimits) {
    self.source = source
    self.limits = limits
    self.symbols = symbols
    offsets = OffsetTable(source.bytes, isASCII: isASCII)
    nodes.reserveCapacity(source.bytes.count / 12)
    self.symbols.reserve(forBytes: source.bytes.count)
  }

  func place(_ start: Int32, _ end: Int32) -> Place { Place(source, Span(Int(start), Int(end))) }

  // MARK: Documents

  mutating func startDocument() {
    anchors.removeAll(keepingCapacity: true)
    expanded = 0
  }

  mutating func endDocument() {
    reportUnusedAnchors()
    if let root = pending.first, !root.isLeftOut {
      documents.append(Int32(nodes.count))
      nodes.append(root)
    }
    pending.removeAll(keepingCapacity: true)
  }

  // MARK: Nodes

  @inline(__always)
  mutating func scalar(
    _ text: RawSpan, _ style: YAMLNode.Style, start: Int, end: Int, anchor: Int32, tag: Int32
  ) {
    let node = Node(
      start: offsets.offset(start), end: offsets.offset(end), content: symbols.intern(text), style: style,
      kind: .scalar)
    guard count(from: node.start, to: node.end) else { return }
    expanded += 1
    if start == end || anchor >= 0 || tag >= 0 || style == .literal || style == .folded {
      addWithCare(node, anchor: anchor, tag: tag)
    } else {
      pending.append(node)
    }
  }

  /// Adds a scalar whose positions need a correction.
  @inline(never)
  private mutating func addWithCare(_ node: Node, anchor: Int32, tag: Int32) {
    var node = node
    if node.start == node.end { placeMissing(&node) }
    if anchor >= 0 || tag >= 0 { skipProperties(&node, anchor: anchor, tag: tag) }
    if node.style == .literal || node.style == .folded { trimBlock(&node) }
    if anchor >= 0 { define(anchor, as: node, size: 1, height: 0) }
    pending.append(node)
  }

  mutating func open(
    _ kind: YAMLNode.Kind, _ style: YAMLNode.Style, start: Int, end: Int, anchor: Int32, tag: Int32
  ) {
    var node = Node(
      start: offsets.offset(start), end: offsets.offset(end), content: 0, style: style, kind: kind)
    if anchor >= 0 || tag >= 0 { skipProperties(&node, anchor: anchor, tag: tag) }
    guard count(from: node.start, to: node.end), checkDepth(of: node) else { return }
    expanded += 1
    if anchor >= 0 { open(anchor, at: node) }
    frames.append(
      Frame(
        kind: kind, style: style, start: node.start, first: pending.count, anchor: anchor, tag: tag,
        expandedBefore: expanded - 1))
  }

  /// Closes the innermost collection. Equal positions mean that no bracket ends it: it is a block collection
  /// or the single pair `[key: value]`.
  mutating func close(start: Int, end: Int) {
    guard let frame = frames.popLast() else { return }
    let last = pending.count > frame.first ? pending.last.map(ownEnd) : nil
    let hasBracket = frame.style == .flow && start < end
    close(frame, end: hasBracket ? offsets.offset(end) : last ?? frame.start)
  }

  mutating func close(_ frame: Frame, end: Int32) {
    if frame.kind == .mapping {
      checkKeys(of: frame)
    } else if frame.hasLeftOut {
      removeLeftOut(from: frame.first)
    }
    let children = pending.count - frame.first
    let node = Node(
      start: frame.start, end: end, content: Int32(nodes.count), count: Int32(children),
      extra: frame.tag >= 0 ? add(Extra(tag: frame.tag)) : -1, style: frame.style, kind: frame.kind)
    // Uses indices, because a slice would share the array's storage and cause a copy.
    for child in frame.first..<pending.count { nodes.append(pending[child]) }
    pending.removeLast(children)
    let height = frame.height + 1
    if let outer = frames.indices.last { frames[outer].height = max(frames[outer].height, height) }
    if frame.anchor >= 0 {
      define(frame.anchor, as: node, size: expanded - frame.expandedBefore, height: height)
    }
    pending.append(node)
  }

  mutating func add(_ extra: Extra) -> Int32 {
    extras.append(extra)
    return Int32(extras.count - 1)
  }

  mutating func leaveOut(_ node: Node) {
    var node = node
    node.isLeftOut = true
    pending.append(node)
    if let frame = frames.indices.last { frames[frame].hasLeftOut = true }
    isComplete = false
  }

  private mutating func removeLeftOut(from first: Int) {
    let kept = pending[first...].filter { !$0.isLeftOut }
    pending.replaceSubrange(first..., with: kept)
  }

  func ownEnd(_ node: Node) -> Int32 {
    guard node.extra >= 0, let alias = extras[Int(node.extra)].alias else { return node.end }
    return alias.end
  }

  // MARK: The end

  mutating func finish(readable: Bool) -> YAMLStream {
    let tree = Tree(source: source, nodes: nodes, extras: extras, symbols: symbols)
    return YAMLStream(
      source: source, documents: documents.map { YAMLNode(tree: tree, index: $0) },
      problems: problems.sorted(), isComplete: isComplete && readable && !isStopped)
  }
}
