/// A compiled expression. It may be shared between threads; frames may not.
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

  /// The text it was compiled from, with macros of the author in full.
  public var text: String { particulars.text }
  /// The variables and fields it may read.
  public var reads: Reads { particulars.reads }
  /// The facts that hold when it is true.
  public var facts: Facts { particulars.facts }
  /// The type of its value.
  public var type: ValueType { checked.type(of: checked.root) }
  /// Its syntax tree with types; for a stored program that is damaged, the literal `false`.
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

  /// Evaluates the expression with the values in `frame`, which must belong to the environment of the
  /// compilation.
  ///
  /// - Throws: the reason if there is no value: an overflow, a missing record or an exceeded limit.
  public func evaluate(_ frame: Frame) throws(EvaluationError) -> Value {
    frame.begin()
    return try codes().value(frame)
  }

  /// Evaluates the expression to a bool.
  ///
  /// - Throws: the reason if there is no value, as ``evaluate(_:)`` does;
  ///   ``EvaluationError/Code/noSuchOverload`` if the value is no bool, which cannot happen if the expression
  ///   was compiled with `.bool` expected.
  public func evaluateBool(_ frame: Frame) throws(EvaluationError) -> Bool {
    frame.begin()
    return try codes().bool(frame)
  }

  /// Evaluates one operand of a conjunction separately; if the expression is no conjunction, the whole.
  ///
  /// - Parameter conjunct: an index in ``CheckedExpression/conjuncts``.
  /// - Throws: the reason if there is no value, even if an earlier operand would have prevented this
  ///   evaluation.
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
