public import Diagnostics
public import FlowModel
public import SourceFacts

/// The elements that code has and a flow does not, for insertion into the flow; nothing that exists is
/// changed or moved.
public struct FlowAddition {
  /// The insertions.
  public let changes: [TextChange]
  /// The new text, for people.
  public let text: String
  /// How many edges of existing screens, how many screens and dialogs, and how many open values are new.
  public let counts: (ways: Int, screens: Int, todos: Int)
  /// Screens that cannot be extended, because of the form in which they are written.
  public let refused: [String]

  /// Computes the new elements; nil if the facts have no screen to begin with.
  ///
  /// - Parameters:
  ///   - first: the type to begin with instead of the app's start.
  ///   - depth: the largest number of edges from there.
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
