public import Diagnostics
internal import YAMLTree

/// What was seen of each way when flows and code were last held together and accepted. With it a way that is no longer
/// seen where it was is certain, however much else cannot be seen.
public struct DriftRecord: Equatable, Sendable {
  /// What was seen of a way.
  enum Sight: Equatable {
    /// The identity of the edge that it was matched to.
    case seen(String)
    /// Why it could not be seen.
    case unseen(String)
    /// A way that only code has, and that was accepted so.
    case onlyInCode
    /// A way that only the flow has; accepted where a person says why.
    case onlyInFlow
  }

  /// One way of one flow.
  struct Key: Hashable, Comparable {
    /// The name of the flow's root file.
    var flow: String
    /// The path of the element and the screen it starts from.
    var way: String

    static func < (one: Key, other: Key) -> Bool { (one.flow, one.way) < (other.flow, other.way) }
  }

  /// The file's name, beside the flow.
  public static let standardName = ".modalflow-drift.yaml"

  var sights: [Key: Sight] = [:]
  /// What a person has said of an entry: why it is so.
  var reasons: [Key: String] = [:]

  /// An empty record.
  public init() {}

  /// Reads a record that ``text`` wrote.
  ///
  /// - Throws: the first thing that is not understood.
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
    ].compactMap { $0 }
    guard sights.count == 1 else {
      problems.append(
        Problem(
          "no-drift-record",
          sights.isEmpty ? "this way does not say what was seen of it" : "this way was seen in two ways",
          at: node.place, expected: "one of ‘seen’, ‘unseen’, ‘only-in-code’ or ‘only-in-flow’"))
      return
    }
    let key = Key(flow: flow, way: way)
    self.sights[key] = sights[0]
    if let reason = texts["reason"], !reason.isEmpty { reasons[key] = reason }
  }

  /// The record as YAML, one line for each way.
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
      case nil: continue
      }
      if let reason = reasons[key] { line.add("reason", exactly: reason) }
      text += "  - \(line.inline)\n"
    }
    return text
  }

  /// The same with another record's ways of one flow; what a person has said of a way stays while the way is what it was.
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

  /// Whether it has anything of a flow.
  func has(_ flow: String) -> Bool { sights.keys.contains { $0.flow == flow } }

  /// The same without what is no longer needed: ways of a flow that neither it nor its code has any more, and reasons why
  /// something cannot be seen that now is seen.
  public func pruned(_ flow: String, by now: DriftRecord) -> DriftRecord {
    var record = self
    for (key, sight) in sights where key.flow == flow {
      switch (sight, now.sights[key]) {
      // What disappeared from code is seen as something else, and stays until a person has looked at it.
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

  /// How many ways it has.
  public var count: Int { sights.count }
}
