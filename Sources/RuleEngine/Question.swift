internal import ExpressionLanguage

/// What a rule asks.
public struct Question: Sendable {
  /// How it is asked.
  public let keyword: Keyword
  /// What it ranges over; nil where it asks of everything that can happen.
  public let subject: Subject?
  let when: Program?
  /// The condition behind the keyword.
  let condition: Program
  /// Which steps may be used on the way, for ``Keyword/alwaysPossibleStep``.
  let through: Program?
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
  /// For every element, once everything that can happen is known.
  case requireExplored = "require-explored"

  /// Whether it is decided by the flow as it is written.
  public var isStatic: Bool { self == .require }

  /// Whether it stands beside `each`.
  var hasSubject: Bool { self == .require || self == .possibleStep || self == .requireExplored }

  /// Whether its findings come with a run that leads to them.
  var hasTraces: Bool { !isStatic && self != .requireExplored }

  /// Whether a finding says that something never happens, so that only a whole flow, explored to its end, can show it.
  public var isAboutAbsence: Bool { self == .possibleStep || self == .requireExplored }

  /// What it can range over.
  var subjects: [Subject] { self == .requireExplored ? [.screen, .presentation] : Subject.allCases }

  /// What its `when` may speak of.
  func whenScope(_ subject: Subject?) -> Scope {
    switch self {
    case .require, .possibleStep: subject.map(Scope.element) ?? .state
    case .never, .alwaysPossibleStep: .state
    case .neverStep: .step
    case .requireExplored: subject.map(Scope.explored) ?? .state
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
    case .requireExplored: subject.map(Scope.explored) ?? .state
    }
  }

  /// What places, words and severity of a finding may speak of.
  func findingScope(_ subject: Subject?) -> Scope { self == .neverStep ? .step : whenScope(subject) }
}
