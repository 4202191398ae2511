public import Diagnostics
internal import JSON

extension ConfigurationPage: PrintedPage {
  /// Writes the page for people: one line for each value, with the place that sets it.
  public func write(to output: inout some TextOutputStream, style: TerminalStyle) {
    var page = TerminalPage(style)
    page.prose(title, .title, behind: page.line, indent: 2)
    for file in files {
      var line = page.line
      line.add("  \(file)", .related)
      page.end(line)
    }
    page.blank()
    let keys = width(\.key, style)
    let values = min(width(\.value, style), 48)
    for row in rows {
      var line = page.line
      line.add(row.key, .help)
      line.pad(to: keys + 2)
      line.add(row.value)
      line.pad(to: max(line.width, keys + 2 + values) + 2)
      line.add(InkedLine.prose(row.origin.text, page.decor), row.origin == .standard ? .quiet : .related)
      if !row.effect.isEmpty { line.add(InkedLine.prose(" → \(row.effect)", page.decor), .title) }
      page.end(line)
    }
    if !rows.isEmpty { page.blank() }
    page.prose(outcome, behind: page.line, indent: 2)
    page.drain(into: &output)
  }

  private func width(_ key: KeyPath<Row, String>, _ style: TerminalStyle) -> Int {
    rows.map { DisplayWidth.of(VisibleText.of($0[keyPath: key], style.decor.visibleForm)) }.max() ?? 0
  }

  /// Writes the page as one JSON object; `line` and `column` start at 1 and are null if no file sets the
  /// value.
  public func writeJSON(to output: inout some TextOutputStream) {
    var json = JSONWriter()
    json.object { json in
      json.value("title", title)
      json.values("files", files)
      json.array("values") { json in
        for row in rows {
          json.object(inline: true) { json in
            json.value("key", row.key)
            json.value("value", row.value)
            json.value("effect", row.effect)
            write(row.origin, to: &json)
          }
        }
      }
      json.value("outcome", outcome)
    }
    json.drain(into: &output)
  }

  private func write(_ origin: SettingOrigin, to json: inout JSONWriter) {
    if let place = origin.place {
      json.value("file", place.file.path)
      json.value("line", place.start.line)
      json.value("column", place.start.column)
    } else {
      for key in ["file", "line", "column"] { json.null(key) }
    }
    json.value("profile", origin.profile)
    json.value("option", origin.option)
  }
}
