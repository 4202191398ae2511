internal import Diagnostics
internal import ExpressionLanguage
internal import YAMLTree

// Reads the question of a rule file.
extension RuleReader {
  /// The keyword with its condition, and the compiler for the texts of findings.
  struct Asked {
    var question: Question
    var environments: RuleEnvironments
    var compiler: RuleCompiler
    var facts: Facts
  }

  func readQuestion(_ keys: MappingReader, parameters: [Rule.Parameter]) -> Asked? {
    guard let keyword = readKeyword(keys) else { return nil }
    var subject: Subject?
    if keyword.hasSubject {
      guard let read = readSubject(keys, of: keyword) else { return nil }
      subject = read
    } else if let each = keys["each"] {
      problems.add(
        "misplaced-key", "‘\(keyword.rawValue)’ is about all that can happen and has no ‘each’", at: each,
        help: "take ‘each’ out and narrow the question by ‘when’")
    }
    if keyword != .alwaysPossibleStep, let through = keys["through"] {
      problems.add("misplaced-key", "‘through’ belongs to ‘always-possible-step’", at: through)
    }
    let environments = RuleEnvironments.of(parameters)
    let scopes = [keyword.whenScope(subject), keyword.conditionScope(subject), keyword.findingScope(subject)]
    let macros = RuleMacros(
      keys["macros"], in: keyword == .alwaysPossibleStep ? scopes + [.event] : scopes, problems)
    let compiler = { (scope: Scope) in
      RuleCompiler(environment: environments[scope].environment, macros: macros, problems: problems)
    }
    let whenCompiler = compiler(keyword.whenScope(subject))
    let conditionCompiler = compiler(keyword.conditionScope(subject))
    let when = whenCompiler.compile(keys["when"], expecting: .bool)
    let facts = when?.facts ?? .none
    // What `when` says about a state is not known of the steps that `always-possible-step` searches.
    let known = keyword == .alwaysPossibleStep ? Facts.none : facts
    let condition = conditionCompiler.compile(keys[keyword.rawValue], expecting: .bool, assuming: known)
    let through = compiler(.event).compile(keys["through"], expecting: .bool)
    guard let condition, keys["through"] == nil || through != nil, keys["when"] == nil || when != nil else {
      return nil
    }
    let question = Question(
      keyword: keyword, subject: subject, when: when, condition: condition, through: through)
    // A finding exists only where the condition of `never` or `never-step` is true.
    let isNever = keyword == .never || keyword == .neverStep
    return Asked(
      question: question, environments: environments, compiler: compiler(keyword.findingScope(subject)),
      facts: isNever ? facts.and(condition.facts) : facts)
  }

  private func readKeyword(_ keys: MappingReader) -> Keyword? {
    let written = Keyword.allCases.filter { keys[$0.rawValue] != nil }
    if written.count > 1, let second = keys[written[1].rawValue] {
      problems.add(
        "several-questions", "‘\(written[0].rawValue)’ and ‘\(written[1].rawValue)’ stand in one rule",
        at: second,
        expected: "one question", help: "make it two rules")
    }
    if written.isEmpty, keys.node.kind == .mapping {
      problems.add(
        "missing-key", "a rule needs a question", at: keys.node,
        expected: "one of the keys \(listOfNames(Keyword.allCases.map(\.rawValue)))")
    }
    return written.first
  }

  private func readSubject(_ keys: MappingReader, of keyword: Keyword) -> Subject? {
    guard let node = keys["each"] else {
      problems.add(
        "missing-key", "‘\(keyword.rawValue)’ needs the key ‘each’", at: keys.node,
        expected: listOfNames(keyword.subjects.map(\.rawValue)))
      return nil
    }
    if let subject = Subject(rawValue: node.text), keyword.subjects.contains(subject) { return subject }
    problems.addUnknown(
      "unknown-subject", "a rule cannot range over ‘\(node.text)’", at: node,
      among: keyword.subjects.map(\.rawValue))
    return nil
  }

  /// Reports expected findings without a trace. Tests of a rule about behaviour must expect it, because users
  /// of the rule read it first.
  func requireTraces(of tests: [Rule.Test]) {
    for expected in tests.flatMap(\.expected) where expected.trace == nil {
      problems.add(
        Problem(
          "missing-key", "the expected finding needs its ‘trace’", at: expected.place,
          expected: "the actions of the shortest way there, such as [tap “Settings”, swipe down]"))
    }
  }
}
