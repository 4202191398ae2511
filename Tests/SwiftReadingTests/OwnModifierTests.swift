#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// Modifiers of the app's own that show what each call gives them.
struct OwnModifierTests {
  private static let views = """
    struct B: View { var body: some View { Text("") } }
    struct C: View { var body: some View { Text("") } }

    """

  static let snippets: [Snippet] = [
    Snippet(
      "a function of views with modifiers behind its content",
      views + """
        struct Styled<Content> { let content: Content; func zoom() -> some View { content } }
        extension View {
          var styled: Styled<Self> { Styled(content: self) }
          func card<Content: View>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) -> some View {
            popover(isPresented: isPresented) { content().frame(width: 1).presentationCompactAdaptation(.sheet) } } }
        struct A: View { @State var b = false; @State var c = false
          var body: some View {
            Text("").card(isPresented: $b) { B() }
            Text("").card(isPresented: $c) { C().styled.zoom() } } }
        """, ["A present B inferred", "A present C inferred"]),
    Snippet(
      "a view of the app around the content",
      views + """
        struct Later<Content: View>: View { let size: Int; @ViewBuilder let content: () -> Content
          var body: some View { Group { if ready { content() } else { Color.clear } } } }
        extension View {
          func edits<Content: View>(_ shown: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) -> some View {
            let isPresented = Binding(get: { shown.wrappedValue }, set: { _ in })
            return sheet(isPresented: isPresented) { Later(size: 1, content: content).padding() } } }
        struct A: View { @State var b = false
          var body: some View { Text("").edits($b) { B() }; Text("").edits($b) { C() } } }
        """, ["A present B inferred", "A present C inferred"]),
  ]

  @Test(arguments: snippets)
  func whatIsGivenIsShown(_ snippet: Snippet) { snippet.check() }

