import Diagnostics
import FlowChecking
import FlowModel
internal import JSON

extension Workspace {
  mutating func hover(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    let (document, offset) = try place(params)
    if isConfiguration(document) {
      guard let (place, text) = ConfigurationHelp.explanation(at: offset, in: document.file) else {
        return .null
      }
      let named = settings.rules(forFile: document.path).first { $0.id == place.text }
      return hover(named?.markdown ?? text, at: place)
    }
    let reading = reading(document).reading
    let read = text(of: document, among: reading.sources)
    let offsetRead = abilities.encoding.offset(params["position"], in: read) ?? offset
    if let use = reading.names.covering(offsetRead, in: document), let flow = reading.flow {
      return hover(NameDescription(use.subject, in: flow, uses: reading.names).markdown, at: use.place)
    }
    let allowed = reading.flow?.allowances.first {
      $0.place.span.start <= offsetRead && offsetRead <= $0.place.span.end
        && $0.place.file.absolutePath == document.path
    }
    if let allowed,
      let page = settings.rules(forFile: document.path).first(where: { $0.id == allowed.rule.name })
    {
      return hover(page.markdown, at: allowed.place)
    }
    guard let word = FlowExplanation(at: offset, in: document.file.bytes, path: document.path) else {
      return .null
    }
    var text = word.text
    let facts = FactCatalog(citedBy: []).speaking(of: word.subjects, atMost: 3)
    if !facts.isEmpty {
      text += "\n\n---\n\n" + facts.map { "- **\($0.id)** \($0.says)" }.joined(separator: "\n")
    }
    return hover(text, at: Place(document.file, word.place.span))
  }

  private func hover(_ text: String, at place: Place) -> JSONValue {
    [
      "contents": ["kind": "markdown", "value": .text(text)], "range": abilities.encoding.range(place),
    ]
  }
}

extension RuleDescription {
  /// The description of a rule, for a hover box.
  fileprivate var markdown: String {
    var text = "**`\(id)`**, \(severity)\n\n\(title)\n\n\(what)\n\n*Why:* \(why)\n\n*Instead:* \(instead)"
    if !address.isEmpty { text += "\n\n[The guidance behind it](\(address))" }
    return text
  }
}
