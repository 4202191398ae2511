#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// Helpers on UIKit's own types that present on whatever is in front unless they are given a controller.
struct DefaultPresenterTests {
  private static let helper = """
    extension UIAlertController {
      static func ask(_ presenter: UIViewController = UIApplication.top()!, title: String?, actions: [UIAlertAction]) {
        let alert = Self(title: title, message: nil, preferredStyle: .alert)
        actions.forEach { alert.addAction($0) }
        presenter.present(alert, animated: true)
      }
    }

    """

  private static func edges(_ more: String) -> [EdgeFact] { Snippet.facts(of: helper + more).edges }

  @Test
  func whoCallsWithoutOnePresents() {
    let edges = Self.edges(
      """
      struct A: View {
        var body: some View {
          Button("Go") {
            UIAlertController.ask(title: "Sure?", actions: [UIAlertAction(title: "Yes", style: .destructive)])
          }
        }
      }
      """)
    #expect(edges.map(Snippet.line) == ["A present alert inferred"])
    #expect(edges.first?.target.title == "Sure?")
    #expect(edges.first?.target.buttons?.map(\.label) == ["Yes"])
    #expect(edges.first?.trigger?.label == "Go")
  }

  @Test
  func whoIsGivenPresents() {
    let edges = Self.edges(
      """
      class B: UIViewController {}
      class Flow {
        let shown = B()
        func go() { UIAlertController.ask(shown, title: "Sure?", actions: []) }
      }
      """)
    #expect(edges.map { $0.source.type } == ["B"])
  }

  @Test
  func whatIsNoScreenStaysUnknown() {
    let edges = Self.edges(
      "class Flow { @objc func go() { UIAlertController.ask(title: \"Sure?\", actions: []) } }")
    #expect(edges.map { $0.source.sure } == [.unknown])
    #expect(edges.map { $0.target.kind } == ["alert"])
  }
}
#endif
