public import Diagnostics
internal import UIKitSemantics

/// Searches rules, categories, facts, sources and the words of both languages.
public struct ReferenceSearch: Sendable {
  private let rules: [RuleDescription]

  /// Creates a search over these rules and all built-in references.
  public init(_ rules: [RuleDescription]) { self.rules = rules }

  /// The names of categories, facts, sources and words, without duplicates.
  public var names: [String] {
    let words = [(LanguageReference.flow, ReferenceHit.Kind.flowWord), (LanguageReference.rules, .ruleWord)]
    let named = words.flatMap { Self.rows(of: $0, $1).map(\.hit.name) }
    return Set(
      rules.map(\.category) + rules.flatMap(\.sources) + PlatformFact.all.map(\.id) + named
    ).sorted()
  }

  /// All entries with this name or with this text, those with the name first. Letter case is ignored.
  public func hits(for text: String) -> [ReferenceHit] {
    let wanted = text.lowercased()
    guard !wanted.isEmpty else { return [] }
    var named: [ReferenceHit] = []
    var speaking: [ReferenceHit] = []
    func look(_ hit: ReferenceHit, also words: [String] = []) {
      if hit.name.lowercased() == wanted {
        named.append(hit)
      } else if ([hit.name, hit.says] + words).contains(where: { $0.lowercased().contains(wanted) }) {
        speaking.append(hit)
      }
    }
    for category in Set(rules.map(\.category)).sorted() where category.lowercased() == wanted {
      let own = rules.filter { $0.category == category }
      named.append(
        ReferenceHit(.category, category, "\(own.count) rules: " + own.map(\.id).joined(separator: ", ")))
    }
    for rule in rules { look(ReferenceHit(.rule, rule.id, rule.title), also: [rule.what, rule.instead]) }
    for fact in PlatformFact.all { look(ReferenceHit(.fact, fact.id, fact.says)) }
    let keys = Set(rules.flatMap(\.sources) + PlatformFact.all.flatMap(\.sources)).sorted()
    for source in keys.compactMap(CitedSource.init) {
      let address = source.address.isEmpty ? "" : " (\(source.address))"
      look(ReferenceHit(.source, source.key, source.title + address))
    }
    var telling: [ReferenceHit] = []
    for row in Self.rows(of: LanguageReference.flow, .flowWord) {
      if row.hit.name.lowercased() == wanted {
        named.append(row.hit)
      } else if row.names.contains(wanted) {
        telling.append(row.hit)
      }
    }
    for row in Self.rows(of: LanguageReference.rules, .ruleWord) where row.hit.name.lowercased() == wanted {
      named.append(row.hit)
    }
    return named + telling + speaking
  }

  /// The rows of a reference page: the name is in the first cell, the description in the last one, or in the column that
  /// is called so. Code in the row, such as the values of a key and symbols of UIKit or SwiftUI, counts as a name too.
  private static func rows(
    of page: String, _ kind: ReferenceHit.Kind
  ) -> [(hit: ReferenceHit, names: Set<String>)] {
    var heading = ""
    var titles: [String] = []
    var hits: [(hit: ReferenceHit, names: Set<String>)] = []
    let lines = page.split(separator: "\n")
    for (number, line) in lines.enumerated() {
      if line.hasPrefix("#") { heading = String(line.drop { $0 == "#" || $0 == " " }) }
      guard line.hasPrefix("|") else { continue }
      let cells = line.split(separator: "|").map {
        $0.filter { $0 != "`" }.split(separator: " ").joined(separator: " ")
      }
      if number + 1 < lines.count, lines[number + 1].hasPrefix("|---") {
        titles = cells
        continue
      }
      guard line.hasPrefix("| `"), cells.count > 1, cells.count == titles.count else { continue }
      let (place, says) = description(in: cells, titles, heading)
      let code = line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      let names = Set(code.filter { $0.offset % 2 == 1 }.flatMap { spellings(of: $0.element.lowercased()) })
      for name in cells[0].split(separator: ", ") {
        hits.append((ReferenceHit(kind, String(name), "\(place): \(says)"), names))
      }
    }
    return hits
  }

  /// Where a row belongs, and what it says. A table of values says of which key they are.
  private static func description(
    in cells: [String], _ titles: [String], _ heading: String
  ) -> (place: String, says: String) {
    if let column = titles.firstIndex(of: "says") { return ("value of \(titles[0])", cells[column]) }
    guard let column = titles.firstIndex(of: "controller") else { return (heading, cells[cells.count - 1]) }
    let note = cells[cells.count - 1]
    return (heading, cells[column] + (note.isEmpty ? "" : ": \(note)"))
  }

  /// A piece of code, without its leading dot, and without its arguments.
  private static func spellings(of code: String) -> [String] {
    let bare = code.drop { $0 == "." }
    return [code, String(bare), String(bare.prefix { $0 != "(" })]
  }
}
