#if SwiftSources
import Testing

/// What code of SwiftUI does wrong by itself: each rule where it is certain, and where one thing makes it uncertain.
struct SwiftUICodeRuleTests {
  /// A view with some state, whose body begins in line 6.
  private static func view(_ body: String, _ more: String = "") -> String {
    """
    struct A: View {
    @State private var shows = false
    @State private var item: Item?
    @Environment(\\.dismiss) private var dismiss
    var body: some View {
    \(body)
    }
    \(more)
    }
    """
  }

  // MARK: Whom a button closes

  @Test(arguments: [
    "Text(\"a\").sheet(isPresented: $shows) {\nB().toolbar { Button(\"Done\") { dismiss() } }\n}",
    "Text(\"a\").fullScreenCover(item: $item) { item in\nButton(action: { dismiss() }) { Text(\"Close\") }\n}",
    "Text(\"a\").popover(isPresented: $shows, content: {\nButton(\"Close\", role: .cancel) { dismiss() }\n})",
  ])
  func aButtonClosesThePresenter(_ body: String) {
    #expect(foundInCode(Self.view(body)) == ["dismisses-presenter:7"])
  }

  @Test func presentationModeClosesThePresenterToo() {
    let body =
      "Text(\"a\").sheet(isPresented: $shows) {\nButton(\"Done\") { mode.wrappedValue.dismiss() }\n}"
    let code = Self.view(body, "@Environment(\\.presentationMode) var mode")
    #expect(foundInCode(code) == ["dismisses-presenter:7"])
  }

  @Test(arguments: [
    "Text(\"a\").sheet(isPresented: $shows) { Button(\"Done\") { shows = false } }",
    // Both are meant to go.
    "Text(\"a\").sheet(isPresented: $shows) { Button(\"Done\") { shows = false\ndismiss() } }",
    "Text(\"a\").sheet(isPresented: $shows) { Editor(onDone: { dismiss() }) }",
    // The view’s own button, and one of a dialog.
    "Button(\"Done\") { dismiss() }.sheet(isPresented: $shows) { B() }",
    "Text(\"a\").alert(\"Sure?\", isPresented: $shows) { Button(\"Leave\") { dismiss() } }",
    // Somebody else’s.
    "Text(\"a\").sheet(isPresented: $shows) { Button(\"Done\") { close() } }",
  ])
  func aButtonClosesWhatIsMeant(_ body: String) {
    #expect(foundInCode(Self.view(body)) == [])
  }

  // MARK: Destinations

  @Test(arguments: [
    "List {\nText(\"a\").navigationDestination(for: Item.self) { B(item: $0) }\n}",
    "ScrollView { LazyVStack {\nText(\"a\").navigationDestination(isPresented: $shows) { B() }\n} }",
    "List(items) { item in\nRow(item).navigationDestination(item: $item) { B(item: $0) }\n}",
  ])
  func aDestinationInALazyContainer(_ body: String) {
    #expect(foundInCode(Self.view(body)) == ["destination-in-lazy-container:7"])
  }

  @Test(arguments: [
    "List { Text(\"a\") }.navigationDestination(for: Item.self) { B(item: $0) }",
    "VStack { Text(\"a\").navigationDestination(for: Item.self) { B(item: $0) } }",
    "List { Button(\"a\") {}.sheet(isPresented: $shows) { NavigationStack { C().navigationDestination(for: Item.self) { B(item: $0) } } } }",
    "List { Text(\"a\") } footer: { Text(\"b\").navigationDestination(for: Item.self) { B(item: $0) } }",
  ])
  func aDestinationThatTheStackKnows(_ body: String) {
    #expect(foundInCode(Self.view(body)) == [])
  }

  // MARK: Rows

  @Test(arguments: [
    "ForEach(items) { item in\nRow(item).sheet(isPresented: $shows) { Detail(item: item) }\n}",
    "List(items) { item in\nRow(item).alert(\"Delete?\", isPresented: $shows) { Button(\"Delete\") { delete(item) } }\n}",
    "List { ForEach(items) { item in HStack {\nText(\"a\").confirmationDialog(\"a\", isPresented: $shows) { Button(\"b\") { open(item) } }\n} } }",
  ])
  func eachRowPresentsByOneFlag(_ body: String) {
    #expect(foundInCode(Self.view(body)) == ["presentation-in-every-row:7"])
  }

