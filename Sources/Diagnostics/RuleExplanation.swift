/// Explains why a rule has a finding at an element of a flow, or why not.
public struct RuleExplanation: Sendable {
  /// The rule.
  public var rule: RuleID
  /// The element, by name.
  public var element: ElementPath
  /// The path of the flow's root file.
  public var flow: String
  /// Whether the rule has a finding at the element.
  public var fires: Bool
  /// The verdict of the rule on the whole flow.
  public var verdict: Verdict
  /// Why it is not known whether it has a finding there, so that ``fires`` is false; empty if it is known.
  public var undecided = ""
  /// The message of its finding; empty without a finding.
  public var message = ""
  /// Further decisions about the finding: the rule is not evaluated, or the finding is shown under another.
  public var notes: [String] = []
  /// The cases of its evaluation: elements, or the state or step in which most of its clauses are met.
  public var cases: [Case] = []

  /// Creates an explanation without cases.
  public init(rule: RuleID, element: ElementPath, flow: String, fires: Bool, verdict: Verdict) {
    self.rule = rule
    self.element = element
    self.flow = flow
    self.fires = fires
    self.verdict = verdict
  }

  /// One element, state or step for which the rule was evaluated.
  public struct Case: Sendable {
    /// The element; for a state or step, the screen in front or the tapped element.
    public var element: ElementPath
    /// `step`, `state` or the kind of element.
    public var kind: String
    /// All clauses, those of `when` first.
    public var clauses: [Clause]
    /// The path to the state or step; nil for elements.
    public var trace: Trace?

    /// Creates a case.
    public init(element: ElementPath, kind: String, clauses: [Clause], trace: Trace? = nil) {
      self.element = element
      self.kind = kind
      self.clauses = clauses
      self.trace = trace
    }
  }

  /// One operand of `&&` in a condition, or the whole condition without `&&`.
  public struct Clause: Sendable, Hashable {
    /// Its key in the rule file.
    public var key: String
    /// The clause.
    public var text: String
    /// The value that a finding requires.
    public var wanted: Bool
    /// Its value; nil if it could not be evaluated, because it requires an earlier clause to be true.
    public var value: Bool?
    /// The values that it read, in order.
    public var reads: [Read] = []

    /// Creates a clause that is not evaluated yet.
    public init(key: String, text: String, wanted: Bool) {
      self.key = key
      self.text = text
      self.wanted = wanted
    }

    /// Whether it has the value that a finding requires.
    public var isMet: Bool { value == wanted }
  }

  /// A value that was read.
  public struct Read: Sendable, Hashable {
    /// The expression: `button.role`.
    public var text: String
    /// Its value: `'cancel'`.
    public var value: String

    /// Creates a value that was read.
    public init(text: String, value: String) {
      self.text = text
      self.value = value
    }
  }
}
