#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// What The Composable Architecture keeps in stores: dialogs, sheets and paths.
struct StoreStateTests {
  private static func dialogs(_ view: String, _ reducer: String) -> [String] {
    let code =
      "struct A: View { @Bindable var store: StoreOf<Game>\nvar body: some View { Text(\"\")\(view) } }\n"
    return Snippet.facts(of: code + reducer).edges.map(line).sorted()
  }

  private static func line(_ edge: EdgeFact) -> String {
    let buttons = (edge.target.buttons ?? []).map { "\($0.label ?? "?") \($0.role ?? "-") \($0.sure)" }
    return "\(edge.target.kind) \(edge.target.title ?? "?"): \(buttons.joined(separator: ", "))"
  }

  private static let alert = ".alert($store.scope(state: \\.alert, action: \\.alert))"

  @Test func theReducerSaysWhatIsAsked() {
    let reducer = """
      @Reducer struct Game { var body: some Reducer { Reduce { state, action in
        state.alert = AlertState { TextState("Sure?") } actions: {
          ButtonState(role: .cancel) { TextState("No") }
          ButtonState(role: .destructive, action: .send(.quit)) { TextState("Quit") }
        } message: { TextState("It is lost.") }
        return .none } } }
      @Reducer struct Other { func f() { alert = AlertState { TextState("Elsewhere") } } }
      """
    #expect(
      Self.dialogs(Self.alert, reducer) == ["alert Sure?: No cancel inferred, Quit destructive inferred"])
  }

  @Test func aModifierOfTheAppsOwnMayShowThem() {
    let code = """
      extension View {
        func notice<Action>(_ item: Binding<Store<AlertState<Action>, Action>?>) -> some View { modifier(Notice(item)) }
        func toast<Action>(_ item: Binding<Store<ToastState<Action>, Action>?>) -> some View { self }
      }
      @Reducer struct Game { var body: some Reducer { Reduce { state, action in
        state.destination = .alert(.init(title: { TextState("Sure?") }, actions: { ButtonState { TextState("Yes") } }))
        return .none } } }
      """
    let scope = "($store.scope(state: \\.destination?.alert, action: \\.destination.alert))"
    #expect(Self.dialogs(".notice" + scope, code) == ["alert Sure?: Yes - inferred"])
    #expect(Self.dialogs(".toast" + scope, code).isEmpty)
  }

  @Test func anExtensionMakesThemForTheReducer() {
    let reducer = """
      @Reducer struct Game { enum Alert {} }
      extension AlertState where Action == Game.Alert {
        static func full() -> Self { Self { TextState("Full") } actions: { ButtonState { TextState("OK") } } }
        static let gone = AlertState(title: TextState("Gone"), dismissButton: .default(TextState("Fine")))
      }
      extension AlertState where Action == Gamer.Alert { static let no = Self { TextState("No") } }
      """
    #expect(
      Self.dialogs(Self.alert, reducer) == ["alert Full: OK - inferred", "alert Gone: Fine - inferred"])
  }

  @Test func withoutActionsThereIsOK() {
    let reducer = "struct Game { func f() { alert = AlertState { TextState(\"Done\") } } }"
    #expect(Self.dialogs(Self.alert, reducer) == ["alert Done: OK - exact"])
  }

  @Test func whatNobodySeesIsStillAsked() {
    #expect(Self.dialogs(Self.alert, "") == ["alert ‹title›: ? - unknown"])
  }

  @Test func confirmationsHaveTheirOwnState() {
    let reducer = """
      struct Game { func f() {
        alert = AlertState { TextState("Alert") }
        dialog = ConfirmationDialogState { TextState("Leave?") } actions: { ButtonState { TextState("Leave") } } } }
      """
    let view = ".confirmationDialog(store: store.scope(state: \\.$dialog, action: \\.dialog))"
    #expect(Self.dialogs(view, reducer) == ["confirmationDialog Leave?: Leave - inferred"])
  }

  private static func ofModel(_ modifier: String, _ more: String = "") -> [String] {
    let code = """
      struct A: View { @Bindable var model: GameModel; @State var own: AlertState<Never>?
        var body: some View { Text("")\(modifier) } }
      class GameModel { enum AlertAction {}; var alert: AlertState<AlertAction>?
        func quit() { alert = .sure } }
      class OtherModel { func f() { alert = AlertState { TextState("Elsewhere") } } }
      extension AlertState where Action == GameModel.AlertAction {
        static let sure = Self { TextState("Sure?") } actions: {
          ButtonState(role: .destructive) { TextState("Quit") } } }
      \(more)
      """
    return Snippet.facts(of: code).edges.map(line).sorted()
  }

  @Test(arguments: [
    ".alert($model.alert) { action in model.did(action) }",
    ".alert($model.destination.alert) { await model.did($0) }",
    ".alert(unwrapping: $model.destination, case: \\.alert) { model.did($0) }",
  ])
  func theModelOfAViewSaysWhatIsAsked(_ modifier: String) {
    #expect(Self.ofModel(modifier) == ["alert Sure?: Quit destructive inferred"])
  }

  @Test func aModelsDialogThatNobodyMakesIsSaid() {
    let modifier = ".confirmationDialog($model.dialog) { action in model.did(action) }"
    #expect(Self.ofModel(modifier) == ["confirmationDialog ‹title›: ? - unknown"])
    #expect(Self.ofModel(".alert($own) { _ in }") == ["alert ‹title›: ? - unknown"])
  }

  @Test func aModifierOfTheAppsOwnIsNoModels() {
    let own = "extension View { func alert<A>(_ state: Binding<A?>, run: (A) -> Void) -> some View { self } }"
    #expect(Self.ofModel(".alert($model.alert) { action in model.did(action) }", own) == [])
  }

  private static let triggers: [(String, String)] = [
    (
      ".sheet(item: $store.scope(state: \\.destination?.help, action: \\.destination.help)) { B(store: $0) }",
      "Button(\"Help\") { store.send(.helpTapped) }"
    ),
    (
      ".sheet(item: $store.route.sending(\\.setRoute).help) { _ in B() }",
      "Button(\"Help\") { store.send(.setRoute(.help)) }"
    ),
    (
      ".background(NavigationLink(unwrapping: $store.route, case: \\.help) { _ in B() })",
      "Button(\"Help\") { store.send(.setRoute(.help)) }"
    ),
  ]

  @Test(arguments: triggers)
  func theButtonIsFoundThroughTheReducer(_ modifier: String, _ button: String) throws {
    let code = """
      struct A: View { @Bindable var store: StoreOf<Game>
        var body: some View { VStack { Button("Other") { store.send(.otherTapped) }; \(button) }\(modifier) } }
      struct B: View { var body: some View { Text("") } }
      struct Game { var body: some Reducer { Reduce { state, action in
        switch action {
        case .otherTapped: state.destination = nil
          state.help = nil
        case .helpTapped: state.destination = .help(Help.State())
        case .setRoute(let route): state.route = route
        } } } }
      """
    let edge = try #require(Snippet.facts(of: code).edges.first)
    #expect(edge.trigger?.label == "Help" && edge.target.type == "B")
  }

  /// Actions of a view in a case of their own, each under a switch in that case, or in the pattern.
  @Test(arguments: [
    """
    case .view(let sent): switch sent {
      case .helpTapped: state.destination = .help(Help.State())
      case .editTapped: state.destination = .edit(Edit.State()) }
    """,
    """
    case .view(.helpTapped): state.destination = .help(Help.State())
    case .view(.editTapped): state.destination = .edit(Edit.State())
    """,
    """
    case .view(let sent): switch sent {
      case .helpTapped: switch state.mode { case .plain: state.destination = .help(Help.State()); case .none: break }
      case .editTapped: state.destination = .edit(Edit.State()) }
    """,
  ])
  func eachActionShowsItsOwn(_ cases: String) {
    let code = """
      struct A: View { @Bindable var store: StoreOf<Game>
        var body: some View { VStack {
          Button("Help") { store.send(.view(.helpTapped)) }
          Button("Edit") { store.send(.view(.editTapped)) } }
          .sheet(item: $store.scope(state: \\.destination?.help, action: \\.destination.help)) { B(store: $0) }
          .sheet(item: $store.scope(state: \\.destination?.edit, action: \\.destination.edit)) { C(store: $0) } } }
      struct B: View { var body: some View { Text("") } }
      struct C: View { var body: some View { Text("") } }
      struct Game { var body: some Reducer { Reduce { state, action in
        switch action { \(cases) } } } }
      """
    let found = Snippet.facts(of: code).edges.map { ($0.target.type ?? "?", $0.trigger?.label) }
    #expect(found.first { $0.0 == "B" }?.1 == "Help")
    #expect(found.first { $0.0 == "C" }?.1 == "Edit")
  }

  static let ways: [Snippet] = [
    Snippet(
      "sheet of a store",
      """
      struct A: View { let store: StoreOf<Game>
        var body: some View { Text("").sheet(store: store.scope(state: \\.$b, action: \\.b)) { B(store: $0) } } }
      struct B: View { var body: some View { Text("") } }
      """, ["A present B exact"]),
    Snippet(
      "destination of a store",
      """
      struct A: View { let store: StoreOf<Game>
        var body: some View { Text("").navigationDestination(store: store.scope(state: \\.$b, action: \\.b)) { B(store: $0) } } }
      struct B: View { var body: some View { Text("") } }
      """, ["A push B exact"]),
    Snippet(
      "the path of a stack",
      """
      struct A: View { @Bindable var store: StoreOf<Game>
        var body: some View {
          NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) { Text("") } destination: { store in
            switch store.case { case .b(let store): B(store: store)
              case .c: C() } } } }
      struct B: View { var body: some View { Text("") } }
      struct C: View { var body: some View { Text("") } }
      """, ["A push B inferred", "A push C inferred"]),
  ]

  @Test(arguments: ways)
  func waysOfStores(_ snippet: Snippet) { snippet.check() }

  /// Two reducers whose states have a sheet of one name, each with an enum of its own.
  private static let sheets = """
    @Reducer struct List { @Reducer enum Sheet { case help(Help), add(Add) }
      @ObservableState struct State { @Presents var sheet: Sheet.State? }
      var body: some Reducer { Reduce { state, action in
        switch action {
        case .helpTapped: state.sheet = .help(Help.State())
        case .addTapped: state.sheet = Sheet.State.add(Add.State())
        } } } }
    @Reducer struct Other { @Reducer enum Sheet { case help(Help), find(Find) }
      @ObservableState struct State { @Presents var sheet: Sheet.State? }
      var body: some Reducer { Reduce { state, action in
        switch action { case .setSheet(let sheet): state.sheet = sheet } } } }
    struct HelpView: View {}
    struct AddView: View {}
    struct FindView: View {}
    @main struct Game: App { var body: some Scene { WindowGroup { ListView(store: store) } } }

    """

  @Test func theStateOfTheReducerSaysWhichSheetIsMeant() {
    let code =
      Self.sheets + """
        struct ListView: View { @Bindable var store: StoreOf<List>
          var body: some View { Button("Help") { store.send(.helpTapped) }.modifier(Sheets(store: store)) }
          struct Sheets: ViewModifier { @Bindable var store: StoreOf<List>
            func body(content: Content) -> some View {
              content.sheet(item: $store.scope(state: \\.sheet, action: \\.sheet)) { sheet in
                switch sheet.case { case let .help(store): HelpView(); case let .add(store): AddView() } } } } }
        struct OtherView: View { @Bindable var store: StoreOf<Other>
          var body: some View { Text("").sheet(item: $store.scope(state: \\.sheet, action: \\.sheet)) { sheet in
            switch sheet.case { case let .help(store): HelpView(); case let .find(store): FindView() } } } }
        """
    let edges = Snippet.facts(of: code).edges.map {
      "\($0.source.screens.joined(separator: " ")) \($0.target.type ?? "?")"
    }
    #expect(
      edges.sorted() == ["ListView AddView", "ListView HelpView", "OtherView FindView", "OtherView HelpView"])
  }
}
#endif
