import Diagnostics

extension TerminalReporter {
  /// Writes the trace of a finding, one line for each event: the action, and the screens that are visible
  /// after it.
  func write(_ trace: Trace, of finding: Finding, gutter: Int, to page: inout TerminalPage) {
    let place = trace.environment.isEmpty ? "everywhere" : trace.environment
    page.prose(place, behind: head("where", gutter, page))
    if !trace.doubt.isEmpty { page.prose(trace.doubt, behind: head("doubt", gutter, page)) }
    if !trace.unusual.isEmpty { page.prose(trace.unusualWords, behind: head("unusual", gutter, page)) }
    if let length = finding.omittedSteps {
      return page.prose(length, behind: head("steps", gutter, page))
    }
    let start = stack(trace.start, page)
    guard !trace.steps.isEmpty else {
      page.prose("as soon as the app is up: \(start)", behind: head("steps", gutter, page))
      return
    }
    let numbers = String(trace.steps.count).count
    let actions = min(trace.steps.map { DisplayWidth.of($0.action) }.max() ?? 0, 40)
    for (index, step) in trace.steps.enumerated() {
      var line = index == 0 ? head("steps", gutter, page) : indented(gutter, page)
      let number = String(index + 1)
      line.add(String(repeating: " ", count: numbers - number.count) + number + ". ", .gutter)
      let begin = line.width
      line.addProse(step.action, .title)
      line.pad(to: max(begin + actions, line.width) + 2)
      let place = step.place.map { " (\($0.file.path):\($0.start.line))" } ?? ""
      let shown = [stack(step.stack, page) + place] + step.notes
      page.prose(
        shown.filter { !$0.isEmpty }.joined(separator: "; "), behind: line, indent: begin + 2,
        width: page.style.width)
      for reason in step.because {
        var line = indented(gutter, page)
        line.pad(to: begin)
        line.add("because ", .quiet)
        page.prose(reason, .quiet, behind: line, indent: begin + 2)
      }
    }
  }

  private func stack(_ screens: [String], _ page: TerminalPage) -> String {
    screens.joined(separator: page.decor.above)
  }

  private func head(_ name: String, _ gutter: Int, _ page: TerminalPage) -> InkedLine {
    var head = page.line(from: gutter + 1)
    head.add("= ", .gutter)
    head.add(name, .title)
    head.add(": ")
    return head
  }

  private func indented(_ gutter: Int, _ page: TerminalPage) -> InkedLine {
    page.line(from: head("steps", gutter, page).width)
  }
}
