internal import Diagnostics
internal import YAMLTree

// Edits as changes of text. Each function returns nil if the layout of the file is not supported.
extension FlowText {
  /// The changes of text for an edit; nil if they cannot be computed.
  func changes(for edit: FlowEdit) -> [TextChange]? {
    guard let target = target(of: edit) else { return nil }
    switch edit.action {
    case .set(let key, let value): return set(key.names, value, in: target.node)
    case .remove(let key): return remove(key.names, in: target)
    case .rename(let key, let name):
      if key.isEmpty { return [replace(edit.place.span, by: name)] }
      guard let position = target.node.position(of: key) else { return nil }
      return [replace(target.node.pairs[position].key.ownSpan, by: name)]
    case .add(let key, let item, let isFirst):
      return add(item, to: key.names, in: target.node, isFirst: isFirst)
    case .addEffect(let effect, let key, let isFirst):
      return key.isEmpty
        ? addEffect(effect, to: target, isFirst: isFirst)
        : add(item: effect, toListBehind: key.names, in: target.node, isFirst: isFirst)
    case .addCondition(let condition, let key): return addCondition(condition, under: key, to: target)
    case .replace(let effect): return replaceEffect(target, by: effect)
    case .delete: return delete(target, at: edit.place)
    }
  }

  /// Sets a key; for several names, in nested maps.
  func set(_ names: ArraySlice<String>, _ value: String, in node: YAMLNode) -> [TextChange]? {
    guard let name = names.first else { return nil }
    let rest = names.dropFirst()
    guard node.kind == .mapping else { return begin(node, with: "\(name): \(nested(value, in: rest))") }
    guard let position = node.position(of: name) else {
      return append("\(name): \(nested(value, in: rest))", to: node)
    }
    let pair = node.pairs[position]
    if !rest.isEmpty {
      return pair.value.isAlias ? nil : set(rest, value, in: pair.value)
    }
    return write(value, behind: pair.key, instead: pair.value)
  }

  private func nested(_ value: String, in names: ArraySlice<String>) -> String {
    names.reversed().reduce(value) { "{\($1): \($0)}" }
  }

  /// Replaces a scalar by a map: a button that is only a label, or a missing value.
  private func begin(_ node: YAMLNode, with pair: String) -> [TextChange]? {
    guard node.kind == .scalar else { return nil }
    if node.isMissing { return [insert(" {\(pair)}", at: Int(node.span.start))] }
    return [replace(node.ownSpan, by: "{label: \(source.text(in: node.ownSpan)), \(pair)}")]
  }

  /// Adds a pair to a map; in a block, after its first short pairs, so that it comes before long lists.
  private func append(_ pair: String, to node: YAMLNode) -> [TextChange]? {
    guard let last = node.pairs.last else { return [insert(pair, at: Int(node.span.start) + 1)] }
    if node.style == .flow { return [insert(", \(pair)", at: end(of: last))] }
    let short = node.pairs.prefix { line(of: $0.key) == endLine(of: $0) }
    guard let column = column(of: node.pairs[0].key) else { return nil }
    let before = short.last ?? last
    let indent = String(repeating: " ", count: column)
    return [insert(lineBreak + indent + pair, at: endOfLine(endLine(of: before)))]
  }

  private func write(_ value: String, behind key: YAMLNode, instead old: YAMLNode) -> [TextChange]? {
    guard let colon = colon(behind: key) else { return nil }
    if old.isAlias || line(of: key) == source.line(of: Int(old.span.start)), !old.isMissing {
      return [replace(old.ownSpan, by: value)]
    }
    let gap = source.bytes[colon..<Int(old.span.start)]
    // A comment between a key and its list would be lost.
    if gap.contains(UInt8(ascii: "#")) { return nil }
    return [replace(Span(colon, Int(old.span.end)), by: " \(value)")]
  }

  /// Adds an item to the list of a key, and creates the list if it is missing.
  private func add(_ item: String, to names: ArraySlice<String>, in node: YAMLNode, isFirst: Bool)
    -> [TextChange]?
  {
    guard let name = names.first, names.count == 1 else { return nil }
    guard node.kind == .mapping, let position = node.position(of: name) else {
      return set(names, "[\(item)]", in: node)
    }
    let pair = node.pairs[position]
    if pair.value.isAlias { return nil }
    if pair.value.kind == .sequence { return insert(item, into: pair.value, isFirst: isFirst) }
    // A map of names, as ‘unsaved’ may be.
    if pair.value.kind == .mapping { return append("\(item): {}", to: pair.value) }
    guard pair.value.isMissing else {
      // A single scalar instead of a list.
      guard pair.value.style == .plain, pair.value.text != "all" else { return nil }
      let text = pair.value.text
      return [replace(pair.value.ownSpan, by: isFirst ? "[\(item), \(text)]" : "[\(text), \(item)]")]
    }
    return [insert(" [\(item)]", at: Int(pair.value.span.start))]
  }

  func insert(_ item: String, into list: YAMLNode, isFirst: Bool) -> [TextChange]? {
    guard let first = list.elements.first, let last = list.elements.last else {
      return [insert(item, at: Int(list.span.start) + 1)]
    }
    if list.style == .flow {
      return isFirst
        ? [insert("\(item), ", at: Int(first.ownSpan.start))]
        : [insert(", \(item)", at: Int(last.ownSpan.end))]
    }
    guard let dash = dash(before: first), let column = column(at: dash) else { return nil }
    let line = String(repeating: " ", count: column) + "- \(item)"
    if isFirst { return [insert("- \(item)" + lineBreak + String(repeating: " ", count: column), at: dash)] }
    let lastLine = source.line(of: max(Int(last.ownSpan.end) - 1, Int(last.ownSpan.start)))
    return [insert(lineBreak + line, at: endOfLine(lastLine))]
  }

  private func remove(_ names: ArraySlice<String>, in target: EditedNode) -> [TextChange]? {
    // A missing key need not be removed.
    guard let name = names.first, let position = target.node.position(of: name) else { return [] }
    let rest = names.dropFirst()
    let value = target.node.pairs[position].value
    if rest.isEmpty { return removePair(position, of: target.node) }
    if value.kind == .mapping, value.pairs.count == 1, value.position(of: rest.first ?? "") == 0 {
      return removePair(position, of: target.node)
    }
    return value.isAlias ? nil : remove(rest, in: EditedNode(node: value, steps: []))
  }

  /// Removes an element from its list or map, and the list with its last element.
  private func delete(_ target: EditedNode, at place: Place) -> [TextChange]? {
    // A key with its value, such as one of several allowances.
    if let steps = steps(to: place.span), let last = steps.last, last.isKey {
      return remove(last, in: steps.dropLast())
    }
    return target.steps.last.flatMap { remove($0, in: target.steps.dropLast()) }
  }

  private func remove(_ step: Step, in outer: ArraySlice<Step>) -> [TextChange]? {
    let container = step.container
    let count = container.kind == .mapping ? container.pairs.count : container.elements.count
    if count == 1 {
      guard let parent = outer.last, parent.container.kind == .mapping else { return nil }
      return removePair(parent.position, of: parent.container)
    }
    return container.kind == .mapping
      ? removePair(step.position, of: container) : removeItem(step.position, of: container)
  }
}

extension String {
  /// The names of a dotted key.
  var names: ArraySlice<String> { split(separator: ".").map(String.init)[...] }
}

extension YAMLNode {
  /// The index of the pair with this key.
  func position(of key: String) -> Int? { pairs.firstIndex { $0.key.text == key } }
}
