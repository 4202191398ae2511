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

  @Test(arguments: [
    "var front = view?.controller; if front == nil { front = root() }; guard let shown = front else { return }",
    "guard let shown = view?.controller ?? root() else { return }",
  ])
  func whatAViewIsGivenForPresentsThoughTheRootIsThere(_ code: String) {
    let edges = Self.edges(
      """
      protocol Backed { var controller: UIViewController { get } }
      protocol Asking {}
      extension Asking { func ask(_ title: String, from view: Backed?) { \(code); UIAlertController.ask(shown, title: title, actions: []) } }
      class Wireframe: Asking {}
      class C: UIViewController, CView { var controller: UIViewController { self } }
      class D: UIViewController, Backed { var controller: UIViewController { self } }
      protocol CView: Backed {}
      class Presenter { weak var view: CView?; let wireframe = Wireframe(); func fail() { wireframe.ask("Failed", from: view) } }
      """)
    #expect(edges.map(Snippet.line) == ["C present alert inferred"])
    #expect(edges.first?.target.title == "Failed")
  }
}
#endif
