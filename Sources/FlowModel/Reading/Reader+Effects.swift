import Diagnostics
import YAMLTree

extension Reader {
  /// One effect, or a list of them.
  mutating func effects(_ node: YAMLNode, _ path: ElementPath, _ owner: EffectOwner, after: Int? = nil)
    -> [Step]
  {
    if node.kind == .sequence {
      var steps: [Step] = []
      let before = workBefore
      defer { workBefore = before }
      for element in node.elements {
        if let last = steps.last { workBefore = work(of: last) }
        if element.kind == .sequence {
          reportWrongType(of: "an effect", element, expected: "a word or a map with one verb")
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

  private mutating func effect(
    _ node: YAMLNode, _ path: ElementPath, _ owner: EffectOwner, after: Int?
  ) -> [Step] {
    switch node.kind {
    case .scalar: return bareWord(node, path, owner, after: after)
    case .mapping:
      let fields = fields(node, .effect)
      if fields.found.isEmpty, node.pairs.isEmpty {
        report(
          .verbs, "an effect needs a verb", at: place(node), expected: Self.verbList, help: "name a verb")
      }
      let steps = inlineEffects(fields, path, owner, after: after, isWhole: true)
      readAllow(fields, firstPath(steps) ?? path)
      return steps
    case .sequence: return []
    }
  }

  /// The path of the first effect among steps: what an `allow` beside a verb covers.
  private func firstPath(_ steps: [Step]) -> ElementPath? {
    switch steps.first {
    case nil: nil
    case .effect(let index): flow.effects[index].path
    case .branch(_, let holds, let otherwise): firstPath(holds) ?? firstPath(otherwise)
    }
  }

  static let verbList = listOfNames(Verb.spellings, limit: 20)

  private mutating func bareWord(
    _ node: YAMLNode, _ path: ElementPath, _ owner: EffectOwner, after: Int?
  ) -> [Step] {
    let text = node.text
    let bare = Verb.allCases.filter(\.isBare).map(\.rawValue)
    guard !node.isMissing else {
      reportWrongType(of: "an effect", node, expected: "a verb")
      return []
    }
    if let verb = Verb(rawValue: text), !verb.isBare {
      let value = KeyTable.forms[Form.effect.rawValue][Key(rawValue: text) ?? .present]?.type.expected ?? ""
      report(
        .verbs, "‘\(text)’ does not stand alone, it needs \(value)", at: place(node),
        expected: "‘{\(text): …}’", help: "write ‘{\(text): …}’")
      return []
    }
    if let verb = Verb(rawValue: text) {
      return [append(verb, value: nil, at: place(node), path, owner, after: after)]
    }
    let words = text.split(separator: " ")
    if words.count == 2, Verb(rawValue: String(words[0])) != nil {
      let whole = "{\(words[0]): \(words[1])}"
      report(
        .unknownValue, "‘\(text)’ is not an effect", at: place(node), label: "did you mean ‘\(whole)’?",
        expected: "‘\(whole)’", help: "write ‘\(whole)’", replacement: whole)
      return []
    }
    let nearest = reportUnknown(
      .unknownValue, "‘\(text)’ is not an effect", text, at: place(node), among: bare,
      expected: listOfNames(bare) + ", or a map with a verb")
    guard let nearest, let verb = Verb(rawValue: nearest) else { return [] }
    return [append(verb, value: nil, at: place(node), path, owner, after: after)]
  }

  /// The effect written beside the keys of a button or a trigger, or the whole of one in a list.
  mutating func inlineEffects(
    _ fields: Fields, _ path: ElementPath, _ owner: EffectOwner, after: Int? = nil, isWhole: Bool = false
  ) -> [Step] {
    let verbs = verbs(in: fields)
    let does = fields.field(.does)
    if let second = verbs.dropFirst().first ?? (verbs.isEmpty ? nil : does) {
      let first = verbs[0]
      report(
        .verbs, "‘\(first.key.rawValue)’ and ‘\(second.key.rawValue)’ stand in one effect",
        at: place(second.keyNode),
        label: "a second one", related: [Label(place(first.keyNode), "the first one")],
        expected: "one verb in each effect", help: "write a list: does: [{…}, {…}]")
    }
    let condition = condition(fields, .if, of: path, .owner(owner))
    var steps: [Step] = []
    if let verb = verbs.first {
      steps = verbStep(verb, fields, path, owner, after: after)
    } else {
      if let does { steps = effects(does.value, path, owner, after: after) }
      checkVerbless(fields, hasDoes: does != nil, isWhole: isWhole)
    }
    let otherwise = fields.value(.else).map { effects($0, path, owner, after: after) }
    if condition == nil, let field = fields.field(.else) {
      report(
        .misplacedKey, "‘else’ has no ‘if’ beside it", at: place(field.keyNode), expected: "an ‘if’",
        help: "add an ‘if’ or leave ‘else’ out")
    }
    guard let condition else { return steps }
    return [.branch(condition: condition, holds: steps, otherwise: otherwise ?? [])]
  }

  /// In the order written, so that of two the second is the one too many.
  private func verbs(in fields: Fields) -> [Fields.Field] {
    let verbs = Self.verbKeys.compactMap { fields.field($0) }
    return verbs.count > 1 ? verbs.sorted { $0.keyNode.span.start < $1.keyNode.span.start } : verbs
  }

  private static let verbKeys = Verb.allCases.compactMap { Key(rawValue: $0.rawValue) }

  /// Keys that say something about a verb, where there is none.
  private mutating func checkVerbless(_ fields: Fields, hasDoes: Bool, isWhole: Bool) {
    let rests: [Key] = hasDoes ? [] : [.if, .else]
    for field in fields.found {
      if KeyTable.presentationKeys.contains(field.key) {
        reportWithoutPresent(field, fields.form)
      } else if field.key == .then || field.key == .by && fields.form != .trigger {
        report(
          .misplacedKey, "‘\(field.key.rawValue)’ has no verb beside it", at: place(field.keyNode),
          expected: "a verb", help: "write it beside the verb it belongs to")
      } else if rests.contains(field.key), fields.form == .button {
        report(
          .verbs, "‘\(field.key.rawValue)’ has no effect beside it", at: place(field.keyNode),
          expected: "a verb or ‘does’",
          help: "add an effect, or use ‘shown’ or ‘enabled’ for the button itself")
      }
    }
    if isWhole, !hasDoes, isComplete, !fields.found.isEmpty || fields.node.pairs.isEmpty {
      report(
        .verbs, "an effect needs a verb or ‘does’", at: place(fields.node), label: "no verb here",
        expected: Self.verbList, help: "name one verb")
    }
  }

  private mutating func reportWithoutPresent(_ field: Fields.Field, _ form: Form) {
    report(
      .misplacedKey, "‘\(field.key.rawValue)’ says how something is presented, but nothing is",
      at: place(field.keyNode),
      label: "it belongs beside ‘present’", expected: "‘present’ in the same map",
      help: "write it beside ‘present’, or on the screen that is presented")
  }

  private mutating func verbStep(
    _ field: Fields.Field, _ fields: Fields, _ path: ElementPath, _ owner: EffectOwner, after: Int?
  ) -> [Step] {
    guard let verb = Verb(rawValue: field.key.rawValue) else { return [] }
    if verb != .present {
      for other in fields.found where KeyTable.presentationKeys.contains(other.key) {
        if other.key != .animated || verb != .dismiss { reportWithoutPresent(other, fields.form) }
      }
    }
    if verb == .complete {
      report(
        .wrongType, "‘complete’ stands alone and takes no value", at: place(field.value),
        expected: "‘complete’",
        help: "write ‘does: complete’")
    }
    let value = fields.value(field.key) ?? field.value
    let step = append(verb, value: value, at: place(value), path, owner, after: after, fields)
    guard case .effect(let index) = step else { return [] }
    if verb == .dismiss { flow.effects[index].animated = bool(fields, .animated) ?? true }
    if let then = fields.field(.then) {
      if verb.isTransition {
        flow.effects[index].then = effects(then.value, path, owner, after: index)
      } else {
        report(
          .misplacedKey, "‘then’ waits for a transition, and ‘\(verb.rawValue)’ is none",
          at: place(then.keyNode),
          expected: "a verb that moves screens", help: "write what follows as the next effect of a list")
      }
    }
    return [step]
  }
}
