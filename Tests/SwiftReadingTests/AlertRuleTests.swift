#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// Alerts and what is added to them.
struct AlertRuleTests {
  private static func dialog(_ body: String, _ more: String = "") throws -> TargetFact {
    let code =
      "class A: UIViewController { @objc func go() { \(body)\npresent(alert, animated: true) } }\n" + more
    return try #require(Snippet.facts(of: code).edges.first?.target)
  }

  private static func buttons(_ target: TargetFact) -> [String] {
    (target.buttons ?? []).map {
      "\($0.label ?? "?") \($0.role ?? "-") \($0.sure)\($0.isRepeated ? " repeated" : "")"
    }
  }

  @Test func kindTitleAndRoles() throws {
    let target = try Self.dialog(
      """
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in self.dismiss(animated: true) })
      let cancel = UIAlertAction(title: "Cancel", style: .cancel)
      alert.addAction(cancel)
      alert.addAction(.init(title: "OK", style: .default))
      """)
    #expect(target.kind == "alert" && target.title == "Sure?" && target.sure == .exact)
    #expect(Self.buttons(target) == ["Delete destructive exact", "Cancel cancel exact", "OK - exact"])
    #expect(target.buttons?.first?.does == ["dismiss"])
  }

  @Test func anAlertWithoutAStyleIsAnActionSheet() throws {
    #expect(try Self.dialog("let alert = UIAlertController()").kind == "actionSheet")
  }

  @Test func buildersWithDefaults() throws {
    let more = """
      extension UIAlertController {
        func addCancel(_ title: String = "Cancel", style: UIAlertAction.Style = .cancel) {
          addAction(UIAlertAction(title: title, style: style))
        }
      }
      extension UIAlertAction { static func remove() -> UIAlertAction { UIAlertAction(title: "Remove", style: .destructive) } }
      """
    let target = try Self.dialog(
      """
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
      alert.addCancel()
      alert.addCancel("Stop", style: .destructive)
      alert.addAction(.remove())
      """, more)
    #expect(
      Self.buttons(target) == [
        "Cancel cancel inferred", "Stop destructive inferred", "Remove destructive inferred",
      ])
  }

  @Test func whatALoopAddsIsRepeated() throws {
    let target = try Self.dialog(
      """
      let alert = UIAlertController(title: title, message: nil, preferredStyle: .actionSheet)
      for name in names { alert.addAction(UIAlertAction(title: name, style: .default)) }
      alert.addAction(make(x))
      """)
    #expect(Self.buttons(target) == ["‹name› - exact repeated", "? - unknown"])
    #expect(target.title == "‹title›")
  }

  @Test func titlesFollowTheCall() throws {
    let code = """
      class A: UIViewController { @objc func go() { Ask.one("Really?", on: self) } }
      enum Ask {
        static func one(_ title: String, on host: UIViewController) {
          let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
          host.present(alert, animated: true)
        }
      }
      """
    let edge = try #require(Snippet.facts(of: code).edges.first)
    #expect(edge.target.title == "Really?" && edge.source.type == "A" && edge.via.count == 1)
    #expect(edge.place.line == 1, "the edge stands at the call")
  }
}
#endif
