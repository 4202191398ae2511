/// What compiling came to: a program if there is no error, and everything there is to say.
public struct Compilation: Sendable {
  /// The program.
  public let program: Program?
  /// Errors and warnings in the order of their places.
  public let problems: [ExpressionProblem]
}