  /// A modifier that adds a type of key to SwiftUI's was read twice, and a text read off the key was no text.
  @Test func aModifierOfSwiftUIsNameIsReadOnce() {
    let code = """
      struct Key { let text: String }
      extension View {
        func confirmationDialog<A: View>(_ key: Key, isPresented: Binding<Bool>, actions: () -> A) -> some View {
          confirmationDialog(key.text, isPresented: isPresented, actions: actions) }
        func asks<A: View>(_ key: Key, isPresented: Binding<Bool>, actions: @escaping () -> A) -> some View {
          modifier(Asking(isPresented: isPresented, key: key, actions: actions)) } }
      struct Asking<A: View>: ViewModifier { @Binding var isPresented: Bool; let key: Key; let actions: () -> A
        func body(content: Content) -> some View {
          content.alert(key.text, isPresented: $isPresented, actions: actions) } }
      struct A: View { @State var b = false; @State var c = false
        var body: some View {
          Text("").confirmationDialog(Key("Delete?"), isPresented: $b) { Button("Yes") {} }
          Text("").asks("Keep?", isPresented: $c) { Button("Yes") {} } } }
      """
    let facts = Snippet.facts(of: code)
    #expect(
      facts.edges.map(Snippet.line) == ["A present alert inferred", "A present confirmationDialog exact"])
    #expect(facts.edges.map(\.target.title) == ["Keep?", "‹Delete?›"])
    #expect(facts.unseen.isEmpty)
  }

  @Test func whatEachCallIsBoundToTells() {
    let code =
      Self.views + """
        extension View {
          func card<Content: View>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) -> some View {
            sheet(isPresented: isPresented) { content() } } }
        struct A: View { @State var b = false; @State var c = false
          var body: some View {
            Button("To B") { b = true }.card(isPresented: $b) { B() }
            Button("To C") { c = true }.card(isPresented: $c) { C() } } }
        """
    let edges = Snippet.facts(of: code).edges
    #expect(edges.map { $0.trigger?.label } == ["To B", "To C"])
    #expect(edges.map(\.modifier) == ["A.b", "A.c"])
  }

  private static let asking = """
    struct Asking<Item, M: View>: ViewModifier { @Binding var item: Item?
      var title: (Item) -> Text
      var actions: (Item) -> M
      var text: Text { item.map(title) ?? Text("") }
      func body(content: Content) -> some View {
        content.alert(text, isPresented: .present($item), actions: { if let item { actions(item) } }) } }
    extension View {
      func alert<Item>(unwrapping item: Binding<Item?>, title: @escaping (Item) -> Text,
        @ViewBuilder actions: @escaping (Item) -> some View) -> some View {
        modifier(Asking(item: item, title: title, actions: actions)) } }

    """

  @Test func aDialogOfAModifierIsAskedByWhoeverCallsItsFunction() {
    let code =
      Self.asking + """
        struct A: View { @State var note: Note?
          var body: some View {
            Button("Delete") { note = Note() }
              .alert(unwrapping: $note, title: { _ in Text("Delete note?") }, actions: { _ in
                Button("Delete Note", role: .destructive) {} }) } }
        struct B: View { @State var shown = false
          var body: some View { Text("").alert("Done", isPresented: $shown) { Button("OK") {} } } }
        """
    let edges = Snippet.facts(of: code).edges
    let told = edges.map { edge in
      "\(edge.source.screens.joined()) \(edge.target.title ?? "?"): \((edge.target.buttons ?? []).compactMap(\.label).joined())"
    }
    #expect(told.sorted() == ["A Delete note?: Delete Note", "B Done: OK"])
  }

  @Test func whatAPresenterPutsAroundAScreenIsOfThatScreen() {
    let code = """
      struct Log: View { var body: some View { Text("") } }
      struct CloseButton: View { @Environment(\\.dismiss) private var dismiss
        var body: some View { Button("Close") { dismiss() } } }
      struct A: View { @State var log = false; @State var tag = false
        var body: some View {
          Text("")
            .sheet(isPresented: $log) { NavigationStack { Log().toolbar { Button("Cancel", role: .cancel) { log = false } } } }
            .sheet(isPresented: $tag) { NavigationStack { Tag().toolbar { CloseButton() } } } } }
      struct Tag: View { var body: some View { Text("") } }
      """
    let buttons = Snippet.facts(of: code).screens.reduce(into: [String: [String]]()) { all, screen in
      all[screen.type] = screen.buttons.map { "\($0.label ?? "?") \($0.does.joined())" }
    }
    #expect(buttons["Log"] == ["Cancel dismiss"])
    #expect(buttons["Tag"] == ["Close dismiss"])
    #expect(buttons["A"] == [])
  }

  @Test func aViewAroundWhatIsPresentedIsAPartOfIt() {
    let code =
      Self.views + """
        struct Card<Content: View>: View { @Environment(\\.dismiss) private var dismiss
          var title: String
          @ViewBuilder var content: () -> Content
          var body: some View { VStack { content(); Button("Close") { dismiss() } } } }
        extension View {
          func card<Content: View>(_ shown: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) -> some View {
            sheet(isPresented: shown) { content() } } }
        struct A: View { @State var b = false
          var body: some View { Text("").card($b) { Card(title: "") { B() } } } }
        """
    let facts = Snippet.facts(of: code)
    #expect(facts.edges.map(Snippet.line) == ["A present B inferred"])
    let closing = facts.screens.filter { $0.buttons.contains { $0.does == ["dismiss"] } }.map(\.type)
    #expect(closing == ["B", "Card"])
  }

  @Test func whereNobodyCallsItNobodyAsks() {
    let facts = Snippet.facts(
      of: Self.asking + "struct A: View { var body: some View { Text(\"\") } }")
    #expect(facts.edges.isEmpty && facts.unseen.map(\.reason) == [.noCaller])
  }

  @Test(
    arguments: [
      ("Label(\"Back\", systemImage: \"xmark\").padding()", "Back"), ("Text(\"More\")", "More"),
      ("Card()", nil),
    ] as [(String, String?)])
  func aLabelThatIsTapped(_ view: String, _ label: String?) {
    let code =
      Self.views + """
        struct A: View { @State var b = false
          var body: some View { VStack { \(view).onTapGesture { b = true } }.sheet(isPresented: $b) { B() } } }
        """
    #expect(Snippet.facts(of: code).edges.map { $0.trigger?.label } == [label])
  }

  /// A modifier hands what it does to a button of the app's own that others use as well: the views that have the modifier do it.
  @Test func whatAModifierDoesTheViewsDoThatHaveIt() throws {
    let code =
      Self.views + """
        struct BigButton: View { let action: () -> Void
          var body: some View { Button { action() } label: { Text("") } } }
        struct Checkout: ViewModifier { @EnvironmentObject var model: Model
          func body(content: Content) -> some View { VStack { content; BigButton(action: { model.pay() }) } } }
        class Model: ObservableObject { func pay() { host.present(Page(), animated: true) } }
        class Page: UIViewController {}
        @main struct Main: App { var body: some Scene { WindowGroup { Home() } } }
        struct Home: View { var body: some View { Text("Home").modifier(Checkout()) } }
        struct Other: View { var body: some View { BigButton(action: {}) } }
        """
    let edges = Snippet.facts(of: code).edges
    #expect(edges.map { $0.source.screens } == [["Home"]])
    #expect(edges.first?.trigger?.label != "")
  }

  /// A closure that the content is given may switch over the item as well: what is shown is the content.
  @Test(arguments: ["confirmationCallback", "onEnd", "saveAction"])
  func anActionOfTheContentIsNoChoiceOfIt(_ label: String) {
    let code = """
      enum Kind: Identifiable { case code, password }
      struct Entry: View { let kind: Kind; let \(label): (String) -> Void; var body: some View { Text("") } }
      struct A: View { @State var kind: Kind?
        var body: some View {
          Button("Code") { kind = .code }
            .sheet(item: $kind) { kind in
              Entry(kind: kind, \(label): { text in
                switch kind {
                case .code: use(text)
                case .password: keep(text)
                }
                finish()
              }).presentationDetents([.medium]) } } }
      """
    let targets = Set(Snippet.facts(of: code).edges.map { $0.target.type })
    #expect(targets == ["Entry"])
  }
}
#endif
