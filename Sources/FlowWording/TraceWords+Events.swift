public import Diagnostics
internal import FlowModel
public import UIKitSemantics

extension TraceWords {
  /// The results of an event that the stack does not show, the most serious first, without duplicates.
  public func events(of steps: [StepView]) -> [StepEvent] {
    var events: [StepEvent] = []
    for event in steps.flatMap({ told($0) }) where !events.contains(event) { events.append(event) }
    // A callback that one frame did not call may be called by another frame.
    let called = Set(events.filter { $0.kind == .called }.compactMap(\.place))
    let rank = { (event: StepEvent) in StepEvent.Kind.allCases.firstIndex(of: event.kind) ?? 0 }
    return events.filter { event in
      event.kind != .notCalled || event.place.map { !called.contains($0) } ?? true
    }
    .enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }.map(\.element)
  }

  private func told(_ step: StepView) -> [StepEvent] {
    let flow = machine.flow
    func point(_ kind: StepEvent.Kind, _ index: UnsavedPointID, _ fate: String) -> StepEvent {
      StepEvent(kind, "‘\(flow.unsavedPoints[index].says)’ is \(fate)", at: flow.unsavedPoints[index].place)
    }
    var events: [StepEvent] = []
    if let crash = Self.crash(step.crash) { events.append(StepEvent(.crashed, "the app crashes: \(crash)")) }
    events += step.lost.map { point(.lost, $0, "lost") }
    events += step.discarded.map { point(.discarded, $0, "discarded") }
    if step.isRefused { events.append(StepEvent(.refused, "the gesture is refused")) }
    events += step.dropped.map(dropped)
    events += step.dismissals.compactMap { Self.misdirected($0).map { StepEvent(.misdirected, $0) } }
    if step.dismissals.contains(where: { $0.hit == .request }) {
      events.append(StepEvent(.went, "the extension’s request ends"))
    }
    events += step.found.map { StepEvent(.found, Self.found($0)) }
    events += step.fired.map { callback(.called, $0, "is called") }
    events += step.skipped.map { callback(.notCalled, $0, "is not called") }
    events += step.ran.map { StepEvent(.ran, "‘\($0)’ runs") }
    if step.isBeneath, let screen = step.move.screen, step.move.kind == .back {
      events.append(StepEvent(.went, "‘\(flow.screens[screen].id)’ goes back beneath"))
    } else if step.isBeneath {
      events.append(StepEvent(.switched, "beneath, out of sight, something is done"))
    }
    if step.completes { events.append(StepEvent(.completed, "the task is finished")) }
    return events
  }

  private func callback(_ kind: StepEvent.Kind, _ index: CallbackID, _ fate: String) -> StepEvent {
    let flow = machine.flow
    let callback = flow.callbacks[index]
    let screen =
      switch callback.site {
      case .screen(let screen): screen
      case .presentation(let edge): flow.presentations[edge].target
      }
    return StepEvent(
      kind, "‘\(callback.name.rawValue)’ of ‘\(flow.screens[screen].id)’ \(fate)", at: callback.place)
  }

  private func dropped(_ drop: Drop) -> StepEvent {
    let flow = machine.flow
    let edge = drop.presentation.map { flow.presentations[$0] }
    let target = edge.map { flow.screens[$0.target].id } ?? drop.target
    // A dropped request during a transition that is not a presentation is a dismissal.
    let fate = edge == nil && drop.reason == .inTransition ? "is not dismissed" : "does not come"
    return StepEvent(.dropped, "‘\(target)’ \(fate): \(Self.reason(drop))", at: edge?.place)
  }

  private static func reason(_ drop: Drop) -> String {
    switch drop.reason {
    case .noDestination where drop.presentation != nil: "its presenter is not up"
    case .alreadyPresenting: "its presenter presents something already"
    case .notInWindow: "its presenter is not on screen"
    case .presenterGone: "its presenter has gone"
    case .inTransition: "another transition is still running"
    case .noNavigation: "there is no navigation controller"
    case .noDestination: "nobody beneath takes it"
    case .stateStillSet: "its flag says that it is up already"
    case .mustWait: "it waits until the other one is gone"
    }
  }

  static func crash(_ crash: Crash) -> String? {
    switch crash {
    case .none: nil
    case .noAnchor: "the popover has no anchor"
    case .noAction: "an alert has no action"
    case .alreadyActive: "the controller is presented already"
    case .popoverTransition: "a popover cannot have this transition"
    case .libraryFullScreen: "the photo library must be a popover"
    }
  }

  private static func misdirected(_ dismissal: Dismissal) -> String? {
    switch dismissal.hit {
    case .receiver, .request: nil
    case .child: "the dismissal takes what the screen presents, not the screen"
    case .presenter: "the dismissal takes the presenter"
    case .nothing: "the dismissal comes to nothing"
    }
  }

  private static func found(_ found: Found) -> String {
    switch found {
    case .retainedContent: "it shows what it showed before"
    case .viewsLeft: "views of the app’s presentation controller stay"
    case .viewsRemovedEarly: "views are gone although the dismissal was given up"
    case .comesByItself: "it comes by itself: its flag was left set"
    case .staleController: "the presentation controller that was kept is no longer in force"
    }
  }
}
