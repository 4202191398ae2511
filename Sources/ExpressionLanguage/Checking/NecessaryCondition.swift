/// A condition on all objects of the host together that is necessary for an expression to be true.
///
/// It is weaker than the expression. If it is not met, the expression is false for every object and need not
/// be evaluated. It reads only fields of records, of whichever object, so it is evaluated once for all
/// objects.
public indirect enum NecessaryCondition: Sendable {
  /// No necessary condition is known.
  case none
  /// An object of the record must exist.
  case object(RecordType)
  /// An object of the record must exist whose field has one of these values, as counted by
  /// ``RecordType/Field/values(of:)``.
  case field(RecordType, RecordType.Field, values: UInt64)
  /// All of the conditions.
  case all([NecessaryCondition])
  /// At least one of the conditions.
  case any([NecessaryCondition])

  fileprivate static func joined(_ parts: [NecessaryCondition]) -> NecessaryCondition {
    var all: [NecessaryCondition] = []
    for part in parts {
      switch part {
      case .none: break
      case .all(let parts): all += parts
      case .object, .field, .any: all.append(part)
      }
    }
    return all.isEmpty ? .none : all.count == 1 ? all[0] : .all(all)
  }

  fileprivate static func either(_ parts: [NecessaryCondition]) -> NecessaryCondition {
    var any: [NecessaryCondition] = []
    for part in parts {
      switch part {
      case .none: return .none
      case .any(let parts): any += parts
      case .object, .field, .all: any.append(part)
      }
    }
    return any.count == 1 ? any[0] : .any(any)
  }
}

extension RecordType.Field {
  /// The values that ``NecessaryCondition`` distinguishes, as bits.
  public enum ValueBit {
    /// A bool that is false.
    public static let no: UInt64 = 1
    /// A bool that is true, a text or list that is not empty, an object that exists.
    public static let yes: UInt64 = 2
  }

  /// The value of the field of one object, as a set of bits: for an enum or a list of enums bit n for ordinal
  /// n, otherwise as in ``ValueBit``. All bits if values are not distinguished.
  ///
  /// - Parameter object: an object of the class that the field was declared for.
  public func values(of object: AnyObject) -> UInt64 {
    switch accessor {
    case .bool(let read): read(object) ? ValueBit.yes : ValueBit.no
    case .string(let read): read(object).isEmpty ? 0 : ValueBit.yes
    case .enumeration(let read): 1 << UInt64(read(object))
    case .enumerationSet(let read): read(object)
    case .record(let read): read(object) == nil ? 0 : ValueBit.yes
    case .strings(let read): read(object).isEmpty ? 0 : ValueBit.yes
    case .records(let read): read(object).isEmpty ? 0 : ValueBit.yes
    case .int, .double, .value: .max
    }
  }

  /// All values that ``values(of:)`` can return; after all were seen, no further object must be read.
  public var allValues: UInt64 {
    switch accessor {
    case .bool: ValueBit.yes | ValueBit.no
    case .string, .record, .strings, .records: ValueBit.yes
    case .enumeration, .enumerationSet, .int, .double, .value: .max
    }
  }
}

extension CheckedExpression {
  /// The condition that is necessary for the expression to be true, or to be false.
  public func necessaryCondition(for truth: Bool) -> NecessaryCondition { necessary(root, truth) }

