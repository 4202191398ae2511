#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// What closures behind it only configure, by an operator of the app's own or a method of a package.
struct ConfiguredValueTests {
  private static func inA(_ body: String, _ more: String = "") -> String {
    "infix operator &>\nclass A: UIViewController { @objc func go() { \(body) } }\nclass B: UIViewController {}\n\(more)\n"
  }

  private static let flow =
    "class Flow { let host: UIViewController; init(host: UIViewController) { self.host = host }; func start() { host.present(B(), animated: true) } }"

  static let snippets: [Snippet] = [
    Snippet(
      "by an operator", inA("let b = B() &> { $0.title = t }; present(b, animated: true)"),
      ["A present B inferred"]),
    Snippet(
      "by two", inA("let b = B() &> { $0.title = t } &> { $0.delegate = self }; present(b, animated: true)"),
      ["A present B inferred"]),
    Snippet(
      "where it is presented", inA("present(B() &> { $0.title = t }, animated: true)"),
      ["A present B inferred"]),
    Snippet(
      "what a function makes",
      inA(
        "let b = factory.makeB() &> { $0.title = t }; present(b, animated: true)",
        "class Factory { func makeB() -> B { B() } }"
      )
      .replacing("@objc", with: "let factory = Factory(); @objc"),
      ["A present B inferred"]),
    Snippet(
      "an object that presents",
      inA("let flow = Flow(host: self) &> { $0.delegate = self }; flow.start()", flow),
      ["A present B inferred"]),
    Snippet(
      "an object that a method configures",
      inA("let flow = Flow(host: self).then { $0.delegate = self }; flow.start()", flow),
      ["A present B inferred"]),
    Snippet(
      "a default", inA("let make = given ?? { B() }; present(other, animated: true)"),
      ["A present ? unknown"], unseen: [.target]),
  ]

  @Test(arguments: snippets)
  func finds(_ snippet: Snippet) {
    let facts = Snippet.facts(of: snippet.code)
    #expect(facts.edges.map { Snippet.line($0).replacing(" exact", with: " inferred") } == snippet.edges)
  }

  @Test(arguments: [
    "B() &> { $0.modalPresentationStyle = .fullScreen }",
    "B().then { $0.modalPresentationStyle = .fullScreen }",
  ])
  func theStyleIsSetThere(_ made: String) {
    let facts = Snippet.facts(of: Self.inA("let b = \(made); present(b, animated: true)"))
    #expect(facts.edges.map(\.style?.value) == ["fullScreen"])
  }
}
#endif
