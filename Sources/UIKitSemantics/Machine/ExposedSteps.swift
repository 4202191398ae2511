/// Steps of which is asked who is in front once a frame has gone.
///
/// Which event it was has to be known in every frame that may lie beneath, so whoever asks for all steps pays with a factor
/// that grows with the depth of the stack.
public struct ExposedSteps: OptionSet, Sendable, Hashable {
  /// One bit for each.
  public let rawValue: UInt8
  /// Steps from their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Those that change a layer beneath the one in front: ``StepView/isBeneath``.
  public static let beneath = ExposedSteps(rawValue: 1)
  /// Those in which somebody dismisses himself while he presents: ``StepView/hitsChild``.
  public static let hittingChild = ExposedSteps(rawValue: 2)
  /// The others.
  public static let others = ExposedSteps(rawValue: 4)
  /// Every step.
  public static let all: ExposedSteps = [.beneath, .hittingChild, .others]
}

extension MachineState {
  /// Whether anybody asks who is in front once the event has ended. Quiet tasks, which may still come, make no event such a
  /// one.
  var isExposed: Bool {
    let exposed = tables.counting.exposed
    if exposed.isEmpty { return false }
    if exposed.contains(.others) { return true }
    let marks = event.evidence.marks
    return exposed.contains(.beneath) && marks.contains(.beneath)
      || exposed.contains(.hittingChild) && marks.contains(.hitsChild)
  }
}
