/// One element of an XML file.
struct XMLElement {
  var name: String
  var attributes: [String: String] = [:]
  /// The text directly in it, entities resolved.
  var text = ""
  /// The index of the element around it; -1 of the root.
  var parent: Int
  /// The indices of the elements in it.
  var children: [Int] = []
  /// The line on which it begins, counted from 1.
  var line: Int
  /// The column, counted from 1 in bytes.
  var column: Int
}

/// The elements of an XML file, in the order in which they begin; the first is the root.
struct XMLTree {
  var elements: [XMLElement] = []

  subscript(_ index: Int) -> XMLElement { elements[index] }

  /// An attribute of an element.
  func attribute(_ name: String, of index: Int) -> String? { elements[index].attributes[name] }

  /// The first child with a name.
  func child(_ name: String, of index: Int) -> Int? {
    elements[index].children.first { elements[$0].name == name }
  }

  /// All elements with one of some names below an element, at any depth, in their order. Elements begin before what is
  /// in them, so that what is below one is a run of indices.
  func all(_ names: String..., below index: Int) -> [Int] {
    var found: [Int] = []
    var next = index + 1
    while next < elements.count, isInside(next, of: index) {
      if names.contains(elements[next].name) { found.append(next) }
      next += 1
    }
    return found
  }

  /// Elements come in the order in which they begin: the first whose parent stands before `index` is behind it.
  private func isInside(_ element: Int, of index: Int) -> Bool { elements[element].parent >= index }

  /// The elements around one, the nearest first.
  func ancestors(of index: Int) -> some Sequence<Int> {
    sequence(first: index) { self.elements[$0].parent }.dropFirst().prefix { $0 >= 0 }
  }
}
