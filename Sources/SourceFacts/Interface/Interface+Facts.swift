extension Interface {
  /// The facts that storyboards and project files hold without any code.
  public var facts: CodeFacts {
    var facts = CodeFacts()
    facts.app = app
    facts.edges = edges
    facts.screens = screens
    facts.unseen = unseen + facts.edges.filter { $0.target.sure == .unknown }.map(\.unseenTarget)
    facts.sort()
    return facts
  }

  /// The screens among the scenes: not references, and not navigation controllers, which only hold one.
  public var screens: [ScreenFact] {
    let wrapped = Set(
      scenes.keys.compactMap { resolve($0) }.filter { !$0.wrap.isEmpty }.map(\.scene.key))
    var screens: [String: ScreenFact] = [:]
    for key in scenes.keys.sorted() {
      guard let scene = scenes[key], scene.reference == nil, !scene.isNavigation else { continue }
      // Several scenes of one class are one screen.
      var screen =
        screens[scene.type] ?? ScreenFact(type: scene.type, framework: .storyboard, place: scene.place)
      screen.title = screen.title ?? scene.title
      screen.scene = screen.scene ?? scene.key
      screen.inNavigation = screen.inNavigation || wrapped.contains(key)
      screen.style =
        screen.style ?? scene.style.map { EdgeFact.Style(value: $0, place: scene.place, sure: .exact) }
      screen.buttons += scene.buttons
      screens[scene.type] = screen
    }
    return screens.keys.sorted().compactMap { screens[$0] }
  }
}

extension EdgeFact {
  /// That what is presented here is not known.
  public var unseenTarget: UnseenFact { UnseenFact(.target, about: reason, place: place) }

  /// What stood in the way of reading it off, of all the steps that were gone; empty where no step says so.
  public var reason: String {
    rules.last { rule in
      rule.contains("‘") || rule.contains("not resolved") || rule.hasPrefix("receiver ")
        || rule.hasSuffix(" callers")
        || rule.hasPrefix("one of ") || Self.reasons.contains(rule)
    } ?? ""
  }

  private static let reasons: Set = [
    "inline content", "container of something", "nobody is seen who sets this case",
  ]
}
