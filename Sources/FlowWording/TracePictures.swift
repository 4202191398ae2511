internal import Diagnostics
internal import FlowModel
internal import UIKitSemantics

/// Converts runs of the machine to pictures.
struct TracePictures {
  private let machine: PresentationMachine
  private let words: SceneWords

  init(_ machine: PresentationMachine) {
    self.machine = machine
    words = SceneWords(machine: machine)
  }

  /// The picture before any move.
  func scene(_ play: FlowPlay) -> Scene { words.scene(play) }

  /// The picture of a move: the place of the touch in the scene before it, and its results.
  func picture(of move: Move, from scene: Scene, _ steps: [StepView], to after: FlowPlay) -> Picture {
    let incidents = steps.flatMap(incidents)
    let next = words.scene(after)
    return Picture(
      touch: words.touch(move, in: scene),
      change: ChangeWords(before: scene, after: next, incidents: incidents).text, scene: next,
      incidents: incidents)
  }

  private func incidents(_ step: StepView) -> [Picture.Incident] {
    let flow = machine.flow
    var incidents = step.lost.map { Picture.Incident.lost(flow.unsavedPoints[$0].says) }
    incidents += step.dropped.map { drop in
      guard let edge = drop.presentation else { return .missing(drop.target) }
      return .missing(flow.screens[flow.presentations[edge].target].name)
    }
    if step.isRefused { incidents.append(.refused) }
    if let crash = TraceWords.crash(step.crash) { incidents.append(.crash(crash)) }
    return incidents
  }
}
