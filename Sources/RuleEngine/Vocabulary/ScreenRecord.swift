internal import Diagnostics
internal import ExpressionLanguage
internal import FlowModel

/// A screen.
final class ScreenRecord: FlowElement {
  let index: ScreenID
  let screen: Screen
  let facts: ScreenFacts
  private unowned let all: FlowRecords
  // Lazy, because these records refer to screens, which are created first.
  private(set) lazy var buttons = screen.buttons.map { all.buttons[$0] }
  private(set) lazy var callbacks = screen.callbacks.map { all.callbacks[$0] }
  private(set) lazy var presentations = facts.presentations.map { all.presentations[$0] }
  private(set) lazy var entries = facts.entries.map { all.presentations[$0] }
  private(set) lazy var layers = facts.layers.map { all.presentations[$0] }
  private(set) lazy var unsaved = screen.unsaved.map { all.unsavedPoints[$0] }
  private(set) lazy var edits = screen.edits.map { all.unsavedPoints[$0] }
  private(set) lazy var backEffects = facts.backEffects.map { all.effects[$0] }
  private(set) lazy var guardian = GuardRecord(screen.guard, in: all)
  private(set) lazy var isRoot = index == all.flow.start
  private(set) lazy var isTab = all.flow.screens.contains { $0.tabs.contains(index) }
  private(set) lazy var isFirstTab = all.flow.screens.contains { $0.tabs.first == index }
  private(set) lazy var beside = all.flow.screens.filter { $0.columns.contains(index) }
    .flatMap(\.columns).filter { $0 != index }.map { all.screens[$0] }
  private(set) lazy var children = screen.children.map { all.screens[$0] }
  private(set) lazy var pushers = facts.pushers.map { all.screens[$0] }
  private(set) lazy var pushes = facts.pushes.map { all.flow.screens[$0].id }

  init(_ index: ScreenID, in all: FlowRecords) {
    self.index = index
    self.all = all
    screen = all.flow.screens[index]
    facts = all.facts.screens[index]
  }

  var place: Place { screen.place }
  var path: ElementPath { screen.path }
}

extension ScreenRecord: RuleRecord {
  static let type = RecordType("Screen", doc: "a screen")

  static func declare(_ field: inout RecordFields<ScreenRecord>) {
    field("id", "its id") { $0.screen.id }
    field("kind", "which view controller") { $0.screen.kind }
    field("title", "empty for none") { $0.screen.title }
    field("message", "describing text; empty for none") { $0.screen.message }
    field("inNavigation", "wrapped in a navigation controller when presented") { $0.screen.inNavigation }
    field("purpose", "why it is modal") { $0.screen.purpose }
    field("task", "how much there is to do") { $0.screen.task }
    field("content", "what it shows") { $0.screen.content }
    field("tags", "the team’s own words for it") { $0.screen.tags }
    field("bar", "token for the look of its bar; the app's where none is written") { $0.screen.bar }
    field("framework", "who writes it") { $0.screen.framework }
    field("buttons", "in the order drawn, the system's own among them") { $0.buttons }
    field("unsaved", "the work that goes with it") { $0.unsaved }
    field("edits", "the work of other screens that it changes") { $0.edits }
    field("guard", "its own guard") { $0.guardian }
    field("backEffects", "what its own Back does, branches flattened") { $0.backEffects }
    field("ownBack", "Back does something of its own, or is not drawn") { $0.screen.back.button != .system }
    field("backShown", "while its Back is drawn; never where it is hidden") {
      $0.all.conditions[$0.screen.back.button == .hidden ? Condition.never : $0.screen.back.shown]
    }
    field(
      "reads",
      "names of the flags that decide on it: its guard, Back, unsaved work, should-dismiss, style and tab bar"
    ) { $0.facts.reads }
    field("hidesBottomBar", "while it takes the tab bar away") { $0.all.conditions[$0.screen.hidesBottomBar] }
    field("search", "hosts a search bar") { $0.screen.search }
    field("callbacks", "its own") { $0.callbacks }
    field("hasEscape", "implements the escape action") { $0.facts.hasEscape }
    field("accessibilityModal", "accessibilityViewIsModal; false for custom presentations unless written") {
      $0.facts.accessibilityModal
    }
    field("saysModal", "accessibilityViewIsModal is set, in so many words") {
      $0.screen.accessibilityModal == true
    }
    field("undoable", "what the dialog asks about can be undone") { $0.screen.undoable }
    field("retained", "someone keeps it and presents the same instance again") { $0.screen.retained }
    field("dialog", "alert, actionSheet or confirmationDialog") { $0.screen.dialog }
    field("systemMade", "its kind is a system controller") { $0.screen.systemMade }
    field("presentations", "those it performs") { $0.presentations }
    field("entries", "those of it") { $0.entries }
    field("pushes", "screens it pushes") { $0.pushes }
    field("pushers", "the screens that push it") { $0.pushers }
    field("pushed", "something pushes it") { !$0.facts.pushers.isEmpty }
    field("tab", "a tab bar controller holds it") { $0.isTab }
    field("firstTab", "a tab bar controller begins with it") { $0.isFirstTab }
    field("children", "the tabs or columns that it holds, in order") { $0.children }
    field("beside", "the other columns of the split view controller that holds it") { $0.beside }
    field("layers", "presentations whose layer can hold it") { $0.layers }
    field("inRootLayer", "it can stand in the layer of the window’s root view controller") {
      $0.facts.inRootLayer
    }
    field("root", "the window’s root view controller") { $0.isRoot }
  }
}
