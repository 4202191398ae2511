public import Diagnostics

extension RuleDescription: PrintedPage {
  /// Writes the page for people, wrapped to the width of `style`.
  public func write(to output: inout some TextOutputStream, style: TerminalStyle) {
    var page = TerminalPage(style)
    writeHead(to: &page)
    for (name, text) in [("What", what), ("Why", why), ("Instead", instead)] where !text.isEmpty {
      section(name, to: &page)
      page.prose(text, behind: page.line(from: 2), indent: 2)
    }
    if !parameters.isEmpty {
      section("Parameters", to: &page)
      for parameter in parameters { write(parameter, to: &page) }
    }
    write(avoid, under: "Avoid", .error, to: &page)
    write(prefer, under: "Prefer", .success, to: &page)
    for (name, texts) in [("Folds", folds), ("Sources", sources)] where !texts.isEmpty {
      section(name, to: &page)
      page.prose(texts.joined(separator: ", "), behind: page.line(from: 2), indent: 2)
    }
    page.drain(into: &output)
  }

  private func writeHead(to page: inout TerminalPage) {
    page.prose(title, .title, behind: page.line, indent: 0)
    var line = page.line
    line.add(id, .related)
    let separator = page.decor.isUnicode ? " · " : " | "
    line.add(separator, .quiet)
    line.add(severity, Severity(word: severity)?.ink ?? .warning)
    for fact in [category, since.isEmpty ? "" : "since \(since)"] where !fact.isEmpty {
      line.add(separator, .quiet)
      line.add(fact)
    }
    page.end(line)
  }

  private func section(_ name: String, to page: inout TerminalPage, _ ink: Ink = .title) {
    page.blank()
    var line = page.line
    line.add(name, ink)
    page.end(line)
  }

  private func write(_ parameter: Parameter, to page: inout TerminalPage) {
    var line = page.line(from: 2)
    line.add(parameter.name, .help)
    line.add(": \(parameter.type) = \(parameter.standard)")
    page.end(line)
    guard !parameter.says.isEmpty else { return }
    page.prose(parameter.says, behind: page.line(from: 6))
  }

  /// Lines of example flows are not wrapped: the terminal breaks a line that is too wide, so that it can be
  /// copied.
  private func write(_ examples: [Example], under name: String, _ ink: Ink, to page: inout TerminalPage) {
    guard !examples.isEmpty else { return }
    section(name, to: &page, ink)
    for (index, example) in examples.enumerated() {
      if index > 0 { page.blank() }
      var head = page.line(from: 2)
      head.add(page.decor.bullet + " ", ink)
      page.prose(example.name, behind: head)
      var lines = example.flow.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      while lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
      for text in lines {
        var line = page.line(from: 4)
        line.add(page.decor.bar + " ", .gutter)
        line.add(String(text))
        page.end(line)
      }
    }
  }
}
