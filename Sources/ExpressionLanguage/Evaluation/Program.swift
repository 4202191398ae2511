/// An expression ready to be evaluated. May be shared between threads; frames may not.
public final class Program: Sendable {
  /// The text it was compiled from.
  public var text: String { particulars().text }
  /// Its syntax tree with types.
  public let checked: CheckedExpression
  /// The type of what it comes to.
  public let type: ValueType
  /// The variables and fields it may read.
  public var reads: Reads { particulars().reads }
  /// What holds where it is true.
  public var facts: Facts { particulars().facts }
  private let particulars: @Sendable () -> Particulars
  private let value: ValueCode
  private let bool: BoolCode

  init(
    checked: CheckedExpression, particulars: @escaping @Sendable () -> Particulars, value: ValueCode,
    bool: BoolCode
  ) {
    self.checked = checked
    self.type = checked.type(of: checked.root)
    self.particulars = particulars
    self.value = value
    self.bool = bool
  }

  /// What it comes to for the values in `frame`, which must be of the environment it was compiled in.
  public func evaluate(_ frame: Frame) throws(EvaluationError) -> Value {
    frame.steps.pointee = 0
    return try value(frame)
  }

  /// Whether it holds. Throws `.noSuchOverload` if it does not come to a bool, which strict mode rules out if
  /// `.bool` was expected.
  public func evaluateBool(_ frame: Frame) throws(EvaluationError) -> Bool {
    frame.steps.pointee = 0
    return try bool(frame)
  }
}
