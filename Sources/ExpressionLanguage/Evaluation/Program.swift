/// An expression ready to be evaluated. May be shared between threads; frames may not.
public final class Program: Sendable {
  private enum Origin: Sendable {
    case compiled(CheckedExpression, Particulars)
    case stored(StoredProgram)
  }

  private let origin: Origin
  private let code = LazyObject()

  init(_ tree: CheckedExpression, _ particulars: Particulars, in environment: Environment) {
    origin = .compiled(tree, particulars)
    _ = code.value { Compiler(environment: environment, tree: tree).codes }
  }

  init(_ stored: StoredProgram) { origin = .stored(stored) }

  /// The text it was compiled from.
  public var text: String { particulars.text }
  /// The variables and fields it may read.
  public var reads: Reads { particulars.reads }
  /// What holds where it is true.
  public var facts: Facts { particulars.facts }
  /// The type of what it comes to.
  public var type: ValueType { checked.type(of: checked.root) }
  /// Its syntax tree with types; of a program that is stored damaged, the literal `false`.
  public var checked: CheckedExpression {
    switch origin {
    case .compiled(let tree, _): tree
    case .stored(let stored): (try? stored.tree()) ?? .unreadable
    }
  }

  private var particulars: Particulars {
    switch origin {
    case .compiled(_, let particulars): particulars
    case .stored(let stored): stored.particulars
    }
  }

  /// Evaluates the expression with the values in `frame`, which must be of the environment it was compiled in.
  ///
  /// - Throws: why there is no value, such as an overflow, a missing record or more work than the limits allow.
  public func evaluate(_ frame: Frame) throws(EvaluationError) -> Value {
    frame.begin()
    return try codes().value(frame)
  }

  /// Evaluates the expression to a bool.
  ///
  /// - Throws: why there is no value, as ``evaluate(_:)`` does; ``EvaluationError/Code/noSuchOverload`` if the value is no bool,
  ///   which cannot happen if the expression was compiled with `.bool` expected.
  public func evaluateBool(_ frame: Frame) throws(EvaluationError) -> Bool {
    frame.begin()
    return try codes().bool(frame)
  }

  /// Evaluates one operand of a conjunction by itself; of an expression that is no conjunction, the whole.
  ///
  /// - Parameter conjunct: a position in ``CheckedExpression/conjuncts``.
  /// - Throws: why there is no value, also where an earlier operand would have prevented the evaluation of this one.
  public func holds(conjunct: Int, _ frame: Frame) throws(EvaluationError) -> Bool {
    frame.begin()
    let codes = try codes()
    if codes.conjuncts.isEmpty { return try codes.bool(frame) }
    guard codes.conjuncts.indices.contains(conjunct) else {
      throw EvaluationError(.invalidValue, "the expression has no operand \(conjunct)")
    }
    return try codes.conjuncts[conjunct].holds(frame)
  }

  private func codes() throws(EvaluationError) -> Codes {
    try code.value { () throws(EvaluationError) in
      switch origin {
      case .compiled(let tree, _): preconditionFailure("‘\(tree.root.text)’ was compiled when it was made")
      case .stored(let stored): try stored.codes()
      }
    }
  }
}
