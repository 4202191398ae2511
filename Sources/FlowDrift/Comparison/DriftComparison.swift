public import Diagnostics
public import FlowModel
public import SourceFacts

/// Compares a flow with the facts of its code: the differences, and what could not be compared.
public struct DriftComparison {
  /// The differences, in the order of the flow.
  public private(set) var findings: [Finding] = []
  /// How many edges of the flow were also found in code, with exact and with inferred facts.
  public private(set) var agreed = (exact: 0, inferred: 0)
  /// Edges and closings of the flow that may be in code that could not be read, with the reason.
  public private(set) var unseen: [String] = []
  /// How many of these are closings, not edges.
  private(set) var unseenClosings = 0
  /// Dialogs that only code has, unless a dialog of the flow with the same kind is meant; this is not known.
  public internal(set) var doubtful: [EdgeFact] = []
  /// How many edges only code has and the record accepts.
  public internal(set) var leftOut = 0
  /// How many edges only code has, from screens whose buttons a person still has to write.
  public internal(set) var openWays = 0
  /// How many edges only the flow has and a person explained.
  public internal(set) var explained = 0

  /// The current sights, for a new record.
  public internal(set) var sights = DriftRecord()
  /// Edges of the flow that were seen when it was accepted and that are gone from code.
  private(set) var gone: Set<DriftRecord.Key> = []
  /// How many lines of code there are now.
  var lines = LineCounts()

  let flow: Flow
  let record: DriftRecord
  let facts: CodeFacts
  let ties: Ties
  /// The edges of the flow.
  let ways: [FlowWay]
  private let root: String
  private let folder: String
  private let source: (String) -> SourceFile?

  /// Compares.
  ///
  /// - Parameters:
  ///   - root: the path of the flow's root file.
  ///   - record: what was seen when the flow was last accepted.
  ///   - folder: the folder that the facts' paths are relative to; empty if it is not known.
  ///   - source: the sources of the app by their paths, if they are available.
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

  /// Adds a finding; its second place is the place in code.
  ///
  /// - Parameters:
  ///   - sure: how sure the fact from code is; `rules`: how it was inferred.
  ///   - says: the label at the place in code, if the fact was inferred.
  ///   - fix: the advice, if it differs from the advice of the rule.
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

  /// Records that an edge was found in code, in any form.
  mutating func note(seen edge: EdgeFact, _ way: FlowWay) {
    sights.sights[key(way)] = .seen(edge.identity.description)
  }

  /// Records that an edge of the record is gone from code, and what is seen now.
  mutating func note(gone way: FlowWay, _ now: DriftRecord.Sight) {
    gone.insert(key(way))
    sights.sights[key(way)] = now
  }

  mutating func note(unseen way: FlowWay, _ reason: String) {
    note(unseen: way.path, at: way.place, reason)
    sights.sights[key(way)] = .unseen(reason)
  }

  /// Records that a closing in code could not be verified; the drift record does not contain closings.
  mutating func note(unseenClosing effect: Effect, _ reason: String) {
    unseenClosings += 1
    note(unseen: effect.path, at: effect.place, reason)
  }

  private mutating func note(unseen element: ElementPath, at place: Place, _ reason: String) {
    unseen.append("\(place.file.path):\(place.start.line): ‘\(element)’: \(reason)")
  }

  /// A sentence with the numbers of edges and closings of the flow that cannot be seen in code.
  public var unseenText: String {
    let ways = unseen.count - unseenClosings
    let counts = [(ways, "way"), (unseenClosings, "closing")].filter { $0.0 > 0 }
    guard !counts.isEmpty else { return "none is hidden" }
    let words = counts.map { counted($0.0, $0.1) }
    return "\(words.joined(separator: " and ")) of the flow cannot be seen in code"
  }

  /// The key of an edge in the record.
  func key(_ way: FlowWay) -> DriftRecord.Key {
    DriftRecord.Key(flow: flowName, way: "\(way.path) from \(flow.screens[way.source].id)")
  }

  /// The name of the flow's root file; a record is stored next to it.
  public var flowName: String { root.split(separator: "/").last.map(String.init) ?? root }
}
