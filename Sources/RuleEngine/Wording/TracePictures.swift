internal import Diagnostics
internal import FlowModel
internal import UIKitSemantics

/// Turns runs of the machine into pictures.
struct TracePictures {
  private let machine: PresentationMachine
  private let words: SceneWords

  init(_ machine: PresentationMachine) {
    self.machine = machine
    words = SceneWords(machine: machine)
  }

  /// A trace with a picture of its start and of each of its steps, which are the moves of `played`.
  func pictured(_ trace: Trace, playing played: FlowTrace) -> Trace {
    var trace = trace
    var play = FlowPlay(machine, as: played)
    var scene = words.scene(play)
    trace.scene = scene
    for (index, step) in played.steps.enumerated() where index < trace.steps.count {
      let touch = words.touch(step.move, in: scene)
      play.assume(step.conditions)
      let incidents = play.perform(step.move).flatMap(incidents)
      let next = words.scene(play)
      trace.steps[index].picture = Picture(
        touch: touch, change: ChangeWords(before: scene, after: next, incidents: incidents).text, scene: next,
        incidents: incidents)
      scene = next
    }
    return trace
  }

  private func incidents(_ step: StepView) -> [Picture.Incident] {
    let flow = machine.flow
    var incidents = step.lost.map { Picture.Incident.lost(flow.unsavedPoints[$0].says) }
    incidents += step.dropped.map { drop in
      guard drop.presentation >= 0 else { return .missing(drop.target) }
      let screen = flow.screens[flow.presentations[Int(drop.presentation)].target]
      return .missing(screen.title.isEmpty ? screen.id : screen.title)
    }
    if step.isRefused { incidents.append(.refused) }
    if let crash = TraceWords.crash(step.crash) { incidents.append(.crash(crash)) }
    return incidents
  }
}
