internal import Diagnostics
internal import RuleEngine

extension RuleDescription {
  /// Creates the description of a rule.
  init(_ rule: Rule) {
    let examples = rule.tests.filter { !$0.isEdge }.map { test in
      (fires: !test.expected.isEmpty, example: Example(name: test.name, flow: test.flowText))
    }
    self.init(
      id: rule.id.name, title: rule.title, severity: rule.severityWords, category: rule.category,
      since: rule.since,
      what: rule.documentation.what, why: rule.documentation.why, instead: rule.documentation.instead,
      parameters: rule.parameters.map {
        Parameter(
          name: $0.name, type: $0.standard.typeName, standard: $0.standard.description, says: $0.says)
      },
      sources: rule.sources, folds: rule.folds.map(\.name),
      address: rule.sources.lazy.compactMap(CitedSource.init).map(\.address).first { !$0.isEmpty } ?? "",
      avoid: examples.filter(\.fires).map(\.example), prefer: examples.filter { !$0.fires }.map(\.example))
  }
}
