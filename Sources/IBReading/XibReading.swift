internal import SourceFacts

/// Reads the buttons of a xib: they are those of the class that owns the file.
struct XibReading {
  let tree: XMLTree
  let path: String

  func read(into interface: inout Interface) {
    guard !tree.elements.isEmpty else { return }
    let owner = tree.all("placeholder", below: 0).first {
      tree.attribute("placeholderIdentifier", of: $0) == "IBFilesOwner"
    }
    guard let owner, let type = tree.attribute("customClass", of: owner) else { return }
    let buttons = InterfaceButton(tree: tree, path: path)
    interface.xibButtons[type, default: []] += buttons.all(below: 0)
    interface.outlets.merge(buttons.outlets()) { one, _ in one }
  }
}
