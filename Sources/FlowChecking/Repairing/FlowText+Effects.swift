internal import Diagnostics
internal import FlowModel
internal import YAMLTree

// Edits of the effects of buttons, triggers and callbacks.
extension FlowText {
  private static let verbs = Set(Verb.allCases.map(\.rawValue))

  private func hasVerb(_ node: YAMLNode) -> Bool {
    node.pairs.contains { Self.verbs.contains($0.key.text) }
  }

  /// The keys of an effect that is written among those of a button or trigger; nil if they are not adjacent
  /// in one line.
  private func effect(in node: YAMLNode) -> (pairs: [Pair], span: Span)? {
    let pairs = node.pairs
    let moving = pairs.indices.filter { !FlowReader.keysBesideEffects.contains(pairs[$0].key.text) }
    guard node.style == .flow, let first = moving.first, let last = moving.last,
      moving.count == last - first + 1
    else { return nil }
    return (
      moving.map { pairs[$0] }, Span(Int(pairs[first].key.ownSpan.start), end(of: pairs[last]))
    )
  }

  /// Adds an effect to those of a button or trigger, before or after the present ones.
  func addEffect(_ effect: String, to target: EditedNode, isFirst: Bool) -> [TextChange]? {
    let node = target.node
    guard node.kind == .mapping else {
      guard node.kind == .scalar else { return nil }
      return [replace(node.ownSpan, by: "{label: \(source.text(in: node.ownSpan)), does: \(effect)}")]
    }
    if node.position(of: "does") != nil, node.position(of: "if") == nil {
      return add(item: effect, toListBehind: ["does"], in: node, isFirst: isFirst)
    }
    guard hasVerb(node) else {
      return node.position(of: "if") == nil
        ? changes(setting: "does", to: effect, in: node) : nil
    }
    // A verb among the button's own keys becomes an item of a list.
    guard let written = self.effect(in: node) else { return nil }
    let own = item(source.text(in: written.span), of: written.pairs)
    return [
      replace(written.span, by: "does: " + (isFirst ? "[\(effect), \(own)]" : "[\(own), \(effect)]"))
    ]
  }

  /// One effect as a list item: `dismiss` for a plain `dismiss: self`, otherwise a map.
  private func item(_ text: String, of pairs: [Pair]) -> String {
    guard pairs.count == 1, let verb = Verb(rawValue: pairs[0].key.text), verb.isBare,
      pairs[0].value.text == "self"
    else { return "{\(text)}" }
    return verb.rawValue
  }

  /// Adds an effect to the list of a key, or turns its value into a list.
  func add(item: String, toListBehind names: ArraySlice<String>, in node: YAMLNode, isFirst: Bool)
    -> [TextChange]?
  {
    guard let name = names.first else { return nil }
    guard node.kind == .mapping, let position = node.position(of: name) else {
      return names.count > 1
        ? changes(setting: names.joined(separator: "."), to: item, in: node)
        : changes(setting: name, to: item, in: node)
    }
    let value = node.pairs[position].value
    if value.isAlias { return nil }
    if names.count > 1 {
      return add(item: item, toListBehind: names.dropFirst(), in: value, isFirst: isFirst)
    }
    if value.kind == .sequence { return insert(item, into: value, isFirst: isFirst) }
    if value.isMissing { return [insert(" \(item)", at: Int(value.span.start))] }
    // A block keeps its layout and comments, which a bracketed list cannot contain.
    guard value.kind == .scalar || value.style == .flow else { return nil }
    let own = source.text(in: value.span)
    return [replace(value.span, by: isFirst ? "[\(item), \(own)]" : "[\(own), \(item)]")]
  }

  private func changes(setting key: String, to value: String, in node: YAMLNode) -> [TextChange]? {
    guard let first = node.pairs.first else { return nil }
    return changes(
      for: FlowEdit(
        at: Place(source, first.key.ownSpan), .surroundings, .set(key: key, value: value)))
  }

  /// Adds a condition to the present one of a key, or sets it. Both must be true; for a guard, one of them.
  func addCondition(_ condition: String, under key: String, to target: EditedNode) -> [TextChange]? {
    // For work started with ‘later’, the condition applies to its end, not to its start.
    if key == "if", let within = target.within, !within.isKey,
      within.container.pairs[within.position].key.text == Verb.later.rawValue
    {
      return wrapEffects(within.node, in: condition)
    }
    let node = target.node
    guard node.kind == .mapping else {
      return key == "if" && Verb(rawValue: node.text) != nil
        ? wrapEffects(node, in: condition) : set([key], condition, in: node)
    }
    guard let position = node.position(of: key) else { return set([key], condition, in: node) }
    if key == "if", node.position(of: "else") != nil { return wrapBranches(node, in: condition) }
    let value = node.pairs[position].value
    guard !value.isAlias, !value.isMissing, value.kind == .scalar || value.style == .flow else { return nil }
    let written = source.text(in: value.ownSpan)
    if key == "guard" { return [replace(value.ownSpan, by: "{any: [\(written), \(condition)]}")] }
    if value.kind == .sequence { return insert(condition, into: value, isFirst: false) }
    return [replace(value.ownSpan, by: "[\(written), \(condition)]")]
  }

  /// Wraps a scalar or a list in a map with the condition.
  private func wrapEffects(_ node: YAMLNode, in condition: String) -> [TextChange]? {
    guard !node.isAlias, node.kind == .scalar || node.style == .flow else { return nil }
    return [replace(node.ownSpan, by: "{if: \(condition), does: \(source.text(in: node.ownSpan))}")]
  }

  /// Puts a condition around an effect that has an `else`, with both of its branches.
  private func wrapBranches(_ node: YAMLNode, in condition: String) -> [TextChange]? {
    effect(in: node).map {
      [replace($0.span, by: "if: \(condition), does: {\(source.text(in: $0.span))}")]
    }
  }

  private func wrapEffect(_ target: EditedNode, in effect: String) -> [TextChange]? {
    let node = target.node
    guard node.kind == .mapping, hasVerb(node), let written = self.effect(in: node),
      !written.pairs.contains(where: { ["if", "else", "does", "by"].contains($0.key.text) })
    else { return nil }
    let parts = effect.split(separator: "…", maxSplits: 1, omittingEmptySubsequences: false)
    let whole = parts.joined(separator: source.text(in: written.span))
    guard whole.hasPrefix("{"), whole.hasSuffix("}") else { return nil }
    return [replace(written.span, by: String(whole.dropFirst().dropLast()))]
  }

  /// Replaces an effect: a scalar, an item of a list, or a verb among other keys.
  ///
  /// A `…` in the new effect is replaced by the keys of the old one.
  func replaceEffect(_ target: EditedNode, by effect: String) -> [TextChange]? {
    if effect.contains("…") { return wrapEffect(target, in: effect) }
    if target.node.kind == .scalar { return [replace(target.node.ownSpan, by: effect)] }
    guard let within = target.within else { return nil }
    let pair = target.node.pairs[within.position]
    // The value of ‘does’ or of a callback is a single verb.
    guard Self.verbs.contains(pair.key.text) else { return [replace(pair.value.ownSpan, by: effect)] }
    let isItem = !["buttons", "triggers", ""].contains(target.listKey)
    if isItem { return [replace(target.node.ownSpan, by: effect)] }
    let span = Span(Int(pair.key.ownSpan.start), Int(pair.value.ownSpan.end))
    if effect.hasPrefix("{"), effect.hasSuffix("}") {
      return [replace(span, by: String(effect.dropFirst().dropLast()))]
    }
    return [replace(span, by: "does: \(effect)")]
  }
}
