/// Why a rule fires at an element of a flow, or why it does not.
public struct RuleExplanation: Sendable {
  /// The rule.
  public var rule: RuleID
  /// The element, by name.
  public var element: ElementPath
  /// The path of the flow's root file.
  public var flow: String
  /// Whether the rule finds something at the element.
  public var fires: Bool
  /// What the rule came to in the whole flow.
  public var verdict: Verdict
  /// Why it is not known whether it fires at the element; empty where that is known. `fires` is false then.
  public var undecided = ""
  /// What it says at the element; empty where it does not fire.
  public var message = ""
  /// What else decides about the finding: that the rule is not asked, or the finding stands under another.
  public var notes: [String] = []
  /// What the rule was evaluated for: elements, or the state or step where most of its clauses hold.
  public var cases: [Case] = []

  /// An explanation without anything evaluated yet.
  public init(rule: RuleID, element: ElementPath, flow: String, fires: Bool, verdict: Verdict) {
    self.rule = rule
    self.element = element
    self.flow = flow
    self.fires = fires
    self.verdict = verdict
  }

  /// One element, state or step that the rule was evaluated for.
  public struct Case: Sendable {
    /// The element, or what is in front or tapped.
    public var element: ElementPath
    /// `step`, `state` or the kind of element.
    public var kind: String
    /// All clauses, those of `when` first.
    public var clauses: [Clause]
    /// How one gets to the state or step; nil for elements.
    public var trace: Trace?

    /// A case.
    public init(element: ElementPath, kind: String, clauses: [Clause], trace: Trace? = nil) {
      self.element = element
      self.kind = kind
      self.clauses = clauses
      self.trace = trace
    }
  }

  /// One part of a condition, as far as `&&` joins it to others.
  public struct Clause: Sendable, Hashable {
    /// The key of the rule file it stands behind.
    public var key: String
    /// The clause.
    public var text: String
    /// What it must come to for a finding.
    public var wanted: Bool
    /// What it came to; nil where it could not be evaluated, because it needs one before it to hold.
    public var value: Bool?
    /// What it read, in its order.
    public var reads: [Read] = []

    /// A clause that was not evaluated yet.
    public init(key: String, text: String, wanted: Bool) {
      self.key = key
      self.text = text
      self.wanted = wanted
    }

    /// Whether it is as a finding needs it.
    public var isMet: Bool { value == wanted }
  }

  /// A value that was read.
  public struct Read: Sendable, Hashable {
    /// What was read: `button.role`.
    public var text: String
    /// What it was: `'cancel'`.
    public var value: String

    /// A value that was read.
    public init(text: String, value: String) {
      self.text = text
      self.value = value
    }
  }
}
