#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// What a container of dependencies makes under a name.
struct RegisteredValueTests {
  private static func inA(_ body: String, _ more: String = "") -> String {
    """
    class A: UIViewController { \(more) @objc func go() { \(body) } }
    class B: UIViewController {}
    extension Container {
      var b: Factory<B> { self { B() } }
      var any: Factory<UIViewController> { Factory(self) { B() }.singleton }
      var text: Factory<String> { self { "" } }
    }
    """
  }

  static let snippets: [Snippet] = [
    Snippet("by its type", inA("present(Container.shared.b(), animated: true)"), ["A present B inferred"]),
    Snippet(
      "by what makes it", inA("let any = Container.shared.any(); present(any, animated: true)"),
      ["A present B inferred"]),
    Snippet(
      "injected", inA("present(any, animated: true)", "@Injected(\\.any) private var any: UIViewController"),
      ["A present B inferred"]),
    Snippet(
      "no screen", inA("present(Container.shared.text(), animated: true)"), ["A present ? unknown"],
      unseen: [.target]),
    Snippet(
      "not registered",
      inA("present(other, animated: true)", "@Injected(\\.other) var other: UIViewController"),
      ["A present ? unknown"], unseen: [.target]),
  ]

  @Test(arguments: snippets)
  func finds(_ snippet: Snippet) { snippet.check() }
}
#endif
