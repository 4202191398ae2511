internal import Diagnostics

/// The node that an anchor names.
struct Anchor {
  /// The node, without its anchor; nil while it is still open.
  var node: Node?
  /// The offset where the node begins.
  var start: Int32
  /// How many nodes it contains, including those of aliases inside it.
  var size = 0
  /// How many collections are nested in it.
  var height = 0
  /// Whether an alias names it.
  var isUsed = false
  /// Whether ‘&’ was probably meant as the beginning of a text: no alias names the anchor, and its node is a
  /// text.
  var isMistaken: Bool { !isUsed && node?.kind == .scalar }
}

extension TreeBuilder {
  mutating func open(_ anchor: Int32, at node: Node) {
    if let former = anchors[anchor], former.isMistaken { unusedAnchors.append((anchor, former.start)) }
    anchors[anchor] = Anchor(start: node.start)
  }

  /// Does nothing if a node inside this one has the same anchor, because that anchor was defined later.
  mutating func define(_ anchor: Int32, as node: Node, size: Int, height: Int) {
    if node.kind != .scalar, anchors[anchor]?.start != node.start { return }
    let former = anchors[anchor]
    if node.kind == .scalar, let former, former.isMistaken { unusedAnchors.append((anchor, former.start)) }
    let isUsed = node.kind != .scalar && former?.isUsed == true
    anchors[anchor] = Anchor(node: node, start: node.start, size: size, height: height, isUsed: isUsed)
  }

  /// Makes an alias a copy of its node with shared children; the cost does not depend on the size of the
  /// node.
  mutating func alias(_ name: Int32, start: Int, end: Int) {
    let span = Span(Int(offsets.offset(start)), Int(offsets.offset(end)))
    var node = Node(
      start: span.start, end: span.end, content: 0, style: .plain, kind: .scalar)
    guard count(from: span.start, to: span.end) else { return }
    anchors[name]?.isUsed = true
    guard let anchor = anchors[name] else {
      problems.append(undefined(name, at: span))
      return leaveOut(node)
    }
    guard let target = anchor.node else {
      problems.append(recursive(name, at: span, inside: anchor))
      return leaveOut(node)
    }
    guard expand(anchor, at: span) else { return leaveOut(node) }
    let tag = target.extra < 0 ? -1 : extras[Int(target.extra)].tag
    node = target
    node.extra = add(Extra(tag: tag, alias: span))
    if let outer = frames.indices.last { frames[outer].height = max(frames[outer].height, anchor.height) }
    pending.append(node)
  }

  /// Adds the nodes of an alias to the counts; false if a limit forbids following it. Each limit is reported
  /// once.
  private mutating func expand(_ anchor: Anchor, at span: Span) -> Bool {
    guard frames.count + anchor.height <= limits.maximumDepth else {
      if isComplete { problems.append(tooDeep(at: Place(source, span))) }
      return false
    }
    let wasWithin = aliasExpansion <= limits.maximumAliasExpansion
    aliasExpansion = min(aliasExpansion + anchor.size, .max / 4)
    guard aliasExpansion <= limits.maximumAliasExpansion else {
      if wasWithin { problems.append(tooMany(at: span)) }
      return false
    }
    expanded += anchor.size
    return true
  }

  /// Reports anchors before texts that no alias uses: YAML reads `label: &Save now` as the text “now”.
  mutating func reportUnusedAnchors() {
    defer { unusedAnchors.removeAll() }
    guard isComplete else { return }
    for (name, anchor) in anchors where anchor.isMistaken { unusedAnchors.append((name, anchor.start)) }
    for (name, start) in unusedAnchors.sorted(by: { $0.start < $1.start }) {
      problems.append(
        Problem(
          .unusedAnchor, "no alias names the anchor ‘&\(text(name))’", at: anchorPlace(name, before: start),
          label: "taken as an anchor", expected: "an alias ‘*\(text(name))’ behind it",
          help: "quote a text that begins with ‘&’; take an anchor out that nothing needs"))
    }
  }

  private func undefined(_ name: Int32, at span: Span) -> Problem {
    // Names are only compared if there are few anchors, because a file may have very many.
    let known = anchors.count <= 64 ? anchors.keys.map(text).sorted() : []
    let near = nearestName(to: text(name), among: known)
    return Problem(
      .undefinedAlias, "no anchor ‘&\(text(name))’ is written before the alias ‘*\(text(name))’",
      at: Place(source, span), label: near.map { "did you mean ‘*\($0)’?" } ?? "leads nowhere",
      expected: known.isEmpty ? "" : "one of " + listOfNames(known),
      help: "a text that begins with ‘*’ must be quoted", replacement: near.map { "*\($0)" })
  }

  private func recursive(_ name: Int32, at span: Span, inside anchor: Anchor) -> Problem {
    Problem(
      .recursiveAlias, "the alias ‘*\(text(name))’ stands inside the node that it names",
      at: Place(source, span), label: "would contain itself",
      related: [Label(anchorPlace(name, before: anchor.start), "‘&\(text(name))’ begins here")],
      help: "write the part out that is meant")
  }

  /// The place of the anchor before the node that it names.
  private func anchorPlace(_ name: Int32, before start: Int32) -> Place {
    let anchor = Array("&\(text(name))".utf8)
    var offset = Int(start) - anchor.count
    while offset > 0, !source.bytes[offset...].starts(with: anchor) { offset -= 1 }
    return place(Int32(max(offset, 0)), Int32(max(offset, 0) + anchor.count))
  }

  private func tooMany(at span: Span) -> Problem {
    Problem(
      .aliasExpansionLimit,
      "the aliases up to here stand for more than \(limits.maximumAliasExpansion) nodes, which is the limit",
      at: Place(source, span), label: "not followed, nor any later one",
      expected: "at most \(limits.maximumAliasExpansion) nodes through aliases",
      help: "use aliases for small parts only")
  }

  func text(_ symbol: Int32) -> String {
    let entry = symbols.entries[Int(symbol)]
    return String(decoding: symbols.pool[Int(entry.start)..<Int(entry.start + entry.length)], as: UTF8.self)
  }
}
