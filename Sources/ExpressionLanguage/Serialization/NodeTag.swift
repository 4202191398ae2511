/// The first byte of each stored node. The numbers are part of the format.
enum NodeTag: UInt8 {
  case no = 0
  case yes, int, double, string
  /// A string literal that names a member of an enum.
  case member
  /// A variable of the environment, a variable of a macro.
  case variable, local
  /// A field of a record, by its index.
  case field, presence
  case index, call, not, negate, binary, and, or, conditional, list
  /// Comes after the range of a loop: from here on, the loop variable is known.
  case enterLoop
  case loop, filteredLoop

  /// Set if the type of the node does not follow from its parts; the type is then stored after the span.
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
  static let stored: [Comprehension.Kind] = [.all, .exists, .existsOne, .map, .filter]
}
