public import Diagnostics
internal import JSON

/// The list that `rules` prints: one line per rule, in the given order.
public struct RuleTable: PrintedPage, Sendable {
  private let rules: [RuleDescription]

  /// Creates a table of rules.
  public init(_ rules: [RuleDescription]) { self.rules = rules }

  private typealias Row = RuleDescription

  /// The smallest useful width of a title; if there is less room, the column of categories is left out.
  private static let readableTitle = 40

  /// Writes the table for people: in columns, with the number of rules at the end. If `style` is too narrow,
  /// the categories are left out first, then titles are shortened.
  public func write(to output: inout some TextOutputStream, style: TerminalStyle) {
    var page = TerminalPage(style)
    let head = Row(id: "Rule", title: "Title", severity: "Severity", category: "Category")
    let all = [head] + rules
    var columns: [(key: KeyPath<Row, String>, width: Int)] = [\Row.id, \Row.severity, \Row.category].map {
      key in
      (key, all.map { DisplayWidth.of(VisibleText.of($0[keyPath: key], style.decor.visibleForm)) }.max() ?? 0)
    }
    let titles = all.map { DisplayWidth.of($0.title) }.max() ?? 0
    var room: Int { style.width - columns.reduce(0) { $0 + $1.width + 2 } }
    if room < min(titles, RuleTable.readableTitle) { columns.removeLast() }
    for (index, row) in all.enumerated() {
      var line = page.line
      var next = 0
      for (key, width) in columns {
        line.pad(to: next)
        line.add(row[keyPath: key], index == 0 ? .title : RuleTable.ink(of: key, in: row))
        next += width + 2
      }
      line.pad(to: next)
      line.add(cut(row.title, to: max(16, room), style.decor), index == 0 ? .title : .plain)
      page.end(line)
    }
    page.blank()
    var count = page.line
    count.add(counted(rules.count, "rule"))
    page.end(count)
    page.drain(into: &output)
  }

  private static func ink(of key: KeyPath<Row, String>, in row: Row) -> Ink {
    switch key {
    case \Row.id: .related
    case \Row.severity: Severity(word: row.severity)?.ink ?? .warning
    default: .quiet
    }
  }

  /// Writes the rules as a JSON array of objects.
  public func writeJSON(to output: inout some TextOutputStream) {
    var json = JSONWriter()
    json.array { json in
      for row in rules {
        json.object(inline: true) { json in
          json.value("id", row.id)
          json.value("severity", row.severity)
          json.value("category", row.category)
          json.value("title", row.title)
        }
      }
    }
    json.drain(into: &output)
  }

  private func cut(_ text: String, to width: Int, _ decor: Decor) -> String {
    let text = VisibleText.of(InkedLine.prose(text, decor), decor.visibleForm)
    guard DisplayWidth.of(text) > width else { return text }
    var kept = ""
    var filled = decor.ellipsis.count
    for character in text {
      filled += DisplayWidth.of(character)
      if filled > width { break }
      kept.append(character)
    }
    return kept + decor.ellipsis
  }
}
