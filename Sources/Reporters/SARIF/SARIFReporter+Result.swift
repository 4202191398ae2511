import Diagnostics
internal import JSON

extension SARIFReporter {
  func result(
    _ finding: Finding, _ fingerprint: String, _ rules: SARIFRules, isCompared: Bool,
    to json: inout JSONWriter
  ) {
    json.object { json in
      json.value("ruleId", finding.rule.name)
      json.value("ruleIndex", rules.index(of: finding.rule))
      json.value("kind", "fail")
      json.value("level", finding.severity.sarifLevel)
      json.message(finding.messageWithReservations)
      json.array("locations") { json in
        json.object { json in
          physicalLocation(finding.place, to: &json)
          if !finding.element.text.isEmpty {
            json.array("logicalLocations") { json in
              json.object(inline: true) { json in
                json.value("fullyQualifiedName", finding.element.text)
                json.value("kind", "element")
              }
            }
          }
          if !finding.label.isEmpty { json.message(finding.label) }
        }
      }
      let related = finding.related + finding.others.map { Label($0.place, "the same cause: \($0.message)") }
      if !related.isEmpty || !finding.unshownCode.isEmpty {
        self.related(related, finding.unshownCode, to: &json)
      }
      if let trace = finding.trace, trace.omitted == 0 { codeFlow(trace, of: finding, to: &json) }
      if let repair = finding.repair { fixes(repair, to: &json) }
      json.object("partialFingerprints", inline: true) { json in
        json.value("primaryLocationLineHash", fingerprint)
        json.value("modalflow/v1", fingerprint)
      }
      status(of: finding, isCompared: isCompared, to: &json)
      json.object("properties", inline: true) { json in
        json.value("flow", finding.flow)
        if !finding.folded.isEmpty { json.values("folded", finding.folded.map(\.name)) }
        if !finding.others.isEmpty { json.values("others", finding.others.map(\.name)) }
      }
    }
  }

  private func status(of finding: Finding, isCompared: Bool, to json: inout JSONWriter) {
    if isCompared {
      let isKnown =
        switch finding.status {
        case .baselined, .carried: true
        case .new, .allowed: false
        }
      json.value("baselineState", isKnown ? "unchanged" : "new")
    }
    guard let acceptance = finding.status.acceptance else { return }
    json.array("suppressions") { json in
      json.object { json in
        if case .allowed = finding.status {
          json.value("kind", "inSource")
        } else {
          json.value("kind", "external")
        }
        json.value("status", "accepted")
        if !acceptance.reason.isEmpty { json.value("justification", acceptance.reason) }
        if let place = acceptance.place { json.object("location") { physicalLocation(place, to: &$0) } }
        let words = [("owner", acceptance.owner), ("until", acceptance.until)].filter { !$0.1.isEmpty }
        guard !words.isEmpty else { return }
        json.object("properties", inline: true) { json in
          for (key, word) in words { json.value(key, word) }
        }
      }
    }
  }

  func related(_ labels: [Label], _ code: [CodeLine] = [], to json: inout JSONWriter) {
    json.array("relatedLocations") { json in
      defer { for (index, line) in code.enumerated() { location(line, labels.count + index + 1, to: &json) } }
      for (index, label) in labels.enumerated() {
        json.object { json in
          json.value("id", index + 1)
          physicalLocation(label.place, to: &json)
          json.message(label.text)
        }
      }
    }
  }

  /// Writes a line of code whose text is not available: without columns, because SARIF counts them in the
  /// text.
  private func location(_ code: CodeLine, _ id: Int, to json: inout JSONWriter) {
    json.object { json in
      json.value("id", id)
      json.object("physicalLocation") { json in
        artifactLocation("artifactLocation", code.path, to: &json)
        json.object("region", inline: true) { $0.value("startLine", code.line) }
      }
      json.message(code.says)
    }
  }

  /// Writes the trace as the only code flow, with its environment as the immutable state.
  ///
  /// A swipe has no place in the file, but viewers drop steps without a place. It therefore gets the place of
  /// the previous step, or the place of the finding if it is the first step.
  private func codeFlow(_ trace: Trace, of finding: Finding, to json: inout JSONWriter) {
    json.array("codeFlows") { json in
      json.object { json in
        let place = trace.environment.isEmpty ? "" : ", where: \(trace.environment)"
        json.message("The shortest way there: \(counted(trace.steps.count, "step"))\(place)")
        json.array("threadFlows") { json in
          json.object { json in
            state("initialState", "stack", trace.start.joined(separator: " ▸ "), to: &json)
            if !trace.environment.isEmpty {
              state("immutableState", "environment", trace.environment, to: &json)
            }
            json.array("locations") { steps(trace, from: finding.place, to: &$0) }
          }
        }
      }
    }
  }

  private func steps(_ trace: Trace, from place: Place, to json: inout JSONWriter) {
    var place = place
    // SARIF requires at least one step; a trace without steps means that the problem exists at the start.
    let steps =
      trace.steps.isEmpty
      ? [Trace.Step(action: "as soon as the app is up", stack: trace.start)] : trace.steps
    for (index, step) in steps.enumerated() {
      place = step.place ?? place
      json.object { json in
        json.object("location") { json in
          physicalLocation(place, to: &json)
          json.message(step.sentence)
        }
        state("state", "stack", step.stack.joined(separator: " ▸ "), to: &json)
        json.value("executionOrder", index + 1)
        json.value("importance", index == steps.count - 1 ? "essential" : "important")
      }
    }
  }

  private func state(_ key: String, _ name: String, _ text: String, to json: inout JSONWriter) {
    json.object(key, inline: true) { $0.message(name, text) }
  }
}

extension Severity {
  var sarifLevel: String {
    switch self {
    case .info: "note"
    case .warning: "warning"
    case .error: "error"
    }
  }
}
