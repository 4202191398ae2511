/// Limits on the size of an expression and the work of its evaluation. Exceeding them gives an error, never a
/// crash or an endless loop.
public struct ExpressionLimits: Sendable, Hashable {
  /// The largest number of UTF-8 bytes of the text.
  public var maximumLength: Int
  /// The largest height of the syntax tree. CEL requires at least 12 nested constructs and 32 chained
  /// operators.
  public var maximumDepth: Int
  /// The largest nesting of macros.
  public var maximumLoopDepth: Int
  /// The largest number of elements visited plus elements and bytes copied in one evaluation.
  public var maximumSteps: Int

  /// Limits for expressions from untrusted authors, on threads with half a megabyte of stack.
  public static let standard = ExpressionLimits(
    maximumLength: 65_536, maximumDepth: 64, maximumLoopDepth: 16, maximumSteps: 1_000_000)

  /// Creates limits with these values.
  public init(maximumLength: Int, maximumDepth: Int, maximumLoopDepth: Int, maximumSteps: Int) {
    self.maximumLength = maximumLength
    self.maximumDepth = maximumDepth
    self.maximumLoopDepth = maximumLoopDepth
    self.maximumSteps = maximumSteps
  }
}
