import Diagnostics
import YAMLTree

extension EffectReader {
  /// Adds one effect. `value` is nil for a verb without a value; `fields` has the other keys of the same map.
  func append(
    _ verb: Verb, value: YAMLNode?, at place: Place, _ path: ElementPath, _ owner: EffectOwner,
    after: EffectID?,
    _ fields: Fields? = nil
  ) -> Step {
    var effect = Effect(verb, path: path, place: place, owner: owner, after: after)
    let index = flow.effects.endIndex
    readTarget(of: &effect, value, index)
    if let fields, fields.keys.form != .trigger { readPerformer(fields, verb, into: &effect) }
    effect.path = effectPath(effect, path)
    if verb == .present, effect.screen != nil, !hasRoom(for: effect) { effect.screen = nil }
    let isPresentation = verb == .present && effect.screen != nil
    if isPresentation { effect.presentation = flow.presentations.endIndex }
    flow.effects.append(effect)
    if verb == .later, let value { appendLater(index, value) }
    if isPresentation { builder.presentations.append(effect, index, fields) }
    if verb == .present, !isPresentation, let fields { checkOptions(beside: effect, index, fields) }
    return .effect(index)
  }

  /// Whether the limit for presentations permits another one.
  private func hasRoom(for effect: Effect) -> Bool {
    if flow.presentations.count < FlowLimits.presentations { return true }
    if !builder.partial.hasTooManyPresentations {
      builder.partial.hasTooManyPresentations = true
      decoder.report(
        .limit, "the flow has more than \(FlowLimits.presentations) presentations", at: effect.place,
        label: "one too many", expected: "at most \(FlowLimits.presentations) presentations",
        help: "split it into several flows")
    }
    return false
  }

  /// Checks the options of a `present` without a valid target, so that all problems are reported in one run.
  private func checkOptions(beside effect: Effect, _ index: EffectID, _ fields: Fields) {
    guard !flow.screens.isEmpty, !builder.partial.hasTooManyPresentations,
      decoder.problems.count < FormDecoder.problemLimit / 10
    else {
      return
    }
    let scratch = FlowBuilder(builder.partial, FormDecoder(), names: builder.names)
    scratch.decoder.isComplete = decoder.isComplete
    scratch.decoder.knowsWords = decoder.knowsWords
    var effect = effect
    effect.screen = ScreenID(0)
    scratch.presentations.append(effect, index, fields.read(by: scratch.decoder))
    decoder.problems += scratch.decoder.problems
  }

  private func effectPath(_ effect: Effect, _ path: ElementPath) -> ElementPath {
    var path = path.appending(effect.verb.rawValue)
    switch effect.verb {
    case .dismiss, .pop, .popToRoot:
      path = path.appending(effect.receiver == .named ? effect.target : effect.receiver.rawValue)
    default:
      if !effect.target.isEmpty { path = path.appending(effect.target) }
    }
    return builder.uniquePath(path)
  }

  private func readTarget(of effect: inout Effect, _ value: YAMLNode?, _ index: EffectID) {
    let verb = effect.verb
    switch verb {
    case .select:
      guard let value else { return }
      effect.screen = builder.partial.screenIndex[value.text]
      if let screen = effect.screen { builder.noteScreen(screen, value) }
      effect.target = value.text
      unresolved.selections.append((index, value))
    case .present, .push, .popTo, .setRoot:
      guard let value else { return }
      effect.screen = builder.screen(value, what: "‘\(verb.rawValue)’")
      effect.target = effect.screen.map { flow.screens[$0].id } ?? value.text
    case .dismiss, .pop, .popToRoot:
      guard let value else { return }
      readReceiver(value, verb.rawValue, [.self, .presenter, .presented, .parent, .root], into: &effect)
    case .unwind:
      guard let value else { return }
      effect.target = value.text
      builder.noteUnwind(value.text, value, isDefinition: false)
      unresolved.unwinds.append(value)
    case .save, .discard:
      unresolved.points.append(PendingPoint(effect: index, node: value))
      effect.target = value?.text ?? ""
    case .complete, .later: break
    case .run:
      guard let value, let name = decoder.name(value, what: "a work’s name") else { return }
      builder.noteWork(name, value)
      effect.target = name
      let work = builder.partial.workIndex[name].map { flow.works[$0] }
      effect.repeatable = work?.repeatable ?? false
      effect.undoable = work?.undoable ?? false
    case .set, .clear:
      guard let value else { return }
      effect.flag = builder.flag(value, what: "‘\(verb.rawValue)’")
      effect.target = effect.flag.map { flow.flags[$0].name } ?? value.text
    }
  }

  private func readPerformer(_ fields: Fields, _ verb: Verb, into effect: inout Effect) {
    guard let field = fields.field(.by) else { return }
    guard verb.takesPerformer else {
      let takesValue = [.dismiss, .pop, .popToRoot].contains(verb)
      decoder.report(
        .misplacedKey, "‘by’ does not go with ‘\(verb.rawValue)’", at: field.name.ownPlace,
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

  private func readReceiver(
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

  /// Reads a word for a controller, or a screen.
  func receiver(_ value: YAMLNode, _ key: String, _ words: [Receiver]) -> (Receiver, ScreenID?)? {
    let text = value.text
    if let word = Receiver(rawValue: text), words.contains(word) { return (word, nil) }
    if let screen = builder.partial.screenIndex[text] {
      builder.noteScreen(screen, value)
      return (.named, screen)
    }
    guard decoder.isComplete else { return nil }
    let names = words.map(\.rawValue)
    let expected = ValueType.receiver(words).expected
    if Receiver(rawValue: text) != nil, text != "named" {
      decoder.report(
        .unknownValue, "‘\(key)’ cannot be ‘\(text)’", at: value.ownPlace,
        expected: expected, help: "write \(expected)")
      return nil
    }
    let nearest = decoder.reportUnknown(
      .unknownName, "‘\(key)’ names ‘\(text)’, but no screen is called so", text, at: value.ownPlace,
      among: builder.screenNames + names, expected: expected)
    guard let nearest else { return nil }
    if let screen = builder.partial.screenIndex[nearest] { return (.named, screen) }
    return Receiver(rawValue: nearest).map { ($0, nil) }
  }
}

extension Verb {
  /// Whether `by` is permitted with it.
  var takesPerformer: Bool { self == .present || self == .push || self == .popTo || self == .unwind }
}
