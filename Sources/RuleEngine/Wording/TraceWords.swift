public import Diagnostics
internal import FlowModel
public import UIKitSemantics

/// Tells what is done in a flow, and what comes of it, in the words of the flow.
public struct TraceWords: Sendable {
  let machine: PresentationMachine
  /// The words for where the app runs.
  public let environments: EnvironmentWords
  private let pictures: TracePictures?
  private let ground: ReplayGround

  /// The words for a flow; with pictures where somebody wants to draw its traces.
  public init(_ machine: PresentationMachine, isPictured: Bool = false) {
    self.machine = machine
    ground = ReplayGround(machine)
    pictures = isPictured ? TracePictures(machine) : nil
    environments = EnvironmentWords(machine.environments, newest: machine.flow.app.newest)
  }

  /// A trace with what stands on screen after each action, played again on the machine and carried out on the whole stack
  /// by an interpreter that shares no step with it; nil where that is not possible or comes to another stack. A fact is
  /// mentioned once, callbacks that are not called where the trace ends.
  ///
  /// - Parameter places: the words for `occurring`; traces of one rule often occur in the same environments.
  func trace(_ trace: FlowTrace, occurringIn occurring: Set<Int>, places: String? = nil) -> Trace? {
    var play = FlowPlay(machine, as: trace)
    var interpreter = StackInterpreter(
      ground, environment: trace.environment, reading: trace.reading, while: trace.launch)
    guard interpreter.agrees(with: play) else { return nil }
    let start = names(play.screens)
    var told: [(action: String, move: Move)] = []
    var steps: [(views: [StepView], before: FlowPlay, after: FlowPlay)] = []
    for step in trace.steps {
      play.assume(step.conditions)
      interpreter.assume(step.conditions)
      let (move, before) = (step.move, play)
      guard interpreter.isPossible(move), let action = action(move, in: before) else { return nil }
      steps.append((play.perform(move), before, play))
      _ = interpreter.perform(move)
      guard interpreter.agrees(with: play) else { return nil }
      told.append((action + text(of: step.conditions), move))
    }
    let others = Set(machine.environments.all.indices).subtracting(occurring)
    let reasons = because(steps, unlike: others)
    let written = Trace(
      environment: place(
        places ?? environments.words(for: occurring),
        text(of: trace.launch + trace.finally.filter { !trace.launch.contains($0) })),
      playedIn: environments.name(of: trace.environment), start: start,
      steps: steps.indices.map { index in
        let (views, before, after) = steps[index]
        let isLast = index + 1 == steps.count
        let events = events(of: views).filter { $0.kind.isNoted && (isLast || $0.kind != .notCalled) }
        return Trace.Step(
          action: told[index].action, stack: names(after.screens), place: place(of: told[index].move),
          element: element(of: told[index].move, before.front), notes: events.map(\.text),
          because: reasons[index].map(sentence))
      })
    return pictures?.pictured(written, playing: trace) ?? written
  }

  private func place(_ words: String, _ conditions: String) -> String {
    words.isEmpty ? String(conditions.dropFirst()) : words + conditions
  }

  private func names(_ screens: [Int]) -> [String] { screens.map { machine.flow.screens[$0].id } }

  /// Where that is written which is tapped, starts or is edited.
  public func place(of move: Move) -> Place? {
    switch move.kind {
    case .button: machine.flow.buttons[move.element].place
    case .trigger: machine.flow.triggers[move.element].place
    case .edit: machine.flow.unsavedPoints[move.element].place
    default: nil
    }
  }

  /// The element that is tapped, starts or is edited.
  public func element(of move: Move, _ before: StateView) -> ElementPath? {
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
}

extension StepEvent.Kind {
  /// Traces say it: the stack does not.
  fileprivate var isNoted: Bool {
    switch self {
    case .crashed, .lost, .discarded, .refused, .dropped, .called, .notCalled, .found: true
    case .misdirected, .ran, .completed, .came, .went, .redrawn, .switched, .nothing: false
    }
  }
}
