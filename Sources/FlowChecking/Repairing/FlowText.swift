internal import Diagnostics
internal import FlowModel
internal import YAMLTree

/// One file of a flow as nodes, for edits that leave the rest of the text as it is.
struct FlowText: Sendable {
  let source: SourceFile
  private let root: YAMLNode?
  /// What the file breaks lines with.
  let lineBreak: String

  init(_ source: SourceFile) {
    self.source = source
    let stream = YAMLStream.read(source.bytes, path: source.path, words: FlowReader.words)
    root = stream.isComplete ? stream.documents.first : nil
    let firstBreak = source.bytes.firstIndex(of: 0x0A)
    lineBreak = firstBreak.map { $0 > 0 && source.bytes[$0 - 1] == 0x0D } ?? false ? "\r\n" : "\n"
  }

  /// One node on the way from the root to a place.
  struct Step: Sendable {
    /// The map or list that it stands in.
    let container: YAMLNode
    /// The number of its pair or element.
    let position: Int
    /// It is the key of its pair.
    let isKey: Bool

    /// The node.
    var node: YAMLNode {
      switch container.kind {
      case .mapping: isKey ? container.pairs[position].key : container.pairs[position].value
      default: container.elements[position]
      }
    }
  }

  /// The way to the innermost node that a span lies in; empty for the root itself, nil where there is none, or an
  /// alias is in the way, which stands for text elsewhere.
  func steps(to span: Span) -> [Step]? {
    guard var node = root, contains(node, span) else { return nil }
    var steps: [Step] = []
    // A map written as a whole is what a place of just its size means.
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

  /// The map that a key stands in, the map or word that is a target, and how it stands in its container.
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
  /// The other half of the same pair.
  init(_ step: FlowText.Step, isKey: Bool) {
    self.init(container: step.container, position: step.position, isKey: isKey)
  }
}

/// What an edit is about: a map, or a word that stands for one.
struct EditedNode {
  let node: YAMLNode
  /// The way to it.
  let steps: [FlowText.Step]
  /// The pair of the map that the place itself stands in.
  var within: FlowText.Step?

  init(node: YAMLNode, steps: [FlowText.Step], within: FlowText.Step? = nil) {
    self.node = node
    self.steps = steps
    self.within = within
  }

  /// The key of the list or map that it is in: `buttons`, `does`, `did-dismiss`; empty where there is none.
  var listKey: String {
    for step in steps.reversed() where step.container.kind == .mapping {
      return step.container.pairs[step.position].key.text
    }
    return ""
  }
}
