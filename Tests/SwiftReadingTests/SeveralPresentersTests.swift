#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// What several screens present through the same code.
struct SeveralPresentersTests {
  /// What is presented by the extension of a protocol is presented by each screen that conforms.
  @Test func eachScreenThatConformsPresents() throws {
    let snippet = try #require(
      CoordinatorRuleTests.snippets.first { $0.name == "extension of a protocol that screens conform to" })
    let more = snippet.code + "\nclass Z: UIViewController, Sharing {}"
    let edge = try #require(Snippet.facts(of: more).edges.first)
    #expect(edge.source.screens == ["A", "Z"] && edge.rules.last == "conforms to ‘Sharing’")
  }

  /// Who began it is not searched for ever: what stays unknown is said once, where it is presented.
  @Test func whatStaysUnknownIsSaidOnce() {
    let begun = (0..<5).map { "class O\($0) { @objc func go() { Flow().show() } }" }.joined(separator: "\n")
    let code =
      begun
      + "\nclass Flow { func show() { top().present(B(), animated: true) } }; class B: UIViewController {}"
    let facts = Snippet.facts(of: code)
    #expect(facts.edges.map(Snippet.line) == ["Flow present B unknown"])
    #expect(facts.unseen.count == 1)
  }
}
#endif
