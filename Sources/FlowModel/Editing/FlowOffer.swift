/// A completion at one place of a file.
public struct FlowOffer: Hashable, Sendable {
  /// The kind of completion.
  public enum Kind: String, Hashable, Sendable {
    case key, word, condition, effect, screen, flag, work, point, button, rule, value
  }

  /// The kind of completion.
  public var kind: Kind
  /// The text in the list, which is also matched.
  public var label: String
  /// The text to insert; `$0` marks the position of the cursor.
  public var insertion: String
  /// A short description.
  public var detail: String
  /// The description from the reference in Markdown; empty for none.
  public var says: String

  init(_ kind: Kind, _ label: String, insertion: String? = nil, detail: String = "", says: String = "") {
    self.kind = kind
    self.label = label
    self.insertion = insertion ?? label
    self.detail = detail
    self.says = says
  }
}

/// The names of a flow, for completions.
public struct FlowNames: Sendable {
  /// Screens with their titles.
  var screens: [(name: String, title: String)] = []
  /// Flags; those of one screen as `screen.flag`.
  var flags: [String] = []
  var works: [String] = []
  /// Unsaved points by screen.
  var points: [(screen: String, name: String)] = []
  /// Buttons by screen.
  var buttons: [(screen: String, id: String, label: String)] = []
  var unwinds: [String] = []
  /// Rules with their titles.
  var rules: [(name: String, title: String)] = []

  /// Creates an empty set of names, except for rules.
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
