/// A quantifier over a list of an object that does not change, whose body reads only the loop variable. It
/// has one value for each such object. Over a long list it is evaluated once for each object, and then its
/// value is looked up.
///
/// A condition that tests at each step whether some row of a list with four thousand rows matches therefore
/// costs no more than one about a list of three.
struct FixedQuantifier: Sendable {
  private final class Identity: Sendable {}

  /// The key of the cache: a quantifier of some program, and the object.
  struct Key: Hashable {
    fileprivate let quantifier: ObjectIdentifier
    fileprivate let owner: ObjectIdentifier
  }

  private let identity = Identity()
  private let owner: ObjectCode

  /// Shorter lists are evaluated again, because a look-up is not faster.
  private static let shortest = 16

  /// - Parameters:
  ///   - loop: a quantifier over a list of records.
  ///   - node: the node of the quantifier.
  /// - Returns: nil if it may have another value for the same object.
  init?(_ loop: Comprehension, _ node: Expression, in compiler: Compiler) {
    guard case .select(let operand, _) = loop.range.kind,
      case .record(let type) = compiler.tree.type(of: operand), type.isFixed,
      let slot = compiler.slots[node.id], compiler.readsOnly([slot], loop.body)
    else { return nil }
    owner = compiler.object(operand)
  }

  /// The cached value for the current object; if there is none, the value of `evaluate`.
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
  /// Whether an expression reads only these local variables and those of macros inside it.
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
