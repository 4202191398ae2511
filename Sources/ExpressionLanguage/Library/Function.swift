/// A function that expressions can call: its overloads and its implementation.
public struct Function: Sendable {
  /// One list of parameter types and the resulting type.
  public struct Overload: Sendable {
    /// The parameters; the receiver of a method comes first.
    public let parameters: [ValueType]
    /// The type of the result.
    public let result: ValueType
    /// Whether it is called on its first parameter: `text.size()`.
    public let isMethod: Bool

    /// Creates an overload. ``ValueType/parameter(_:)`` makes it generic.
    public init(_ parameters: [ValueType], _ result: ValueType, isMethod: Bool = false) {
      self.parameters = parameters
      self.result = result
      self.isMethod = isMethod
    }
  }

  /// The name.
  public let name: String
  /// The permitted ways to call it.
  public let overloads: [Overload]
  /// Computes the result for values that match one of the overloads.
  public let body: @Sendable ([Value], Frame) throws(EvaluationError) -> Value

  /// Creates a function.
  public init(
    _ name: String, _ overloads: [Overload],
    body: @escaping @Sendable ([Value], Frame) throws(EvaluationError) -> Value
  ) {
    self.name = name
    self.overloads = overloads
    self.body = body
  }
}
