/// An error of libyaml in its own words, with its places in code points.
struct SyntaxFailure: Sendable, Hashable {
  /// “did not find expected key”
  var problem: String
  /// Where it noticed.
  var at: Int
  /// “while parsing a block mapping”; empty if it names none.
  var context: String
  /// Where that began.
  var contextAt: Int?

  static let outOfMemory = SyntaxFailure(problem: "out of memory", at: 0, context: "", contextAt: nil)
}
