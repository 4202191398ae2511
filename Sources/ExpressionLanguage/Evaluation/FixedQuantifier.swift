/// A quantifier over a list of an object that does not change, whose body reads nothing but what it goes through: it has one value
/// for each such object. Over a long list it is evaluated once for each, and then looked up.
///
/// So a condition that asks at each step whether some row of a list of four thousand does this or that costs no more than one
/// about a list of three.
struct FixedQuantifier: Sendable {
  private final class Identity: Sendable {}

  /// What is looked up: a quantifier of some program, and the object.
  struct Key: Hashable {
    fileprivate let quantifier: ObjectIdentifier
    fileprivate let owner: ObjectIdentifier
  }

  private let identity = Identity()
  private let owner: ObjectCode

  /// Shorter lists are gone through in the time that looking up takes.
  private static let shortest = 16

  /// - Parameters:
  ///   - loop: a quantifier over a list of records.
  ///   - node: the node that it is.
  /// - Returns: nil where it may have another value for the same object.
  init?(_ loop: Comprehension, _ node: Expression, in compiler: Compiler) {
    guard case .select(let operand, _) = loop.range.kind,
      case .record(let type) = compiler.tree.type(of: operand), type.isFixed,
      let slot = compiler.slots[node.id], compiler.readsOnly([slot], loop.body)
    else { return nil }
    owner = compiler.object(operand)
  }

  /// The value for the object at hand, from `evaluate` unless it is known.
  ///
  /// - Parameter count: the length of the list.
  @inline(__always)
  func value(
    _ frame: Frame, _ count: Int, _ evaluate: () throws(EvaluationError) -> Bool
  ) throws(EvaluationError) -> Bool {
    if count < Self.shortest { return try evaluate() }
    return try longValue(frame, evaluate)
  }

  @inline(never)
  private func longValue(
    _ frame: Frame, _ evaluate: () throws(EvaluationError) -> Bool
  ) throws(EvaluationError) -> Bool {
    let key = Key(quantifier: ObjectIdentifier(identity), owner: ObjectIdentifier(try owner(frame)))
    if let known = frame.fixed[key] { return known }
    let value = try evaluate()
    frame.fixed[key] = value
    return value
  }
}

extension Compiler {
  /// Whether an expression reads no variables but these locals and those of macros in it.
  fileprivate func readsOnly(_ locals: Set<Int>, _ node: Expression) -> Bool {
    var locals = locals
    switch node.kind {
    case .name:
      switch tree.resolution(of: node) {
      case .local(let slot): return locals.contains(slot)
      case .variable: return false
      default: return true
      }
    case .comprehension:
      guard let slot = slots[node.id] else { return false }
      locals.insert(slot)
    default: break
    }
    return node.children.allSatisfy { readsOnly(locals, $0) }
  }
}
