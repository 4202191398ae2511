public import Diagnostics
public import FlowModel
public import SourceFacts

/// A flow held against what code says: where both part, and what cannot be seen.
public struct DriftComparison {
  /// Where they part, in the order of the flow.
  public private(set) var findings: [Finding] = []
  /// How many ways of the flow code has too, read off and inferred.
  public private(set) var agreed = (exact: 0, inferred: 0)
  /// Ways and closings of the flow that code may have where nothing can be seen, with the reason.
  public private(set) var unseen: [String] = []
  /// How many of these are no ways, but places where the flow closes a screen.
  private(set) var unseenClosings = 0
  /// What only code has, unless it is a dialog that the flow has: a kind alone does not tell.
  public internal(set) var doubtful: [EdgeFact] = []
  /// How many ways only code has, and the record accepts so.
  public internal(set) var leftOut = 0
  /// How many ways only code has, from screens whose buttons a person has still to say.
  public internal(set) var openWays = 0
  /// How many ways only the flow has, and a person has said why.
  public internal(set) var explained = 0

  /// What is seen now, for a record.
  public internal(set) var sights = DriftRecord()
  /// Ways that the record has and that code no longer takes.
  private(set) var gone: Set<DriftRecord.Key> = []

  let flow: Flow
  let record: DriftRecord
  let facts: CodeFacts
  let ties: Ties
  /// The ways of the flow.
  let ways: [FlowWay]
  private let root: String
  private let folder: String
  private let source: (String) -> SourceFile?

  /// Compares.
  ///
  /// - Parameters:
  ///   - root: the path of the flow's root file.
  ///   - record: what was seen when the flow was last accepted.
  ///   - folder: the folder that the facts' paths are relative to; empty where it is not known.
  ///   - source: the sources of the app by their paths, where they are at hand.
  public init(
    _ flow: Flow, root: String, _ facts: CodeFacts, record: DriftRecord = DriftRecord(),
    folder: String = "", source: @escaping (String) -> SourceFile? = { _ in nil }
  ) {
    self.flow = flow
    self.facts = facts
    self.root = root
    self.folder = folder
    self.source = source
    self.record = record
    ties = Ties(flow)
    ways = FlowWay.all(flow, by: [.present, .push, .setRoot])
    compareTies()
    compareWays()
    compareGuards()
    compareCallbacks()
    compareClosings()
    findings.sort { ($0.place.file.path, $0.place.span.start) < ($1.place.file.path, $1.place.span.start) }
  }

  /// Adds a finding; the place in code is its second place.
  ///
  /// - Parameters:
  ///   - sure: how sure the code's side is, and `rules` how it was inferred.
  ///   - says: the words at the place in code, where it was not read off there.
  ///   - fix: what to do, where that is not what the rule always says.
  mutating func report(
    _ rule: DriftRule, _ severity: Severity, _ message: String, at place: Place, _ element: ElementPath,
    code: SourcePlace?, sure: Confidence = .exact, rules: [String] = [], says: String? = nil,
    fix: String? = nil
  ) {
    var finding = Finding(
      rule: rule.id, severity: severity, message: message, place: place, element: element, flow: root,
      why: rule.why, fix: fix ?? rule.instead)
    if let code {
      let says = says ?? (sure == .exact ? "read off here" : "")
      let line = CodeLine(code, says, sure: sure, rules: rules, folder: folder)
      finding.code = [line]
      if let file = source(code.path) {
        let whole = file.span(ofLine: code.line)
        let start = min(Int(whole.start) + code.column - 1, Int(whole.end))
        finding.related.append(Label(Place(file, Span(start, Int(whole.end))), line.says))
      }
    }
    findings.append(finding)
  }

  mutating func note(agreed edge: EdgeFact, _ way: FlowWay) {
    if edge.sure == .exact { agreed.exact += 1 } else { agreed.inferred += 1 }
    note(seen: edge, way)
  }

  /// That a way is taken, in whatever form.
  mutating func note(seen edge: EdgeFact, _ way: FlowWay) {
    sights.sights[key(way)] = .seen(edge.identity.description)
  }

  /// That a recorded way is no longer taken, and what is seen of it instead.
  mutating func note(gone way: FlowWay, _ now: DriftRecord.Sight) {
    gone.insert(key(way))
    sights.sights[key(way)] = now
  }

  mutating func note(unseen way: FlowWay, _ reason: String) {
    note(unseen: way.path, at: way.place, reason)
    sights.sights[key(way)] = .unseen(reason)
  }

  /// That nobody sees whether code closes a screen; closings are not recorded.
  mutating func note(unseenClosing effect: Effect, _ reason: String) {
    unseenClosings += 1
    note(unseen: effect.path, at: effect.place, reason)
  }

  private mutating func note(unseen element: ElementPath, at place: Place, _ reason: String) {
    unseen.append("\(place.file.path):\(place.start.line): ‘\(element)’: \(reason)")
  }

  /// How many ways of the flow cannot be seen in code, and how many of its closings, in words.
  public var unseenText: String {
    let ways = unseen.count - unseenClosings
    let counts = [(ways, "way"), (unseenClosings, "closing")].filter { $0.0 > 0 }
    guard !counts.isEmpty else { return "none is hidden" }
    let words = counts.map { counted($0.0, $0.1) }
    return "\(words.joined(separator: " and ")) of the flow cannot be seen in code"
  }

  /// What a record knows a way by.
  func key(_ way: FlowWay) -> DriftRecord.Key {
    DriftRecord.Key(flow: flowName, way: "\(way.path) from \(flow.screens[way.source].id)")
  }

  /// The name of the flow's root file: a record lies beside it.
  public var flowName: String { root.split(separator: "/").last.map(String.init) ?? root }
}
