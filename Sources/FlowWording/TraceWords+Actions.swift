internal import Diagnostics
internal import FlowModel
public import UIKitSemantics

extension TraceWords {
  /// The text of a move: `tap “Settings”`.
  public func action(_ move: Move, _ before: StateView) -> String {
    let flow = machine.flow
    switch move.kind {
    case .button:
      guard let id = move.button else { return "" }
      let button = flow.buttons[id]
      let names = [button.label, button.accessibilityLabel, button.symbol, button.role.rawValue]
      let place = move.isBeneath ? " on ‘\(flow.screens[button.screen].id)’" : ""
      return "tap “\(names.first { !$0.isEmpty } ?? button.id)”\(place)\(move.again ? " again" : "")"
    case .back: return "tap Back\(move.screen.map { " on ‘\(flow.screens[$0].id)’" } ?? "")"
    case .edgeSwipe: return "swipe from the edge"
    case .edgeSwipeAbandoned: return "begin to swipe from the edge"
    case .swipeDown: return "swipe down"
    case .swipeAbandoned: return "begin to swipe down"
    case .tapOutside: return "tap outside"
    case .escape: return "escape"
    case .edit: return "edit \(move.point.map { flow.unsavedPoints[$0].says } ?? "")"
    case .search: return before.isSearching ? "end the search" : "search"
    case .selectTab:
      let isColumn =
        move.screen.map { column in flow.screens.contains { $0.columns.contains(column) } } ?? false
      return "\(isColumn ? "show the column" : "select the tab") “\(title(of: move, before))”"
    case .tabAgain: return "tap the tab “\(title(of: move, before))” again"
    case .detent:
      let detents = before.presentation.map { flow.presentations[$0].options.detents } ?? []
      return "drag to \(detents.indices.contains(move.element) ? detents[move.element] : "another height")"
    case .system: return move == .launch ? "the app comes up" : "the system closes it"
    case .trigger: return move.trigger.map { flow.triggers[$0].label } ?? ""
    case .pending: return "what was pending is done"
    case .environment where move.isFlag:
      guard let id = move.flag else { return machine.text(of: move) }
      let flag = flow.flags[id].name
      return before.flags.contains(id) ? "\(flag) is cleared" : "\(flag) is set"
    case .environment: return turn(from: before.environment, to: machine.environment(after: move, in: before))
    }
  }

  private func title(of move: Move, _ before: StateView) -> String {
    screen(of: move, before).name
  }

  private func turn(from: Int, to: Int) -> String {
    let (old, new) = (machine.environments.all[from], machine.environments.all[to])
    let cut = old.isNarrow == new.isNarrow ? nil : new.isNarrow ? "narrow the window" : "widen the window"
    let turned = old.orientation == new.orientation ? nil : "turn to \(new.orientation.rawValue)"
    return [cut, turned].compactMap { $0 }.joined(separator: " and ")
  }

  /// The text of a possible move, distinct from those of all other moves; nil if it is not possible.
  func action(_ move: Move, in play: FlowPlay) -> String? {
    let moves = play.possible
    guard moves.contains(move) else { return nil }
    let state = play.front
    let words = action(move, state)
    // Each kind of move has its own words, except triggers, which have the names of their authors. Only texts
    // with this ending can be equal to texts that were made distinct.
    let isAlone =
      !words.hasSuffix(")")
      && !moves.contains { other in
        (other.kind == move.kind || other.kind == .trigger || move.kind == .trigger) && other != move
          && action(other, state) == words
      }
    return isAlone ? words : actions(in: play).first { $0.move == move }?.action
  }

  /// All possible moves, each with a distinct text.
  public func actions(in play: FlowPlay) -> [(move: Move, action: String)] {
    let state = play.front
    let moves = play.possible.map { ($0, action($0, state)) }
    var uses: [String: Int] = [:]
    for (_, action) in moves { uses[action, default: 0] += 1 }
    var seen: Set<String> = []
    return moves.map { move, action in
      var words = action
      if uses[action, default: 0] > 1 { words += " (\(detail(of: move, state)))" }
      while !seen.insert(words).inserted { words += "’" }
      return (move, words)
    }
  }

  /// The detail that distinguishes a move from others with the same text.
  private func detail(of move: Move, _ before: StateView) -> String {
    if move.kind == .environment, !move.isFlag {
      return environments.name(of: machine.environment(after: move, in: before))
    }
    guard let element = element(of: move, before) else { return machine.text(of: move) }
    let isElsewhere = move.button.map { machine.flow.buttons[$0].screen != before.screen } ?? false
    return isElsewhere
      ? element.text : element.text.split(separator: ".").last.map(String.init) ?? element.text
  }

  /// Other texts that select a move: ids, labels alone, the words of the machine.
  public func otherWords(for move: Move, _ before: StateView) -> [String] {
    let flow = machine.flow
    var words = [machine.text(of: move)]
    if let element = element(of: move, before) { words.append(element.text) }
    switch move.kind {
    case .button:
      guard let id = move.button else { break }
      let button = flow.buttons[id]
      let names = [button.id, button.label, button.accessibilityLabel, button.symbol].filter { !$0.isEmpty }
      let again = move.again ? " again" : ""
      words += names.flatMap { ["tap \($0)\(again)", "\($0)\(again)"] }
      if move.isBeneath { words += names.map { "tap \($0) on \(flow.screens[button.screen].id)" } }
    case .edit:
      guard let id = move.point else { break }
      let point = flow.unsavedPoints[id]
      words += ["edit \(point.name)", "edit \(point.says)"]
    case .selectTab:
      let screen = screen(of: move, before)
      words += [screen.id, screen.title].filter { !$0.isEmpty }.flatMap {
        ["select the tab \($0)", "select \($0)", "show the column \($0)", "show \($0)"]
      }
    case .tabAgain:
      let screen = screen(of: move, before)
      words += [screen.id, screen.title].filter { !$0.isEmpty }.flatMap {
        ["tap the tab \($0) again", "tap \($0) again", "select \($0) again"]
      }
    case .trigger:
      guard let trigger = move.trigger else { break }
      let name = flow.triggers[trigger].path.text.split(separator: ".").last.map(String.init) ?? ""
      words += [name, "trigger \(name)"]
    case .environment where move.isFlag:
      guard let id = move.flag else { break }
      let flag = flow.flags[id].name
      words += [before.flags.contains(id) ? "clear \(flag)" : "set \(flag)", flag]
    case .environment:
      words.append("turn to \(environments.name(of: machine.environment(after: move, in: before)))")
    default: break
    }
    return words
  }
}
