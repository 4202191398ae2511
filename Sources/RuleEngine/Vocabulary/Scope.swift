internal import ExpressionLanguage

/// The scope of an expression of a rule: the names that it may use in addition to `app` and `params`.
enum Scope: Hashable, Sendable {
  /// One element of the flow.
  case element(Subject)
  /// A reachable state.
  case state
  /// A reachable step.
  case step
  /// The goal of an `always-possible-step` rule, relative to a state.
  case goal
  /// A step that a run to the goal may use.
  case event
  /// An element together with a step.
  case elementInStep(Subject)
  /// A screen, presentation or expectation, together with whether it is reachable.
  case explored(Subject)

  /// The slots of the variables that every scope has, and the first slot of its own variables.
  enum Slot {
    static let app = 0
    static let params = 1
    static let first = 2
    /// The screen that an element belongs to.
    static let screen = 3
  }

  /// A variable that is not in every scope; its slot follows from its position.
  struct Variable: Sendable {
    let name: String
    let type: ValueType
    let doc: String
    /// The part of a state or step that it stands for; nil for elements and for the demanded step.
    let part: StatePart?

    init(_ name: String, _ type: ValueType, _ part: StatePart? = nil, doc: String) {
      self.name = name
      self.type = type
      self.part = part
      self.doc = doc
    }

    init(_ name: String, _ record: RecordType, _ part: StatePart? = nil, doc: String) {
      self.init(name, .record(record), part, doc: doc)
    }
  }

  /// The names of the scope, in the order of their slots.
  var variables: [Variable] {
    switch self {
    case .element(let subject):
      let screen = Variable("screen", ScreenRecord.type, doc: "where it belongs")
      return [Self.variable(of: subject)] + (subject.bindsScreen ? [screen] : [])
    case .state: return Self.ofState
    case .step: return Self.ofStep
    case .goal: return [Variable("step", GoalRecord.type, doc: "the step that is hoped for")]
    case .event: return Self.ofEvent
    case .elementInStep(let subject): return Self.ofStep + [Self.variable(of: subject)]
    case .explored(let subject): return [Self.variable(of: subject)] + Self.ofExplored
    }
  }

  /// The slot of the element in a scope that has one.
  var elementSlot: Int {
    if case .elementInStep = self { Slot.first + Self.ofStep.count } else { Slot.first }
  }

  /// The slot of the variable that stands for a part; nil if the scope has none.
  func slot(of part: StatePart) -> Int? {
    variables.firstIndex { $0.part == part }.map { Slot.first + $0 }
  }

  private static func variable(of subject: Subject) -> Variable {
    Variable(subject.rawValue, subject.record, doc: subject.says)
  }

  private static let ofState = [
    Variable("env", EnvironmentRecord.type, .environment, doc: "where the app runs"),
    Variable("top", FrameRecord.type, .front, doc: "the frame in front"),
    Variable("below", BelowRecord.type, .below, doc: "what lies beneath"),
    Variable("moves", .list(.record(MoveRecord.type)), .moves, doc: "the steps that are possible now"),
    Variable("flags", .list(.string), .flags, doc: "the names of the flags that are set"),
  ]

  static let ofExplored = [
    Variable(
      "asked", .bool,
      doc: """
        some run presents, pushes or shows it, in whatever world, or asks for that in vain; of an expectation, \
        the step that it is said of settles
        """),
    Variable(
      "shown", .bool, doc: "the screen, what is presented, or whose step it is said of comes up in some run"),
    Variable(
      "sourceShown", .bool,
      doc: """
        who presents it comes up in some run; of a screen, false where only screens lead there that never come up \
        themselves; of an expectation, the same as `shown`
        """),
  ]

  private static let ofEvent = [
    Variable("env", EnvironmentRecord.type, .environment, doc: "where the app runs"),
    Variable("before", FrameRecord.type, .front, doc: "the frame in front"),
    Variable("step", EventRecord.type, .event, doc: "what is done"),
    Variable("flags", .list(.string), .flags, doc: "the names of the flags that are set"),
  ]

  private static let ofStep = [
    Variable("env", EnvironmentRecord.type, .environment, doc: "where the app runs when it begins"),
    Variable("before", FrameRecord.type, .front, doc: "the frame in front before"),
    Variable("after", FrameRecord.type, .after, doc: "the frame in front after"),
    Variable("below", BelowRecord.type, .below, doc: "what lay beneath before"),
    Variable("afterBelow", BelowRecord.type, .belowAfter, doc: "what lies beneath after"),
    Variable("step", StepRecord.type, .step, doc: "what happened"),
    Variable("flags", .list(.string), .flags, doc: "the names of the flags that are set after"),
  ]
}
