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

  /// An answer that takes its style from another one, as a package declares it, was none that cancels.
  @Test func theStyleOfAnotherAnswer() throws {
    let target = try Self.dialog(
      """
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: UIAlertAction.cancel.title, style: UIAlertAction.cancel.style) { _ in })
      alert.addAction(.init(title: "Delete", style: .destructive))
      """)
    #expect(target.buttons?.map(\.role) == ["cancel", "destructive"])
    #expect(target.buttons?.map(\.sure) == [.exact, .exact])
  }

  @Test func anAlertWithoutAStyleIsAnActionSheet() throws {
    #expect(try Self.dialog("let alert = UIAlertController()").kind == "actionSheet")
  }

  @Test func actionsThatMethodsAreGiven() throws {
    let more = """
      extension UIAlertController {
        func addActions(_ actions: [UIAlertAction?]) { actions.forEach { add(action: $0) } }
        func add(action: UIAlertAction?) { if let action { addAction(action) } }
      }
      """
    let target = try Self.dialog(
      """
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      alert.add(action: UIAlertAction(title: "Keep", style: .default))
      alert.addActions([UIAlertAction(title: "Delete", style: .destructive), other()])
      alert.add(action: another())
      """, more)
    #expect(
      Self.buttons(target) == [
        "Keep - exact", "Delete destructive exact", "? - unknown repeated", "? - unknown",
      ])
  }

  @Test func actionsByTheirNames() throws {
    let more = """
      extension UIAlertAction { static var stop: UIAlertAction { UIAlertAction(title: "Stop", style: .destructive) } }
      """
    let target = try Self.dialog(
      """
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      alert.addAction(.cancel)
      alert.addAction(.ok)
      alert.addAction(.stop)
      alert.addAction(.other)
      """, more)
    #expect(
      Self.buttons(target) == [
        "? cancel inferred", "OK - inferred", "Stop destructive inferred", "? - unknown",
      ])
  }

  @Test func whatAFunctionMakesAndItsCallersFill() throws {
    let more = """
      enum Alerts {
        static func make(title: String, style: UIAlertController.Style) -> UIAlertController {
          let made = UIAlertController(title: title, message: nil, preferredStyle: style)
          made.view.tintColor = .red
          return made
        }
      }
      """
    let target = try Self.dialog(
      """
      let alert = Alerts.make(title: "Sure?", style: .actionSheet)
      alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
      """, more)
    #expect(target.kind == "actionSheet" && target.title == "Sure?" && target.sure == .inferred)
    #expect(Self.buttons(target) == ["Delete destructive exact"])
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

  @Test func anInitializerOfAPackageSaysNeitherKindNorButtons() throws {
    let target = try Self.dialog("let alert = UIAlertController(with: error, title: \"Failed\")")
    #expect(target.kind == TargetFact.eitherDialog && target.sure == .inferred && target.title == "Failed")
    #expect(Self.buttons(target) == ["? - unknown repeated"])
  }

  @Test func methodsOfAPackageAreReadByTheirNames() throws {
    let target = try Self.dialog(
      """
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      alert.addDestructiveActionWithTitle("Discard") { _ in self.dismiss(animated: true) }
      alert.addCancelActionWithTitle("Keep")
      alert.addDefaultActionWithTitle("Save")
      alert.addActionWithTitle("Stop", style: .cancel)
      alert.addAction(title: "Maybe")
      alert.addTextField { _ in }
      """)
    #expect(
      Self.buttons(target) == [
        "Discard destructive inferred", "Keep cancel inferred", "Save - inferred", "Stop cancel inferred",
        "Maybe - unknown",
      ])
    #expect(target.buttons?.first?.does == ["dismiss"])
  }

  @Test func anAlertThatIsShownIsPresented() throws {
    let code = """
      class A: UIViewController { @objc func go() {
        let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
        show(alert, sender: nil) } }
      """
    #expect(Snippet.facts(of: code).edges.map(Snippet.line) == ["A present alert exact"])
  }

  @Test func aTextThatNoFileHasIsTheOneBesideItsKey() throws {
    let target = try Self.dialog(
      """
      let alert = UIAlertController(title: NSLocalizedString("a.b", value: "Really?", comment: ""), message: nil, preferredStyle: .alert)
      """)
    #expect(target.title == "Really?")
  }

  @Test func alertsOfOtherCasesAreOthers() throws {
    let code = """
      class A: UIViewController { @objc func go() {
        var alert: UIAlertController
        switch kind {
        case .one:
          alert = UIAlertController(title: "One", message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "Go", style: .default))
        case .two:
          alert = UIAlertController(title: "Two", message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "Stay", style: .default))
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(alert, animated: true) } }
      """
    let target = try #require(Snippet.facts(of: code).edges.first).target
    #expect((target.buttons ?? []).map(\.label) == ["Go", "Cancel"])
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

  @Test(arguments: [
    "let question = Question(title: \"Sure?\", hint: nil); ask(question)",
    "ask(Question(title: \"Sure?\", hint: nil))",
  ])
  func theTitleOfAnAlertIsWhatAValueIsMadeWith(_ call: String) {
    let facts = Snippet.facts(
      of: """
        struct Question { let title: String; let hint: String? }
        class A: UIViewController { @objc func go() { \(call) } }
        extension UIViewController {
          func ask(_ question: Question) {
            let alert = UIAlertController(title: question.title, message: question.hint, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            present(alert, animated: true)
          }
        }
        """)
    #expect(facts.edges.map { "\($0.source.type ?? "?") \($0.target.title ?? "?")" } == ["A Sure?"])
  }

  @Test func anInitializerOfTheAppMayBeginWithAnother() {
    let facts = Snippet.facts(
      of: """
        extension UIAlertController {
          convenience init(title: String, answers: [UIAlertAction]) {
            self.init(title: title, message: nil, preferredStyle: .alert)
            answers.forEach(addAction(_:))
          }
          convenience init(failure: Error) {
            self.init(title: "Failed", answers: [UIAlertAction(title: "OK", style: .cancel)])
          }
        }
        class A: UIViewController { @objc func go() { present(UIAlertController(failure: error), animated: true) } }
        """)
    let target = facts.edges.first?.target
    #expect(target?.kind == "alert" && target?.title == "Failed")
    #expect(target?.buttons?.map(\.label) == ["OK"])
  }
}
#endif
