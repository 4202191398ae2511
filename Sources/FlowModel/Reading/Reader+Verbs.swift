import Diagnostics
import YAMLTree

extension Reader {
  /// Adds one effect. `value` is nil for a bare word; `fields` hold the modifiers beside the verb.
  mutating func append(
    _ verb: Verb, value: YAMLNode?, at place: Place, _ path: ElementPath, _ owner: EffectOwner, after: Int?,
    _ fields: Fields? = nil
  ) -> Step {
    var effect = Effect(
      verb: verb, path: path, place: place, target: "", screen: nil, points: [], flag: nil, trigger: nil,
      presentation: nil, receiver: .self, named: nil, performers: [], recipients: [], owner: owner,
      condition: Condition.always,
      waits: after != nil, after: after, then: [], repeatable: verb == .save, isImplied: false)
    let index = flow.effects.count
    readTarget(of: &effect, value, index)
    if let fields, fields.form != .trigger { readPerformer(fields, verb, into: &effect) }
    effect.path = effectPath(effect, path)
    let isPresentation = verb == .present && effect.screen != nil
    if isPresentation { effect.presentation = flow.presentations.count }
    flow.effects.append(effect)
    if verb == .later, let value { appendLater(index, value) }
    if isPresentation { appendPresentation(effect, index, fields) }
    if verb == .present, !isPresentation, let fields { checkOptions(beside: effect, index, fields) }
    return .effect(index)
  }

  /// What is wrong beside a `present` that leads nowhere, so that it is said in the same run.
  private mutating func checkOptions(beside effect: Effect, _ index: Int, _ fields: Fields) {
    guard !flow.screens.isEmpty, problems.count < Self.problemLimit / 10 else { return }
    var scratch = self
    scratch.problems = []
    var effect = effect
    effect.screen = 0
    scratch.appendPresentation(effect, index, fields)
    problems += scratch.problems
  }

  private mutating func effectPath(_ effect: Effect, _ path: ElementPath) -> ElementPath {
    var path = path.appending(effect.verb.rawValue)
    switch effect.verb {
    case .dismiss, .pop, .popToRoot:
      path = path.appending(effect.receiver == .named ? effect.target : effect.receiver.rawValue)
    default:
      if !effect.target.isEmpty { path = path.appending(effect.target) }
    }
    return uniquePath(path)
  }

  private mutating func readTarget(of effect: inout Effect, _ value: YAMLNode?, _ index: Int) {
    let verb = effect.verb
    switch verb {
    case .select:
      guard let value else { return }
      effect.screen = screenIndex[value.text]
      if let screen = effect.screen { noteScreen(screen, value) }
      effect.target = value.text
      pendingSelections.append((index, value))
    case .present, .push, .popTo, .setRoot:
      guard let value else { return }
      effect.screen = screen(value, what: "‘\(verb.rawValue)’")
      effect.target = effect.screen.map { flow.screens[$0].id } ?? value.text
    case .dismiss, .pop, .popToRoot:
      guard let value else { return }
      readReceiver(value, verb.rawValue, [.self, .presenter, .presented, .parent, .root], into: &effect)
    case .unwind:
      guard let value else { return }
      effect.target = value.text
      noteUnwind(value.text, value, isDefinition: false)
      pendingUnwinds.append(value)
    case .save, .discard:
      pendingPoints.append(PendingPoint(effect: index, node: value))
      effect.target = value?.text ?? ""
    case .complete, .later: break
    case .run:
      guard let value, let name = name(value, what: "a work’s name") else { return }
      noteWork(name, value)
      effect.target = name
      effect.repeatable = workIndex[name].map { flow.works[$0].repeatable } ?? false
    case .set, .clear:
      guard let value else { return }
      effect.flag = flag(value, what: "‘\(verb.rawValue)’")
      effect.target = effect.flag.map { flow.flags[$0].name } ?? value.text
    }
  }

  private mutating func readPerformer(_ fields: Fields, _ verb: Verb, into effect: inout Effect) {
    guard let field = fields.field(.by) else { return }
    guard verb.takesPerformer else {
      let takesValue = [.dismiss, .pop, .popToRoot].contains(verb)
      report(
        .misplacedKey, "‘by’ does not go with ‘\(verb.rawValue)’", at: place(field.keyNode),
        expected: "‘by’ beside ‘present’, ‘push’, ‘pop-to’ or ‘unwind’",
        help: takesValue ? "write ‘\(verb.rawValue): \(field.value.text)’" : "leave ‘by’ out")
      return
    }
    guard let (receiver, named) = receiver(field.value, "by", [.self, .presenter, .root, .topmost]) else {
      return
    }
    effect.receiver = receiver
    effect.named = named
  }

  private mutating func readReceiver(
    _ value: YAMLNode, _ key: String, _ words: [Receiver], into effect: inout Effect
  ) {
    guard let (receiver, named) = receiver(value, key, words) else { return }
    effect.receiver = receiver
    effect.named = named
    if let named {
      effect.screen = named
      effect.target = flow.screens[named].id
    }
  }

  /// A word for a controller, or a screen.
  mutating func receiver(_ value: YAMLNode, _ key: String, _ words: [Receiver]) -> (Receiver, Int?)? {
    let text = value.text
    if let word = Receiver(rawValue: text), words.contains(word) { return (word, nil) }
    if let screen = screenIndex[text] {
      noteScreen(screen, value)
      return (.named, screen)
    }
    guard isComplete else { return nil }
    let names = words.map(\.rawValue)
    let expected = ValueType.receiver(words).expected
    if Receiver(rawValue: text) != nil, text != "named" {
      report(
        .unknownValue, "‘\(key)’ cannot be ‘\(text)’", at: place(value),
        expected: expected, help: "write \(expected)")
      return nil
    }
    let nearest = reportUnknown(
      .unknownName, "‘\(key)’ names ‘\(text)’, but no screen is called so", text, at: place(value),
      among: flow.screens.map(\.id) + names, expected: expected)
    guard let nearest else { return nil }
    if let screen = screenIndex[nearest] { return (.named, screen) }
    return Receiver(rawValue: nearest).map { ($0, nil) }
  }
}

extension Verb {
  /// `by` may stand beside it.
  var takesPerformer: Bool { self == .present || self == .push || self == .popTo || self == .unwind }
}
