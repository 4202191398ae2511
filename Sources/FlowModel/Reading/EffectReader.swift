import Diagnostics
import YAMLTree

/// Reads effects and the conditions around them.
struct EffectReader: FlowBuilding {
  let builder: FlowBuilder

  /// Reads one effect or a list of effects.
  func read(_ node: YAMLNode, _ path: ElementPath, _ owner: EffectOwner, after: EffectID? = nil)
    -> [Step]
  {
    if node.kind == .sequence {
      var steps: [Step] = []
      let before = builder.partial.workBefore
      defer { builder.partial.workBefore = before }
      for element in node.elements {
        if let last = steps.last { builder.partial.workBefore = work(of: last) }
        if element.kind == .sequence {
          decoder.reportWrongType(of: "an effect", element, expected: "a word or a map with one verb")
        } else {
          steps += effect(element, path, owner, after: after)
        }
      }
      return steps
    }
    return effect(node, path, owner, after: after)
  }

  private func work(of step: Step) -> String? {
    guard case .effect(let index) = step, flow.effects[index].verb == .run else { return nil }
    return flow.effects[index].target
  }

  private func effect(
    _ node: YAMLNode, _ path: ElementPath, _ owner: EffectOwner, after: EffectID?
  ) -> [Step] {
    switch node.kind {
    case .scalar: return bareWord(node, path, owner, after: after)
    case .mapping:
      let fields = decoder.fields(node, .effect)
      let steps = inline(fields, path, owner, after: after, isWhole: true)
      builder.remarks.readAllow(fields, firstPath(steps) ?? path)
      return steps
    case .sequence: return []
    }
  }

  /// The path of the first effect among steps, to which an `allow` in the same map applies.
  private func firstPath(_ steps: [Step]) -> ElementPath? {
    for step in steps {
      let path: ElementPath? =
        switch step {
        case .effect(let index): flow.effects[index].path
        case .branch(_, let holds, let otherwise): firstPath(holds) ?? firstPath(otherwise)
        case .expect: nil
        }
      if let path { return path }
    }
    return nil
  }

  static let verbList = listOfNames(Verb.spellings, limit: 20)

  private func bareWord(
    _ node: YAMLNode, _ path: ElementPath, _ owner: EffectOwner, after: EffectID?
  ) -> [Step] {
    let text = node.text
    let bare = Verb.allCases.filter(\.isBare).map(\.rawValue)
    guard !node.isMissing else {
      decoder.reportWrongType(of: "an effect", node, expected: "a verb")
      return []
    }
    if let verb = Verb(rawValue: text), !verb.isBare {
      let value = KeyTable.forms[Form.effect.rawValue][Key(rawValue: text) ?? .present]?.type.expected ?? ""
      decoder.report(
        .verbs, "‘\(text)’ does not stand alone, it needs \(value)", at: node.ownPlace,
        expected: "‘{\(text): …}’", help: "write ‘{\(text): …}’")
      return []
    }
    if let verb = Verb(rawValue: text) {
      return [append(verb, value: nil, at: node.ownPlace, path, owner, after: after)]
    }
    let words = text.split(separator: " ")
    if words.count == 2, Verb(rawValue: String(words[0])) != nil {
      let isPair = words.allSatisfy { Verb(rawValue: String($0))?.isBare ?? false }
      let whole = isPair ? "[\(words[0]), \(words[1])]" : "{\(words[0]): \(words[1])}"
      decoder.report(
        .unknownValue, "‘\(text)’ is not an effect", at: node.ownPlace, label: "did you mean ‘\(whole)’?",
        expected: "‘\(whole)’", help: "write ‘\(whole)’", replacement: whole)
      return []
    }
    // For ‘escape’, ‘none’ is a value as well.
    let allowed = if case .escape = owner { bare + ["none"] } else { bare }
    let nearest = decoder.reportUnknown(
      .unknownValue, "‘\(text)’ is not an effect", text, at: node.ownPlace, among: allowed,
      meaning: ForeignWords.effect(for: text),
      expected: listOfNames(allowed) + ", or a map with a verb")
    guard let nearest, let verb = Verb(rawValue: nearest) else { return [] }
    return [append(verb, value: nil, at: node.ownPlace, path, owner, after: after)]
  }

  /// Reads the effect among the keys of a button or trigger, or a map in a list of effects.
  func inline(
    _ fields: Fields, _ path: ElementPath, _ owner: EffectOwner, after: EffectID? = nil, isWhole: Bool = false
  ) -> [Step] {
    let verbs = verbs(in: fields)
    let does = fields.field(.does)
    if let second = verbs.dropFirst().first ?? (verbs.isEmpty ? nil : does) {
      let first = verbs[0]
      decoder.report(
        .verbs, "‘\(fields.entry(first).name)’ and ‘\(fields.entry(second).name)’ stand in one effect",
        at: second.name.ownPlace,
        label: "a second one", related: [Label(first.name.ownPlace, "the first one")],
        expected: "one verb in each effect", help: "write a list: does: [{…}, {…}]")
    }
    let condition = builder.conditions.read(fields, .if, of: path, .owner(owner))
    var steps: [Step] = []
    if let verb = verbs.first {
      steps = verbStep(verb, fields, path, owner, after: after)
    } else {
      if let does { steps = read(does.value, path, owner, after: after) }
      checkVerbless(fields, hasDoes: does != nil, isWhole: isWhole)
    }
    let expected = expectation(fields, isWhole ? firstPath(steps) ?? path : path, owner)
    let otherwise = fields.value(.else).map { read($0, path, owner, after: after) }
    if condition == nil, fields.field(.if) == nil, let field = fields.field(.else) {
      decoder.report(
        .misplacedKey, "‘else’ has no ‘if’ beside it", at: field.name.ownPlace, expected: "an ‘if’",
        help: "add an ‘if’ or leave ‘else’ out")
    }
    guard let condition else { return expected + steps }
    let isAlone = verbs.isEmpty && does == nil
    return (isAlone ? [] : expected)
      + [.branch(condition: condition, holds: isAlone ? expected : steps, otherwise: otherwise ?? [])]
  }

