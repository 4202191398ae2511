import Diagnostics

/// The facts that follow when a checked node is true or false.
struct Consequences {
  let types: [ValueType]
  let resolutions: [Resolution]
  let localNumbers: [Int: Int]
  let unifier: Unifier

  /// The facts that follow when `node` has the value `truth`.
  func of(_ node: Expression, being truth: Bool) -> Facts {
    switch node.kind {
    case .unary(.not, let operand): return of(operand, being: !truth)
    case .logic(let sign, let operands):
      let parts = operands.map { of($0, being: truth) }
      guard let first = parts.first else { return .none }
      let joins = (sign == .and) == truth
      return parts.dropFirst().reduce(first) { joins ? $0.and($1) : $0.or($1) }
    case .conditional(let condition, let first, let second):
      let yes = of(condition, being: true).and(of(first, being: truth))
      let no = of(condition, being: false).and(of(second, being: truth))
      return yes.or(no)
    case .presence(let operand, let field):
      guard truth, let key = key(operand) else { return .none }
      var facts = Facts()
      facts.present = [key + "." + field.written]
      return facts
    case .comprehension(let loop): return consequences(of: loop, being: truth)
    case .binary(let sign, let left, let right, _):
      return consequences(of: sign, left, right, being: truth)
    case .select, .name:
      guard case .bool = unifier.resolve(types[node.id]), let key = key(node) else { return .none }
      var facts = Facts()
      guard truth else {
        facts.unset = [key]
        return facts
      }
      facts.flags = [key]
      facts.present = implied(by: node) { $0 == .flag($1) }
      return facts
    default: return .none
    }
  }

  /// The fields of the same record that must exist when `node` has its value, by the implications that
  /// `holds` accepts.
  private func implied(
    by node: Expression, _ holds: (RecordType.Implication, String) -> Bool
  ) -> Set<String> {
    guard case .select(let operand, _) = node.kind,
      case .field(let record, let field) = resolutions[node.id],
      let base = key(operand)
    else { return [] }
    var present: Set<String> = []
    for other in record.fields {
      guard case .optional(let implications) = other.presence,
        implications.contains(where: { holds($0, field.name) })
      else { continue }
      present.insert("\(base).\(Expression.Name(text: other.name, span: node.span).written)")
    }
    return present
  }

  /// An element was found, or the body did not hold for all elements: the list is not empty.
  private func consequences(of loop: Comprehension, being truth: Bool) -> Facts {
    let finds = loop.kind == .exists || loop.kind == .existsOne
    guard finds && truth || loop.kind == .all && !truth else { return .none }
    return atLeast(1, loop.range).and(of(loop.body, being: truth).withoutLocals)
  }

  private func consequences(
    of sign: BinaryOperator, _ left: Expression, _ right: Expression, being truth: Bool
  ) -> Facts {
    if let (subject, set) = domain(sign, left, right), let key = key(subject.node) {
      var facts = Facts()
      let possible = truth ? set : subject.type.all & ~set
      facts.members[key] = possible
      facts.present = implied(by: subject.node) { implication, name in
        guard case .members(name, let members) = implication else { return false }
        return possible & ~subject.type.set(of: members) == 0
      }
      return facts
    }
    return filledList(sign, left, right, being: truth).map { atLeast($0.least, $0.list) } ?? .none
  }

  /// The list that a comparison proves to be not empty, with its smallest size; nil if it proves nothing.
  func filledList(
    _ sign: BinaryOperator, _ left: Expression, _ right: Expression, being truth: Bool
  ) -> (list: Expression, least: Int)? {
    if sign == .isIn { return truth ? (right, 1) : nil }
    if let size = sizeOperand(left), case .literal(.int(let number)) = right.kind {
      return leastSize(truth ? sign : sign.opposite, number).map { (size, $0) }
    }
    if let size = sizeOperand(right), case .literal(.int(let number)) = left.kind {
      return leastSize(truth ? sign.mirrored : sign.mirrored?.opposite, number).map { (size, $0) }
    }
    let differs = (sign == .notEqual) == truth && (sign == .notEqual || sign == .equal)
    if differs, case .list(let elements) = right.kind, elements.isEmpty { return (left, 1) }
    if differs, case .list(let elements) = left.kind, elements.isEmpty { return (right, 1) }
    return nil
  }

