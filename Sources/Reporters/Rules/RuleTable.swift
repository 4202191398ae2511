import Diagnostics

/// What `rules` lists: one line per rule, in the order given.
public struct RuleTable: Sendable {
  /// One rule.
  public struct Row: Sendable {
    /// The rule's id.
    public var id: String
    /// A severity's word, or how it depends.
    public var severity: String
    /// The shelf it stands on.
    public var shelf: String
    /// A sentence without full stop.
    public var title: String

    /// A row of four texts.
    public init(id: String, severity: String, shelf: String, title: String) {
      self.id = id
      self.severity = severity
      self.shelf = shelf
      self.title = title
    }
  }

  /// The rules.
  public var rows: [Row]

  /// A table of `rows`.
  public init(_ rows: [Row]) { self.rows = rows }

  /// Writes the table for people: aligned, titles cut at the width of `style`, the number of rules at the end.
  public func write(to output: inout some TextOutputStream, style: TerminalStyle) {
    var page = TerminalPage(style)
    let head = Row(id: "Rule", severity: "Severity", shelf: "Shelf", title: "Title")
    let all = [head] + rows
    let columns = [\Row.id, \Row.severity, \Row.shelf].map { key in
      all.map { DisplayWidth.of(VisibleText.of($0[keyPath: key], style.decor.visibleForm)) }.max() ?? 0
    }
    for (index, row) in all.enumerated() {
      var line = page.line
      let ink: Ink? = index == 0 ? .title : nil
      var next = columns[0] + 2
      line.add(row.id, ink ?? .related)
      line.pad(to: next)
      line.add(row.severity, ink ?? Severity(word: row.severity)?.ink ?? .warning)
      next += columns[1] + 2
      line.pad(to: next)
      line.add(row.shelf, ink ?? .quiet)
      next += columns[2] + 2
      line.pad(to: next)
      line.add(cut(row.title, to: max(16, style.width - next), style.decor), ink ?? .plain)
      page.end(line)
    }
    page.blank()
    var count = page.line
    count.add(counted(rows.count, "rule"))
    page.end(count)
    page.drain(into: &output)
  }

  /// Writes the rows as a JSON array of objects.
  public func writeJSON(to output: inout some TextOutputStream) {
    var json = JSONText()
    json.array { json in
      for row in rows {
        json.object(inline: true) { json in
          json.value("id", row.id)
          json.value("severity", row.severity)
          json.value("shelf", row.shelf)
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