  /// Reads the expectations of the step. Each element of a list is a separate one, so that findings name the
  /// one that does not hold.
  private func expectation(_ fields: Fields, _ path: ElementPath, _ owner: EffectOwner) -> [Step] {
    guard let node = fields.value(.expect) else { return [] }
    let nodes = node.kind == .sequence && node.elements.count > 1 ? Array(node.elements) : [node]
    return nodes.compactMap { node -> Step? in
      let written = path.appending(Key.expect.rawValue)
      guard let condition = builder.conditions.read(node, written, .owner(owner)) else { return nil }
      let index = flow.expectations.endIndex
      flow.expectations.append(
        Expectation(condition, path: flow.conditions[condition].path, place: node.ownPlace, owner: owner))
      return .expect(index)
    }
  }

  /// The verbs in the written order, so that the second of two is reported.
  private func verbs(in fields: Fields) -> [MappingField] {
    let verbs = Self.verbKeys.compactMap { fields.field($0) }
    return verbs.count > 1 ? verbs.sorted { $0.name.span.start < $1.name.span.start } : verbs
  }

  private static let verbKeys = Verb.allCases.compactMap { Key(rawValue: $0.rawValue) }

  /// Reports keys that need a verb if there is none.
  private func checkVerbless(_ fields: Fields, hasDoes: Bool, isWhole: Bool) {
    let rests: [Key] = hasDoes || fields.has(.expect) ? [] : [.if, .else]
    var isSaid = false
    for field in fields.found {
      if fields.keys.isOfPresenting[field.row] {
        reportWithoutPresent(fields.entry(field), field)
      } else if fields.key(field) == .then || fields.key(field) == .by && fields.keys.form != .trigger {
        decoder.report(
          .misplacedKey, "‘\(fields.entry(field).name)’ has no verb beside it", at: field.name.ownPlace,
          expected: "a verb in the same map",
          help: fields.key(field) == .then
            ? "write it in the map of its verb: {dismiss: self, then: …}"
            : "write it in the map of the verb it belongs to")
        isSaid = true
      } else if let key = fields.key(field), rests.contains(key), fields.keys.form == .button {
        decoder.report(
          .verbs, "‘\(fields.entry(field).name)’ has no effect beside it", at: field.name.ownPlace,
          expected: "a verb or ‘does’",
          help: "add an effect, or use ‘shown’ or ‘enabled’ for the button itself")
      }
    }
    if isWhole, !isSaid, !hasDoes, !fields.has(.expect), decoder.isComplete,
      !fields.found.isEmpty || fields.node.pairs.isEmpty
    {
      decoder.report(
        .verbs, "an effect needs a verb or ‘does’", at: fields.node.ownPlace, label: "no verb here",
        expected: Self.verbList,
        help: fields.node.pairs.isEmpty
          ? "name one verb; where nothing is done, leave the key out" : "name one verb")
    }
  }

  private func reportWithoutPresent(_ entry: KeyEntry, _ field: MappingField) {
    if entry.name == "animated" {
      decoder.report(
        .misplacedKey, "‘animated’ belongs to ‘present’ and ‘dismiss’ alone", at: field.name.ownPlace,
        label: "not here", expected: "‘present’ or ‘dismiss’ in the same map",
        help: "leave it out: pushing and popping take no time here")
      return
    }
    decoder.report(
      .misplacedKey, "‘\(entry.name)’ says how something is presented, but nothing is",
      at: field.name.ownPlace,
      label: "it belongs beside ‘present’", expected: "‘present’ in the same map",
      help: "write it beside ‘present’, or on the screen that is presented")
  }

  private func verbStep(
    _ field: MappingField, _ fields: Fields, _ path: ElementPath, _ owner: EffectOwner, after: EffectID?
  ) -> [Step] {
    guard let key = fields.key(field), let verb = Verb(rawValue: key.rawValue) else { return [] }
    if verb != .present {
      for other in fields.found where fields.keys.isOfPresenting[other.row] {
        if fields.key(other) != .animated || verb != .dismiss {
          reportWithoutPresent(fields.entry(other), other)
        }
      }
    }
    if verb == .complete {
      decoder.report(
        .wrongType, "‘complete’ stands alone and takes no value", at: field.value.ownPlace,
        expected: "‘complete’",
        help: "write ‘does: complete’")
    }
    let value = fields.value(key) ?? field.value
    let step = append(verb, value: value, at: value.ownPlace, path, owner, after: after, fields)
    guard case .effect(let index) = step else { return [] }
    if verb == .dismiss { flow.effects[index].animated = fields.bool(.animated) ?? true }
    if let then = fields.field(.then) {
      if verb.isTransition {
        flow.effects[index].then = read(then.value, path, owner, after: index)
      } else {
        decoder.report(
          .misplacedKey, "‘then’ waits for a transition, and ‘\(verb.rawValue)’ is none",
          at: then.name.ownPlace,
          expected: "a verb that moves screens", help: "write what follows as the next effect of a list")
      }
    }
    return [step]
  }
}
