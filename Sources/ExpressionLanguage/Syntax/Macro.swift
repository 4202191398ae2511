public import Diagnostics

/// An expression with a name, and with parameters: a macro in the sense of CEL, which the author of expressions
/// defines. Each use is replaced by the body when an expression is parsed.
///
/// Variables of loops in the body never clash with names in the arguments.
public struct Macro: Sendable {
  /// Its name.
  public let name: String
  /// The names that stand for the arguments; empty for a macro that is used without brackets.
  public let parameters: [String]
  let body: Expression

  /// Parses a definition.
  ///
  /// - Parameters:
  ///   - signature: the name, and the parameters in brackets: `opener` or `clears(b, f)`.
  ///   - text: the body. It may use `macros`.
  ///   - variables: the names that it may use beside its parameters.
  /// - Returns: the macro, or what is wrong with the signature or with the text.
  public static func define(
    _ signature: String, as text: String, using macros: Macros, variables: Set<String>,
    limits: ExpressionLimits = .standard
  ) -> Definition {
    guard let (name, parameters) = names(in: signature) else {
      return Definition(
        problem: "‘\(signature)’ is no name of a macro", expected: "name, or name(first, second)")
    }
    if let twice = parameters.first(where: { one in parameters.count { $0 == one } > 1 }) {
      return Definition(problem: "‘\(signature)’ has two parameters ‘\(twice)’")
    }
    if macros[name] != nil { return Definition(problem: "there are two macros ‘\(name)’") }
    let names = parameters + [name]
    if let taken = names.first(where: { variables.contains($0) || Function.table[$0] != nil || $0 == "has" })
    {
      return Definition(problem: "‘\(taken)’ means something else already", expected: "another name")
    }
    let parsed = Parser.parse(text, limits: limits, macros: macros)
    guard let body = parsed.expression else { return Definition(problems: parsed.problems) }
    var check = MacroCheck(known: variables.union(parameters), parameters: Set(parameters))
    check.check(body)
    if !check.problems.isEmpty { return Definition(problems: check.problems) }
    if let unread = parameters.first(where: { !check.read.contains($0) }) {
      return Definition(problem: "‘\(signature)’ does not use ‘\(unread)’")
    }
    return Definition(
      macro: Macro(name: name, parameters: parameters, body: body), expansions: parsed.expansions)
  }

  /// The result of a definition.
  public struct Definition: Sendable {
    /// The macro, if nothing is wrong.
    public var macro: Macro?
    /// The macros that its body uses.
    public var expansions: [MacroExpansion] = []
    /// What is wrong with its signature.
    public var problem: String?
    /// What the signature should be.
    public var expected = ""
    /// What is wrong with its text.
    public var problems: [ExpressionProblem] = []
  }

  /// The name and the parameters of a signature; nil if these are no names.
  private static func names(in signature: String) -> (name: String, parameters: [String])? {
    func isName(_ text: some StringProtocol) -> Bool {
      guard let first = text.utf8.first, isLetter(first) else { return false }
      return text.utf8.allSatisfy { isLetter($0) || isDigit($0) } && !Parser.reserved.contains(String(text))
    }
    guard let open = signature.firstIndex(of: "(") else {
      return isName(signature) ? (signature, []) : nil
    }
    guard signature.last == ")", isName(signature[..<open]) else { return nil }
    let inner = signature[signature.index(after: open)...].dropLast()
    let parameters = inner.split(separator: ",", omittingEmptySubsequences: false).map { part in
      String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
    return parameters.allSatisfy(isName) ? (String(signature[..<open]), parameters) : nil
  }
}

/// A use of a macro.
public struct MacroExpansion: Sendable {
  /// The name of the macro.
  public let name: String
  /// The place of the use. Problems of the body are reported there.
  public let span: Span
}

/// Macros by name.
public struct Macros: Sendable {
  private var all: [String: Macro] = [:]

  /// No macros.
  public static let none = Macros()

  /// Creates an empty list.
  public init() {}

  /// The macro with this name.
  public subscript(name: String) -> Macro? { all[name] }

  /// Adds a macro; its name must be new.
  public mutating func add(_ macro: Macro) { all[macro.name] = macro }

  /// The names of all macros in alphabetical order.
  public var names: [String] { all.keys.sorted() }
}

/// Checks the names in the body of a macro.
private struct MacroCheck {
  let known: Set<String>
  let parameters: Set<String>
  private(set) var read: Set<String> = []
  private(set) var problems: [ExpressionProblem] = []

  init(known: Set<String>, parameters: Set<String>) {
    self.known = known
    self.parameters = parameters
  }

  mutating func check(_ node: Expression, bound: Set<String> = []) {
    if case .name(let name) = node.kind {
      read.insert(name)
      if !known.contains(name), !bound.contains(name) {
        problems.append(ExpressionProblem("unknown-name", "there is no ‘\(name)’ here", at: node.span))
      }
    }
    if case .comprehension(let loop) = node.kind {
      if parameters.contains(loop.variable.text) {
        problems.append(
          ExpressionProblem(
            "shadowed-name", "‘\(loop.variable.text)’ is a parameter of the macro", at: loop.variable.span))
      }
      check(loop.range, bound: bound)
      let inner = bound.union([loop.variable.text])
      if let filter = loop.filter { check(filter, bound: inner) }
      check(loop.body, bound: inner)
      return
    }
    for child in node.children { check(child, bound: bound) }
  }
}
