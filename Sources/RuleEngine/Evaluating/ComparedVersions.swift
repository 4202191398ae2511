internal import ExpressionLanguage
internal import FlowModel

/// The versions at which a comparison of `env.ios` with a number changes its value. An interval of versions
/// is evaluated at its lowest version, so it must end where a rule distinguishes two of its versions.
struct ComparedVersions {
  /// The versions that start a side of a comparison.
  private(set) var starts: Set<Version> = []

  /// - Parameter expressions: the parts of a rule that are evaluated at states or steps.
  init(in expressions: [Expression]) {
    for expression in expressions { visit(expression) }
  }

  private mutating func visit(_ node: Expression) {
    if case .binary(let sign, let left, let right, _) = node.kind {
      if Self.isVersion(left) { add(right, sign) }
      if Self.isVersion(right) { add(left, sign.mirrored) }
    }
    for child in node.children { visit(child) }
  }

  private mutating func add(_ operand: Expression, _ sign: BinaryOperator) {
    switch operand.kind {
    case .literal(.double(let number)): add(Version(number: number), sign)
    case .literal(.int(let number)): add(Version(number: Double(number)), sign)
    case .list(let elements): for element in elements { add(element, .equal) }
    default: break
    }
  }

  private mutating func add(_ version: Version, _ sign: BinaryOperator) {
    let next = Version(version.major, version.minor + 1)
    switch sign {
    case .less, .greaterOrEqual: starts.insert(version)
    case .lessOrEqual, .greater: starts.insert(next)
    case .equal, .notEqual: starts.formUnion([version, next])
    default: break
    }
  }

  private static func isVersion(_ node: Expression) -> Bool {
    guard case .select(let operand, let field) = node.kind, case .name(let name) = operand.kind else {
      return false
    }
    return name == "env" && field.text == "ios"
  }
}

extension BinaryOperator {
  /// The operator for swapped operands.
  fileprivate var mirrored: BinaryOperator {
    switch self {
    case .less: .greater
    case .lessOrEqual: .greaterOrEqual
    case .greater: .less
    case .greaterOrEqual: .lessOrEqual
    default: self
    }
  }
}

extension Version {
  /// The version that rules write as this number.
  fileprivate init(number: Double) {
    let tenths = (max(0, min(number, 999)) * 10).rounded()
    self.init(Int(tenths) / 10, Int(tenths) % 10)
  }
}
