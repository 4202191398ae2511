public import FlowModel

/// What came of one event, all of it together: what rules ask of its steps.
public struct EventOutcome: Sendable, Hashable {
  /// The screens that went, those in front first.
  public internal(set) var closed: [ScreenID] = []
  /// Unsaved points that are gone without the person’s word, ascending.
  public internal(set) var lost: [UnsavedPointID] = []
  /// Unsaved points that are gone with it, ascending.
  public internal(set) var discarded: [UnsavedPointID] = []
  /// Presentations that were asked for.
  public internal(set) var requested: [PresentationID] = []
  /// Requests that came to nothing.
  public internal(set) var dropped: [Drop] = []
  /// Calls of dismiss.
  public internal(set) var dismissals: [Dismissal] = []
  /// Callbacks that were called, each once.
  public internal(set) var fired: [CallbackID] = []
  /// Callbacks that another way of doing the same would have called, ascending.
  public internal(set) var skipped: [CallbackID] = []
  /// Works that ran, in order, each at most twice; see ``PresentationMachine/works``.
  public internal(set) var ran: [String] = []
  /// What was expected of it and does not hold, ascending.
  public internal(set) var unmet: [ExpectationID] = []
  /// What is wrong besides.
  public internal(set) var found: [Found] = []
  /// The app is gone.
  public internal(set) var crash: Crash = .none
  /// A gesture met a guard or a refusal.
  public internal(set) var isRefused = false
  /// The task of a modal is finished.
  public internal(set) var completes = false
  /// A screen is pushed in front.
  public internal(set) var pushes = false
  /// It changed a layer beneath the one in front.
  public internal(set) var isBeneath = false
  /// Something on screen or in the data is different, or a work ran.
  public internal(set) var changes = false

  init() {}

  /// The steps of one event taken together. What each step tells anew is what went, was lost and was skipped; all else
  /// the last one knows, and of what was pending the last step of each. What is told with one frame that goes and with no
  /// other comes first among the works, whenever it ran.
  public init(of steps: [StepView]) {
    closed = steps.compactMap { $0.closed?.screen }
    lost = Set(steps.flatMap(\.lost)).sorted()
    discarded = Set(steps.flatMap(\.discarded)).sorted()
    skipped = Set(steps.flatMap(\.skipped)).sorted()
    unmet = Set(steps.flatMap(\.unmet)).sorted()
    for (position, last) in steps.enumerated() {
      guard position + 1 == steps.count || steps[position + 1].move != last.move else {
        last.callsOfClosed.fired.forEach { fired.note($0) }
        last.callsOfClosed.ran.forEach { ran.note($0, times: 2) }
        continue
      }
      last.requested.forEach { requested.note($0) }
      last.dropped.forEach { dropped.note($0) }
      last.dismissals.forEach { dismissals.note($0, times: 2) }
      last.fired.forEach { fired.note($0) }
      last.ran.forEach { ran.note($0, times: 2) }
      last.found.forEach { found.note($0) }
      if last.crash != .none { crash = last.crash }
      isRefused = isRefused || last.isRefused
      completes = completes || last.completes
      pushes = pushes || last.pushes
      isBeneath = isBeneath || last.isBeneath
      changes = changes || last.changes
    }
  }
}

extension Array where Element: Equatable {
  /// Adds a member unless it is there `times` times.
  mutating func note(_ member: Element, times: Int = 1) {
    if count(where: { $0 == member }) < times { append(member) }
  }
}
