public import Diagnostics
public import FlowModel
public import SourceFacts

/// What code has and a flow does not, to be added to that flow: nothing that stands there is changed or moved.
public struct FlowAddition {
  /// What has to be put in.
  public let changes: [TextChange]
  /// What is new, to be read by a person.
  public let text: String
  /// How many ways of screens that the flow has, how many screens and dialogs, and how many things to say are new.
  public let counts: (ways: Int, screens: Int, todos: Int)
  /// Screens that nothing can be added to, as they are written.
  public let refused: [String]

  /// Works out what is new; nil where the facts hold no screen to begin with.
  ///
  /// - Parameters:
  ///   - first: the type to begin with instead of the app's start.
  ///   - depth: how many steps from there are looked at.
  public init?(_ facts: CodeFacts, to flow: Flow, from first: String? = nil, depth: Int? = nil) {
    guard let plan = DraftPlan(facts, from: first, depth: depth), let root = flow.sources.first else {
      return nil
    }
    var writing = DraftWriting(facts, plan, beside: KnownFlow(flow, beside: facts.edges))
    writing.run()
    var insertion = DraftInsertion()
    var text = ""
    for (screen, buttons) in writing.additions {
      insertion.add(buttons.parts, to: screen)
      text += "# ‘\(screen.id)’, \(screen.place.file.path):\(screen.place.start.line)\n"
      text += buttons.items.map { "      - \($0)\n" }.joined()
    }
    let screens = writing.screens + writing.dialogs
    var refused = insertion.refused
    if !screens.isEmpty {
      text += screens
      if !insertion.add(screens: screens, to: root) { refused.append("screens") }
    }
    self.text = text
    self.refused = refused
    changes = insertion.changes
    let isNew = { (line: Substring) in line.hasPrefix("  ") && !line.hasPrefix("   ") }
    counts = (
      writing.additions.reduce(0) { $0 + $1.buttons.parts.count },
      screens.split(separator: "\n").count(where: isNew), writing.todoCount
    )
  }
}
