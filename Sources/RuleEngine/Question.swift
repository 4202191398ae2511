internal import ExpressionLanguage

/// The condition of a rule, with what it is checked for.
public struct Question: Sendable {
  /// The keyword: for which elements, states or steps the condition must hold.
  public let keyword: Keyword
  /// The elements that `each` names; nil for a rule about all states or steps.
  public let subject: Subject?
  let when: Program?
  /// The condition behind the keyword.
  let condition: Program
  /// The steps that a run to the goal may use, for ``Keyword/alwaysPossibleStep``.
  let through: Program?
}

/// The keywords of rule files: quantifiers over elements, states and steps. There are no others, and they do not nest.
public enum Keyword: String, Sendable, CaseIterable {
  /// For every element.
  case require
  /// The condition holds in no reachable state.
  case never
  /// The condition holds in no reachable step.
  case neverStep = "never-step"
  /// From every reachable state, a step for which the condition holds can still be reached.
  case alwaysPossibleStep = "always-possible-step"
  /// For every element, the condition holds in some reachable step.
  case possibleStep = "possible-step"
  /// The condition holds for every element; it is checked after the exploration, because it reads what is reachable.
  case requireExplored = "require-explored"

  /// Whether it can be decided without exploring the flow.
  public var isStatic: Bool { self == .require }

  /// Whether it is used together with `each`.
  var hasSubject: Bool { self == .require || self == .possibleStep || self == .requireExplored }

  /// Whether its findings have a trace.
  var hasTraces: Bool { !isStatic && self != .requireExplored }

  /// Whether a finding means that something never happens. Only a complete flow that was explored completely can show that.
  public var isAboutAbsence: Bool { self == .possibleStep || self == .requireExplored }

  /// The subjects that it can be used with.
  var subjects: [Subject] {
    self == .requireExplored ? [.screen, .presentation, .expectation] : Subject.allCases
  }

  /// The names that its `when` can use.
  func whenScope(_ subject: Subject?) -> Scope {
    switch self {
    case .require, .possibleStep: subject.map(Scope.element) ?? .state
    case .never, .alwaysPossibleStep: .state
    case .neverStep: .step
    case .requireExplored: subject.map(Scope.explored) ?? .state
    }
  }

  /// The names that its condition can use.
  func conditionScope(_ subject: Subject?) -> Scope {
    switch self {
    case .require: subject.map(Scope.element) ?? .state
    case .never: .state
    case .neverStep: .step
    case .alwaysPossibleStep: .goal
    case .possibleStep: subject.map(Scope.elementInStep) ?? .step
    case .requireExplored: subject.map(Scope.explored) ?? .state
    }
  }

  /// The names that the place, the message and the severity of a finding can use.
  func findingScope(_ subject: Subject?) -> Scope { self == .neverStep ? .step : whenScope(subject) }
}
