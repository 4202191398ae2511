/// The result of compiling: a program if there is no error, and all problems.
public struct Compilation: Sendable {
  /// The program.
  public let program: Program?
  /// Errors and warnings in the order of their places.
  public let problems: [ExpressionProblem]
  /// The macros of the author that it uses.
  public let expansions: [MacroExpansion]
}
