#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// What a view shows while a property of an object is set that it shares with others.
struct SharedStateTests {
  private static let app = """
    class Router: ObservableObject {
      @Published var isHelpShown = false
      func askForHelp() { isHelpShown = true }
      func finish() { isHelpShown = false }
    }
    struct Help: View { var body: some View { Text("") } }
    struct Main: View { @EnvironmentObject var router: Router
      var body: some View { NavigationStack { List { NavigationLink("Row") { Detail() } } }
        .sheet(isPresented: $router.isHelpShown) { Help() } } }
    struct Row: View { let onHelp: () -> Void; var body: some View { Button("Help", action: onHelp) } }

    """

  private static func edges(_ detail: String) -> [EdgeFact] {
    Snippet.facts(of: app + detail).edges.filter { $0.target.type == "Help" }
  }

  private static func told(_ edges: [EdgeFact]) -> [String] {
    edges.map { "\($0.source.screens.joined(separator: " ")) by \($0.trigger?.label ?? "?") \($0.sure)" }
  }

  @Test(arguments: [
    // A line that sets it, whatever the object is called there.
    "@EnvironmentObject var router: Router; var body: some View { Button(\"Help\") { router.isHelpShown = true } }",
    "let app: Router; var body: some View { Button(\"Help\") { app.isHelpShown = true } }",
    "let env: Environment; var body: some View { Button(\"Help\") { env?.router.isHelpShown = true } }",
    // A method of the object.
    "@EnvironmentObject var router: Router; var body: some View { Button(\"Help\") { router.askForHelp() } }",
    // That method by its name, for a button or for a view of the app that has one.
    "@EnvironmentObject var router: Router; var body: some View { Button(\"Help\", action: router.askForHelp) }",
    "@EnvironmentObject var router: Router; var body: some View { Row(onHelp: router.askForHelp) }",
  ])
  func whoSetsItPresents(detail: String) {
    let edges = Self.edges("struct Detail: View { \(detail) }")
    #expect(Self.told(edges) == ["Detail by Help inferred"])
    #expect(edges.first?.via.first?.line == 9)
  }

  @Test(arguments: [
    // It is taken back.
    "@EnvironmentObject var router: Router; var body: some View { Button(\"Done\") { router.isHelpShown = false } }",
    "@EnvironmentObject var router: Router; var body: some View { Button(\"Done\") { router.finish() } }",
    // Another object has a property of that name.
    "let other: Other; var body: some View { Button(\"Help\") { other.isHelpShown = true } }",
    // Another object has a method of that name.
    "let other: Other; var body: some View { Button(\"Help\", action: other.askForHelp) }",
    // Its own state.
    "@State var isHelpShown = false; var body: some View { Button(\"Help\") { isHelpShown = true } }",
  ])
  func othersDoNot(detail: String) {
    let edges = Self.edges(
      "class Other { var isHelpShown = false; func askForHelp() {} }; struct Detail: View { \(detail) }")
    #expect(edges.map { $0.source.screens } == [["Main"]])
    #expect(Self.told(edges) == ["Main by ? exact"])
  }

  @Test func aPartOfTheViewItselfHasTheButton() {
    let edges = Snippet.facts(
      of: """
        class Model: ObservableObject { @Published var isShown = false }
        struct Help: View { var body: some View { Text("") } }
        struct Main: View { @StateObject var model = Model()
          var body: some View { Bar(model: model).sheet(isPresented: $model.isShown) { Help() } } }
        struct Bar: View { @ObservedObject var model: Model
          var body: some View { Button("Help") { model.isShown = true } } }
        """
    ).edges
    #expect(edges.map { $0.source.type ?? "?" } == ["Main"])
    #expect(edges.map { $0.trigger?.label ?? "?" } == ["Help"])
  }

  @Test(arguments: [
    ("Outer(shown: $isShown)", "Help"), ("Outer(shown: .constant(true))", "?"), ("Outer(shown: $other)", "?"),
  ])
  func aBindingIsSetByTheViewThatIsGivenIt(bar: String, label: String) {
    let edges = Snippet.facts(
      of: """
        struct Help: View { var body: some View { Text("") } }
        struct Main: View { @State private var isShown = false; @State private var other = false
          var body: some View { \(bar).sheet(isPresented: $isShown) { Help() } } }
        struct Outer: View { @Binding var shown: Bool
          var body: some View { VStack { Inner(isOn: $shown) } } }
        struct Inner: View { @Binding var isOn: Bool
          var body: some View { Button("Close") { isOn = false }; Button("Help") { isOn = true } } }
        """
    ).edges
    #expect(edges.map { $0.source.type ?? "?" } == ["Main"])
    #expect(edges.map { $0.trigger?.label ?? "?" } == [label])
  }

  @Test func theViewItselfAndAnotherOneAsk() {
    let edges = Snippet.facts(
      of: """
        class Model: ObservableObject { @Published var isShown = false }
        struct Help: View { var body: some View { Text("") } }
        struct Main: View { @StateObject var model = Model()
          var body: some View { NavigationStack { Button("Own") { model.isShown = true }; NavigationLink("B") { B() } }
            .sheet(isPresented: $model.isShown) { Help() } } }
        struct B: View { @EnvironmentObject var model: Model
          var body: some View { Button("Other") { model.isShown = true } } }
        """
    ).edges.filter { $0.target.type == "Help" }
    #expect(Self.told(edges).sorted() == ["B by Other inferred", "Main by Own exact"])
  }

  @Test(arguments: [
    ("sheets.show(.help)", ["B by Ask inferred"]), ("sheets.show(.other)", ["Main by ? exact"]),
    ("sheets.hide(.help)", ["Main by ? exact"]),
  ])
  func aCaseSelectsWhatAnObjectComputes(line: String, expected: [String]) {
    let edges = Snippet.facts(
      of: """
        enum SheetID { case help, other }
        class Sheets: ObservableObject { @Published var shown: Configuration?
          func show(_ id: SheetID) { shown = Configuration(id: id) }
          func hide(_ id: SheetID) { if shown?.id == id { shown = nil } }
          var helpItem: HelpItem? {
            get { guard let shown, shown.id == .help else { return nil }; return HelpItem() } set { shown = nil } } }
        struct Help: View { var body: some View { Text("") } }
        struct Main: View { @EnvironmentObject var sheets: Sheets
          var body: some View { NavigationStack { NavigationLink("B") { B() } }
            .sheet(item: $sheets.helpItem) { item in Help() } } }
        struct B: View { @EnvironmentObject var sheets: Sheets
          var body: some View { Button("Ask") { \(line) } } }
        """
    ).edges.filter { $0.target.type == "Help" }
    #expect(Self.told(edges) == expected)
  }

  @Test func aSettingThatNobodyIsSeenToRunIsSaid() {
    let facts = Snippet.facts(
      of: Self.app + """
        struct Detail: View { var body: some View { Text("") } }
        class Push { let router: Router; func received() { router.isHelpShown = true } }
        """)
    // Nobody calls the method of the router here, either.
    #expect(facts.unseen.map(\.reason) == [.presenter, .presenter])
    #expect(facts.unseen.map(\.place.line) == [3, 12])
    #expect(facts.unseen.first?.about == "sets ‘isHelpShown’ of ‘Router’")
  }
}
#endif
