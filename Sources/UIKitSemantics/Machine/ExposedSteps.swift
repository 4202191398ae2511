/// Kinds of steps for which rules read the screen in front after a frame was removed.
///
/// To know the event, every frame that may lie beneath must remember it. So for all steps, the number of
/// states is multiplied by a factor that grows with the depth of the stack.
public struct ExposedSteps: OptionSet, Sendable, Hashable {
  /// One bit for each kind.
  public let rawValue: UInt8
  /// Creates kinds from their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Steps that change a layer beneath the front one: ``StepView/isBeneath``.
  public static let beneath = ExposedSteps(rawValue: 1)
  /// Steps in which a controller dismisses itself while it presents: ``StepView/hitsChild``.
  public static let hittingChild = ExposedSteps(rawValue: 2)
  /// All other steps.
  public static let others = ExposedSteps(rawValue: 4)
  /// Every step.
  public static let all: ExposedSteps = [.beneath, .hittingChild, .others]
}

extension MachineState {
  /// Whether some rule reads the screen in front after this event. Tasks with no visible result that may
  /// still follow do not make it such an event.
  var isExposed: Bool {
    let exposed = tables.counting.exposed
    if exposed.isEmpty { return false }
    if exposed.contains(.others) { return true }
    let marks = event.evidence.marks
    return exposed.contains(.beneath) && marks.contains(.beneath)
      || exposed.contains(.hittingChild) && marks.contains(.hitsChild)
  }
}