  @Test(arguments: [
    // The same for all rows, outside of them, by the item, by a flag of the row, or on one row only.
    "ForEach(items) { item in Row(item).sheet(isPresented: $shows) { Settings() } }",
    "ForEach(items) { item in Row(item) }.sheet(isPresented: $shows) { Detail(item: item) }",
    "ForEach(items) { item in Row(item).sheet(item: $item) { Detail(item: $0) } }",
    "ForEach($items) { $item in Row(item).sheet(isPresented: $item.shows) { Detail(item: item) } }",
    "ForEach(items) { item in if item == chosen { Row(item).sheet(isPresented: $shows) { Detail(item: item) } } }",
    "List { Row(item).sheet(isPresented: $shows) { Detail(item: item) } }",
  ])
  func oneRowPresents(_ body: String) {
    #expect(foundInCode(Self.view(body)) == [])
  }

  @Test func aFlagOfTheRowsOwnViewIsItsOwn() {
    let code =
      "struct A: View {\n@Binding var shows: Bool\nvar body: some View {\nForEach(items) { item in\n"
      + "Row(item).sheet(isPresented: $shows) { Detail(item: item) }\n} } }"
    #expect(foundInCode(code) == [])
  }

  // MARK: Menus

  @Test(arguments: [
    "Menu(\"More\") {\nButton(\"Rename\") { shows = true }.sheet(isPresented: $shows) { B() }\n}",
    "Menu {\nButton(\"Delete\") { shows = true }.alert(\"Sure?\", isPresented: $shows) { Button(\"OK\") {} }\n} label: { Text(\"More\") }",
    "Text(\"a\").contextMenu {\nButton(\"Rename\") { shows = true }.sheet(isPresented: $shows) { B() }\n}",
  ])
  func aMenuItemPresents(_ body: String) {
    #expect(foundInCode(Self.view(body)) == ["presentation-in-menu:7"])
  }

  @Test(arguments: [
    "Menu(\"More\") { Button(\"Rename\") { shows = true } }.sheet(isPresented: $shows) { B() }",
    "Menu { Button(\"a\") {} } label: { Text(\"b\").sheet(isPresented: $shows) { B() } }",
    "Text(\"a\").contextMenu { Button(\"a\") {} }.sheet(isPresented: $shows) { B() }",
    "VStack { Button(\"a\") {}.sheet(isPresented: $shows) { B() } }",
  ])
  func aViewBesideTheMenuPresents(_ body: String) {
    #expect(foundInCode(Self.view(body)) == [])
  }

  @Test func aMenuOfTheAppsOwnIsAView() {
    let code = Self.view("Menu { Button(\"a\") {}.sheet(isPresented: $shows) { B() } }")
    #expect(foundInCode(code + "\nstruct Menu<C: View>: View { var body: some View { Text(\"a\") } }") == [])
  }

  // MARK: Swipe actions

  private static let asks = ".alert(\"Delete?\", isPresented: $shows) { Button(\"Delete\") {} }"

  @Test(arguments: [
    "List { Text(\"a\").swipeActions {\nButton(\"Delete\", role: .destructive) { shows = true }\n} }" + asks,
    "List { Text(\"a\").swipeActions(edge: .trailing) {\n"
      + "Button(role: .destructive) { item = one\nself.shows = true } label: { Text(\"Delete\") }\n} }"
      + asks,
  ])
  func aDestructiveSwipeActionOnlyAsks(_ body: String) {
    #expect(foundInCode(Self.view(body)) == ["swiped-row-goes-before-answer:7"])
  }

  @Test(arguments: [
    "List { Text(\"a\").swipeActions { Button(\"Delete\") { shows = true } } }" + asks,
    "List { Text(\"a\").swipeActions { Button(\"Delete\", role: .destructive) { delete()\nshows = true } } }"
      + asks,
    "List { Text(\"a\").contextMenu { Button(\"Delete\", role: .destructive) { shows = true } } }" + asks,
    "List { Text(\"a\").swipeActions { Button(\"Delete\", role: .destructive) { shows = true } } }"
      + ".sheet(isPresented: $shows) { B() }",
  ])
  func aSwipeActionDeletesOrHasNoRole(_ body: String) {
    #expect(foundInCode(Self.view(body)) == [])
  }

  // MARK: State that only the sheet reads

  private static let opens = "Button(\"Edit\") { item = one\nshows = true }\n"

