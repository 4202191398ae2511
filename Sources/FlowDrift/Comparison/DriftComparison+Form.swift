internal import Diagnostics
internal import FlowModel
internal import SourceFacts

extension DriftComparison {
  /// Compares how it is presented: style, anchor, and roles of a dialog's buttons.
  mutating func compareForm(_ way: FlowWay, _ edge: EdgeFact) {
    guard let presentation = way.presentation.map({ flow.presentations[$0] }) else { return }
    let target = flow.screens[way.target]
    compareStyle(presentation, target, edge)
    compareAnchor(presentation, target, edge)
    compareOnDismiss(way, presentation, edge)
    if target.dialog, !target.title.isEmpty || !target.code.isEmpty { compareRoles(target, edge) }
  }

  private mutating func compareStyle(_ presentation: Presentation, _ target: Screen, _ edge: EdgeFact) {
    guard presentation.options.isStyleWritten, presentation.options.declaredStyles.count == 1,
      let written = presentation.options.declaredStyles.first?.rawValue, let style = edge.style,
      style.sure == .exact, !style.isConditional, style.value != written,
      // Leaving the style out has two names.
      Set([style.value, written]) != ["sheet", "automatic"]
    else { return }
    report(
      .style, .warning, "‘\(target.id)’ is \(written) in the flow, \(style.value) in code",
      at: presentation.place, presentation.path, code: style.place ?? edge.place, sure: edge.sure,
      rules: edge.rules)
  }

  /// Compares the anchor, if one function makes and presents the target; otherwise other code may set it.
  private mutating func compareAnchor(_ presentation: Presentation, _ target: Screen, _ edge: EdgeFact) {
    let isPopover = edge.style?.value == "popover" && edge.style?.isConditional == false
    guard edge.framework == .uikit, presentation.framework == .uikit, edge.sure == .exact, edge.via.isEmpty,
      edge.target.made != nil,
      isPopover || edge.target.kind == "actionSheet" || edge.target.kind == "share"
    else { return }
    let isAnchored = presentation.options.anchor != .none
    guard isAnchored != edge.isAnchored else { return }
    report(
      .anchor, .warning,
      isAnchored
        ? "‘\(target.id)’ has an anchor in the flow; code sets none"
        : "‘\(target.id)’ has no anchor in the flow; code sets one",
      at: presentation.place, presentation.path, code: edge.place,
      fix: isAnchored ? "Set the anchor in code, or take it out of the flow." : "Write ‘anchor:’ in the flow."
    )
  }

  /// Compares the roles, if every button in code is understood.
  private mutating func compareRoles(_ target: Screen, _ edge: EdgeFact) {
    guard let buttons = edge.target.buttons, !buttons.isEmpty,
      buttons.allSatisfy({ $0.sure != .unknown && !$0.isRepeated })
    else { return }
    for role in [Role.cancel, .destructive] {
      let here = target.buttons.contains { flow.buttons[$0].role == role && !flow.buttons[$0].isSystem }
      let there = buttons.contains { $0.role == role.rawValue }
      guard here != there else { continue }
      let name = role == .cancel ? "Cancel" : "destructive button"
      report(
        .role, .warning,
        here
          ? "‘\(target.id)’ has a \(name) in the flow; code has none"
          : "‘\(target.id)’ has no \(name) in the flow; code has one",
        at: target.place, target.path, code: edge.target.made ?? edge.place, sure: edge.sure,
        rules: edge.rules)
    }
  }

  /// Reports a guard on one side only; its expression is shown and never evaluated.
  mutating func compareGuards() {
    guard !facts.unseen.contains(where: { $0.reason == .swift }) else { return }
    for (index, screen) in flow.screens.identified {
      // If several types are tied to one screen, any of them may set it.
      let names = screen.code.map(\.name)
      let declared = facts.screens.filter { names.contains($0.type) }
      guard let fact = declared.first, declared.count == names.count,
        names.allSatisfy({ ties.screens($0).count == 1 })
      else { continue }
      let types = Set(names + declared.flatMap(\.contains))
      let found = facts.guards.filter {
        $0.sure != .unknown && $0.value != "false" && ($0.type.map { types.contains($0) } ?? false)
      }
      let edges = flow.presentations.filter { $0.target == index }.map(\.guard)
      let isGuarded = ([screen.guard] + edges).contains { $0 != .none }
      if isGuarded, found.isEmpty, !facts.guards.contains(where: { $0.sure == .unknown }) {
        report(
          .guard, .warning,
          "‘\(screen.id)’ is guarded in the flow; no code sets isModalInPresentation",
          at: screen.place, screen.path, code: fact.place)
      } else if !isGuarded, let first = found.first,
        !flow.todos.contains(where: { $0.screen == index && $0.key == "guard" })
      {
        report(
          .guard, .warning, "code guards ‘\(screen.id)’ (\(first.value)); the flow does not",
          at: screen.place,
          screen.path, code: first.place, sure: first.sure)
      }
    }
  }
}
