/// An operator with one operand.
public enum UnaryOperator: String, Sendable {
  /// `!a`
  case not = "!"
  /// `-a`
  case negate = "-"
}

/// An operator with two operands.
public enum BinaryOperator: String, Sendable {
  /// `a == b`
  case equal = "=="
  /// `a != b`
  case notEqual = "!="
  /// `a < b`
  case less = "<"
  /// `a <= b`
  case lessOrEqual = "<="
  /// `a > b`
  case greater = ">"
  /// `a >= b`
  case greaterOrEqual = ">="
  /// `a in b`
  case isIn = "in"
  /// `a + b`
  case add = "+"
  /// `a - b`
  case subtract = "-"
  /// `a * b`
  case multiply = "*"
  /// `a / b`
  case divide = "/"
  /// `a % b`
  case remainder = "%"

  /// Multiplication binds tightest: 3; addition 2; relations 1.
  var precedence: Int {
    switch self {
    case .multiply, .divide, .remainder: 3
    case .add, .subtract: 2
    default: 1
    }
  }

  /// `<`, `<=`, `>`, `>=`.
  var isOrdering: Bool {
    switch self {
    case .less, .lessOrEqual, .greater, .greaterOrEqual: true
    default: false
    }
  }
}

/// `&&` or `||`.
public enum LogicOperator: String, Sendable {
  /// `a && b`
  case and = "&&"
  /// `a || b`
  case or = "||"
}
