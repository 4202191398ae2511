public import FlowModel

/// The results of one event as a whole; rules read these of its steps.
public struct EventOutcome: Sendable, Hashable {
  /// The removed screens, the front ones first.
  public internal(set) var closed: [ScreenID] = []
  /// Unsaved points that were lost without the user's consent, ascending.
  public internal(set) var lost: [UnsavedPointID] = []
  /// Unsaved points that were discarded with the user's consent, ascending.
  public internal(set) var discarded: [UnsavedPointID] = []
  /// Presentations that were requested.
  public internal(set) var requested: [PresentationID] = []
  /// Requests that had no effect.
  public internal(set) var dropped: [Drop] = []
  /// Calls of dismiss.
  public internal(set) var dismissals: [Dismissal] = []
  /// Callbacks that were called, each once.
  public internal(set) var fired: [CallbackID] = []
  /// Callbacks that another way to do the same would have called, ascending.
  public internal(set) var skipped: [CallbackID] = []
  /// The work that ran, in order; each name at most twice. See ``PresentationMachine/works``.
  public internal(set) var ran: [String] = []
  /// Expectations that do not hold, ascending.
  public internal(set) var unmet: [ExpectationID] = []
  /// Other problems.
  public internal(set) var found: [Found] = []
  /// The crash, if the app crashed.
  public internal(set) var crash: Crash = .none
  /// Whether a gesture was refused by a guard or a delegate.
  public internal(set) var isRefused = false
  /// Whether the task of a modal is completed.
  public internal(set) var completes = false
  /// Whether a screen is pushed in front.
  public internal(set) var pushes = false
  /// Whether it changed a layer beneath the front one.
  public internal(set) var isBeneath = false
  /// Whether something on screen or in the data changed, or some work ran.
  public internal(set) var changes = false

  init() {}

  /// Combines the steps of one event. Each step adds what was removed, lost and skipped. All else is in the
  /// last step; for pending work, in its last step. Work of a single removed frame comes first, whenever it
  /// ran.
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
