/// What an expression may use: variables with types, and how much work an evaluation may take.
///
/// The language is a part of CEL: its operators, `has`, the macros of lists, `size`, texts with `matches`, `int`, `double`
/// and `string`. There are no dynamic types, string literals that name members of enums are checked, and a record that
/// may be missing needs a guard. What is accepted means the same as in CEL with enums read as strings.
public struct Environment: Sendable {
  /// A name with a type.
  public struct Variable: Sendable {
    /// The name.
    public let name: String
    /// The type of its value.
    public let type: ValueType

    /// A variable.
    public init(_ name: String, _ type: ValueType) {
      self.name = name
      self.type = type
    }
  }

  /// The variables; the position of one is its slot in frames.
  public let variables: [Variable]
  /// The functions of the language, by name.
  public var functions: [String: Function] { Function.table }
  /// How large an expression may be and how much work it may take.
  public let limits: ExpressionLimits

  let storage: [Frame.Storage]

  /// An environment. Of two variables with one name, the last one counts.
  public init(variables: [Variable], limits: ExpressionLimits = .standard) {
    self.variables = variables
    self.limits = limits
    storage = variables.map { Frame.Storage($0.type) }
  }

  /// The slot of a variable. Costs a short search.
  public func slot(of name: String) -> Int? { variables.lastIndex { $0.name == name } }

  /// A frame for programs of this environment. Costs an allocation or five; make one and keep it.
  public func makeFrame() -> Frame { Frame(self) }
}
