internal import JSON

extension CodeFacts {
  /// The facts as JSON: one line for each fact, in an order that stays the same from run to run.
  public var text: String {
    var sorted = self
    sorted.sort()
    var text = "{\"modalflow-facts\":\(Self.schema),\"facts\":[\n"
    var isFirst = true
    for line in sorted.lines {
      if !isFirst { text += ",\n" }
      isFirst = false
      text += line.written
    }
    return text + (isFirst ? "]}\n" : "\n]}\n")
  }

  private var lines: [JSONValue] {
    var lines: [JSONValue] = []
    if let app { lines.append(app.json) }
    lines += screens.map(\.json)
    lines += edges.map(\.json)
    lines += guards.map(\.json)
    lines += callbacks.map(\.json)
    lines += closings.map(\.json)
    for screen in screens {
      lines += screen.buttons.map { button in
        .present([("kind", .text("button")), ("of", .text(screen.type))] + button.json)
      }
    }
    lines += nominated.map(\.json)
    lines += unseen.map(\.json)
    lines += findings.map(\.json)
    return lines
  }
}
