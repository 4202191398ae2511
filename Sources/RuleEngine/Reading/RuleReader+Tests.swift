internal import Diagnostics
internal import FlowModel
internal import YAMLTree

// The tests of a rule file.
extension RuleReader {
  func readTests(_ keys: MappingReader, parameters: [Rule.Parameter]) -> [Rule.Test] {
    guard let node = keys["tests"] else { return [] }
    let tests = node.elements.compactMap { readTest($0, parameters: parameters) }
    if !tests.contains(where: { !$0.expected.isEmpty }) {
      problems.add(
        "no-firing-test", "no test shows the rule fire", at: node, help: "add a flow with the defect")
    }
    if !tests.contains(where: \.expected.isEmpty) {
      problems.add(
        "no-silent-test", "no test shows the rule silent", at: node,
        help: "add a flow as it should be, with ‘expect: []’")
    }
    return tests
  }

  private func readTest(_ node: YAMLNode, parameters: [Rule.Parameter]) -> Rule.Test? {
    let fields = MappingReader(node, .test, problems)
    let name = fields.text("name")
    let values = readTestParameters(fields, parameters: parameters)
    guard let flow = fields["flow"], let expect = fields["expect"] else { return nil }
    return Rule.Test(
      name: name, isEdge: fields["edge"].flatMap(readBool) ?? false, place: node.place,
      expected: expect.elements.compactMap(readExpectation), applies: fields["applies"].flatMap(readBool),
      flowText: outdented(flow), flow: flow, parameters: values, today: readToday(fields),
      found: readFound(fields), forbidden: Set(fields.texts("forbidden").map(RuleID.init)))
  }

  private func readToday(_ fields: MappingReader) -> Day {
    let anyDay = Day(year: 2026, month: 1, day: 1)
    guard let node = fields["today"] else { return anyDay }
    if let day = Day(node.text) { return day }
    problems.add("bad-date", "‘\(node.text)’ is no day", at: node, expected: "yyyy-mm-dd, such as 2027-01-31")
    return anyDay
  }

  private func readFound(_ fields: MappingReader) -> [(rule: RuleID, element: ElementPath)]? {
    guard let node = fields["found"] else { return nil }
    return node.elements.map { entry in
      let fields = MappingReader(entry, .found, problems)
      let rule = RuleID(fields.text("rule"))
      return (rule, ElementPath(fields.text("at")))
    }
  }

  private func readTestParameters(
    _ fields: MappingReader, parameters: [Rule.Parameter]
  ) -> [String: ParameterValue] {
    guard let node = fields["params"] else { return [:] }
    let keys = parameters.map { RuleKey($0.name, .value, $0.says) }
    let map = MappingReader(node, "this rule's params", keys, problems)
    var values: [String: ParameterValue] = [:]
    for parameter in parameters {
      guard let value = map[parameter.name] else { continue }
      values[parameter.name] = readParameterValue(
        value, type: parameter.standard.typeName, name: parameter.name)
    }
    return values
  }

  private func readExpectation(_ node: YAMLNode) -> Rule.Expectation? {
    let fields = MappingReader(node, .expectation, problems)
    let element = fields.text("at")
    let message = fields.text("message")
    let severity = fields["severity"].flatMap(readSeverityWord)
    guard !element.isEmpty, !message.isEmpty else { return nil }
    return Rule.Expectation(
      element: ElementPath(element), message: message, severity: severity,
      environment: fields["where"]?.text, trace: fields["trace"]?.elements.map(\.text), place: node.place)
  }

  func readSeverityWord(_ node: YAMLNode) -> Severity? {
    if let severity = Severity(word: node.text) { return severity }
    problems.addUnknown(
      "unknown-severity", "‘\(node.text)’ is not a severity", at: node, among: Severity.allCases.map(\.word))
    return nil
  }

  /// The text of a block without its indentation; of a map in braces, one line for each key.
  private func outdented(_ node: YAMLNode) -> String {
    let source = node.source
    if source.text(in: node.span).hasPrefix("{") {
      return node.pairs.map { source.text(in: Span(Int($0.key.span.start), Int($0.value.span.end))) }
        .joined(separator: "\n")
    }
    let first = source.line(of: Int(node.span.start))
    let last = source.line(of: max(Int(node.span.end) - 1, Int(node.span.start)))
    let indent = Int(node.span.start) - Int(source.span(ofLine: first).start)
    return (first...last).map { line in
      let span = source.span(ofLine: line)
      let start = line == first ? Int(node.span.start) : min(Int(span.start) + indent, Int(span.end))
      return source.text(in: Span(start, min(Int(span.end), max(start, Int(node.span.end)))))
    }.joined(separator: "\n")
  }
}
