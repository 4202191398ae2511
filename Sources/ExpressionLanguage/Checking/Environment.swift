/// What an expression may speak of: variables with types, functions, and how strictly it is read.
public struct Environment: Sendable {
  /// How strictly expressions are read.
  public enum Mode: Sendable {
    /// CEL as its specification has it.
    case standard
    /// CEL without what fails silently: no dynamic types, string literals that name members of enums are checked,
    /// records that may be missing need a guard. What is accepted means the same as in standard CEL with enums
    /// read as strings.
    case strict
  }

  /// A name with a type.
  public struct Variable: Sendable {
    /// The name; dots are allowed in standard mode.
    public let name: String
    /// The type of its value.
    public let type: ValueType
    /// What it is, in one sentence; may be empty.
    public let doc: String

    /// A variable.
    public init(_ name: String, _ type: ValueType, doc: String = "") {
      self.name = name
      self.type = type
      self.doc = doc
    }
  }

  /// How strictly expressions are read.
  public let mode: Mode
  /// The namespace in which names are looked up first; may be empty.
  public let container: String
  /// The variables; the position of one is its slot in frames.
  public let variables: [Variable]
  /// The functions, by name.
  public var functions: [String: Function] { own ?? Self.functions(mode) }
  /// How much an expression may ask for.
  public let limits: ExpressionLimits

  /// The names of functions that the host added.
  let hostFunctions: Set<String>
  let storage: [Frame.Storage]
  /// The functions where the host added some.
  private let own: [String: Function]?
  /// Whether a plain name may stand for a longer one, which costs a look at every chain of fields.
  let hasQualifiedNames: Bool

  /// An environment. `functions` are added to those of the language. Of two variables of one name the last counts.
  public init(
    _ mode: Mode = .strict, variables: [Variable], functions: [Function] = [], container: String = "",
    limits: ExpressionLimits = .standard
  ) {
    self.mode = mode
    self.container = container
    self.variables = variables
    self.limits = limits
    own =
      functions.isEmpty
      ? nil
      : Self.functions(mode).merging(functions.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    hostFunctions = functions.isEmpty ? [] : Set(functions.map(\.name))
    storage = variables.map { Frame.Storage($0.type, strict: mode == .strict) }
    hasQualifiedNames = !container.isEmpty || variables.contains { $0.name.utf8.contains(UInt8(ascii: ".")) }
  }

  private static func functions(_ mode: Mode) -> [String: Function] {
    mode == .strict ? Function.strictTable : Function.standardTable
  }

  /// The slot of a variable. Costs a short search.
  public func slot(of name: String) -> Int? { variables.lastIndex { $0.name == name } }

  /// A frame for programs of this environment. Costs an allocation or five; make one and keep it.
  public func makeFrame() -> Frame { Frame(self) }
}
