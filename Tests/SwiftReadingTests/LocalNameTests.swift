#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// Locals of one name in a function and in the closures and branches in it.
struct LocalNameTests {
  private static func facts(_ lines: String) -> CodeFacts {
    Snippet.facts(
      of: """
        class B: UIViewController {}
        class C: UIViewController {}
        class A: UIViewController {
          func run(_ action: () -> Void) {}
          @objc func ask() { \(lines) } }
        """)
  }

  /// Titles with the labels of their buttons.
  private static func dialogs(_ lines: String) -> [String] {
    facts(lines).edges.map { edge in
      let labels = (edge.target.buttons ?? []).map { $0.label ?? "?" }
      return "\(edge.target.title ?? "?"): \(labels.joined(separator: ", "))"
    }.sorted()
  }

  @Test(arguments: [
    (
      "the handler of an action asks again",
      """
      let alert = UIAlertController(title: "Row", message: nil, preferredStyle: .actionSheet)
      alert.addAction(UIAlertAction(title: "Rename", style: .default) { _ in
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Save", style: .default))
        self.present(alert, animated: true) })
      alert.addAction(UIAlertAction(title: "Close", style: .cancel))
      present(alert, animated: true)
      """, ["Name: Save", "Row: Rename, Close"]
    ),
    (
      "a parameter of a closure",
      """
      let alert = UIAlertController(title: "Row", message: nil, preferredStyle: .alert)
      run { alert in alert.addAction(UIAlertAction(title: "Other", style: .default)) }
      present(alert, animated: true)
      """, ["Row: "]
    ),
    (
      "the same one, held weakly",
      """
      let alert = UIAlertController(title: "Row", message: nil, preferredStyle: .alert)
      run { [weak alert] in
        guard let alert = alert else { return }
        alert.addAction(UIAlertAction(title: "Close", style: .default)) }
      present(alert, animated: true)
      """, ["Row: Close"]
    ),
  ])
  func aDialogHasItsOwnButtons(_ name: String, _ lines: String, _ expected: [String]) {
    #expect(Self.dialogs(lines) == expected, "\(name)")
  }

  @Test func whatIsSetOnAnotherOneCountsNothing() {
    let one = Self.facts(
      """
      let shown = B()
      run { let shown = C(); shown.modalPresentationStyle = .pageSheet }
      present(shown, animated: true)
      """)
    #expect(one.edges.map { $0.style == nil } == [true])
    let own = Self.facts(
      """
      let shown = B()
      run { shown.modalPresentationStyle = .pageSheet }
      present(shown, animated: true)
      """)
    #expect(own.edges.map { $0.style?.value } == ["pageSheet"])
  }

  @Test func whatAnotherOneIsSetToIsNotShown() {
    let facts = Self.facts(
      """
      var shown: UIViewController
      shown = B()
      run { var shown: UIViewController; shown = C(); print(shown) }
      present(shown, animated: true)
      """)
    #expect(facts.edges.map(\.target.type) == ["B"])
  }

  @Test func aStackHoldsWhatIsPutIntoIt() {
    let lines = """
      let stack = UINavigationController()
      stack.viewControllers = [B()]
      run { let stack = UINavigationController(); stack.viewControllers = [C()] }
      present(stack, animated: true)
      """
    #expect(Self.facts(lines).edges.map(\.target.type) == ["B"])
  }
}
#endif
