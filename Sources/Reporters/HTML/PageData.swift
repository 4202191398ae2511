internal import Diagnostics
internal import JSON

/// How many findings of the page have details. The page lists findings with the worst first.
struct PageDetail: Hashable {
  /// How many have their pictures and steps.
  var pictured: Int
  /// How many have the lines of their file, related places and code, and their repair.
  var told: Int
}

/// The data of the page: the content of the report, with shared parts stored once, without layout or markup.
struct PageData {
  let report: Report
  /// Rules by their number in the page.
  private let rules: [RuleID]
  private let ruleNumbers: [RuleID: Int]
  private let flowNumbers: [String: Int]
  /// Findings that count, followed by accepted ones; in each part the worst first, across all flows.
  private let entries: [Finding]

  init(_ report: Report) {
    self.report = report
    var rules: [RuleID] = []
    var numbers: [RuleID: Int] = [:]
    entries = Self.worstFirst(report.findings) + Self.worstFirst(report.accepted)
    let spoken =
      report.flows.flatMap { $0.verdicts.map(\.rule) } + entries.map(\.rule)
      + entries.flatMap { $0.others.map(\.rule) }
    for rule in spoken where numbers[rule] == nil {
      numbers[rule] = rules.count
      rules.append(rule)
    }
    self.rules = rules
    ruleNumbers = numbers
    flowNumbers = Dictionary(report.flows.enumerated().map { ($1.root, $0) }) { first, _ in first }
  }

  private static func worstFirst(_ findings: [Finding]) -> [Finding] {
    var positions: [String: Int] = [:]
    for (index, finding) in findings.enumerated() where positions[finding.flow] == nil {
      positions[finding.flow] = index
    }
    let rank = { (index: Int) -> (Int, Int, Int) in
      let finding = findings[index]
      return (-finding.severity.rawValue, positions[finding.flow] ?? 0, index)
    }
    return findings.indices.sorted { rank($0) < rank($1) }.map { findings[$0] }
  }

  /// All details of all findings.
  var everything: PageDetail { PageDetail(pictured: entries.count, told: entries.count) }

  /// Writes one JSON object, piece by piece.
  ///
  /// - Parameter detail: how many findings have details; for the others the page says that they are left out.
  func write(
    title: String, tool: ToolVersion, rule: (RuleID, String) -> RuleDescription?, detail: PageDetail,
    to write: (String) -> Void
  ) {
    var flows: [RuleID: String] = [:]
    for flow in report.flows {
      for verdict in flow.verdicts where flows[verdict.rule] == nil { flows[verdict.rule] = flow.root }
    }
    let described = rules.map { rule($0, flows[$0] ?? "") }
    // Only rules with findings get their pages: pages are the largest part of the data, and only findings
    // show them.
    let told = Set(entries.map(\.rule))
    var faces = FaceTable()
    var json = JSONWriter(isTight: true)
    func drain(_ json: inout JSONWriter) {
      var piece = ""
      json.drain(into: &piece)
      write(piece)
    }
    json.object { json in
      json.value("format", 1)
      json.shown("title", title)
      json.object("tool", inline: true) { json in
        json.shown("name", tool.name)
        json.shown("version", tool.version)
      }
      json.value("asked", report.ruleCount)
      json.array("rules") { json in
        for (id, description) in zip(rules, described) {
          json.object(inline: true) { $0.pageMembers(of: id, description, isTold: told.contains(id)) }
          drain(&json)
        }
      }
      json.array("flows") { json in
        for flow in report.flows {
          json.object(inline: true) { $0.pageMembers(of: flow, rules: ruleNumbers) }
          drain(&json)
        }
      }
      json.array("findings") { json in
        for (number, finding) in entries.enumerated() {
          json.object(inline: true) { json in
            let rule = ruleNumbers[finding.rule] ?? 0
            json.value("id", "finding-\(number + 1)")
            json.value("rule", rule)
            json.value("flow", flowNumbers[finding.flow] ?? -1)
            let map = flowNumbers[finding.flow].flatMap { report.flows[$0].map }
            json.pageMembers(
              of: finding, map: map, rule: described[rule], isPictured: number < detail.pictured,
              isTold: number < detail.told, &faces)
            json.pageMembers(ofOthers: finding.others, map: map, rules: ruleNumbers)
          }
          drain(&json)
        }
      }
      json.array("problems") { json in
        for problem in report.problems { json.object(inline: true) { $0.pageMembers(of: problem) } }
      }
      json.array("faces") { json in
        for face in faces.all {
          json.object(inline: true) { $0.pageMembers(of: face) }
          drain(&json)
        }
      }
    }
    drain(&json)
  }
}

/// The contents of screens; each different appearance of a screen is stored once.
struct FaceTable {
  private(set) var all: [Scene.Face] = []
  private var numbers: [Scene.Face: Int] = [:]

  /// Returns the number of a face; a new face gets a new number.
  mutating func number(of face: Scene.Face) -> Int {
    if let number = numbers[face] { return number }
    numbers[face] = all.count
    all.append(face)
    return all.count - 1
  }
}

extension JSONWriter {
  /// Writes a text with unsafe characters made visible, such as those that reverse or hide letters.
  mutating func shown(_ key: String? = nil, _ text: String) { value(key, VisibleText.of(text, .pictures)) }

  /// Writes the same, unless the text is empty.
  mutating func shown(unlessEmpty key: String, _ text: String) { if !text.isEmpty { shown(key, text) } }

  /// Writes texts, unless there are none.
  mutating func shown(unlessEmpty key: String, _ texts: [String]) {
    guard !texts.isEmpty else { return }
    values(key, texts.map { VisibleText.of($0, .pictures) })
  }

  /// Writes 1 if a condition holds, otherwise nothing.
  mutating func mark(_ key: String, if holds: Bool) { if holds { value(key, 1) } }
}
