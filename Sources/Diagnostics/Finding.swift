/// One defect of a flow: what is wrong, where, why it matters and what to do.
///
/// It contains only strings and places, so that a reporter needs nothing else.
public struct Finding: Hashable, Sendable {
  /// The rule that found it.
  public var rule: RuleID
  /// Its severity at this place.
  public var severity: Severity
  /// What is wrong, in one line without a full stop; makes sense without the snippet.
  public var message: String
  /// The main place.
  public var place: Place
  /// A few words under the caret; may be empty.
  public var label: String
  /// Other relevant places: the presented screen, the button that leads there.
  public var related: [Label]
  /// Relevant lines of the app's sources, the most useful first; empty without facts about the sources.
  public var code: [CodeLine] = []
  /// Which lines of the sources are relevant, as its rule says.
  public var codeSubject = CodeSubject.element
  /// The element it is about, by name.
  public var element: ElementPath
  /// The flow it belongs to: the path of its root file.
  public var flow: String
  /// Why it matters, in a sentence or two.
  public var why: String
  /// What to do instead.
  public var fix: String
  /// Broader findings at the same place that are not reported because of this one.
  public var folded: [RuleID]
  /// Its cause, which other findings may share; nil if it has none.
  public var cause: Cause?
  /// Other findings of the same cause, in the order of the report; they count as one finding together with
  /// this one. See ``Report/joiningCauses()``.
  public var others: [Finding] = []
  /// The path to the defect; nil if the flow alone shows it.
  public var trace: Trace?
  /// A path that shows a defect which the flow alone shows; only if pictures were requested and the path
  /// could be played.
  public var way: Trace?
  /// The repairs that its rule proposes, the best first; they are not yet tested.
  public var proposals: [RepairProposal] = []
  /// A tested repair; nil if there is none or none was requested.
  public var repair: Repair?
  /// Whether it counts; if not, the reason.
  public var status: FindingStatus

  /// Creates a finding.
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
