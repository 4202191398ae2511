#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// Tabs that no `tabItem` tells: by tags, and by a switch over a state.
struct StateTabTests {
  private static let views = """

    struct A: View { var body: some View { Text("") } }
    struct B: View { var body: some View { Text("") } }
    struct TabBar: View { var body: some View { Text("") } }
    struct TabStack<Content: View>: View { @ViewBuilder let content: () -> Content; var body: some View { content() } }
    struct Stack<Content: View>: View { @ViewBuilder let content: () -> Content; var body: some View { content() } }
    enum Kind { case one, two }
    enum HomeTab { case one, two }

    """

  private static func tabs(_ body: String, _ name: String = "Main") -> [String] {
    Snippet.facts(of: "struct \(name): View { var body: some View { \(body) } }" + views).edges
      .filter { $0.verb == .tab }.sorted { $0.place < $1.place }
      .map { "\($0.source.type ?? "?") tab \($0.target.type ?? "?")" }
  }

  @Test(arguments: [
    ("TabView(selection: $tab) { B().tag(1).toolbar(.hidden, for: .tabBar)\nA().padding().tag(2) }", 2),
    ("TabStack { B().tag(1)\nNavigationStack { A() }.tag(2) }", 2),
    ("Stack { B().tag(1)\nA().tag(2) }", 0), ("TabView { B()\nA() }", 0),
    ("TabView { B().tag(1)\nA().tag(2) }.tabViewStyle(.page)", 0),
    ("Picker(\"\", selection: $tab) { Text(\"\").tag(1)\nText(\"\").tag(2) }", 0),
  ])
  func viewsUnderATagAreTabs(_ body: String, _ count: Int) {
    #expect(Self.tabs(body) == Array(["Main tab B", "Main tab A"].prefix(count)))
  }

  @Test(arguments: [
    ("switch model.state.homeTab { case .one: B(); case .two: A() }\nTabBar(model: model)", "Main", 2),
    ("switch kind { case HomeTab.one: B(); case HomeTab.two: A() }\nTabBar()", "Main", 0),
    ("switch kind { case .one: B(); case .two: A() }\nTabBar()", "Main", 0),
    ("switch selectedTab { case .one: B(); case .two: A() }", "Main", 0),
    ("switch selectedTab { case .one: B(); case .two: A() }", "MainTabView", 2),
    ("switch model.scene { case .one: B(); case .two: A() }", "MainTabView", 2),
    ("switch model.scene { case .one: B(); case .two: Text(\"\") }", "MainTabView", 0),
    ("switch selectedTab { case .one: B(); case .two: Text(\"\") }\nTabBar()", "Main", 0),
    (
      "WithViewStore(store, observe: \\.selectedTab) { view in switch view.state { case .one: B(); case .two: A() } }\nTabBar()",
      "Main", 2
    ),
  ])
  func whatAViewWithATabBarChoosesByAStateIsATab(_ body: String, _ name: String, _ count: Int) {
    #expect(Self.tabs(body, name) == Array(["\(name) tab B", "\(name) tab A"].prefix(count)))
  }
}
#endif
