internal import SourceFacts

/// Reads the scenes and segues of one storyboard.
struct StoryboardReading {
  let tree: XMLTree
  private let buttons: InterfaceButton
  private let storyboard: String
  /// What is tapped, by its element: one button may start any number of segues.
  private var triggers: [Int: ButtonFact] = [:]

  init(tree: XMLTree, path: String) {
    self.tree = tree
    buttons = InterfaceButton(tree: tree, path: path)
    storyboard = fileName(path)
  }

  mutating func read(into interface: inout Interface) {
    guard !tree.elements.isEmpty else { return }
    interface.outlets.merge(buttons.outlets()) { one, _ in one }
    for scene in tree.all("scene", below: 0) {
      guard let objects = tree.child("objects", of: scene),
        let controller = tree[objects].children.first(where: { isController($0) }),
        let id = tree.attribute("id", of: controller)
      else { continue }
      read(controller, id, in: scene, into: &interface)
    }
  }

  private func isController(_ element: Int) -> Bool {
    let name = tree[element].name
    return name.hasSuffix("Controller") || name == "viewControllerPlaceholder"
  }

  private mutating func read(_ controller: Int, _ id: String, in scene: Int, into interface: inout Interface)
  {
    var read = InterfaceScene(
      storyboard: storyboard, id: id, element: tree[controller].name, place: buttons.place(controller))
    read.customClass = tree.attribute("customClass", of: controller)
    read.identifier = tree.attribute("storyboardIdentifier", of: controller)
    read.style = tree.attribute("modalPresentationStyle", of: controller)
    read.isInitial = tree.attribute("initialViewController", of: 0) == id
    let item = tree.all("navigationItem", below: controller).first
    read.title = item.flatMap { tree.attribute("title", of: $0) } ?? tree.attribute("title", of: controller)
    if read.element == "viewControllerPlaceholder" {
      read.reference = InterfaceScene.Reference(
        storyboard: tree.attribute("storyboardName", of: controller),
        identifier: tree.attribute("referencedIdentifier", of: controller))
    } else {
      read.buttons = buttons.all(below: controller)
      read.fields = fields(below: controller)
    }
    // Of a launch screen only a picture is shown.
    let isLaunch = tree.attribute("launchScreen", of: 0) == "YES"
    for segue in isLaunch ? [] : tree.all("segue", below: scene) {
      // A gesture recognizer stands beside the controller; its segues are the controller's.
      guard let made = self.segue(segue, from: read.key, controller) else { continue }
      if made.relationship == "rootViewController" { read.root = made.target }
      if made.relationship == "viewControllers" { read.tabs.append(made.target) }
      interface.segues.append(made)
    }
    interface.scenes[read.key] = read
  }

  private mutating func segue(_ element: Int, from source: String, _ controller: Int) -> InterfaceSegue? {
    guard let destination = tree.attribute("destination", of: element) else { return nil }
    var segue = InterfaceSegue(
      source: source, target: "\(storyboard)#\(destination)", kind: tree.attribute("kind", of: element) ?? "",
      place: buttons.place(element))
    segue.identifier = tree.attribute("identifier", of: element)
    segue.style = tree.attribute("modalPresentationStyle", of: element)
    segue.unwindAction = tree.attribute("unwindAction", of: element)
    segue.relationship = tree.attribute("relationship", of: element)
    segue.creation = tree.attribute("destinationCreationSelector", of: element).map {
      String($0.prefix { $0 != ":" })
    }
    segue.isAnchored =
      ["popoverAnchorView", "popoverAnchorBarButtonItem"].contains { tree.attribute($0, of: element) != nil }
    segue.trigger = trigger(of: element, controller)
    return segue
  }

  /// The button or cell that a segue starts from.
  private mutating func trigger(of segue: Int, _ controller: Int) -> ButtonFact? {
    for element in tree.ancestors(of: segue) {
      if element == controller { return nil }
      if let known = triggers[element] { return known }
      guard let trigger = trigger(element) else { continue }
      triggers[element] = trigger
      return trigger
    }
    return nil
  }

  private func trigger(_ element: Int) -> ButtonFact? {
    switch tree[element].name {
    case "barButtonItem", "button": return buttons.button(element)
    case "tableViewCell", "collectionViewCell":
      let label = tree.all("label", below: element).first.flatMap { tree.attribute("text", of: $0) }
      return ButtonFact(label: label, placement: "content", place: buttons.place(element))
    case "tapGestureRecognizer", "longPressGestureRecognizer":
      return ButtonFact(key: tree[element].name, placement: "content", place: buttons.place(element))
    default: return nil
    }
  }

  private func fields(below controller: Int) -> [String] {
    tree.all("textField", "textView", below: controller)
      .filter { tree.attribute("editable", of: $0) != "NO" }
      .map { tree.attribute("placeholder", of: $0) ?? "a field on line \(tree[$0].line)" }
  }
}

/// The name of a file without folder and ending.
func fileName(_ path: String) -> String {
  let name = path.split(separator: "/").last ?? ""
  return String(name.split(separator: ".").first ?? name)
}
