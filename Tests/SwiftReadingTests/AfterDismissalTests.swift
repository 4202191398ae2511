#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// What a controller presents once it has been dismissed itself, and on which controller a function presents.
struct AfterDismissalTests {
  private static func edge(_ statement: String) throws -> EdgeFact {
    let facts = Snippet.facts(
      of: """
        class B: UIViewController {}
        class Opener { static let shared = Opener(); func open() { top().present(B(), animated: true) } }
        class A: UIViewController { @objc func go() { \(statement) } }
        """)
    return try #require(facts.edges.first { $0.source.type == "A" })
  }

  @Test(arguments: [
    (
      "let host = presentingViewController; dismiss(animated: true) { host?.present(B(), animated: true) }",
      true
    ),
    ("dismiss(animated: true, completion: { host.present(B(), animated: true) })", true),
    ("self.dismiss(animated: true) { Opener.shared.open() }", true),
    ("dismiss(animated: true) { self.present(B(), animated: true) }", false),
    ("picker.dismiss(animated: true) { Opener.shared.open() }", false),
    ("Opener.shared.open()", false),
  ])
  func whoIsGoneDoesNotPresent(_ statement: String, _ isAfter: Bool) throws {
    #expect(try Self.edge(statement).rules.contains(EdgeFact.afterDismissal) == isAfter)
  }

  @Test
  func aParameterIsNoPropertyOfTheController() {
    let facts = Snippet.facts(
      of: """
        class Help: UIViewController {
          static func open(_ navigationController: UINavigationController) {
            navigationController.present(Help(), animated: true)
          }
        }
        class A: UIViewController { @objc func go() { Help.open(navigationController!) } }
        """)
    #expect(facts.edges.map(Snippet.line) == ["A present Help inferred"])
  }
}
#endif
