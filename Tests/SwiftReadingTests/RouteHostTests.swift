#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// One enum behind the sheets of several views: the modifier of the view that sets the case is the one that presents.
struct RouteHostTests {
  /// A route that is given to an object of the app, which keeps it.
  private static let router = """
    enum Route { case b }
    class Router { var shown: [Route] = []; func present(_ route: Route, animated: Bool) { shown.append(route) } }
    class B: UIViewController {}

    """

  @Test(arguments: [
    ("router.present(.b, animated: true)", [UnseenFact.Reason.target]),
    ("router.present(Route.b, animated: true)", [.target]),
    ("router.present(value, animated: true)", []),
    ("present(B(), animated: true)", []),
  ])
  func aRouteThatAnObjectKeepsIsSaid(_ call: String, _ unseen: [UnseenFact.Reason]) {
    let code =
      Self.router
      + "class A: UIViewController { let router = Router(); let value: Int = 0; @objc func go() { \(call) } }"
    let facts = Snippet.facts(of: code)
    #expect(facts.unseen.map(\.reason) == unseen)
    #expect(facts.edges.count == (call.contains("B()") ? 1 : 0))
  }

  private static let code = """
    enum Page { case b, c }
    struct B: View { var body: some View { Text("") } }
    struct C: View { var body: some View { Text("") } }
    struct Sheet: View {
      let page: Page
      var body: some View { switch page { case .b: B(); case .c: C() } }
    }
    struct First: View {
      @State var page: Page?
      var body: some View { Button("b") { page = .b }.sheet(item: $page) { Sheet(page: $0) } }
    }
    struct Row: View {
      @Binding var page: Page?
      var body: some View { Button("c") { page = .c } }
    }
    struct Second: View {
      @State var page: Page?
      var body: some View { Row(page: $page).sheet(item: $page) { Sheet(page: $0) } }
    }
    """

  @Test
  func theNearestModifierPresents() {
    let edges = Snippet.facts(of: Self.code).edges.filter {
      $0.verb == .present && $0.source.sure != .unknown
    }
    let told = edges.map {
      "\($0.source.screens[0]) \($0.target.type ?? "") \($0.modifier ?? "") \($0.via[0].line)"
    }
    #expect(told.sorted() == ["First B First.page 10", "Row C Second.page 18"])
  }

  @Test
  func aStoreWithoutAViewOfItsOwnIsSaidOnce() {
    let code =
      Self.code + """

        class Store { var page: Page? }
        struct Third: View {
          var store: Store
          var body: some View { Button("c") { store.page = .c } }
        }
        """
    let edges = Snippet.facts(of: code).edges.filter { $0.source.type == "Third" }
    #expect(edges.map { $0.target.type } == ["C"])
  }

  @Test
  func whatAModelHoldsIsOfTheTypeThatItDeclares() {
    let edges = Snippet.facts(
      of: """
        enum ListSheet { case help, add }
        enum MapSheet { case help, find }
        @Observable class ListModel { var sheet: ListSheet?; func ask() { sheet = .help } }
        @Observable class MapModel { var sheet: MapSheet? }
        struct B: View {}
        struct C: View {}
        struct List: View {
          @State private var model: ListModel
          var body: some View {
            Button("Help", action: model.ask)
              .sheet(item: $model.sheet) { sheet in switch sheet { case .help: B(); case .add: C() } }
          }
        }
        """
    ).edges
    #expect(edges.map(Snippet.line) == ["List present B inferred", "List present C unknown"])
    #expect(edges.first?.trigger?.label == "Help")
  }

  @Test
  func aViewThatIsGivenTheCaseIsTheScreenWhateverItChoosesByIt() {
    let edges = Snippet.facts(
      of: """
        enum Hint { case fee, price }
        struct Card: View { let title: String
          init(hint: Hint) { switch hint { case .fee: title = "Fee"; case .price: title = "Price" } }
          var body: some View { Text(title) } }
        struct List: View { @State var hint: Hint?
          var body: some View { Button("Fee") { hint = .fee }.sheet(item: $hint) { Card(hint: $0) } } }
        """
    ).edges
    #expect(edges.map(\.target.type) == ["Card"])
  }
}
#endif
