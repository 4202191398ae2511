import Diagnostics
import FlowChecking
import FlowModel
internal import JSON

extension Workspace {
  mutating func completion(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    let (document, offset) = try place(params)
    if isConfiguration(document) {
      let rules = settings.rules(forFile: document.path)
      let (replaced, offers) = ConfigurationHelp.offers(at: offset, in: document.file, rules: rules)
      return list(
        offers.map { Offer(label: $0.label, insertion: $0.insertion, detail: $0.detail, says: "", kind: 10) },
        replacing: replaced, in: document)
    }
    let offers = FlowOffers(at: offset, in: document.file.bytes, names: names(document))
    return list(
      offers.all.map {
        Offer(
          label: $0.label, insertion: $0.insertion, detail: $0.detail, says: $0.says, kind: $0.kind.number)
      }, replacing: offers.replaced, in: document)
  }

  private struct Offer {
    let label, insertion, detail, says: String
    let kind: Int
  }

  private func list(_ offers: [Offer], replacing span: Span, in document: OpenDocument) -> JSONValue {
    let range = abilities.encoding.range(Place(document.file, span))
    let items = offers.enumerated().map { number, offer -> JSONValue in
      let isSnippet = offer.insertion.contains("$0")
      let text =
        isSnippet && !abilities.snippets
        ? offer.insertion.split(separator: "$0", omittingEmptySubsequences: false).joined()
        : offer.insertion
      var item: JSONValue = [
        "label": .text(offer.label), "kind": .int(offer.kind),
        // A text that keeps the order of the reference.
        "sortText": .text(String(10_000 + number)),
        "textEdit": ["range": range, "newText": .text(text)],
        "insertTextFormat": isSnippet && abilities.snippets ? 2 : 1,
      ]
      if !offer.detail.isEmpty { item["detail"] = .text(offer.detail) }
      if !offer.says.isEmpty {
        item["documentation"] = ["kind": "markdown", "value": .text(offer.says)]
      }
      return item
    }
    return ["isIncomplete": false, "items": .array(items)]
  }
}

extension FlowOffer.Kind {
  /// The number of the kind in the protocol.
  fileprivate var number: Int {
    switch self {
    case .key: 10
    case .word, .condition: 20
    case .effect: 3
    case .screen: 7
    case .flag: 6
    case .work: 3
    case .point: 5
    case .button: 18
    case .rule: 18
    case .value: 12
    }
  }
}
