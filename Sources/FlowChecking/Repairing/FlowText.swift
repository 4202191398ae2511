internal import Diagnostics
internal import FlowModel
internal import YAMLTree

/// One file of a flow as nodes, for edits that do not change the rest of the text.
struct FlowText: Sendable {
  let source: SourceFile
  private let root: YAMLNode?
  /// The line break of the file.
  let lineBreak: String

  init(_ source: SourceFile) {
    self.source = source
    let stream = YAMLStream.read(source.bytes, path: source.path, words: FlowReader.words)
    root = stream.isComplete ? stream.documents.first : nil
    let firstBreak = source.bytes.firstIndex(of: 0x0A)
    lineBreak = firstBreak.map { $0 > 0 && source.bytes[$0 - 1] == 0x0D } ?? false ? "\r\n" : "\n"
  }

  /// One node on the path from the root to a place.
  struct Step: Sendable {
    /// The map or list that contains it.
    let container: YAMLNode
    /// The index of its pair or element.
    let position: Int
    /// Whether it is the key of its pair.
    let isKey: Bool

    /// The node.
    var node: YAMLNode {
      switch container.kind {
      case .mapping: isKey ? container.pairs[position].key : container.pairs[position].value
      default: container.elements[position]
      }
    }
  }

  /// The path to the innermost node that contains a span; empty for the root. Nil if there is none, or if the
  /// path passes through an alias, which stands for text elsewhere.
  func steps(to span: Span) -> [Step]? {
    guard var node = root, contains(node, span) else { return nil }
    var steps: [Step] = []
    // A place with exactly the size of a map refers to the whole map.
    while node.span != span {
      guard let next = step(into: node, towards: span) else { break }
      if next.node.isAlias { return nil }
      steps.append(next)
      node = next.node
    }
    return steps
  }

  private func step(into node: YAMLNode, towards span: Span) -> Step? {
    switch node.kind {
    case .scalar: return nil
    case .sequence:
      return node.elements.indices.first { contains(node.elements[$0], span) }.map {
        Step(container: node, position: $0, isKey: false)
      }
    case .mapping:
      for (position, pair) in node.pairs.enumerated() {
        if contains(pair.key, span) { return Step(container: node, position: position, isKey: true) }
        if contains(pair.value, span) { return Step(container: node, position: position, isKey: false) }
      }
      return nil
    }
  }

  private func contains(_ node: YAMLNode, _ span: Span) -> Bool {
    node.ownSpan.start <= span.start && span.end <= node.ownSpan.end && node.ownSpan.length > 0
  }

  /// The node that an edit targets, with its position in its container.
  func target(of edit: FlowEdit) -> EditedNode? {
    guard let steps = steps(to: edit.place.span), let last = steps.last else { return nil }
    switch edit.target {
    case .body:
      guard last.isKey else { return nil }
      let pair = last.container.pairs[last.position]
      if pair.value.isAlias { return nil }
      return EditedNode(node: pair.value, steps: steps.dropLast() + [Step(last, isKey: false)])
    case .surroundings:
      if last.node.kind == .mapping || last.container.kind == .sequence {
        return EditedNode(node: last.node, steps: steps)
      }
      return EditedNode(node: last.container, steps: steps.dropLast(), within: last)
    }
  }
}

extension FlowText.Step {
  /// The key or the value of the same pair.
  init(_ step: FlowText.Step, isKey: Bool) {
    self.init(container: step.container, position: step.position, isKey: isKey)
  }
}

/// The target of an edit: a map, or a scalar that stands for one.
struct EditedNode {
  let node: YAMLNode
  /// The path to the node.
  let steps: [FlowText.Step]
  /// The pair of the map that contains the place itself.
  var within: FlowText.Step?

  init(node: YAMLNode, steps: [FlowText.Step], within: FlowText.Step? = nil) {
    self.node = node
    self.steps = steps
    self.within = within
  }

  /// The key of the list or map that contains it: `buttons`, `does`, `did-dismiss`; empty for none.
  var listKey: String {
    for step in steps.reversed() where step.container.kind == .mapping {
      return step.container.pairs[step.position].key.text
    }
    return ""
  }
}
