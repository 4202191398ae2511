/// What stands at the beginning of each stored node. The numbers are the format.
enum NodeTag: UInt8 {
  case null = 0
  case no, yes, int, uint, double, string, bytes
  /// A string literal that names a member of an enum.
  case member
  /// A variable under its own name, a variable of a macro, any other name.
  case variable, local, name
  /// A field of a record by its place, any other selection.
  case field, select
  case presentField, presentEntry
  case index, call, not, negate, binary, and, or, conditional, list, map, message
  /// Stands behind the range of a loop or the value of a binding: from here on its variables are known.
  case enterLoop, enterBinding
  case loop, filteredLoop, binding

  /// Set where the type of a node does not follow from its parts and is written behind the tag.
  static let typed: UInt8 = 0x40
}

extension BinaryOperator {
  /// The operators in the order of their stored numbers.
  static let stored: [BinaryOperator] = [
    .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .isIn, .add, .subtract, .multiply,
    .divide, .remainder,
  ]
}

extension Comprehension.Kind {
  /// The kinds in the order of their stored numbers.
  static let stored: [Comprehension.Kind] = [
    .all, .exists, .existsOne, .map, .filter, .transformList, .transformMap, .transformMapEntry,
  ]
}

extension Binding.Kind {
  /// The kinds in the order of their stored numbers.
  static let stored: [Binding.Kind] = [.bind, .optMap, .optFlatMap]
}
