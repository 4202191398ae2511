public import Diagnostics
internal import JSON

extension FactDescription: PrintedPage {
  /// Writes the page for people, wrapped to the width of `style`.
  public func write(to output: inout some TextOutputStream, style: TerminalStyle) {
    var page = TerminalPage(style)
    var head = page.line
    head.add(id, .related)
    head.add(": ")
    page.prose(says, .title, behind: head, indent: 4)
    let parts = [
      ("Versions", [versions]), ("Known", [standing]), ("Open", [open]), ("Sources", sources),
      ("Witnesses", witnesses), ("Rules", rules),
    ]
    for (name, texts) in parts where texts.contains(where: { !$0.isEmpty }) {
      page.blank()
      page.title(name)
      for text in texts {
        page.prose(text, behind: page.line(from: 2), indent: 4)
      }
    }
    page.drain(into: &output)
  }

  /// Writes the page as one JSON object, for programs.
  public func writeJSON(to output: inout some TextOutputStream) {
    var json = JSONWriter()
    json.object { json in
      json.value("id", id)
      json.value("says", says)
      json.value("standing", standing)
      json.value("versions", versions)
      json.value("open", open)
      json.values("sources", sources)
      json.values("witnesses", witnesses)
      json.values("rules", rules)
    }
    json.drain(into: &output)
  }
}
