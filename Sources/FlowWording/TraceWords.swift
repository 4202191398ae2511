public import Diagnostics
// Traces are written on several threads.
internal import Dispatch
internal import FlowModel
public import UIKitSemantics

/// Describes events of a flow and their results, in the words of the flow.
public struct TraceWords: Sendable {
  let machine: PresentationMachine
  /// The texts for environments.
  public let environments: EnvironmentWords
  /// Creates pictures; nil if traces have none.
  let pictures: TracePictures?
  let ground: ReplayGround

  /// Creates the texts for a flow; with pictures if its traces are drawn.
  public init(_ machine: PresentationMachine, isPictured: Bool = false) {
    self.machine = machine
    ground = ReplayGround(machine)
    pictures = isPictured ? TracePictures(machine) : nil
    environments = EnvironmentWords(machine.environments, newest: machine.flow.app.newest)
  }

  /// Writes traces with ``TraceWriter``, in the order of `asked`; nil for a run that is not possible.
  public func traces(_ asked: [PendingTrace]) -> [Trace?] {
    guard asked.count >= 2 * Self.batch else { return TraceWriter(asked, self).traces }
    // Runs with the same beginning are written by one thread.
    let order = RunTree(asked.map(\.run)).order
    let batches = stride(from: 0, to: order.count, by: Self.batch).map {
      order[$0..<min($0 + Self.batch, order.count)]
    }
    let traces = UnsafeMutableBufferPointer<Trace?>.allocate(capacity: asked.count)
    defer { traces.deallocate() }
    nonisolated(unsafe) let slots = traces
    DispatchQueue.concurrentPerform(iterations: batches.count) { number in
      let told = TraceWriter(batches[number].map { asked[$0] }, self).traces
      for (run, trace) in zip(batches[number], told) { slots.initializeElement(at: run, to: trace) }
    }
    defer { traces.deinitialize() }
    return Array(traces)
  }

  /// The number of traces that one thread writes at a time. It is large, because each batch starts from the
  /// beginning.
  private static let batch = 1_000

  func names(_ screens: [ScreenID]) -> [String] { screens.map { machine.flow.screens[$0].id } }

  /// The place of the element of a move: what is tapped, edited or runs.
  public func place(of move: Move) -> Place? {
    switch move.kind {
    case .button: move.button.map { machine.flow.buttons[$0].place }
    case .trigger: move.trigger.map { machine.flow.triggers[$0].place }
    case .edit: move.point.map { machine.flow.unsavedPoints[$0].place }
    default: nil
    }
  }

  /// The element that is tapped, edited or runs.
  public func element(of move: Move, _ before: StateView) -> ElementPath? {
    switch move.kind {
    case .button: move.button.map { machine.flow.buttons[$0].path }
    case .trigger: move.trigger.map { machine.flow.triggers[$0].path }
    case .edit: move.point.map { machine.flow.unsavedPoints[$0].path }
    case .back: screen(of: move, before).path.appending("back")
    case .escape: screen(of: move, before).path.appending("escape")
    default: nil
    }
  }

  /// The screen of a move, otherwise the front one.
  func screen(of move: Move, _ before: StateView) -> Screen {
    machine.flow.screens[move.screen ?? before.screen]
  }
}
