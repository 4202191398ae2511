/// One defect of a flow: what is wrong, where, why it matters and what to do instead.
///
/// Plain strings and places, so that a reporter needs nothing else.
public struct Finding: Hashable, Sendable {
  /// The rule that found it.
  public var rule: RuleID
  /// How much it weighs here.
  public var severity: Severity
  /// What is wrong, in one line without a full stop; makes sense without the snippet.
  public var message: String
  /// Where to look first.
  public var place: Place
  /// A few words under the caret; may be empty.
  public var label: String
  /// Other places that belong to it: the screen that is presented, the button that leads there.
  public var related: [Label]
  /// Lines of the app's sources that belong to it, the most telling first; none unless facts of them are at hand.
  public var code: [CodeLine] = []
  /// The element it is about, by name.
  public var element: ElementPath
  /// The flow it belongs to: the path of its root file.
  public var flow: String
  /// Why it matters, in a sentence or two.
  public var why: String
  /// What to do instead.
  public var fix: String
  /// Broader findings at the same place that this one stands for.
  public var folded: [RuleID]
  /// What it comes from, where other findings may come from the same; nil where it stands alone.
  public var cause: Cause?
  /// Other findings of the same cause, which count once with this one; in the order of the report. See
  /// ``Report/joiningCauses()``.
  public var others: [Finding] = []
  /// How to get there; nil where the flow alone shows it.
  public var trace: Trace?
  /// A way to see what the flow alone shows, where pictures were asked for and the way could be played.
  public var way: Trace?
  /// How its rule thinks that it can be repaired, the best first; nobody has tried it.
  public var proposals: [RepairProposal] = []
  /// A repair that was tried and holds; nil where there is none, or nobody asked for one.
  public var repair: Repair?
  /// Whether it counts, and if not, who says so.
  public var status: FindingStatus

  /// A finding with all it carries.
  public init(
    rule: RuleID, severity: Severity, message: String, place: Place, label: String = "",
    related: [Label] = [], element: ElementPath, flow: String, why: String, fix: String,
    folded: [RuleID] = [], cause: Cause? = nil, trace: Trace? = nil, status: FindingStatus = .new
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.place = place
    self.label = label
    self.related = related
    self.element = element
    self.flow = flow
    self.why = why
    self.fix = fix
    self.folded = folded
    self.cause = cause
    self.trace = trace
    self.status = status
  }
}

extension Finding {
  /// Its name on the command line: `unconfirmed-loss-on-gesture@screens.note`.
  public var name: String { "\(FindingName(rule, element))" }
}