  /// The operand `x` of `size(x)` and `x.size()`.
  private func sizeOperand(_ node: Expression) -> Expression? {
    guard case .call(let name, let target, let arguments) = node.kind, name.text == "size" else { return nil }
    return target ?? arguments.first
  }

  /// The smallest size for which the comparison with a number holds; nil if the list may be empty.
  private func leastSize(_ sign: BinaryOperator?, _ number: Int) -> Int? {
    switch sign {
    case .greater where number >= 0: number + 1
    case .greaterOrEqual where number > 0, .equal where number > 0: number
    case .notEqual where number == 0: 1
    default: nil
    }
  }

  private func atLeast(_ count: Int, _ list: Expression) -> Facts {
    guard let key = key(list) else { return .none }
    var facts = Facts()
    facts.sizes[key] = count
    // A filtered list is not longer than its source.
    if case .comprehension(let loop) = list.kind, loop.kind == .filter || loop.kind == .map {
      facts = facts.and(atLeast(loop.kind == .map && loop.filter == nil ? count : 1, loop.range))
      // At least one element passed the filter.
      let filter = loop.kind == .filter ? loop.body : loop.filter
      return filter.map { facts.and(of($0, being: true).withoutLocals) } ?? facts
    }
    return facts
  }

  /// A text that is equal for nodes with equal values at this point.
  func key(_ node: Expression) -> String? {
    switch node.kind {
    case .name(let name): return localNumbers[node.id].map { "\(name)#\($0)" } ?? name
    case .select(let operand, let field):
      return key(operand).map { $0 + "." + field.written }
    default:
      let numbers = localNumbers
      return node.text { name, place in numbers[place.id].map { "\(name)#\($0)" } ?? name }
    }
  }

  /// The enum and the members for which a comparison is true, if `node` compares an enum with literals.
  func domain(
    _ sign: BinaryOperator, _ left: Expression, _ right: Expression
  ) -> (subject: (node: Expression, type: EnumType), set: UInt64)? {
    switch sign {
    case .equal, .notEqual:
      let (subject, literal) = left.isLiteral ? (right, left) : (left, right)
      guard case .enumeration(let type) = unifier.resolve(types[subject.id]), !subject.isLiteral,
        case .literal(.string(let text)) = literal.kind, let ordinal = type.ordinal(of: text)
      else { return nil }
      let set: UInt64 = 1 << UInt64(ordinal)
      return ((subject, type), sign == .equal ? set : type.all & ~set)
    case .isIn:
      guard case .enumeration(let type) = unifier.resolve(types[left.id]), !left.isLiteral,
        case .list(let elements) = right.kind
      else { return nil }
      var set: UInt64 = 0
      for element in elements {
        guard case .literal(.string(let text)) = element.kind, let ordinal = type.ordinal(of: text)
        else {
          return nil
        }
        set |= 1 << UInt64(ordinal)
      }
      return ((left, type), set)
    default: return nil
    }
  }
}

extension BinaryOperator {
  /// The operator that is true when this one is false.
  var opposite: BinaryOperator? {
    switch self {
    case .equal: .notEqual
    case .notEqual: .equal
    case .less: .greaterOrEqual
    case .lessOrEqual: .greater
    case .greater: .lessOrEqual
    case .greaterOrEqual: .less
    default: nil
    }
  }

  /// The operator with the same meaning when the operands are swapped.
  var mirrored: BinaryOperator? {
    switch self {
    case .equal, .notEqual: self
    case .less: .greater
    case .lessOrEqual: .greaterOrEqual
    case .greater: .less
    case .greaterOrEqual: .lessOrEqual
    default: nil
    }
  }
}

extension Checker {
  /// The consequences of checked nodes.
  var consequences: Consequences {
    Consequences(types: types, resolutions: resolutions, localNumbers: localNumbers, unifier: unifier)
  }

  /// The check for reads without a proof of presence.
  var presence: PresenceCheck { PresenceCheck(consequences: consequences, facts: facts) }

  /// The check for expressions that have no effect.
  var redundancy: RedundancyCheck { RedundancyCheck(consequences: consequences, facts: facts) }
}
