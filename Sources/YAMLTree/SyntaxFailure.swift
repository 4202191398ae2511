/// An error of libyaml with its own messages; positions count code points.
struct SyntaxFailure: Sendable, Hashable {
  /// The error, such as “did not find expected key”.
  var problem: String
  /// Where libyaml found it.
  var at: Int
  /// The construct, such as “while parsing a block mapping”; empty if libyaml names none.
  var context: String
  /// Where the construct began.
  var contextAt: Int?

  static let outOfMemory = SyntaxFailure(problem: "out of memory", at: 0, context: "", contextAt: nil)
}
