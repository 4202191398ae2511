public import Diagnostics
internal import FlowModel
internal import FlowWording
internal import UIKitSemantics

/// Plays a flow move by move: the behaviour of UIKit, without exploration.
public struct FlowPlaying {
  private let name: String
  private let root: String
  let words: TraceWords
  private let machine: PresentationMachine
  /// The fact that is reversed; empty for none.
  private let reading: String
  /// The index of the reading of contested facts; 0 for the usual one.
  private let number: Int
  /// The state at the start, and after each move.
  private var moments: [Moment]

  /// The state after a move.
  private struct Moment {
    var play: FlowPlay
    var step: PlayedFlow.Step?
    var hasCrashed: Bool
  }

  /// Starts a flow.
  ///
  /// - Parameters:
  ///   - source: the flow.
  ///   - environment: such as `iPad` or `iPhone in landscape, iOS 12 while ‘online’ is on`; empty for the
  ///     newest version on the first device.
  ///   - reading: the id of a fact to reverse, see ``Trace/otherReading``; empty for none.
  /// - Throws: a problem that lists the environments of the app, if it does not run in this one.
  /// - Returns: nil if the flow has problems.
  public init?(_ source: FlowSource, environment: String = "", reading: String = "") throws(Problem) {
    guard let flow = source.flow else { return nil }
    name = flow.app.name
    root = source.root
    let readings = FactSwitches.otherReadings(for: flow)
    machine = PresentationMachine(flow, otherReadings: readings)
    number = readings.firstIndex { $0.fact.id == reading }.map { $0 + 1 } ?? 0
    self.reading = number == 0 ? "" : reading
    words = TraceWords(machine)
    moments = []
    try start(in: environment)
  }

  /// Starts again in another environment. After ` while ` it may give values of flags that vary by
  /// themselves, as in traces.
  ///
  /// - Throws: a problem that lists the environments of the app, if it does not run in this one.
  public mutating func start(in environment: String) throws(Problem) {
    let (place, conditions) = words.conditions(in: " " + environment)
    let play = FlowPlay(
      machine, environment: try words.environments.environment(named: place.trimmed), reading: number,
      while: conditions)
    moments = [Moment(play: play, step: nil, hasCrashed: play.launch.contains { $0.crash != .none })]
  }

  var play: FlowPlay { moments[moments.count - 1].play }
  var hasCrashed: Bool { moments[moments.count - 1].hasCrashed }
  var flow: Flow { machine.flow }

  /// Undoes the last move; returns false if there is none.
  @discardableResult
  public mutating func undo() -> Bool {
    guard moments.count > 1 else { return false }
    moments.removeLast()
    return true
  }

  /// Performs the moves of a script, up to the first one that is not possible.
  ///
  /// - Throws: a problem about that move, which names those that are possible.
  public mutating func perform(_ script: PlayScript) throws(Problem) {
    for move in script.moves { try perform(move.words, at: move.place) }
  }

  /// Performs the steps of a trace, up to the first one that is not possible.
  ///
  /// - Throws: a problem about that step, which names those that are possible.
  public mutating func perform(_ trace: Trace) throws(Problem) {
    for step in trace.steps { try perform(step.action) }
  }

  /// Performs one move.
  ///
  /// - Parameter words: its number in ``PlayedFlow/moves``, from 1, or its text: as in
  ///   ``PlayedFlow/Move/action`` with or without quotes, only its label, or an id. After ` while ` it may
  ///   give values of flags that vary by themselves, as in traces: `tap Close while ‘online’ is off`.
  /// - Throws: a problem that lists the possible moves, if the move is not possible now or is ambiguous.
  public mutating func perform(_ words: String, at place: Place? = nil) throws(Problem) {
    var before = play
    let (words, conditions) = self.words.conditions(in: words)
    before.assume(conditions)
    moments[moments.count - 1].play = before
    let (move, action) = try chosenMove(words, at: place)
    var after = before
    let views = after.perform(move)
    let crashed = views.contains { $0.crash != .none }
    let facts = self.words.because(views).map(self.words.sentence)
    let step = PlayedFlow.Step(
      action: action + self.words.text(of: conditions), element: self.words.element(of: move, before.state),
      place: self.words.place(of: move),
      events: events(views, from: before, to: after, crashed), because: facts,
      after: self.words.scene(after, hasCrashed: crashed))
    moments.append(Moment(play: after, step: step, hasCrashed: crashed))
  }

  /// All moves so far with their results, and the moves that are possible next.
  public var played: PlayedFlow {
    let first = moments[0]
    let place = words.environments.name(of: first.play.front.environment)
    return PlayedFlow(
      name: name, root: root, environment: reading.isEmpty ? place : "\(place), if \(reading) does not hold",
      environments: machine.environments.all.indices.map(words.environments.name),
      launch: words.events(of: first.play.launch),
      start: words.scene(first.play, hasCrashed: first.hasCrashed), steps: moments.compactMap(\.step),
      moves: moves)
  }

  private var moves: [PlayedFlow.Move] {
    guard !hasCrashed else { return [] }
    let closing = Set(play.moves.filter(\.closes).map(\.move))
    return words.actions(in: play).map { move, action in
      var after = play
      let views = after.perform(move)
      return PlayedFlow.Move(
        action: action, actor: move.actor.rawValue, element: words.element(of: move, play.state),
        place: words.place(of: move), closes: closing.contains(move),
        events: events(views, from: play, to: after, views.contains { $0.crash != .none }))
    }
  }

  /// The reported events of a move; after a crash only the crash.
  private func events(
    _ views: [StepView], from before: FlowPlay, to after: FlowPlay, _ hasCrashed: Bool
  ) -> [StepEvent] {
    let events = words.events(of: views)
    if hasCrashed { return events.filter { $0.kind == .crashed } }
    let all = events + words.changes(from: before, to: after)
    return all.isEmpty ? [StepEvent(.nothing, "nothing happens")] : all
  }
}
