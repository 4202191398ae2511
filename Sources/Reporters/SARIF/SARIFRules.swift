import Diagnostics
internal import JSON

/// The rules that have results, each with its description, in the order of the results.
struct SARIFRules {
  private var pages: [RuleDescription] = []
  private var indices: [RuleID: Int] = [:]

  /// - Parameter pages: returns the description of a finding's rule; a rule without one uses the texts of its
  ///   first finding.
  init(_ findings: [Finding], pages page: (Finding) -> RuleDescription?) {
    for finding in findings where indices[finding.rule] == nil {
      indices[finding.rule] = pages.count
      pages.append(
        page(finding)
          ?? RuleDescription(
            id: finding.rule.name, title: finding.rule.name, severity: finding.severity.word,
            why: finding.why,
            instead: finding.fix))
    }
  }

  func index(of rule: RuleID) -> Int { indices[rule] ?? -1 }

  func write(to json: inout JSONWriter) {
    json.array("rules") { json in
      for page in pages { write(page, to: &json) }
    }
  }

  private func write(_ page: RuleDescription, to json: inout JSONWriter) {
    let severity = page.leastSeverity
    json.object { json in
      json.value("id", page.id)
      // These texts contain no placeholders, and code hosts show them unchanged, so nothing is escaped.
      json.object("shortDescription", inline: true) { $0.value("text", page.title) }
      if !page.what.isEmpty { json.object("fullDescription", inline: true) { $0.value("text", page.what) } }
      json.object("help") { json in
        json.value("text", page.plainHelp)
        json.value("markdown", page.markdownHelp)
      }
      json.object("defaultConfiguration", inline: true) { $0.value("level", severity.sarifLevel) }
      json.object("properties", inline: true) { json in
        json.values("tags", ["modality"] + (page.category.isEmpty ? [] : [page.category]))
        // GitHub's property for the severity of a result that is not a security vulnerability.
        json.value("problem.severity", severity == .info ? "recommendation" : severity.word)
      }
    }
  }
}

extension RuleDescription {
  /// For `error or warning` the last word: the severity if no condition holds.
  fileprivate var leastSeverity: Severity {
    severity.split { $0 == " " || $0 == "," }.last.flatMap { Severity(word: $0) } ?? .warning
  }

  private var sections: [(name: String, text: String)] {
    [("What", what), ("Why", why), ("Instead", instead), ("Sources", sources.joined(separator: ", "))]
      .filter { !$0.text.isEmpty }
  }

  fileprivate var plainHelp: String {
    let text = sections.map { "\($0.name): \($0.text)" }.joined(separator: "\n\n")
    return text.isEmpty ? title : text
  }

  fileprivate var markdownHelp: String {
    let text = sections.map { "**\($0.name)**\n\n\(MarkdownText.prose($0.text))" }
    return (["## " + MarkdownText.line(title)] + text).joined(separator: "\n\n") + "\n"
  }
}
