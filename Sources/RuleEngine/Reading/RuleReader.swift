public import Diagnostics
internal import ExpressionLanguage
internal import YAMLTree

/// Reads rule files. A rule with a problem is not used at all: a condition that is only partly understood would miss
/// findings without saying so.
public struct RuleReader {
  let problems = ProblemList()
  let fileName: String
  private let category: String

  /// Reads the bytes of a rule file and type-checks its expressions.
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - path: its path; the last folder is the rule's category and the name must be the rule's id.
  ///   - withTests: false to skip the tests, which saves the time to read them.
  /// - Returns: the rule, if there is nothing wrong with it, and everything that is.
  public static func read(
    _ bytes: [UInt8], path: String, withTests: Bool = true
  ) -> (rule: Rule?, problems: [Problem]) {
    let stream = YAMLStream.read(bytes, path: path)
    let reader = RuleReader(path: path)
    for problem in stream.problems { reader.problems.add(problem) }
    guard let root = stream.documents.first else {
      if stream.problems.isEmpty {
        reader.problems.add(Problem("empty-file", "there is no rule in this file", at: nil, path: path))
      }
      return (nil, reader.problems.told(of: path))
    }
    if stream.documents.count > 1 {
      reader.problems.add("several-documents", "a rule file holds one rule", at: stream.documents[1])
    }
    let rule = reader.readRule(root, source: stream.source, withTests: withTests)
    return (reader.problems.all.isEmpty ? rule : nil, reader.problems.told(of: path))
  }

  private init(path: String) {
    let parts = path.split(separator: "/")
    fileName = String((parts.last ?? "").prefix { $0 != "." })
    category = parts.count > 1 ? String(parts[parts.count - 2]) : ""
  }

  private func readRule(_ root: YAMLNode, source: SourceFile, withTests: Bool) -> Rule? {
    let keys = MappingReader(root, .rule, problems)
    let id = readID(keys)
    let title = readTitle(keys)
    let since = readMonth("since", of: keys)
    let edition = keys["edition"] == nil ? "" : readMonth("edition", of: keys)
    let documentation = readDocumentation(keys)
    let parameters = readParameters(keys)
    let tests = withTests ? readTests(keys, parameters: parameters) : []
    guard let asked = readQuestion(keys, parameters: parameters) else { return nil }
    let (compiler, facts) = (asked.compiler, asked.facts)
    let severity = readSeverity(keys["severity"], compiler, facts)
    let message = compiler.template(keys["message"], assuming: facts)
    let place = readPlace(keys["at"], compiler, facts)
    let label = compiler.template(keys["label"], assuming: facts)
    let related = readRelated(keys, compiler, facts)
    let cause = readCause(keys, id, compiler, facts)
    let repairs = readRepairs(keys, compiler, facts)
    guard let severity, let message else { return nil }
    compiler.macros.reportUnused(problems)
    let template = FindingTemplate(
      at: place, message: message, label: label, related: related, cause: cause,
      code: readCodeSubject(keys["code"]))
    let page = Rule.Page(
      category: category, title: title, since: since, edition: edition, sources: keys.texts("sources"),
      documentation: documentation, severities: severity.possible)
    if withTests, asked.question.keyword.hasTraces { requireTraces(of: tests) }
    let wording = Rule.Wording(
      severity: severity, template: template, repairs: repairs)
    return Rule(
      id: id, folds: keys.texts("folds").map(RuleID.init), parameters: parameters, question: asked.question,
      tests: tests, wording: LazyPart(wording), environments: asked.environments,
      plan: RulePlan(asked.question, wording, parameters), page: LazyPart(page), file: LazyPart(source))
  }

  private func readSeverity(
    _ node: YAMLNode?, _ compiler: RuleCompiler, _ facts: Facts
  ) -> SeverityChoice? {
    guard let node else { return nil }
    guard node.kind == .mapping else {
      return readSeverityWord(node).map { SeverityChoice(cases: [], standard: $0) }
    }
    var cases: [(condition: Program, severity: Severity)] = []
    var standard: Severity?
    for (key, value) in node.pairs {
      if key.text == "else" {
        standard = readSeverityWord(value)
      } else if let severity = readSeverityWord(key),
        let condition = compiler.compile(value, expecting: .bool, assuming: facts)
      {
        cases.append((condition, severity))
      }
    }
    if standard == nil { problems.add("missing-key", "a severity by condition needs ‘else’", at: node) }
    return standard.map { SeverityChoice(cases: cases, standard: $0) }
  }

  /// Reads which lines of code belong to the findings.
  private func readCodeSubject(_ node: YAMLNode?) -> CodeSubject {
    guard let node else { return .element }
    if let subject = CodeSubject(rawValue: node.text) { return subject }
    problems.addUnknown(
      "unknown-code-subject", "a finding has no lines of code of ‘\(node.text)’", at: node,
      among: CodeSubject.allCases.map(\.rawValue))
    return .element
  }

  private func readRelated(
    _ keys: MappingReader, _ compiler: RuleCompiler, _ facts: Facts
  ) -> [(at: Program, says: MessageTemplate)] {
    keys.elements("related").compactMap { entry in
      let fields = MappingReader(entry, .related, problems)
      guard let at = readPlace(fields["at"], compiler, facts),
        let says = compiler.template(fields["says"], assuming: facts)
      else { return nil }
      return (at, says)
    }
  }

  private func readCause(
    _ keys: MappingReader, _ id: RuleID, _ compiler: RuleCompiler, _ facts: Facts
  ) -> CauseTemplate? {
    guard let node = keys["cause"] else { return nil }
    guard node.kind == .mapping else {
      return readPlace(node, compiler, facts, orApp: true).map { CauseTemplate(name: id.name, at: $0) }
    }
    let fields = MappingReader(node, .cause, problems)
    let at = readPlace(fields["at"], compiler, facts, orApp: true)
    return fields["name"].map { CauseTemplate(name: $0.text, at: at) }
  }

  /// Compiles an expression for a record with a place in a file, or for the app as a whole.
  func readPlace(
    _ node: YAMLNode?, _ compiler: RuleCompiler, _ facts: Facts, orApp: Bool = false
  ) -> Program? {
    guard let node, let program = compiler.compile(node, assuming: facts) else { return nil }
    let wanted = RuleVocabulary.placed + (orApp ? [FlowRecords.type] : [])
    guard case .record(let record) = program.type, wanted.contains(record) else {
      problems.add(
        "no-place", "\(program.type) stands nowhere in a file", at: node,
        expected: listOfNames(wanted.map(\.name)))
      return nil
    }
    return program
  }
}
