/// How large an expression may be, and how much work its evaluation may take. Beyond these limits there is an error,
/// never a crash or a hang.
public struct ExpressionLimits: Sendable, Hashable {
  /// UTF-8 bytes of the text.
  public var maximumLength: Int
  /// Height of the syntax tree. CEL asks for at least 12 nested constructs and 32 chained operators.
  public var maximumDepth: Int
  /// Macros inside macros.
  public var maximumLoopDepth: Int
  /// Elements visited plus elements and bytes copied in one evaluation.
  public var maximumSteps: Int

  /// Limits for expressions from untrusted authors, on threads with half a megabyte of stack.
  public static let standard = ExpressionLimits(
    maximumLength: 65_536, maximumDepth: 64, maximumLoopDepth: 16, maximumSteps: 1_000_000)

  /// Limits with these values.
  public init(maximumLength: Int, maximumDepth: Int, maximumLoopDepth: Int, maximumSteps: Int) {
    self.maximumLength = maximumLength
    self.maximumDepth = maximumDepth
    self.maximumLoopDepth = maximumLoopDepth
    self.maximumSteps = maximumSteps
  }
}
