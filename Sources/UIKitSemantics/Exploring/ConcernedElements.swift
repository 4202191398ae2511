public import FlowModel
public import StateExploration

/// What a state or step concerns, apart from the world: elements of the flow, and what the step came to. Many states and steps
/// concern the same.
public struct ConcernedElements: Sendable {
  /// The screen in front, of a step before it; nil for nothing.
  public fileprivate(set) var screen: ScreenID?
  /// The presentation of its layer; nil in the root’s.
  public fileprivate(set) var presentation: PresentationID?
  /// What is done in a step; nil for a state.
  public fileprivate(set) var move: Move?
  /// The screen that goes in a step; nil where none does.
  public fileprivate(set) var closedScreen: ScreenID?
  /// The presentation of its layer; nil for the root’s, and where none goes.
  public fileprivate(set) var closedPresentation: PresentationID?
  /// The number of what the step came to, equal for equal results (``StepView/requested`` and the other lists, ``StepView/closes``
  /// and the other marks); -1 for a state.
  public fileprivate(set) var result: Int32 = -1

  /// None.
  public init() {}

  /// Those of a state.
  public init(_ state: StateNumber, in flow: FlowExploration) {
    self.init(flow.exploration[state.head].frame)
  }

  fileprivate init(_ frame: Frame) {
    screen = frame.screen
    presentation = frame.edge
  }
}

extension StepSequence {
  /// What a step concerns. Only ``screen`` and ``presentation`` depend on the world, and only where ``isFrontInWorld(_:)`` says so;
  /// that they are read is not noted.
  public func elements(of step: FlowStep, in world: World) -> ConcernedElements {
    let record = record(of: step)
    var elements = ConcernedElements(before(record, of: step, in: world))
    elements.move = record.move
    if loss(of: step) != nil {
      elements.result = flow.meanings.result(of: record)
    } else {
      let label = flow.exploration.labelNumber(of: step.transition)
      elements.result = flow.meanings.result(
        ofNumber: flow.meanings.records(of: label).lowerBound + step.record)
    }
    elements.closedScreen = record.closed?.frame.screen
    elements.closedPresentation = record.closed?.frame.edge
    return elements
  }
}
