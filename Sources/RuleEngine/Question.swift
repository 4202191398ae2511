internal import ExpressionLanguage

/// What a rule asks.
public struct Question: Sendable {
  /// How it is asked.
  public let keyword: Keyword
  /// What it ranges over; nil where it asks of everything that can happen.
  public let subject: Subject?
  let when: LazyPart<Program>?
  /// The condition behind the keyword.
  let condition: LazyPart<Program>
  /// Which steps may be used on the way, for ``Keyword/alwaysPossibleStep``.
  let through: LazyPart<Program>?
}

/// The keywords of rule files: quantifiers over elements, states and steps. There are no others, and they do not nest.
public enum Keyword: String, Sendable, CaseIterable {
  /// For every element.
  case require
  /// In no reachable state.
  case never
  /// In no reachable step.
  case neverStep = "never-step"
  /// From every reachable state such a step can still come.
  case alwaysPossibleStep = "always-possible-step"
  /// For every element some reachable step.
  case possibleStep = "possible-step"

  /// Whether it is decided by the flow as it is written.
  public var isStatic: Bool { self == .require }

  /// Whether it stands beside `each`.
  var hasSubject: Bool { self == .require || self == .possibleStep }

  /// What its `when` may speak of.
  func whenScope(_ subject: Subject?) -> Scope {
    switch self {
    case .require, .possibleStep: subject.map(Scope.element) ?? .state
    case .never, .alwaysPossibleStep: .state
    case .neverStep: .step
    }
  }

  /// What its condition may speak of.
  func conditionScope(_ subject: Subject?) -> Scope {
    switch self {
    case .require: subject.map(Scope.element) ?? .state
    case .never: .state
    case .neverStep: .step
    case .alwaysPossibleStep: .goal
    case .possibleStep: subject.map(Scope.elementInStep) ?? .step
    }
  }

  /// What places, words and severity of a finding may speak of.
  func findingScope(_ subject: Subject?) -> Scope { self == .neverStep ? .step : whenScope(subject) }
}

/// The names that an expression of a rule may use.
enum Scope: Hashable, Sendable {
  /// One element of the flow.
  case element(Subject)
  /// A reachable state.
  case state
  /// A reachable step.
  case step
  /// What is hoped for from a state on.
  case goal
  /// A step that may be used on the way to it.
  case event
  /// An element, and a step.
  case elementInStep(Subject)

  /// The slots of variables: the same name has the same slot wherever it occurs with `app` and `params`.
  enum Slot {
    static let app = 0
    static let params = 1
    // Of an element.
    static let element = 2
    static let screen = 3
    // Of a state.
    static let env = 2
    static let top = 3
    static let below = 4
    static let moves = 5
    static let flags = 6
    // Of a goal.
    static let goal = 2
    // Of an event.
    static let eventBefore = 3
    static let event = 4
    static let eventFlags = 5
    // Of a step.
    static let before = 3
    static let after = 4
    static let belowBefore = 5
    static let belowAfter = 6
    static let step = 7
    static let stepFlags = 8
    static let elementInStep = 9
  }
}
