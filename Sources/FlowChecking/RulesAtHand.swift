public import Diagnostics
internal import RuleCatalog
public import RuleEngine

/// The rules a run asks: the built-in ones and those in a team's folders, less what was left out.
public struct RulesAtHand: Sendable {
  /// The rules to ask.
  public let rules: RuleSet
  /// Those of them that are asked first, and those about what came of allowances, which are asked behind them.
  let asked, askedOfAllowances: RuleSet
  /// What the configuration says of them.
  var tuning = RuleTuning()
  /// Rules that cannot be allowed.
  var mandatory: Set<RuleID> = []
  /// Rule files that cannot be used, and names that are no rule's.
  public let problems: [Problem]
  private let all: RuleSet

  /// Loads the rules.
  ///
  /// - Parameters:
  ///   - folders: files or folders of further rules; each needs an id of its own.
  ///   - select: the only rules to ask; all where it is empty.
  ///   - ignore: rules not to ask.
  ///   - playing: also ask the rules about what can happen, which play the flow through. Others of them are asked
  ///     only where `select` names them.
  ///   - withTests: also read the rules' tests, for their pages.
  public init(
    folders: [String] = [], select: [String] = [], ignore: [String] = [], playing: Bool = false,
    withTests: Bool = false
  ) {
    let builtIn = withTests ? BuiltInRules.loadWithTests() : BuiltInRules.load()
    let own = RuleFiles(folders)
    var problems = builtIn.problems + own.problems
    let all = RuleSet(builtIn.rules + own.rules)
    for name in select + ignore where all[RuleID(name)] == nil {
      problems.append(Self.unknown(name, among: all))
    }
    problems += Self.repeated(own.rules, after: builtIn.rules)
    rules = RuleSet(
      all.rules.filter { rule in
        let isWanted =
          select.isEmpty ? playing || rule.question.keyword.isStatic : select.contains(rule.id.name)
        return isWanted && !ignore.contains(rule.id.name)
      })
    asked = RuleSet(rules.rules.filter { $0.question.subject != .allowance })
    askedOfAllowances = RuleSet(rules.rules.filter { $0.question.subject == .allowance })
    if rules.rules.isEmpty, problems.isEmpty {
      problems.append(
        Problem(
          "no-rule", "no rule is left to ask", at: nil,
          help: "‘--select’ and ‘--ignore’ together leave out every rule"))
    }
    self.all = all
    self.problems = problems
  }

  /// Rules that have the id of an earlier one: which of them counted would be a guess.
  private static func repeated(_ own: [Rule], after builtIn: [Rule]) -> [Problem] {
    var seen = Set(builtIn.map(\.id))
    return own.filter { !seen.insert($0.id).inserted }.map { rule in
      Problem(
        "duplicate-rule", "there is a rule ‘\(rule.id)’ already", at: Place(rule.source, Span(0, 0)),
        label: "in this file",
        help: "give it another name; to leave the other one out, use ‘--ignore’")
    }
  }

  /// The ids of all rules, for completions.
  public var names: [String] { all.rules.map(\.id.name) }

  /// What there is to say about each rule, by id.
  public var descriptions: [RuleDescription] { all.rules.map(RuleDescription.init) }

  /// What there is to say about one rule.
  public func description(of name: String) -> RuleDescription? {
    all[RuleID(name)].map(RuleDescription.init)
  }

  /// Whether there is such a rule, asked or not.
  func knows(_ id: RuleID) -> Bool { all[id] != nil }

  /// Says that there is no such rule, with the nearest one.
  public func unknown(_ name: String, at place: Place? = nil) -> Problem {
    Self.unknown(name, among: all, at: place)
  }

  private static func unknown(_ name: String, among rules: RuleSet, at place: Place? = nil) -> Problem {
    let near = nearestName(to: name, among: rules.rules.map(\.id.name))
    return Problem(
      "unknown-rule", "there is no rule ‘\(name)’", at: place,
      help: near.map { "did you mean ‘\($0)’? " } ?? "" + "‘modalflow rules’ lists them", replacement: near)
  }
}

extension RuleDescription {
  /// The plain words of a rule.
  fileprivate init(_ rule: Rule) {
    let examples = rule.tests.map { test in
      (fires: !test.expected.isEmpty, example: Example(name: test.name, flow: test.flowText))
    }
    self.init(
      id: rule.id.name, title: rule.title, severity: rule.severityWords, shelf: rule.shelf,
      since: rule.since,
      what: rule.documentation.what, why: rule.documentation.why, instead: rule.documentation.instead,
      parameters: rule.parameters.map {
        Parameter(
          name: $0.name, type: $0.standard.typeName, standard: $0.standard.description, says: $0.says)
      },
      sources: rule.sources, folds: rule.folds.map(\.name),
      avoid: examples.filter(\.fires).map(\.example), prefer: examples.filter { !$0.fires }.map(\.example))
  }
}