  private func necessary(_ node: Expression, _ truth: Bool) -> NecessaryCondition {
    switch node.kind {
    case .unary(.not, let operand): return necessary(operand, !truth)
    case .logic(let sign, let operands):
      let parts = operands.map { necessary($0, truth) }
      return (sign == .and) == truth ? .joined(parts) : .either(parts)
    case .conditional(let condition, let first, let second):
      return .either([
        .joined([necessary(condition, true), necessary(first, truth)]),
        .joined([necessary(condition, false), necessary(second, truth)]),
      ])
    case .presence(let operand, _):
      guard truth, case .field(_, let field) = resolution(of: node) else { return .none }
      let value: NecessaryCondition =
        if case .record(let record) = field.type { .object(record) } else { .none }
      return .joined([self.field(of: node), value, object(operand)])
    case .comprehension(let loop):
      let finds = loop.kind == .exists || loop.kind == .existsOne
      guard finds && truth || loop.kind == .all && !truth else { return .none }
      return .joined([notEmpty(loop.range), necessary(loop.body, truth)])
    case .binary(let sign, let left, let right, _): return necessary(sign, left, right, truth)
    case .select(let operand, let name):
      guard case .bool = type(of: node) else { return .none }
      let value = truth ? RecordType.Field.ValueBit.yes : RecordType.Field.ValueBit.no
      return .joined([
        field(of: node, value), object(operand), truth ? implied(by: name.text, of: operand) : .none,
      ])
    default: return .none
    }
  }

  private func necessary(
    _ sign: BinaryOperator, _ left: Expression, _ right: Expression, _ truth: Bool
  ) -> NecessaryCondition {
    let consequences = Consequences(
      types: types, resolutions: resolutions, localNumbers: [:], unifier: Unifier())
    if let (subject, set) = consequences.domain(sign, left, right) {
      return member(subject.node, truth ? set : subject.type.all & ~set)
    }
    if sign == .isIn, truth { return element(left, of: right) }
    return consequences.filledList(sign, left, right, being: truth).map { notEmpty($0.list) } ?? .none
  }

  /// The condition that an enum has one of these members.
  private func member(_ node: Expression, _ members: UInt64) -> NecessaryCondition {
    guard case .select(let operand, _) = node.kind else { return .none }
    return .joined([field(of: node, members), object(operand)])
  }

  /// The condition that a list contains an element.
  private func element(_ element: Expression, of list: Expression) -> NecessaryCondition {
    guard case .member(_, let ordinal) = resolution(of: element), case .select = list.kind else {
      return notEmpty(list)
    }
    return member(list, 1 << UInt64(ordinal))
  }

  /// The condition that a list or text is not empty.
  private func notEmpty(_ node: Expression) -> NecessaryCondition {
    switch node.kind {
    case .select(let operand, _):
      let elements: NecessaryCondition =
        if case .list(.record(let record)) = type(of: node) { .object(record) } else { .none }
      // A list of enum members may contain any of them.
      let values: UInt64 =
        if case .list(.enumeration) = type(of: node) { .max } else { RecordType.Field.ValueBit.yes }
      return .joined([field(of: node, values), elements, object(operand)])
    case .comprehension(let loop):
      switch loop.kind {
      case .filter: return .joined([notEmpty(loop.range), necessary(loop.body, true)])
      case .map:
        return .joined([notEmpty(loop.range), loop.filter.map { necessary($0, true) } ?? .none])
      case .all, .exists, .existsOne: return .none
      }
    case .binary(.add, let left, let right, _): return .either([notEmpty(left), notEmpty(right)])
    case .conditional(_, let first, let second): return .either([notEmpty(first), notEmpty(second)])
    default: return .none
    }
  }

  /// The condition that the object whose field is read exists, with all objects on the path to it.
  private func object(_ node: Expression) -> NecessaryCondition {
    guard case .record(let record) = type(of: node), case .select(let operand, _) = node.kind else {
      return .none
    }
    return .joined([.object(record), object(operand)])
  }

  private func field(of node: Expression, _ values: UInt64 = RecordType.Field.ValueBit.yes)
    -> NecessaryCondition
  {
    guard case .field(let record, let field) = resolution(of: node) else { return .none }
    return .field(record, field, values: values)
  }

  /// The objects that exist because a bool is true.
  private func implied(by flag: String, of operand: Expression) -> NecessaryCondition {
    guard case .record(let record) = type(of: operand) else { return .none }
    return .joined(
      record.fields.map { other in
        guard case .optional(let implications) = other.presence, implications.contains(.flag(flag)),
          case .record(let record) = other.type
        else { return .none }
        return .object(record)
      })
  }
}
