#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// Cases of an enum that come to a path by other ways than `path.append(.case)`.
struct HandedCaseTests {
  private static let onboarding = """
    enum Step { case name, done }
    @Observable final class Progress {
      var step: Step = .name { didSet { path.append(step) } }
      var path = NavigationPath()
    }
    struct Onboarding: View {
      @State private var progress = Progress()
      var body: some View {
        NavigationStack(path: $progress.path) {
          Start().environment(progress).navigationDestination(for: Step.self) { step in
            switch step {
            case .name: NameView()
            case .done: DoneView()
            }
          }
        }
      }
    }
    struct Start: View { @Environment(Progress.self) var progress
      var body: some View { Button("Begin") { progress.step = .name } } }
    struct NameView: View { @Environment(Progress.self) var progress
      var body: some View { Button("Next") { progress.step = .done } } }
    struct DoneView: View { var body: some View { Text("Done") } }
    """

  @Test func aPropertyMayAppendItselfToThePath() {
    let edges = Snippet.facts(of: Self.onboarding).edges.filter { $0.verb == .push }
    #expect(
      edges.map(Snippet.line).sorted()
        == ["NameView push DoneView inferred", "Start push NameView inferred"])
    #expect(Set(edges.compactMap(\.trigger?.label)) == ["Begin", "Next"])
  }

  private static let router = """
    enum Page { case feed(Feed), setting(Setting)
      enum Feed { case post(String), user(String) }
      enum Setting { case about, themes } }
    class Router: ObservableObject {
      @Published var path: [Page] = []
      func go(_ page: Page, _ reset: Bool = false) { withAnimation { self.path = reset ? [page] : self.path + [page] } }
    }
    class Nav { static let shared = Nav()
      var router = Router()
      static func to(_ page: Page, _ reset: Bool = false) { Nav.shared.router.go(page, reset) } }
    extension View {
      func pages() -> some View {
        self.navigationDestination(for: Page.self) { page in
          switch page {
          case .feed(let feed):
            switch feed {
            case .post(let id): PostView(id: id)
            case .user(let id): UserView(id: id)
            }
          case .setting(let setting):
            switch setting {
            case .about: About()
            case .themes: Themes()
            }
          }
        }
      }
    }
    struct PostView: View { let id: String; var body: some View { Text(id) } }
    struct UserView: View { let id: String; var body: some View { Text(id) } }
    struct About: View { var body: some View { Text("About") } }
    struct Themes: View { var body: some View { Text("Themes") } }
    struct PageLink: View { let page: Page
      var body: some View { Button { Nav.to(page) } label: { Text("Page") } } }
    struct Settings: View { @StateObject var router = Router()
      var body: some View { NavigationStack(path: $router.path) { List {
        PageLink(page: .setting(.about))
        Button("Themes") { Nav.to(.setting(.themes)) }
        Button("Post") { Nav.to(.feed(.post("1"))) }
      }.pages() } } }

    """

  @Test func theCaseInACaseTellsWhichScreen() {
    let edges = Snippet.facts(of: Self.router).edges.filter { $0.verb == .push }
    #expect(
      edges.map(Snippet.line).sorted()
        == [
          "Settings push About inferred", "Settings push PostView inferred", "Settings push Themes inferred",
          "View push UserView unknown",
        ])
  }

  @Test func aModifierOfTheAppsOwnSetsItForTheViewsThatHaveIt() {
    let code =
      Self.router + """
        extension View { func links() -> some View { onOpenURL { url in Nav.to(.feed(.user("2"))) } } }
        struct Tabs: View { var body: some View { Settings().links() } }
        """
    let edges = Snippet.facts(of: code).edges.filter { $0.target.type == "UserView" }
    #expect(edges.map(Snippet.line) == ["Tabs push UserView inferred"])
  }

  @Test func theControlThatHasAnActionRunsIt() {
    let code = """
      class A: UIViewController {
        let open = UIButton(), named = UIButton()
        override func viewDidLoad() {
          named.setTitle("Open C", for: .normal)
          open.addAction(.init(handler: { [weak self] _ in self?.show(B(), sender: nil) }), for: .touchUpInside)
          named.addAction(UIAction { _ in self.show(C(), sender: nil) }, for: .touchUpInside)
          let all: [UIAction] = [.init(title: "D", handler: { _ in self.show(D(), sender: nil) })]
          menu(all)
        }
      }
      class B: UIViewController {}
      class C: UIViewController {}
      class D: UIViewController {}
      """
    let triggers = Snippet.facts(of: code).edges.map {
      "\($0.target.type ?? "") \($0.trigger?.label ?? $0.trigger?.key ?? "")"
    }
    #expect(triggers.sorted() == ["B open", "C Open C", "D D"])
  }

  @Test func anAnswerToADialogRunsItsHandler() {
    let code = """
      class A: UIViewController { @objc func reset() {
          let alert = UIAlertController(title: "Reset?", message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "Reset", style: .destructive) { _ in self.done() })
          present(alert, animated: true)
        }
        func done() { present(B(), animated: true) } }
      class B: UIViewController {}
      """
    let edges = Snippet.facts(of: code).edges
    #expect(edges.first { $0.target.type == "B" }?.trigger?.key == "‘Reset’ of a dialog")
    #expect(edges.first { $0.target.isDialog }?.trigger?.key == "reset")
  }

  @Test func theTitleOfAButtonMayComeWithTheCall() {
    let code = """
      struct BigButton: View { let title: String; let action: () -> Void
        init(_ title: String, action: @escaping () -> Void) { self.title = title; self.action = action }
        var body: some View { Button { action() } label: { Text(title) } } }
      struct A: View { @State var isOpen = false
        var body: some View { BigButton("Go on") { isOpen = true }.sheet(isPresented: $isOpen) { B() } } }
      struct B: View { var body: some View { Text("B") } }
      """
    #expect(Snippet.facts(of: code).edges.map { $0.trigger?.label } == ["Go on"])
  }

  @Test func whatStandsOnAButtonIsWhatTheCallGives() {
    let code = """
      struct RowButton<Label: View>: View {
        let action: () -> Void
        @ViewBuilder let label: () -> Label
        var body: some View {
          Button { action() } label: { HStack { label(); Image(systemName: "chevron.right") } }
        }
      }
      struct A: View { @State var isOpen = false
        var body: some View { RowButton { isOpen = true } label: { Text("Open B") }.sheet(isPresented: $isOpen) { B() } } }
      struct B: View { var body: some View { Text("B") } }
      """
    let trigger = Snippet.facts(of: code).edges.first?.trigger
    #expect(trigger?.label == "Open B" && trigger?.symbol == nil)
  }
}
#endif
