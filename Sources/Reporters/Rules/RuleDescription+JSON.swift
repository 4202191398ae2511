public import Diagnostics
internal import JSON

extension RuleDescription {
  /// Writes the page as one JSON object, for programs.
  public func writeJSON(to output: inout some TextOutputStream) {
    var json = JSONWriter()
    json.object { json in
      json.value("id", id)
      json.value("title", title)
      json.value("severity", severity)
      json.value("category", category)
      json.value("since", since)
      json.value("what", what)
      json.value("why", why)
      json.value("instead", instead)
      json.array("parameters") { json in
        for parameter in parameters {
          json.object(inline: true) { json in
            json.value("name", parameter.name)
            json.value("type", parameter.type)
            json.value("default", parameter.standard)
            json.value("says", parameter.says)
          }
        }
      }
      json.values("sources", sources)
      json.values("folds", folds)
      for (key, examples) in [("avoid", avoid), ("prefer", prefer)] {
        json.array(key) { json in
          for example in examples {
            json.object { json in
              json.value("name", example.name)
              json.value("flow", example.flow)
            }
          }
        }
      }
    }
    json.drain(into: &output)
  }
}
