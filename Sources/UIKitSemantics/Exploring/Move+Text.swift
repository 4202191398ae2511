import FlowModel

extension PresentationMachine {
  /// The text of a move as in play scripts: `tap Settings`, `swipe down`, `edit profile`.
  ///
  /// - Parameter environment: where the move is performed, as an index into ``Environments/all``; windows
  ///   have the names of that device.
  public func text(of move: Move, in environment: Int = 0) -> String {
    switch move.kind {
    case .button:
      guard let id = move.button else { return "" }
      let button = flow.buttons[id]
      let flowOf = move.isBeneath ? " on \(flow.screens[button.screen].id)" : ""
      return "tap \(button.name)\(flowOf)\(move.again ? " again" : "")"
    case .back: return move.screen.map { "go back on \(flow.screens[$0].id)" } ?? "go back"
    case .edgeSwipe: return "swipe from the edge"
    case .edgeSwipeAbandoned: return "swipe from the edge and let go"
    case .swipeDown: return "swipe down"
    case .swipeAbandoned: return "pull down and let go"
    case .tapOutside: return "tap outside"
    case .escape: return "escape"
    case .edit: return "edit \(move.point.map { flow.unsavedPoints[$0].name } ?? "")"
    case .search: return "search"
    case .selectTab: return "show \(move.screen.map { flow.screens[$0].id } ?? "")"
    case .tabAgain: return "show \(move.screen.map { flow.screens[$0].id } ?? "") again"
    case .detent: return "resize"
    case .system: return move == .launch ? "launch" : "choose"
    case .trigger: return "trigger \(move.trigger.map { flow.triggers[$0].label } ?? "")"
    case .pending: return "what was pending is done"
    case .environment:
      if let flag = move.flag { return "flip \(flow.flags[flag].name)" }
      let windows = environments.siblings[environment]
      guard windows.indices.contains(move.element) else { return "turn to window \(move.element)" }
      return "turn to \(environments.all[windows[move.element]].window)"
    }
  }
}
