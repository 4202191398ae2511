#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// What is set on a controller before it is presented, and on which of several.
struct ConfigurationTests {
  private static func styles(_ body: String) -> [String: String] {
    let facts = Snippet.facts(
      of: """
        class A: UIViewController { @objc func tap() { \(body) } }
        class B: UIViewController {}
        class C: UIViewController {}
        """)
    return Dictionary(
      facts.edges.map { edge in
        let style = edge.style.map { $0.value + ($0.isConditional ? "?" : "") } ?? "-"
        return (edge.target.type ?? "", style)
      }, uniquingKeysWith: { $0 + " " + $1 })
  }

  @Test(arguments: [
    (
      "if let vc = make() as? B { vc.modalPresentationStyle = .formSheet; present(vc, animated: true) }",
      "formSheet"
    ),
    (
      "let vc = B(); if big { vc.modalPresentationStyle = .formSheet }; present(vc, animated: true)",
      "formSheet?"
    ),
    (
      "let vc = B(); if big { vc.modalPresentationStyle = .formSheet; log() } else { present(vc, animated: true) }",
      "-"
    ),
    (
      "let vc = B(); switch kind { case .a: vc.modalPresentationStyle = .formSheet; present(vc, animated: true); default: break }",
      "formSheet"
    ),
    (
      "let vc = B(); switch kind { case .a: vc.modalPresentationStyle = .formSheet; default: break }; present(vc, animated: true)",
      "formSheet?"
    ),
    (
      "let vc = B(); vc.modalPresentationStyle = .formSheet; if big { present(vc, animated: true) }",
      "formSheet"
    ),
  ])
  func aStyleHangsOnWhatIsNotAroundThePresentationToo(_ body: String, _ style: String) {
    #expect(Self.styles(body) == ["B": style])
  }

  @Test func twoBranchesEachHaveOneOfThatName() {
    let found = Self.styles(
      "if let vc = b() as? B { vc.modalPresentationStyle = .formSheet; present(vc, animated: true) }\n"
        + "else if let vc = c() as? C { present(vc, animated: true) }")
    #expect(found == ["B": "formSheet", "C": "-"])
  }

  /// Of an extension of all controllers each screen presents that calls it, however many they are.
  @Test func whoCallsAnExtensionPresents() {
    let callers = (0..<26).map { "class S\($0): UIViewController { @objc func tap() { showError() } }" }
    let facts = Snippet.facts(
      of: """
        extension UIViewController { func showError() { present(UIAlertController(title: "Error", message: nil, preferredStyle: .alert), animated: true) } }
        class Quiet: UIViewController { @objc func tap() { present(S0(), animated: true); present(S1(), animated: true) } }
        class Host: UIViewController { @objc func tap() { present(Quiet(), animated: true) } }
        \(callers.joined(separator: "\n"))
        """)
    let errors = facts.edges.filter { $0.target.kind == "alert" }
    #expect(errors.map(\.source.screens) == [(0..<26).map { "S\($0)" }.sorted()])
    #expect(errors.map(\.source.sure) == [.inferred])
  }
}
#endif
