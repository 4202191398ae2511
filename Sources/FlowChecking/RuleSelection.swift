public import Diagnostics
internal import OperatingSystem
internal import RuleCatalog
public import RuleEngine

/// The rules of a run: the built-in ones and those in a team's folders, and which of them are evaluated.
public struct RuleSelection: Sendable {
  /// The rules to evaluate.
  public let rules: RuleSet
  /// Rule files that cannot be used, and settings that do not fit the rules.
  public let problems: [Problem]
  /// The rules that are evaluated first, and those about the outcomes of allowances, which are evaluated
  /// after them.
  let asked, askedOfAllowances: RuleSet
  /// The rules that need no exploration and whose findings no other rule folds.
  let askedAsWritten: RuleSet
  /// The settings of the configuration for them, in the form for the rule engine.
  let tuning: RuleTuning
  /// The settings of the configuration for them.
  let settings: RuleSettings
  /// All rules, whether evaluated or not.
  let all: RuleSet
  /// The files and folders of rules on the command line.
  private let namedFolders: [String]

  /// Rules that cannot be allowed.
  var mandatory: Set<RuleID> { settings.mandatory }

  /// Loads the rules without a configuration.
  ///
  /// - Parameters:
  ///   - folders: files or folders of further rules; each needs a unique id.
  ///   - select: the only rules to evaluate; empty for all.
  ///   - ignore: rules not to evaluate.
  ///   - playsFlows: whether flows are explored for rules about behaviour that are not named.
  ///   - withTests: whether to read the rules' tests, for their pages.
  public init(
    folders: [String] = [], select: [String] = [], ignore: [String] = [], playsFlows: Bool = true,
    withTests: Bool = false
  ) {
    var request = ConfigurationRequest()
    request.isDisabled = true
    request.rules = folders
    request.select = select
    request.ignore = ignore
    request.playsFlows = playsFlows
    let working = FileSystem.workingFolder
    self.init(Configuration(ConfigurationSearch.Found(root: working), request), withTests: withTests)
  }

  /// Loads the rules for the working folder, with its configuration.
  public init(configuration request: ConfigurationRequest, withTests: Bool = false) {
    var search = ConfigurationSearch()
    let start = request.file.map { Path.folder(of: Path.absolute($0)) } ?? FileSystem.workingFolder
    self.init(Configuration(search.find(from: start), request), withTests: withTests)
  }

  /// Loads the rules for a configuration.
  init(_ configuration: Configuration, withTests: Bool = false) {
    self.init(configuration, builtIn: withTests ? BuiltInRules.loadWithTests() : BuiltInRules.load())
  }

  /// The same with other built-in rules, to which editions refer.
  init(_ configuration: Configuration, builtIn: (rules: [Rule], problems: [Problem])) {
    var problems = builtIn.problems
    var folders: [String] = []
    var namedFolders: [String] = []
    for (said, folder) in configuration.rules {
      switch ConfigurationPath.resolve(said, in: folder, root: configuration.root) {
      case .success(let path):
        folders.append(Path.relative(path))
        if said.origin.place == nil { namedFolders.append(Path.relative(path)) }
      case .failure(let problem): problems.append(problem)
      }
    }
    self.namedFolders = namedFolders
    let own = RuleFiles(folders)
    problems += own.problems
    let all = RuleSet(builtIn.rules + own.rules)
    var binding = RuleBinding(all)
    let settings = binding.settings(configuration)
    problems += binding.problems
    problems += Self.repeated(own.rules, after: builtIn.rules)
    let edition = EditionPin(configuration, builtIn: builtIn.rules)
    problems += edition.problems
    let ownIDs = Set(own.rules.map(\.id))
    rules = all.filter { settings.isAsked($0) && (ownIDs.contains($0.id) || edition.covers($0)) }
    asked = rules.filter { $0.question.subject != .allowance }
    askedOfAllowances = rules.filter { $0.question.subject == .allowance }
    let folded = Set(asked.rules.flatMap(\.folds))
    askedAsWritten = asked.filter { $0.question.keyword.isStatic && !folded.contains($0.id) }
    if rules.rules.isEmpty, problems.isEmpty {
      problems.append(
        Problem(
          "no-rule", "no rule is left to ask", at: nil, path: configuration.file ?? "",
          help: "‘select’ and ‘ignore’ together leave out every rule"))
    }
    self.all = all
    self.problems = problems
    self.settings = settings
    tuning = settings.tuning(of: rules.rules)
  }

  /// Rules with the id of an earlier one: it would be unclear which of them applies.
  private static func repeated(_ own: [Rule], after builtIn: [Rule]) -> [Problem] {
    if own.isEmpty { return [] }
    var seen = Set(builtIn.map(\.id))
    return own.filter { !seen.insert($0.id).inserted }.map { rule in
      Problem(
        "duplicate-rule", "there is a rule ‘\(rule.id)’ already", at: Place(rule.source, Span(0, 0)),
        label: "in this file",
        help: "give it another name; to leave the other one out, use ‘--ignore’")
    }
  }

  /// The ids of all rules, for completions.
  var names: [String] { all.rules.map(\.id.name) }

  /// The descriptions of all rules, sorted by id.
  public var descriptions: [RuleDescription] { all.rules.map(RuleDescription.init) }

  /// The description of one rule.
  public func description(of name: String) -> RuleDescription? {
    guard let rule = all[RuleID(name)] else { return nil }
    var page = RuleDescription(rule)
    page.folder = namedFolders.first { Path.isInside(rule.source.path, of: $0) } ?? ""
    return page
  }

  /// Whether the rule exists, whether or not it is evaluated.
  func knows(_ id: RuleID) -> Bool { all[id] != nil }

  /// The problem that a rule does not exist, with the nearest name.
  public func unknown(_ name: String, at place: Place? = nil) -> Problem { all.unknown(name, at: place) }
}
