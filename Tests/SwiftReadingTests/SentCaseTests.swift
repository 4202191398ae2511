#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// Who presents where a case is sent to somebody else, who observes it and presents.
struct SentCaseTests {
  private static func with(_ more: String) -> String {
    """
    enum Destination { case editor, help(Int) }
    enum Other { case editor }
    class Router {
      let destination = PassthroughSubject<Destination, Never>()
      let other = PassthroughSubject<Other, Never>()
      func present(for one: Destination) { destination.send(one) }
      func present(for one: Other) { other.send(one) }
    }
    class Flow {
      let router = Router()
      @objc func begin() {
        router.destination.receive(on: main).sink { [weak self] destination in
          guard let self else { return }
          switch destination {
          case .editor: showEditor()
          case .help(let page): top().present(UIHostingController(rootView: Help()), animated: true)
          }
        }
      }
      func showEditor() { top().present(UIHostingController(rootView: Editor()), animated: true) }
    }
    struct Editor: View {}
    struct Help: View {}

    """ + more
  }

  static let snippets: [Snippet] = [
    Snippet(
      "views and the view model of one send",
      with(
        """
        struct A: View { let router: Router; var body: some View { Button("Edit") { router.present(for: .editor) } } }
        class Model { let router = Router(); func ask() { router.present(for: .help(1)) } }
        struct B: View { @StateObject var model: Model }
        """), ["A present Editor inferred", "B present Help inferred"]),
    Snippet(
      "an object of which no screen is known sends too",
      with(
        """
        struct A: View { let router: Router; var body: some View { Button("Edit") { router.present(for: .editor) } } }
        struct C: View { let router: Router; var body: some View { Button("Help") { router.destination.send(.help(2)) } } }
        class Service { let router = Router(); func ask() { router.present(for: .editor) } }
        """), ["A present Editor inferred", "C present Help inferred", "Flow present Editor unknown"],
      unseen: [.presenter]),
    Snippet(
      "a case of that name of another enum, and nobody who sends",
      with("struct A: View { let router: Router; func go() { router.present(for: Other.editor) } }"),
      ["Flow present Editor unknown", "Flow present Help unknown"], unseen: [.presenter, .presenter]),
  ]

  @Test(arguments: snippets) func theRuleFindsIt(_ snippet: Snippet) { snippet.check() }
}
#endif
