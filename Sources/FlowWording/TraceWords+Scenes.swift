public import Diagnostics
internal import FlowModel
public import UIKitSemantics

extension TraceWords {
  /// The visible state.
  public func scene(_ play: FlowPlay, hasCrashed: Bool) -> PlayedFlow.Scene {
    let flow = machine.flow
    let state = play.state
    return PlayedFlow.Scene(
      environment: environments.name(of: state.environment),
      stack: play.stackSeen.map { entry in
        PlayedFlow.Screen(
          id: flow.screens[entry.screen].id, title: flow.screens[entry.screen].title,
          look: look(of: entry), isPushed: entry.isPushed && !entry.isSibling,
          unsaved: entry.unsaved.map { flow.unsavedPoints[$0].says })
      }, flags: state.flags.map { flow.flags[$0].name }, hasCrashed: hasCrashed)
  }

  private func look(of entry: StackEntry) -> String {
    guard entry.isPushed else { return entry.look.words }
    guard entry.isSibling else { return "" }
    return machine.flow.screens.contains { $0.columns.contains(entry.screen) } ? "column" : "tab"
  }

  /// The results of an event that the stack shows: screens that were added, removed or are drawn differently,
  /// and changed switches.
  public func changes(from before: FlowPlay, to after: FlowPlay) -> [StepEvent] {
    let (old, new) = (before.stackSeen(until: after), after.stackSeen)
    let kept = zip(old, new).prefix { $0.screen == $1.screen && $0.presentation == $1.presentation }.count
    var events: [StepEvent] = []
    for entry in new[kept...] {
      let screen = machine.flow.screens[entry.screen]
      let way =
        if entry.isSibling {
          "is shown"
        } else if entry.isPushed {
          "is pushed"
        } else {
          kept == 0 ? "is the root now" : "comes as \(entry.look.withArticle)"
        }
      events.append(StepEvent(.came, "‘\(screen.id)’ \(way)", at: screen.place))
    }
    let gone = old[kept...].map { "‘\(machine.flow.screens[$0.screen].id)’" }
    if !gone.isEmpty {
      let names =
        gone.count < 3 ? gone.joined(separator: " and ") : "\(gone[0]) with \(gone.count - 1) above it"
      events.append(StepEvent(.went, "\(names) \(gone.count == 2 ? "go" : "goes")"))
    }
    for (one, other) in zip(old, new).prefix(kept) where one.look != other.look && !other.isPushed {
      let name = machine.flow.screens[other.screen].id
      events.append(StepEvent(.redrawn, "‘\(name)’ is now \(other.look.withArticle)"))
    }
    return events
      + switched(from: before.state, to: after.state, isSameScreen: kept == new.count && kept == old.count)
  }

  private func switched(from old: StateView, to new: StateView, isSameScreen: Bool) -> [StepEvent] {
    let names = machine.flow.flags.mapValues(\.name)
    var events = new.flags.filter { !old.flags.contains($0) }.map {
      StepEvent(.switched, "‘\(names[$0])’ is set")
    }
    events += old.flags.filter { !new.flags.contains($0) }.map {
      StepEvent(.switched, "‘\(names[$0])’ is cleared")
    }
    guard isSameScreen else { return events }
    if old.isSearching != new.isSearching {
      events.append(StepEvent(.switched, new.isSearching ? "the search begins" : "the search ends"))
    }
    if old.detent != new.detent { events.append(StepEvent(.switched, "the sheet is \(new.detent) now")) }
    let points = new.unsavedPoints.filter { !old.unsavedPoints.contains($0) }
    events += points.map { point in
      let unsaved = machine.flow.unsavedPoints[point]
      return StepEvent(.switched, "‘\(unsaved.says)’ is unsaved", at: unsaved.place)
    }
    // In full screen the guard has no effect, so its change is not mentioned.
    guard (old.look == .full) == (new.look == .full) else { return events }
    if !old.isGuarded, new.isGuarded { events.append(StepEvent(.switched, "the guard holds")) }
    if old.isGuarded, !new.isGuarded { events.append(StepEvent(.switched, "the guard is lifted")) }
    return events
  }
}

extension Look {
  /// A short text: `centred card`.
  var words: String {
    switch self {
    case .root: "root"
    case .full: "full screen"
    case .card: "card"
    case .centred: "centred card"
    case .partial: "sheet of part height"
    case .popover: "popover"
    case .alert: "alert"
    case .bottomSheet: "action sheet"
    case .pane: "pane"
    case .custom: "custom presentation"
    }
  }

  /// The text with an indefinite article, if it takes one.
  fileprivate var withArticle: String {
    switch self {
    case .root, .full: words
    case .alert, .bottomSheet: "an \(words)"
    default: "a \(words)"
    }
  }
}
