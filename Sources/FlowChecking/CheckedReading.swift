internal import Diagnostics
internal import FlowModel
internal import RuleEngine

/// One flow that was read and checked, with its findings, verdicts and problems.
struct CheckedReading: Sendable {
  let sources: [SourceFile]
  /// Its files that could not be read.
  let unread: [String]
  private(set) var problems: [Problem]
  private(set) var findings: [Finding] = []
  /// Findings that an allowance of the flow accepts.
  private(set) var allowed: [Finding] = []
  /// How many findings the configuration ignores.
  private(set) var ignoredCount = 0
  private(set) var flow: CheckedFlow?
  /// The paths of its elements, if its configuration has settings for single elements; otherwise none.
  private(set) var elements: [ElementPath] = []
  /// The settings with which it was checked.
  let context: FlowContext
  /// Its explorations, if they are kept.
  let explorations: ExplorationMemory?
  /// Whether the run was stopped before everything was explored and evaluated.
  var wasEnded: Bool { flow?.coverage?.cut?.limit == .interrupt }
  /// Whether rules are evaluated for it: its configuration, and the rules named there, are valid.
  var isAsked: Bool { context.problems.isEmpty }

  /// - Parameters:
  ///   - explorations: explorations of earlier checks of similar flows.
  ///   - trial: nil if the result is for users. Otherwise there are no traces, and possibly only some rules
  ///     are evaluated.
  ///   - mostFacts: a limit for the facts of one exploration, if it is lower than that of the configuration.
  ///     Rules that exceed it are undecided.
  init(
    _ reading: FlowReading, context: FlowContext, today: CalendarDay, drawing: Bool = false,
    wanted: WantedTrace? = nil, code: AppCode? = nil, progress: CheckProgress? = nil,
    explorations: ExplorationMemory? = nil, trial: Trial? = nil, mostFacts: Int = .max
  ) {
    self.explorations = explorations
    let rules = context.rules
    var tuning = rules.tuning
    tuning.wanted = wanted
    tuning.memory = explorations
    tuning.tellsTraces = trial == nil
    let asked =
      switch trial {
      case .read: RuleSet([])
      case .written: rules.askedAsWritten
      case .all, nil: rules.asked
      }
    let askedOfAllowances = trial == .read || trial == .written ? RuleSet([]) : rules.askedOfAllowances
    if progress != nil || mostFacts < .max {
      tuning.goesOn = { $0.facts <= mostFacts && progress?.isToGoOn($0) ?? true }
    }
    sources = reading.sources
    unread = reading.unread
    problems = reading.problems + context.problems
    self.context = context
    // With an invalid configuration, the flow would be checked in another way than its team intends.
    guard let flow = reading.flow, context.problems.isEmpty else { return }
    for allowance in flow.allowances where !rules.knows(allowance.rule) {
      problems.append(rules.unknown(allowance.rule.name, at: allowance.place))
    }
    let doubt = UnreadScreens(flow, problems: reading.problems)
    var matching = AllowanceMatching(flow, today: today.day, forbidden: rules.mandatory)
    let whole = asked.ask(flow, root: reading.root, tuning: tuning, isPictured: drawing)
    // An unreachable element may be reachable from a part that could not be read.
    let absences =
      reading.problems.isEmpty && flow.todos.isEmpty
      ? [] : Set(asked.rules.filter { $0.question.keyword.isAboutAbsence }.map(\.id))
    let answers = whole.holdingBack { absences.contains($0.rule) || doubt.touches($0) }
    take(answers, &matching)
    var verdicts = answers.verdicts
    if !flow.allowances.isEmpty, !askedOfAllowances.rules.isEmpty {
      let decided = Set(answers.verdicts.filter { $0.verdict != .undecided }.map(\.rule))
      let outcomes = matching.outcomes { decided.contains($0) }
      let later = askedOfAllowances.ask(
        flow, root: reading.root, tuning: tuning, outcomes: outcomes, isPictured: drawing
      ).holdingBack(doubt.touches)
      take(later, &matching)
      verdicts += later.verdicts
    } else {
      verdicts += askedOfAllowances.rules.map { RuleVerdict($0.id, .notApplicable) }
    }
    findings = rules.asked.sorted(findings, files: flow.sources)
    if let code { code.addLines(to: &findings, &allowed, of: flow) }
    self.flow = CheckedFlow(
      name: flow.app.name, root: reading.root,
      parts: reading.sources.map(\.path).filter { $0 != reading.root }, screens: flow.screens.count,
      presentations: flow.presentations.count, verdicts: verdicts.sorted { $0.rule < $1.rule },
      coverage: answers.coverage,
      map: drawing ? FlowMap(of: flow, root: reading.root) : nil)
    self.flow?.todoCount = flow.todos.count
    if trial == nil, context.isForElements { elements = flow.elementPaths }
    self.flow?.work = answers.work
  }

  /// The rules with which a flow with a proposed repair is checked.
  enum Trial {
    /// None: only problems of the text are reported.
    case read
    /// Only rules that read the flow as it is written and whose findings no other rule replaces.
    case written
    /// All rules.
    case all
  }

  private mutating func take(_ answers: Answers, _ matching: inout AllowanceMatching) {
    problems += answers.problems
    ignoredCount += answers.ignoredCount
    for var finding in answers.findings {
      if let allowance = matching.accept(finding) {
        finding.status = .allowed(Acceptance(allowance))
        allowed.append(finding)
      } else {
        findings.append(finding)
      }
    }
  }
}

extension Answers {
  /// These answers without uncertain findings; the rules of these become undecided.
  fileprivate func holdingBack(_ isInDoubt: (Finding) -> Bool) -> Answers {
    let doubted = Set(findings.filter(isInDoubt).map(\.rule))
    guard !doubted.isEmpty else { return self }
    var answers = self
    answers.findings.removeAll(where: isInDoubt)
    for index in verdicts.indices where doubted.contains(verdicts[index].rule) {
      answers.verdicts[index].verdict = .undecided
    }
    return answers
  }
}

extension Acceptance {
  /// The acceptance by an allowance of the flow.
  fileprivate init(_ allowance: Allowance) {
    self.init(
      reason: allowance.reason, owner: allowance.owner, until: allowance.until?.description ?? "",
      place: allowance.place)
  }
}
