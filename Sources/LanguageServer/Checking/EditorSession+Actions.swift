import Diagnostics
import FlowChecking
internal import JSON

extension EditorSession {
  /// The code actions for a range: tested repairs, corrections of misspelt names, and allowances.
  func codeActions(_ params: JSONValue) async -> Result<JSONValue, ResponseError> {
    let document: OpenDocument
    do throws(ResponseError) {
      document = try workspace.document(params)
    } catch {
      return .failure(error)
    }
    let only = params["context"]?["only"]?.elements.compactMap(\.text) ?? []
    let isWanted = only.isEmpty || only.contains { "quickfix".hasPrefix($0) || $0.hasPrefix("quickfix") }
    guard workspace.abilities.literalCodeActions, isWanted, !workspace.isConfiguration(document),
      let result = await playedResult(document)
    else { return .success([]) }
    let text = workspace.text(of: document, among: result.sources)
    guard let start = workspace.abilities.encoding.offset(params["range"]?["start"], in: text),
      let end = workspace.abilities.encoding.offset(params["range"]?["end"], in: text)
    else { return .failure(.missing("range")) }
    let range = min(start, end)..<max(start, end)
    let isAsked = { (place: Place) in
      place.file.absolutePath == document.path && Int(place.span.start) <= range.upperBound
        && range.lowerBound <= Int(place.span.end)
    }
    let report = result.outcome.report
    var actions: [JSONValue] = []
    for problem in report.problems where problem.place.map(isAsked) ?? false {
      guard let repair = result.replacement(of: problem), let place = problem.place else { continue }
      actions.append(action(repair, for: matching(problem.code, place, params), isPreferred: true))
    }
    let findings = report.findings.flatMap { [$0] + $0.others }.filter { isAsked($0.place) }
    let offers = await Self.offers(for: findings, result)
    if Task.isCancelled || workspace.documents[document.uri]?.version != document.version {
      return .failure(.cancelled)
    }
    for offer in offers {
      let diagnostics = matching(offer.finding.rule.name, offer.finding.place, params)
      if let repair = offer.repair {
        actions.append(action(repair, for: diagnostics, isPreferred: repair.isSafe))
      }
      if let allowance = offer.allowance {
        actions.append(action(allowance, for: diagnostics, isPreferred: false))
      }
    }
    return .success(.array(actions))
  }

  private struct Offered: Sendable {
    let finding: Finding
    let repair, allowance: Repair?
  }

  /// Computes and tests repairs outside this actor.
  @concurrent private static func offers(for findings: [Finding], _ result: LiveResult) async -> [Offered] {
    var offers: [Offered] = []
    for finding in findings {
      if Task.isCancelled { return [] }
      offers.append(
        Offered(
          finding: finding, repair: result.repair(of: finding),
          allowance: result.allowance(of: finding, reason: "say here why this is meant")))
    }
    return offers
  }

  /// The client's diagnostics that an action fixes.
  private func matching(_ code: String, _ place: Place, _ params: JSONValue) -> [JSONValue] {
    let range = workspace.abilities.encoding.range(place)
    return (params["context"]?["diagnostics"]?.elements ?? []).filter {
      $0["code"]?.text == code && $0["range"] == range
    }
  }

  private func action(_ repair: Repair, for diagnostics: [JSONValue], isPreferred: Bool) -> JSONValue {
    let says = repair.says.prefix(1).uppercased() + repair.says.dropFirst()
    return [
      "title": .text(says), "kind": "quickfix", "isPreferred": .bool(isPreferred),
      "diagnostics": .array(diagnostics), "edit": workspace.edit(repair.changes),
    ]
  }
}
