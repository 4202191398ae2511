public import FlowModel
import StateExploration

/// The elements of the flow that a state or step concerns: they are the same in all its worlds.
public struct ConcernedElements: Hashable, Sendable {
  /// The screen in front, of a step before it; nil where it is left out.
  public var screen: ScreenID?
  /// The presentation of its layer; nil in the root’s, and where it is left out.
  public var presentation: PresentationID?
  /// What is done in a step; nil for a state, and where it is left out.
  public var move: Move?

  /// None.
  public init() {}

  /// Those of a state.
  public init(_ state: StateNumber, in flow: FlowExploration) {
    self.init(flow.exploration[state.head].frame)
  }

  /// Those of a step.
  public init(_ step: FlowStep, in flow: FlowExploration) {
    let exploration = flow.exploration
    let record = exploration.label(of: step.transition)[step.record]
    let head = exploration.head(of: step.transition)
    self.init(record.before ?? head.map { exploration[$0].frame } ?? flow.tables.initialHead.frame)
    move = record.move
  }

  private init(_ frame: Frame) {
    screen = frame.screen
    presentation = frame.edge
  }
}
