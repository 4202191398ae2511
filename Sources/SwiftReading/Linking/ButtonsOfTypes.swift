#if SwiftSources
internal import SourceFacts

/// The buttons and controls of all files, by the type that has them.
struct ButtonsOfTypes {
  private let linking: FactLinking

  init(_ linking: FactLinking) { self.linking = linking }

  /// The buttons of each type by the function that they call; none if buttons with other names call it too.
  func byAction() -> [String: [String: ButtonFact]] {
    var actions: [String: [String: ButtonFact]] = [:]
    var names: [String: [String: Set<String>]] = [:]
    for (type, buttons) in all().merging(controls(), uniquingKeysWith: { $0 + $1 }) {
      for button in buttons {
        for effect in button.does where effect.hasPrefix("action ") {
          let selector = String(effect.dropFirst("action ".count).prefix { $0 != ":" })
          if actions[type, default: [:]][selector] == nil { actions[type, default: [:]][selector] = button }
          let name = button.label ?? button.symbol ?? linking.interface.outlets[button.place] ?? ""
          names[type, default: [:]][selector, default: []].insert(name)
        }
      }
    }
    for (type, selectors) in names {
      for (selector, names) in selectors where names.count > 1 { actions[type]?[selector] = nil }
    }
    return actions
  }

  /// The buttons of each type, including those of storyboards and xibs.
  func all() -> [String: [ButtonFact]] {
    var buttons = linking.interface.xibButtons
    for key in linking.interface.scenes.keys.sorted() {
      guard let scene = linking.interface.scenes[key], scene.reference == nil else { continue }
      buttons[linking.declaredName(of: scene), default: []] += scene.buttons
    }
    for (type, all) in buttons { buttons[type] = all.map { titled($0, of: type) } }
    for visitor in linking.visitors { buttons.merge(visitor.found.buttons) { $0 + $1 } }
    return buttons
  }

  /// The controls that run a method, by the type that gives them one.
  func controls() -> [String: [ButtonFact]] {
    linking.visitors.reduce(into: [:]) { all, visitor in all.merge(visitor.found.controls) { $0 + $1 } }
  }

  /// A button of a storyboard or xib with the title that code sets through its outlet.
  private func titled(_ button: ButtonFact, of type: String) -> ButtonFact {
    guard let outlet = linking.interface.outlets[button.place], let file = linking.visitors.first?.file else {
      return button
    }
    let titles = TapReading(file, linking.values).titles(ofControl: outlet, in: type)
    guard !titles.isEmpty else { return button }
    var button = button
    button.label = titles.count == 1 ? titles.first : "‹\(titles.sorted().joined(separator: " | "))›"
    button.sure = min(button.sure, .inferred)
    return button
  }
}
#endif
