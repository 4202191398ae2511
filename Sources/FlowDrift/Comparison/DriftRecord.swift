public import Diagnostics
internal import YAMLTree

/// What was seen of each edge when flow and code were last compared and accepted. With a record it is certain
/// that a recorded edge is gone, even if other code cannot be read.
public struct DriftRecord: Equatable, Sendable {
  /// What was seen of an edge.
  enum Sight: Equatable {
    /// The identity of the matching edge in code.
    case seen(String)
    /// The reason why it could not be seen.
    case unseen(String)
    /// An edge that only code has; this was accepted.
    case onlyInCode
    /// An edge that only the flow has; this is accepted if a person gives a reason.
    case onlyInFlow
    /// How many lines of code lead this way, or cannot be seen into.
    case lines(Int)

    var isOfLines: Bool { if case .lines = self { true } else { false } }
  }

  /// One edge of one flow.
  struct Key: Hashable, Comparable {
    /// The name of the flow's root file.
    var flow: String
    /// The path of the element and the screen it starts from.
    var way: String

    static func < (one: Key, other: Key) -> Bool { (one.flow, one.way) < (other.flow, other.way) }
  }

  /// The name of the record's file, next to the flow.
  public static let standardName = ".modalflow-drift.yaml"

  var sights: [Key: Sight] = [:]
  /// The reasons that people wrote for entries.
  var reasons: [Key: String] = [:]

  /// Creates an empty record.
  public init() {}

  /// Reads a record that ``text`` wrote.
  ///
  /// - Throws: the first problem of the file.
  public init(_ bytes: [UInt8], path: String) throws(Problem) {
    let stream = YAMLStream.read(bytes, path: path)
    if let problem = stream.problems.first { throw problem }
    guard let root = stream.documents.first, root.value(of: "modalflow-drift")?.text == "1" else {
      throw Problem(
        "no-drift-record", "‘\(path)’ is no record of drift", at: stream.documents.first?.place, path: path,
        help: "write it anew with modalflow drift --accept")
    }
    var problems: [Problem] = []
    for field in Self.file.read(root, problems: &problems) where field.value.kind == .sequence {
      for node in field.value.elements { readWay(node, problems: &problems) }
    }
    if let problem = problems.first { throw problem }
  }

  private static let file = MappingTable(
    "a record of drift",
    [
      MappingTable.Key("modalflow-drift", .text, expected: "1", isRequired: true),
      MappingTable.Key("ways", .list, expected: "a list of ways", isRequired: true),
    ])

  private static let way = MappingTable(
    "a way of a record",
    [
      MappingTable.Key("flow", .text, expected: "the root file of a flow", isRequired: true),
      MappingTable.Key("way", .text, expected: "an element of the flow", isRequired: true),
      MappingTable.Key("seen", .text, expected: "what it is matched to"),
      MappingTable.Key("unseen", .text, expected: "why it could not be seen"),
      MappingTable.Key("only-in-code", .text, expected: "true"),
      MappingTable.Key("only-in-flow", .text, expected: "true"),
      MappingTable.Key("lines", .text, expected: "how many lines of code there are"),
      MappingTable.Key("reason", .text, expected: "why it is so"),
    ])

  private mutating func readWay(_ node: YAMLNode, problems: inout [Problem]) {
    let known = problems.count
    var texts: [String: String] = [:]
    for field in Self.way.read(node, acceptsNothing: true, problems: &problems) {
      texts[Self.way.keys[field.row].name] = field.value.text
    }
    guard problems.count == known, let flow = texts["flow"], let way = texts["way"] else { return }
    let sights = [
      texts["seen"].map { Sight.seen($0) }, texts["unseen"].map { .unseen($0) },
      texts["only-in-code"].map { _ in .onlyInCode }, texts["only-in-flow"].map { _ in .onlyInFlow },
      texts["lines"].flatMap { Int($0) }.map { .lines($0) },
    ].compactMap { $0 }
    guard sights.count == 1 else {
      problems.append(
        Problem(
          "no-drift-record",
          sights.isEmpty ? "this way does not say what was seen of it" : "this way was seen in two ways",
          at: node.place,
          expected: "one of ‘seen’, ‘unseen’, ‘only-in-code’, ‘only-in-flow’ or ‘lines’ with a number"))
      return
    }
    let key = Key(flow: flow, way: way)
    self.sights[key] = sights[0]
    if let reason = texts["reason"], !reason.isEmpty { reasons[key] = reason }
  }

  /// The record as YAML, one line for each edge.
  public var text: String {
    var text = """
      # Written by ‘modalflow drift --accept’: what code had of each way when it was accepted.
      # A way that is only in the flow needs a person's word: write ‘reason: why’ into its line, it is kept.
      modalflow-drift: 1
      ways:\(sights.isEmpty ? " []" : "")

      """
    for key in sights.keys.sorted() {
      var line = DraftLine()
      line.add("flow", exactly: key.flow)
      line.add("way", exactly: key.way)
      switch sights[key] {
      case .seen(let identity): line.add("seen", exactly: identity)
      case .unseen(let reason): line.add("unseen", exactly: reason)
      case .onlyInCode: line.add("only-in-code", yaml: "true")
      case .onlyInFlow: line.add("only-in-flow", yaml: "true")
      case .lines(let count): line.add("lines", yaml: String(count))
      case nil: continue
      }
      if let reason = reasons[key] { line.add("reason", exactly: reason) }
      text += "  - \(line.inline)\n"
    }
    return text
  }

  /// The record with another record's edges of one flow. A person's reason for an edge stays while the edge
  /// is unchanged.
  public func replacing(_ flow: String, with other: DriftRecord) -> DriftRecord {
    var record = self
    record.sights = sights.filter { $0.key.flow != flow }
    record.sights.merge(other.sights.filter { $0.key.flow == flow }) { _, new in new }
    record.reasons = reasons.filter { key, _ in
      switch (sights[key], record.sights[key]) {
      case (.seen, .seen), (.unseen, .unseen): true
      case (let then, let now): then == now
      }
    }
    return record
  }

  /// Whether it contains an edge of a flow.
  func has(_ flow: String) -> Bool { sights.keys.contains { $0.flow == flow } }

  /// The record without outdated entries: edges that neither the flow nor its code has, and reasons for
  /// hidden edges that can be seen now.
  public func pruned(_ flow: String, by now: DriftRecord) -> DriftRecord {
    var record = self
    for (key, sight) in sights where key.flow == flow {
      switch (sight, now.sights[key]) {
      // An edge that is gone from code has another sight now; its entry stays until a person accepts that.
      case (.lines, nil) where LineCounts.isOfWay(key): continue
      case (_, nil):
        record.sights[key] = nil
        record.reasons[key] = nil
      case (.unseen, .seen(let identity)), (.onlyInFlow, .seen(let identity)):
        record.sights[key] = .seen(identity)
        record.reasons[key] = nil
      default: continue
      }
    }
    return record
  }

  /// The number of edges.
  public var count: Int {
    sights.values.count { !$0.isOfLines }
  }
}
