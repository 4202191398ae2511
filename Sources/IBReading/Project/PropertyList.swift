/// Reads property lists in XML.
enum PropertyList {
  /// The value that the file is; nil where it is no XML.
  static func read(_ bytes: [UInt8]) -> PropertyValue? {
    let tree = XMLScanner.read(bytes).tree
    guard !tree.elements.isEmpty, tree[0].name == "plist", let first = tree[0].children.first else {
      return nil
    }
    return value(first, tree)
  }

  private static func value(_ element: Int, _ tree: XMLTree) -> PropertyValue {
    switch tree[element].name {
    case "true": return .flag(true)
    case "false": return .flag(false)
    case "array": return .list(tree[element].children.map { value($0, tree) })
    case "dict":
      var values: [String: PropertyValue] = [:]
      var key: String?
      for child in tree[element].children {
        if tree[child].name == "key" {
          key = tree[child].text
        } else if let name = key {
          values[name] = value(child, tree)
          key = nil
        }
      }
      return .dictionary(values)
    default: return .text(tree[element].text)
    }
  }
}
