/// The variables that an expression may use, and the limits on its evaluation.
///
/// The language is a subset of CEL: its operators, `has`, the macros of lists, `size`, texts with `matches`,
/// `int`, `double` and `string`. There are no dynamic types, string literals that name enum members are
/// checked, and a record that may be missing needs a guard. An accepted expression has the same meaning as in
/// CEL with enums as strings.
public struct Environment: Sendable {
  /// A name with a type.
  public struct Variable: Sendable {
    /// The name.
    public let name: String
    /// The type of its value.
    public let type: ValueType

    /// Creates a variable.
    public init(_ name: String, _ type: ValueType) {
      self.name = name
      self.type = type
    }
  }

  /// The variables; the index of a variable is its slot in frames.
  public let variables: [Variable]
  /// The functions of the language, by name.
  public var functions: [String: Function] { Function.table }
  /// The limits on the size of an expression and on its work.
  public let limits: ExpressionLimits

  let storage: [Frame.Storage]

  /// Creates an environment. If two variables have the same name, the last one is used.
  public init(variables: [Variable], limits: ExpressionLimits = .standard) {
    self.variables = variables
    self.limits = limits
    storage = variables.map { Frame.Storage($0.type) }
  }

  /// The slot of a variable. Costs a short search.
  public func slot(of name: String) -> Int? { variables.lastIndex { $0.name == name } }

  /// Creates a frame for programs of this environment. Costs up to five allocations; create one and reuse it.
  public func makeFrame() -> Frame { Frame(self) }
}
