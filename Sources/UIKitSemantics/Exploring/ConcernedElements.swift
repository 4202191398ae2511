public import FlowModel
public import StateExploration

/// The elements of the flow that a state or step concerns, and the result of the step; everything except the
/// world. Many states and steps share the same value.
public struct ConcernedElements: Sendable {
  /// The screen in front; for a step, before it. Nil for none.
  public fileprivate(set) var screen: ScreenID?
  /// The presentation of the layer of that screen; nil for the root layer.
  public fileprivate(set) var presentation: PresentationID?
  /// The move of a step; nil for a state.
  public fileprivate(set) var move: Move?
  /// The screen that a step removes; nil if it removes none.
  public fileprivate(set) var closedScreen: ScreenID?
  /// The presentation of the layer of the removed screen; nil for the root layer, or if no screen is removed.
  public fileprivate(set) var closedPresentation: PresentationID?
  /// A number for the result of a step, equal for equal results (lists such as ``StepView/requested``, marks
  /// such as ``StepView/closes``); -1 for a state.
  public fileprivate(set) var result: Int32 = -1

  /// Creates an empty value.
  public init() {}

  /// Creates the value of a state.
  public init(_ state: StateNumber, in flow: FlowExploration) {
    self.init(flow.exploration[state.head].frame)
  }

  fileprivate init(_ frame: Frame) {
    screen = frame.screen
    presentation = frame.edge
  }
}

extension StepSequence {
  /// The elements of a step. Only ``screen`` and ``presentation`` depend on the world, and only where
  /// ``isFrontInWorld(_:)`` is true. This read of the world is not recorded.
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
