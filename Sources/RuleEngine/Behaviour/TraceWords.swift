internal import Diagnostics
internal import FlowModel
internal import UIKitSemantics

/// Tells traces in the words of the flow.
struct TraceWords {
  private let machine: PresentationMachine
  private let environments: EnvironmentWords

  init(_ machine: PresentationMachine) {
    self.machine = machine
    environments = EnvironmentWords(machine.environments, newest: machine.flow.app.newest)
  }

  /// A trace with what stands on screen after each action, played again on the machine; nil where that is not possible.
  func trace(_ trace: FlowTrace, occurringIn occurring: Set<Int>) -> Trace? {
    guard let lines = FlowPlay.replay(trace, of: machine) else { return nil }
    let start = FlowPlay(machine, environment: trace.environment)
    var before = start.state
    let steps = lines.map { line in
      defer { before = line.state }
      return Trace.Step(
        action: action(line.move, before), stack: names(line.stack), place: place(of: line.move),
        element: element(of: line.move, before), notes: line.steps.flatMap(notes), because: [])
    }
    return Trace(environment: environments.words(for: occurring), start: names(start.stack), steps: steps)
  }

  private func names(_ stack: [StackEntry]) -> [String] { stack.map { machine.flow.screens[$0.screen].id } }

  private func place(of move: Move) -> Place? {
    switch move.kind {
    case .button: machine.flow.buttons[move.element].place
    case .trigger: machine.flow.triggers[move.element].place
    case .edit: machine.flow.unsavedPoints[move.element].place
    default: nil
    }
  }

  private func element(of move: Move, _ before: StateView) -> ElementPath? {
    switch move.kind {
    case .button: machine.flow.buttons[move.element].path
    case .trigger: machine.flow.triggers[move.element].path
    case .edit: machine.flow.unsavedPoints[move.element].path
    case .back: screen(of: move, before).path.appending("back")
    case .escape: screen(of: move, before).path.appending("escape")
    default: nil
    }
  }

  private func screen(of move: Move, _ before: StateView) -> Screen {
    machine.flow.screens[move.isBeneath ? move.element : before.screen]
  }

  /// What happened in a step besides what the stack shows.
  private func notes(_ step: StepView) -> [String] {
    let flow = machine.flow
    var notes = step.lost.map { "‘\(flow.unsavedPoints[$0].says)’ is lost" }
    notes += step.discarded.map { "‘\(flow.unsavedPoints[$0].says)’ is discarded" }
    if step.isRefused { notes.append("the gesture is refused") }
    notes += step.dropped.map { drop in
      let target =
        drop.presentation >= 0
        ? flow.screens[flow.presentations[Int(drop.presentation)].target].id : drop.target
      return "‘\(target)’ does not come: \(Self.reason(drop.reason))"
    }
    if let crash = Self.crash(step.crash) { notes.append("the app crashes: \(crash)") }
    return notes
  }

  private static func reason(_ reason: DropReason) -> String {
    switch reason {
    case .alreadyPresenting: "its presenter presents something already"
    case .notInWindow: "its presenter is not on screen"
    case .inTransition: "another transition is still running"
    case .noNavigation: "there is no navigation controller"
    case .noDestination: "nobody beneath takes it"
    case .stateStillSet: "its flag says that it is up already"
    case .mustWait: "it waits until the other one is gone"
    }
  }

  private static func crash(_ crash: Crash) -> String? {
    switch crash {
    case .none: nil
    case .noAnchor: "the popover has no anchor"
    case .noAction: "an alert has no action"
    case .alreadyActive: "the controller is presented already"
    case .popoverTransition: "a popover cannot have this transition"
    case .libraryFullScreen: "the photo library must be a popover"
    }
  }
}

extension TraceWords {
  /// An action in the words of the flow: `tap “Settings”`.
  func action(_ move: Move, _ before: StateView) -> String {
    let flow = machine.flow
    switch move.kind {
    case .button:
      let button = flow.buttons[move.element]
      let names = [button.label, button.accessibilityLabel, button.symbol, button.role.rawValue]
      return "tap “\(names.first { !$0.isEmpty } ?? button.id)”\(move.again ? " again" : "")"
    case .back: return "tap Back"
    case .edgeSwipe: return "swipe from the edge"
    case .swipeDown: return "swipe down"
    case .swipeAbandoned: return "begin to swipe down"
    case .tapOutside: return "tap outside"
    case .escape: return "escape"
    case .edit: return "edit \(flow.unsavedPoints[move.element].says)"
    case .search: return before.isSearching ? "end the search" : "search"
    case .selectTab:
      let screen = flow.screens[move.element]
      return "select the tab “\(screen.title.isEmpty ? screen.id : screen.title)”"
    case .detent:
      let detents = before.presentation.map { flow.presentations[$0].options.detents } ?? []
      return "drag to \(detents.indices.contains(move.element) ? detents[move.element] : "another height")"
    case .system: return move == .launch ? "the app comes up" : "the system closes it"
    case .trigger: return flow.triggers[move.element].label
    case .environment where move.isFlag:
      let flag = flow.flags[move.element].name
      return before.flags.contains(move.element) ? "\(flag) is cleared" : "\(flag) is set"
    case .environment: return turn(from: before.environment, to: move.element)
    }
  }

  private func turn(from: Int, to: Int) -> String {
    let (old, new) = (machine.environments.all[from], machine.environments.all[to])
    if old.orientation != new.orientation, old.isNarrow == new.isNarrow {
      return "turn to \(new.orientation.rawValue)"
    }
    return new.isNarrow ? "narrow the window" : "widen the window"
  }
}
