internal import SourceFacts

/// Buttons of storyboards and xibs.
struct InterfaceButton {
  let tree: XMLTree
  let path: String

  func place(_ element: Int) -> SourcePlace {
    SourcePlace(path: path, line: tree[element].line, column: tree[element].column)
  }

  /// The buttons below an element, in their order.
  func all(below element: Int) -> [ButtonFact] {
    tree.all("barButtonItem", "button", below: element).filter { !isSpace($0) }.map(button)
  }

  /// The properties that the buttons of the file are connected to, by where they are made.
  func outlets() -> [SourcePlace: String] {
    let pairs = tree.all("outlet", below: 0).compactMap { element -> (String, String)? in
      guard let end = tree.attribute("destination", of: element) else { return nil }
      return tree.attribute("property", of: element).map { (end, $0) }
    }
    let names = Dictionary(pairs, uniquingKeysWith: { one, _ in one })
    return tree.all("barButtonItem", "button", below: 0).reduce(into: [:]) { found, element in
      guard let name = tree.attribute("id", of: element).flatMap({ names[$0] }) else { return }
      found[place(element)] = name
    }
  }

  /// More than any button does: each segue that it starts says it again.
  private static let maximumActions = 32
  /// Titles that Interface Builder writes if the author gives none.
  private static let placeholders: Set = ["Button", "Item"]

  private func isSpace(_ element: Int) -> Bool {
    ["flexibleSpace", "fixedSpace"].contains(tree.attribute("systemItem", of: element))
  }

  /// What is spoken of a button that has no title.
  private func spoken(_ element: Int) -> String? {
    let child = tree[element].children.first { tree[$0].name == "accessibility" }
    return child.flatMap { tree.attribute("label", of: $0) }
  }

  /// The button of an element.
  func button(_ element: Int) -> ButtonFact {
    let normal = tree[element].children.first {
      tree[$0].name == "state" && tree.attribute("key", of: $0) == "normal"
    }
    func attribute(_ name: String) -> String? {
      tree.attribute(name, of: element) ?? normal.flatMap { tree.attribute(name, of: $0) }
    }
    let item = tree.attribute("systemItem", of: element)
    var button = ButtonFact(
      label: attribute("title"), symbol: attribute("image"), role: SystemItem.role(item),
      place: place(element))
    if let label = button.label, Self.placeholders.contains(label) { button.label = nil }
    if button.label == nil { button.label = spoken(element) }
    if button.label == nil, button.symbol == nil { button.label = item.map(SystemItem.label) }
    button.placement = placement(element)
    for action in tree.all("action", below: element).prefix(Self.maximumActions) {
      if let selector = tree.attribute("selector", of: action) { button.does.append("action " + selector) }
    }
    let unwinding = tree.all("segue", below: element).filter { tree.attribute("kind", of: $0) == "unwind" }
    for segue in unwinding.prefix(Self.maximumActions) {
      if let action = tree.attribute("unwindAction", of: segue) { button.does.append("unwind " + action) }
    }
    return button
  }

  private func placement(_ element: Int) -> String {
    guard tree[element].name == "barButtonItem" else { return "content" }
    let key = tree.attribute("key", of: element) ?? tree.attribute("key", of: tree[element].parent) ?? ""
    if key.hasPrefix("left") || key.hasPrefix("back") { return "leading" }
    if key.hasPrefix("right") { return "trailing" }
    return key.hasPrefix("toolbar") || tree[tree[element].parent].name == "toolbar" ? "bottom" : "trailing"
  }
}
