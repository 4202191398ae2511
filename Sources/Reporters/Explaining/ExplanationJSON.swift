public import Diagnostics
internal import JSON

/// Why a rule fires at an element, or why it does not, for programs: one object.
public struct ExplanationJSON: Sendable {
  private let tool: ToolVersion

  /// A writer that says who wrote.
  public init(tool: ToolVersion) { self.tool = tool }

  /// Writes it all.
  public func write(_ explanation: RuleExplanation, to output: inout some TextOutputStream) {
    var json = JSONWriter()
    json.object { json in
      json.value("version", 1)
      ReportForms.tool.write(tool, "tool", &json)
      json.value("flow", explanation.flow)
      json.value("rule", explanation.rule.name)
      json.value("element", explanation.element.text)
      json.value("fires", explanation.fires)
      json.value("verdict", explanation.verdict.rawValue)
      json.value("message", explanation.message)
      json.values("notes", explanation.notes)
      json.array("cases") { json in
        for one in explanation.cases { write(one, to: &json) }
      }
    }
    json.drain(into: &output)
  }

  private func write(_ one: RuleExplanation.Case, to json: inout JSONWriter) {
    json.object { json in
      json.value("kind", one.kind)
      json.value("element", one.element.text)
      json.value("met", one.clauses.count(where: \.isMet))
      json.array("clauses") { json in
        for clause in one.clauses {
          json.object { json in
            json.value("key", clause.key)
            json.value("text", clause.text)
            json.value("wanted", clause.wanted)
            if let value = clause.value { json.value("value", value) } else { json.null("value") }
            json.array("reads") { json in
              for read in clause.reads {
                json.object(inline: true) { json in
                  json.value("text", read.text)
                  json.value("value", read.value)
                }
              }
            }
          }
        }
      }
      if let trace = one.trace {
        json.object("trace") { json in
          json.value("environment", trace.environment)
          json.values("start", trace.start)
          json.array("steps") { json in
            for step in trace.steps {
              json.object(inline: true) { json in
                json.value("action", step.action)
                json.values("stack", step.stack)
                json.values("notes", step.notes)
              }
            }
          }
        }
      }
    }
  }
}
