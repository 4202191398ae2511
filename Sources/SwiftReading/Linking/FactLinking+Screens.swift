#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

extension FactLinking {
  /// Every type or scene that is shown or that presents, and all other declared controllers and views: a flow
  /// may name any of them.
  func screens() -> [ScreenFact] {
    var names = targets
    for edge in edges { names.formUnion(edge.source.screens) }
    names.formUnion(
      declarations.types.values.filter { type in
        type.isDeclared && type.kind != .protocol
          && (declarations.isController(type.name) || declarations.isView(type.name))
      }.map(\.name))
    let buttons = ButtonsOfTypes(self).all()
    let controls = ButtonsOfTypes(self).controls()
    let titles = visitors.reduce(into: [String: String]()) { all, visitor in
      all.merge(visitor.found.titles) { one, _ in one }
    }
    let scenes = Dictionary(
      interface.screens.map { ($0.type, $0) }, uniquingKeysWith: { one, _ in one })
    let scenesByName = Dictionary(
      interface.screens.map { (declarations.fullName($0.type), $0) }, uniquingKeysWith: { one, _ in one })
    return names.sorted().compactMap { name in
      screen(name, titles, buttons, controls, scenesByName[name] ?? scenes[name])
    }
  }

  private func screen(
    _ name: String, _ titles: [String: String], _ buttons: [String: [ButtonFact]],
    _ controls: [String: [ButtonFact]], _ scene: ScreenFact?
  ) -> ScreenFact? {
    let type = declarations.types[name]
    guard declarations.systemKind(of: name) == nil, !declarations.isGeneral(name),
      let place = type?.place ?? scene?.place
    else { return nil }
    let isView = declarations.isView(name) || declarations.isModifier(name) || declarations.isApp(name)
    var screen = ScreenFact(
      type: name, framework: isView ? .swiftui : type == nil ? .storyboard : .uikit, place: place)
    let parts = withParts(name)
    screen.title = titles[name] ?? scene?.title ?? title(ofParts: parts.filter { $0 != name }, titles)
    screen.scene = scene?.scene
    screen.inNavigation = isInNavigation(name, scene)
    screen.style = visitors.lazy.compactMap { $0.found.ownStyles[name] }.first ?? scene?.style
    screen.inherits = (type?.inherits ?? []).filter { $0 != type?.host }.sorted()
    screen.contains = parts.filter { $0 != name }
    // Of controls those that leave the screen; what others show is told by the ways.
    let leaving = (controls[name] ?? []).map { withEffects($0, of: name) }.filter {
      $0.does.contains { effect in
        ["dismiss", "pop", "unwind", "later "].contains { effect.hasPrefix($0) }
      }
    }
    screen.buttons = parts.flatMap { buttons[$0] ?? [] }.map { withEffects($0, of: name) } + leaving
    return screen
  }

  /// The title that a part of a screen sets; the titles of several child controllers do not count.
  private func title(ofParts parts: [String], _ titles: [String: String]) -> String? {
    let children = parts.filter { declarations.isController($0) }
    let telling = children.count > 1 ? parts.filter { !children.contains($0) } : parts
    return telling.lazy.compactMap { titles[$0] }.first
  }

  private func isInNavigation(_ name: String, _ scene: ScreenFact?) -> Bool {
    if scene?.inNavigation == true || visitors.contains(where: { $0.found.navigation.contains(name) }) {
      return true
    }
    return edges.contains { edge in
      edge.target.type == name
        && edge.target.wrap.contains { declarations.isNavigation($0) || $0.hasPrefix("Navigation") }
    }
  }

  /// Adds the effects of the function that a button's selector names.
  private func withEffects(_ button: ButtonFact, of type: String) -> ButtonFact {
    var button = button
    for effect in button.does where effect.hasPrefix("action ") {
      let selector = String(effect.dropFirst("action ".count).prefix { $0 != ":" })
      let names =
        [selector]
        + ["WithSender", "With"].filter { selector.hasSuffix($0) }.map { ending in
          String(selector.dropLast(ending.count))
        }
      let function = names.lazy.compactMap { self.declarations.method($0, of: type) }.first
      guard let body = function?.body else { continue }
      for found in EffectReading(values).effects(of: Syntax(body)) where !button.does.contains(found) {
        button.does.append(found)
      }
    }
    return button
  }

  // MARK: Work that may be lost

  /// Shown screens with Cancel and Save, or with fields and one of them: a person decides what may be lost.
  func nominated(_ facts: CodeFacts) -> [NominatedFact] {
    var fields: [String: [String]] = [:]
    for visitor in visitors { fields.merge(visitor.found.fields) { $0 + $1 } }
    for scene in interface.scenes.values.sorted(by: { $0.key < $1.key }) where !scene.fields.isEmpty {
      fields[declaredName(of: scene), default: []] += scene.fields
    }
    let guarded = Set(facts.guards.compactMap(\.type))
    let reached = Set(
      facts.edges.filter { [.present, .push, .showDetail].contains($0.verb) }.compactMap(\.target.type))
    return facts.screens.compactMap { screen in
      guard reached.contains(screen.type) else { return nil }
      let parts = withParts(screen.type)
      let edited = Set(parts.flatMap { fields[$0] ?? [] }).sorted()
      guard let why = Nomination(screen.buttons).why(hasFields: !edited.isEmpty) else { return nil }
      return NominatedFact(
        type: screen.type, why: why, fields: edited, isGuarded: parts.contains { guarded.contains($0) },
        place: screen.place)
    }
  }
}

/// Whether the buttons of a screen look like those of an editor.
private struct Nomination {
  private var commits = false
  private var cancels = false

  init(_ buttons: [ButtonFact]) {
    for button in buttons {
      let label = (button.label ?? "").lowercased()
      if ["save", "done"].contains(button.role ?? "")
        || ["save", "create", "send", "add", "post"].contains(where: { label.hasPrefix($0) })
      {
        commits = true
      }
      if ["cancel", "close"].contains(button.role ?? "") || label.hasPrefix("cancel") { cancels = true }
    }
  }

  func why(hasFields: Bool) -> String? {
    if commits, cancels { return hasFields ? "Cancel beside Save, and fields" : "Cancel beside Save" }
    return hasFields && (commits || cancels) ? "fields" : nil
  }
}
#endif
