/// Something that may be written at one place of a file.
public struct FlowOffer: Hashable, Sendable {
  /// What it is.
  public enum Kind: String, Hashable, Sendable {
    case key, word, condition, effect, screen, flag, work, point, button, rule, value
  }

  /// What it is.
  public var kind: Kind
  /// What a list shows, and what is looked for.
  public var label: String
  /// What is written; `$0` in it is where the cursor is then.
  public var insertion: String
  /// A few words beside the label.
  public var detail: String
  /// The reference, as Markdown; empty where there is nothing more to say.
  public var says: String

  init(_ kind: Kind, _ label: String, insertion: String? = nil, detail: String = "", says: String = "") {
    self.kind = kind
    self.label = label
    self.insertion = insertion ?? label
    self.detail = detail
    self.says = says
  }
}

/// The names that a flow has, for whoever completes them.
public struct FlowNames: Sendable {
  /// Screens with their titles.
  var screens: [(name: String, title: String)] = []
  /// Flags; those of one screen as `screen.flag`.
  var flags: [String] = []
  var works: [String] = []
  /// Unsaved work by screen.
  var points: [(screen: String, name: String)] = []
  /// Buttons by screen.
  var buttons: [(screen: String, id: String, label: String)] = []
  var unwinds: [String] = []
  /// Rules with their titles.
  var rules: [(name: String, title: String)] = []

  /// No names, but those of rules.
  public init(rules: [(name: String, title: String)] = []) { self.rules = rules }

  /// The names of a flow.
  public init(_ flow: Flow, rules: [(name: String, title: String)]) {
    self.rules = rules
    screens = flow.screens.map { ($0.id, $0.title) }
    flags = flow.flags.filter { !$0.isImplied }.map(\.name)
    let run = flow.effects.filter { $0.verb == .run }.map(\.target)
    works = (flow.works.map(\.name) + run).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    points = flow.unsavedPoints.map { (flow.screens[$0.screen].id, $0.name) }
    buttons = flow.buttons.filter { !$0.isSystem }.map { (flow.screens[$0.screen].id, $0.id, $0.label) }
    unwinds = flow.screens.flatMap(\.unwinds)
  }
}
