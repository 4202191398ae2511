public import Diagnostics
public import FlowModel
internal import UIKitSemantics

/// Finds runs that show an element, so that a finding without a trace has a picture. They are no
/// counterexamples, only the shortest run that was found.
///
/// There is one breadth-first search over stacks for each window. It distinguishes only front screens, so it
/// may miss a run; then there is no picture. Cost: the moves of ``limit`` stacks at most.
public final class WaysToScreens {
  private let machine: PresentationMachine
  /// The greatest number of stacks.
  private let limit = 1_500
  private lazy var words = TraceWords(machine, isPictured: true)
  private lazy var searches: [Int: Search] = [:]

  /// A target of the search.
  private enum Goal: Hashable {
    case screen(ScreenID)
    /// A requested presentation, whether or not it is shown.
    case presentation(PresentationID)
    case trigger(TriggerID)
  }

  /// Creates a search in a flow. It runs on the first request.
  public init(_ flow: Flow) { machine = PresentationMachine(flow) }

  /// A run to an element, with pictures; to its screen if the element itself is not reached; nil if there is
  /// none. If the text of a finding names a device, a run on that device is preferred.
  public func way(to element: ElementPath, naming text: String) -> Trace? {
    let all = windows
    let named = all.filter { text.contains(machine.environments.all[$0].window) }
    for goal in goals(of: element) {
      for environment in named + all.filter({ !named.contains($0) }) {
        guard let moves = search(environment).ways[goal] else { continue }
        return words.traces([PendingTrace(run: trace(of: moves, in: environment), environments: [])])[0]
      }
    }
    return nil
  }

  /// A trace of the moves; changes of flags that vary by themselves become conditions of the next move.
  private func trace(of moves: [Move], in environment: Int) -> FlowTrace {
    var trace = FlowTrace(environment: environment, steps: [])
    var values: [FlagID: Bool] = [:]
    for move in moves {
      if let flag = move.flag {
        values[flag] = !(values[flag] ?? false)
      } else {
        trace.steps.append(FlowTrace.Step(move, while: conditions(values)))
      }
    }
    return trace
  }

  private func conditions(_ values: [FlagID: Bool]) -> [FlagValue] {
    values.sorted { $0.key < $1.key }.map { FlagValue(flag: $0.key, isSet: $0.value) }
  }

  /// The targets that show an element, the best first.
  private func goals(of element: ElementPath) -> [Goal] {
    var goals: [Goal] = []
    let flow = machine.flow
    if let presentation = flow.presentations.mapValues(\.path).nearest(around: element) {
      goals.append(.presentation(presentation))
    }
    if let trigger = flow.triggers.mapValues(\.path).nearest(around: element) {
      goals.append(.trigger(trigger))
    }
    if let screen = flow.screens.mapValues(\.path).nearest(around: element) { goals.append(.screen(screen)) }
    return goals
  }

  /// The newest version of each device in its usual window, in the order of the app's devices.
  private lazy var windows: [Int] = {
    let all = machine.environments.all
    return machine.flow.app.devices.compactMap { device in
      let usual = all.indices.filter { all[$0].device == device && !all[$0].isNarrow }
      let newest = usual.map { all[$0].ios }.max()
      return usual.first { all[$0].ios == newest }
    }
  }()

  private func search(_ environment: Int) -> Search {
    if let known = searches[environment] { return known }
    let search = Search(FlowPlay(machine, environment: environment), limit: limit)
    searches[environment] = search
    return search
  }

  /// The search in one window, with the moves to each target.
  private struct Search {
    private(set) var ways: [Goal: [Move]] = [:]
    private var seen: Set<Key> = []

    /// What distinguishes stacks.
    private struct Key: Hashable {
      var front: ScreenID
      var presentation: PresentationID?
      var unsaved: [UnsavedPointID]
      var flags: [FlagID]

      init(_ state: StateView) {
        front = state.screen
        presentation = state.presentation
        unsaved = state.unsavedPoints
        flags = state.flags
      }
    }

    init(_ start: FlowPlay, limit: Int) {
      seen.insert(Key(start.state))
      note(start, [], [start.state.presentation].compactMap { $0 })
      var waiting = [(play: start, moves: [Move]())]
      var next = 0
      while next < waiting.count, next < limit {
        let (from, moves) = waiting[next]
        next += 1
        for move in from.moves.map(\.move) where Self.leadsOn(move) {
          var play = from
          let steps = play.perform(move)
          let way = moves + [move]
          if let trigger = move.trigger { note(.trigger(trigger), way) }
          note(play, way, steps.flatMap(\.requested))
          let isOver = steps.contains { $0.crash != .none }
          if !isOver, seen.insert(Key(play.state)).inserted { waiting.append((play, way)) }
        }
      }
    }

    private mutating func note(_ goal: Goal, _ moves: [Move]) {
      if ways[goal] == nil { ways[goal] = moves }
    }

    private mutating func note(_ play: FlowPlay, _ moves: [Move], _ requested: [PresentationID]) {
      for presentation in requested { note(.presentation(presentation), moves) }
      note(.screen(play.state.screen), moves)
      // Elements of a container are on screen with each of its children.
      for container in play.standing.last?.containers ?? [] { note(.screen(container.container), moves) }
    }

    /// Whether the move may show something new; second taps and cancelled gestures are excluded.
    private static func leadsOn(_ move: Move) -> Bool {
      switch move.kind {
      case .button, .trigger, .selectTab, .edit, .swipeDown, .back: !move.again
      case .environment: move.isFlag
      default: false
      }
    }
  }
}

extension RandomAccessCollection<ElementPath> {
  /// The index of the element itself, or of the nearest element around it.
  fileprivate func nearest(around element: ElementPath) -> Index? {
    indices.filter { self[$0].contains(element) }.max { self[$0].text.utf8.count < self[$1].text.utf8.count }
  }
}