  @Test(arguments: [
    opens + ".sheet(isPresented: $shows) { if let item { Detail(item: item) } }",
    opens + ".fullScreenCover(isPresented: $shows) { if let one = item { Detail(item: one) } }",
    opens + ".sheet(isPresented: $shows) { Detail(item: item!) }",
    opens + ".sheet(isPresented: $shows) { VStack { Button { shows = false } label: { Text(item!.name) } } }",
  ])
  func theFirstSheetIsEmpty(_ body: String) {
    #expect(foundInCode(Self.view(body)) == ["sheet-reads-other-state:8"])
  }

  @Test(arguments: [
    // The body reads it, or the flag, or gets the value; or the content gets it.
    "Text(item?.name ?? \"\")\n" + opens
      + ".sheet(isPresented: $shows) { if let item { Detail(item: item) } }",
    opens + ".opacity(shows ? 0 : 1).sheet(isPresented: $shows) { if let item { Detail(item: item) } }",
    opens + ".sheet(item: $item) { item in Detail(item: item) }",
    "Picker($item)\n" + opens + ".sheet(isPresented: $shows) { if let item { Detail(item: item) } }",
    // Nothing sets both at once.
    "Button(\"Edit\") { shows = true }\n.sheet(isPresented: $shows) { if let item { Detail(item: item) } }",
    // It is not needed for what is shown.
    opens + ".sheet(isPresented: $shows) { Button(\"Delete\") { if let item { delete(item) } } }",
    opens + ".sheet(isPresented: $shows) { Text(\"a\").onTapGesture { delete(item!) } }",
    opens + ".sheet(isPresented: $shows) { Detail(item: item) }",
  ])
  func theSheetIsBuiltWithItsState(_ body: String) {
    #expect(foundInCode(Self.view(body)) == [])
  }

  @Test func anotherStateThatTheViewReadsBuildsItAnew() {
    let body =
      "Button(title) { item = one\ntitle = \"b\"\nshows = true }\n"
      + ".sheet(isPresented: $shows) { if let item { Detail(item: item) } }"
    #expect(foundInCode(Self.view(body, "@State var title = \"a\"")) == [])
  }

  // MARK: Buttons in one row

  @Test(arguments: [
    "List {\nHStack { Button(\"Like\") { like() }\nButton(\"Delete\") { shows = true } }\n}",
    "Form { Section {\nVStack { HStack { Text(\"a\")\nButton(\"Like\") { like() } }; Button(\"Reply\") { reply() } } } }",
    "List(items) { one in\nHStack { Button(action: like) { Text(\"Like\") }\nButton(\"Reply\") { reply(one) } }\n}",
    "List { ForEach(items) { one in\nHStack { Button(\"Like\") { like() }; Spacer()\nButton(\"Reply\") { reply(one) } } } }",
  ])
  func aTapOnARowPerformsAllOfItsButtons(_ body: String) {
    #expect(foundInCode(Self.view(body)) == ["buttons-in-one-row:8"])
  }

  @Test(arguments: [
    "List { Button(\"Like\") { like() }; Button(\"Reply\") { reply() } }",
    "List { HStack { Button(\"Like\") { like() }; Button(\"Reply\") { reply() } }.buttonStyle(.borderless) }",
    "List { HStack { Button(\"Like\") { like() }.buttonStyle(.plain); Button(\"Reply\") { reply() } } }",
    "VStack { HStack { Button(\"Like\") { like() }; Button(\"Reply\") { reply() } } }",
    "List { HStack { Button(\"Like\") { like() }; Menu(\"More\") { Button(\"Reply\") { reply() } } } }",
    "List { HStack { if shows { Button(\"Like\") { like() } } else { Button(\"Unlike\") { like() } } } }",
    "List { HStack { Button(\"Like\") { like() }; Text(\"a\") }.swipeActions { Button(\"Reply\") { reply() } } }",
    "List { Section(header: HStack { Button(\"A\") { a() }; Button(\"B\") { b() } }) { Text(\"a\") } }",
    "List { Text(\"a\") }.safeAreaInset(edge: .bottom) { HStack { Button(\"Like\") { like() }; Button(\"Reply\") { reply() } } }",
  ])
  func eachButtonOfARowIsTappedAlone(_ body: String) {
    #expect(foundInCode(Self.view(body)) == [])
  }
}
#endif
