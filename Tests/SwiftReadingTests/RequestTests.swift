#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// Ways that screens list under keys, and those who ask for a key.
struct RequestTests {
  private static let app = """
    enum Screen: String { case help, editor, log }
    class HelpVC: UIViewController { func close() { dispatch(Hide(Screen.help, animated: true)) } }
    class EditorVC: UIViewController {}
    class HomeNC: UINavigationController {
      var navigationConfiguration: [NavigationRequest: NavigationInstruction] {
        [.show(Screen.help): .presentModally { [unowned self] _ in
            let vc = HelpVC(store: store)
            vc.modalPresentationStyle = .fullScreen
            return vc },
         .hide(Screen.help): .dismissModally(behaviour: .hard),
         .show(Screen.editor): .push { _ in EditorVC() },
         .show(Screen.log): .custom { _ in log() }] }
    }
    enum Logic { struct ShowHelp: SideEffect { func run(_ context: Context) { context.dispatch(Show(Screen.help)) } } }

    """

  private static func facts(_ screen: String) -> CodeFacts { Snippet.facts(of: app + screen) }

  @Test(arguments: [
    "dispatch(Show(Screen.help, animated: true))", "dispatch(Logic.ShowHelp())",
  ])
  func whoAsksPresents(line: String) {
    let facts = Self.facts(
      "class HomeVC: UIViewController { override func viewDidAppear(_ a: Bool) { \(line) } }")
    let edges = facts.edges.filter { $0.target.type == "HelpVC" && $0.source.type != "HomeNC" }
    #expect(edges.map(Snippet.line) == ["HomeVC present HelpVC inferred"])
    #expect(edges.first?.trigger?.key == "viewDidAppear")
    #expect(edges.first?.style?.value == "fullScreen")
    #expect(edges.first?.via.first?.line == 6)
  }

  @Test func aControllerOfAPackageIsOne() {
    let facts = Snippet.facts(
      of: """
        class A: ViewControllerWithLocalState<AView> { var list: [Request: Way] { [.show(Screen.b): .push { _ in B() }] } }
        class B: ViewControllerWithLocalState<BView> {}
        """)
    #expect(facts.edges.map(Snippet.line) == ["A push B inferred"])
  }

  @Test func whatNobodyAsksForComesFromWhoListsIt() {
    let facts = Self.facts("class HomeVC: UIViewController {}")
    #expect(
      facts.edges.map(Snippet.line) == ["HomeNC present HelpVC inferred", "HomeNC push EditorVC inferred"])
  }

  @Test func aRequestForWhatCodeDoesIsSaid() {
    let facts = Self.facts(
      """
      class HomeVC: UIViewController { func log() { dispatch(Show(Screen.log)) }
        func start() { dispatch(Restart()) } }
      struct Restart: SideEffect { func run(_ context: Context) { context.dispatch(Show(Screen.root)) } }
      """)
    #expect(facts.unseen.map(\.about) == ["Show(.log)", "Show(.root)", "Show(.root)"])
  }

  @Test func whatCodeDoesForSomeIsSaidWhereNobodyIsSeenToAsk() {
    let facts = Self.facts(
      """
      class HomeVC: UIViewController { var ways: [Request: Way] { [.show(Screen.help): .custom { _ in other() }] } }
      """)
    #expect(facts.edges.map(Snippet.line) == ["HomeNC push EditorVC inferred"])
    #expect(facts.unseen.map(\.about) == ["Show(.help)"])
  }

  @Test func whatIsHiddenIsClosed() {
    let facts = Self.facts(
      "class HomeVC: UIViewController { func help() { dispatch(Show(Screen.help)) } }")
    #expect(
      facts.closings.map { "\($0.type ?? "?") \($0.does) \($0.function ?? "")" } == ["HelpVC dismiss close"])
  }

  @Test(arguments: ["dispatch(Show(Screen.other))", "Show(text)", "list[.show(Screen.help)] = 1"])
  func othersAreNone(line: String) {
    let facts = Snippet.facts(of: "class A: UIViewController { func a() { \(line) } }")
    #expect(facts.edges.isEmpty && facts.unseen.isEmpty && facts.closings.isEmpty)
  }
}
#endif
