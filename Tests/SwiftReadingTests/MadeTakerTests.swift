#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// What a coordinator gives to a function that makes a screen, that screen runs.
struct MadeTakerTests {
  private static func facts(_ body: String, members: String = "") -> CodeFacts {
    Snippet.facts(
      of: """
        class B: UIViewController {}
        class C: UIViewController {}
        struct HomeView: View { let model: HomeModel; var body: some View { Text("") } }
        class HomeModel { let help: () -> Void; init(help: @escaping () -> Void) { self.help = help } }
        class Builder {
          func home(help: @escaping () -> Void) -> UIViewController {
            UIHostingController(rootView: HomeView(model: HomeModel(help: help))) }
          func other(help: @escaping () -> Void) -> UIViewController { flag ? B() : C() }
          func each(_ work: () -> Void) -> Int { work(); return 1 } }
        class Flow {
          let builder: Builder
          let root: UINavigationController
          MEMBERS
          func start() { BODY } }
        """.replacing("MEMBERS", with: members).replacing("BODY", with: body))
  }

  private static func line(_ edge: EdgeFact) -> String {
    "\(edge.source.screens.joined()) \(edge.verb) \(edge.target.type ?? "?")"
  }

  @Test(arguments: [
    (
      "root.setViewControllers([builder.home(help: { [weak self] in self?.showHelp() })], animated: false)",
      "func showHelp() { root.present(B(), animated: true) }", "HomeView present B"
    ),
    (
      "let home = builder.home { [weak self] in self?.showHelp() }; root.setViewControllers([home], animated: false)",
      "func showHelp() { root.pushViewController(B(), animated: true) }", "HomeView push B"
    ),
    (
      "root.setViewControllers([builder.home(help: showHelp)], animated: false)",
      "func showHelp() { root.present(B(), animated: true) }", "HomeView present B"
    ),
    (
      "root.setViewControllers([builder.home(help: self.showHelp)], animated: false)",
      "private var showHelp: () -> Void { { [weak self] in self?.root.present(B(), animated: true) } }",
      "HomeView present B"
    ),
  ])
  func theScreenThatIsMadePresents(body: String, members: String, expected: String) {
    #expect(Self.facts(body, members: members).edges.map(Self.line).contains(expected))
  }

  @Test func whatAnotherObjectKeepsTheScreenDoesNotRun() {
    let facts = Self.facts(
      "root.setViewControllers([builder.home(help: showHelp)], animated: false)",
      members: """
        func showHelp() {
          let model = PackageModel(title: "") { [unowned self] in root.dismiss(animated: true) }
          root.present(PackageController(model: model), animated: true) }
        """)
    #expect(facts.closings.allSatisfy { $0.sure == .unknown })
  }

  @Test func theScreenThatIsMadeIsClosed() {
    let closings = Self.facts(
      "root.setViewControllers([builder.home(help: { [weak self] in self?.root.dismiss(animated: true) })], animated: false)"
    ).closings
    #expect(closings.map { "\($0.screens.joined()) \($0.does) \($0.sure)" } == ["HomeView dismiss inferred"])
  }

  @Test(arguments: [
    (
      "root.setViewControllers([builder.other(help: { [weak self] in self?.showHelp() })], animated: false)",
      "func showHelp() { root.present(B(), animated: true) }"
    ),
    ("builder.each { showHelp() }", "func showHelp() { root.present(B(), animated: true) }"),
    ("list.sort(by: showHelp)", "func showHelp() { root.present(B(), animated: true) }"),
  ])
  func whereSeveralOrNoneIsMadeNobodyIsKnown(body: String, members: String) {
    let edges = Self.facts(body, members: members).edges.filter {
      $0.target.type == "B" && $0.verb == .present
    }
    #expect(edges.allSatisfy { $0.source.sure == .unknown })
  }
}
#endif
