import Diagnostics
import YAMLTree

/// The entry of the table of keys for one place in a file of a flow.
struct FlowPosition {
  /// What is, or may be, at the place.
  enum Part {
    /// A key of a map of this form.
    case key(Form)
    /// A value of this type: of a key, in a list, or a key of a map of names.
    case value(ValueType)
  }

  let part: Part
  /// The scalar at the place.
  let node: YAMLNode
  /// The row of the key that it is, or whose value it is.
  let entry: KeyEntry?
  /// The keys and values of the map that contains it.
  let siblings: [(key: String, value: String)]
  /// The id of the screen that contains it; empty outside of screens.
  let screen: String

  /// Searches from the root of a file to the scalar at a byte offset.
  init?(at offset: Int, in root: YAMLNode) {
    let form: Form = root.value(of: Key.partOf.rawValue) == nil ? .root : .fragment
    guard let found = Search(offset: Int32(clamping: offset)).inside(root, .mapping(form), nil, "") else {
      return nil
    }
    self = found
  }

  private init(
    _ part: Part, _ node: YAMLNode, _ entry: KeyEntry?, in map: YAMLNode?, _ screen: String
  ) {
    self.part = part
    self.node = node
    self.entry = entry
    self.screen = screen
    siblings =
      map?.pairs.filter { $0.key != node }.map { ($0.key.text, $0.value.text) } ?? []
  }

  /// The search down the tree. Cost: the children of the nodes on the path.
  private struct Search {
    let offset: Int32

    private func covers(_ node: YAMLNode) -> Bool {
      !node.isAlias && node.span.start <= offset && offset <= node.span.end && node.span.length > 0
    }

    func inside(
      _ node: YAMLNode, _ type: ValueType, _ entry: KeyEntry?, _ screen: String, in map: YAMLNode? = nil
    ) -> FlowPosition? {
      guard covers(node) else { return nil }
      switch node.kind {
      case .scalar: return FlowPosition(.value(type), node, entry, in: map, screen)
      case .sequence:
        guard let element = node.elements.first(where: covers) else { return nil }
        return inside(element, type.element, entry, screen)
      case .mapping: return inside(map: node, type, entry, screen)
      }
    }

    private func inside(map: YAMLNode, _ type: ValueType, _ entry: KeyEntry?, _ screen: String)
      -> FlowPosition?
    {
      for (key, value) in map.pairs {
        if covers(key) { return self.key(key, of: map, type, entry, screen) }
        guard covers(value) else { continue }
        if let form = type.form(of: map) {
          let row = KeyTable.forms[form.rawValue][key.text]
          return row.flatMap { inside(value, $0.type, $0, screen, in: map) }
        }
        if let (names, values) = type.names(of: map) {
          if case .name = names, case .mapping(.screen) = values {
            return inside(value, values, entry, key.text)
          }
          return inside(value, values, entry, screen)
        }
        return type.isCondition ? inside(value, .condition, entry, screen) : nil
      }
      return nil
    }

    private func key(
      _ key: YAMLNode, of map: YAMLNode, _ type: ValueType, _ entry: KeyEntry?, _ screen: String
    ) -> FlowPosition? {
      if let form = type.form(of: map) {
        let row = KeyTable.forms[form.rawValue][key.text]
        return FlowPosition(.key(form), key, row, in: map, screen)
      }
      guard let (names, _) = type.names(of: map) else { return nil }
      return FlowPosition(.value(names), key, entry, in: map, screen)
    }
  }
}

extension ValueType {
  /// The type of an element, if this type may be a list.
  fileprivate var element: ValueType {
    switch self {
    case .list(let element, _, _): element
    case .either(let one, let other):
      one.shapes.contains(.list)
        ? other.shapes.contains(.list) ? .either(one.element, other.element) : one.element
        : other.element
    default: self
    }
  }

  /// The form of the map, if this type permits one; nil if its keys are free names.
  fileprivate func form(of map: YAMLNode) -> Form? {
    switch self {
    case .mapping(let form): form
    case .effects: .effect
    case .either(let one, let other): one.form(of: map) ?? other.form(of: map)
    default: nil
    }
  }

  /// The types of the keys and values of a map with free names.
  fileprivate func names(of map: YAMLNode) -> (names: ValueType, values: ValueType)? {
    switch self {
    case .map(let names, let values): (names, values)
    case .byCondition(let value): (.condition, value)
    case .either(let one, let other): one.names(of: map) ?? other.names(of: map)
    default: nil
    }
  }

  fileprivate var isCondition: Bool {
    switch self {
    case .condition: true
    case .either(let one, let other): one.isCondition || other.isCondition
    default: false
    }
  }
}
