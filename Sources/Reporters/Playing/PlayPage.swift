public import Diagnostics

/// Writes a played flow for people: the steps, the screens that are visible, and the possible next steps.
public struct PlayPage: Sendable {
  private let style: TerminalStyle

  /// Creates a page in a style.
  public init(style: TerminalStyle) { self.style = style }

  /// Writes the start, each step and the current state.
  public func write(_ played: PlayedFlow, to output: inout some TextOutputStream) {
    writeStart(of: played, to: &output)
    for index in played.steps.indices { writeStep(index, of: played, to: &output) }
    writeNow(played, to: &output)
  }

  /// Writes the start, and what follows from it without any action of the user.
  public func writeStart(of played: PlayedFlow, to output: inout some TextOutputStream) {
    var page = TerminalPage(style)
    page.title("‘\(played.name)’ on \(played.environment)")
    var line = page.line
    line.add("0. ", .gutter)
    line.addProse("the app comes up", .title)
    line.add("  ")
    page.prose(stack(played.start, page), behind: line, indent: 5)
    write(played.launch, because: [], at: nil, to: &page)
    page.drain(into: &output)
  }

  /// Writes one step: the action, the state after it, the events and their reasons, and the place in the
  /// file.
  public func writeStep(_ index: Int, of played: PlayedFlow, to output: inout some TextOutputStream) {
    var page = TerminalPage(style)
    let step = played.steps[index]
    var line = page.line
    line.add("\(index + 1). ", .gutter)
    line.addProse(step.action, .title)
    line.add("  ")
    page.prose(stack(step.after, page), behind: line, indent: 5, width: style.width)
    write(step.events, because: step.because, at: step.place, to: &page)
    page.drain(into: &output)
  }

  /// Writes the screens that are visible now, and the possible actions.
  public func writeNow(_ played: PlayedFlow, to output: inout some TextOutputStream) {
    var page = TerminalPage(style)
    page.blank()
    writeScene(played.now, to: &page)
    page.blank()
    if played.now.hasCrashed {
      page.prose("The app has crashed: nothing more can be done", .error, behind: page.line)
    } else {
      write(played.moves, to: &page)
    }
    page.drain(into: &output)
  }

  private func stack(_ scene: PlayedFlow.Scene, _ page: TerminalPage) -> String {
    scene.stack.map(\.id).joined(separator: page.decor.above)
  }

  private func write(
    _ events: [StepEvent], because facts: [String], at place: Place?, to page: inout TerminalPage
  ) {
    for event in events {
      page.prose(event.text, event.kind.ink, behind: page.line(from: 3), indent: 5)
    }
    for fact in facts {
      var line = page.line(from: 3)
      line.add("because ", .quiet)
      page.prose(fact, .quiet, behind: line, indent: 5)
    }
    if let place {
      var line = page.line(from: 3)
      line.add("at \(place.file.path):\(place.start.line):\(place.start.column)", .quiet)
      page.end(line)
    }
  }

  private func writeScene(_ scene: PlayedFlow.Scene, to page: inout TerminalPage) {
    var head = page.line
    head.addProse("On screen", .title)
    head.addProse(" (\(scene.environment))")
    page.end(head)
    let names = scene.stack.map { DisplayWidth.of(VisibleText.of($0.id, page.decor.visibleForm)) }.max() ?? 0
    let titles =
      scene.stack.map { DisplayWidth.of(VisibleText.of($0.title, page.decor.visibleForm)) }.max() ?? 0
    for (index, screen) in scene.stack.enumerated() {
      var line = page.line(from: 2)
      line.add(screen.id, index == scene.stack.count - 1 ? .title : .plain)
      line.pad(to: 2 + names + 2)
      if titles > 0, titles <= 40 {
        line.add(screen.title)
        line.pad(to: 2 + names + 2 + titles + 2)
      }
      let work = screen.unsaved.map { "‘\($0)’" }.joined(separator: ", ")
      let facts = [screen.isPushed ? "pushed" : screen.look, work.isEmpty ? "" : "unsaved: \(work)"]
      page.prose(facts.filter { !$0.isEmpty }.joined(separator: "; "), .quiet, behind: line)
    }
    if !scene.flags.isEmpty {
      page.prose("set: \(scene.flags.joined(separator: ", "))", .quiet, behind: page.line(from: 2))
    }
  }

  private func write(_ moves: [PlayedFlow.Move], to page: inout TerminalPage) {
    page.title("What can be done")
    let numbers = String(moves.count).count
    let actions = min(moves.map { DisplayWidth.of($0.action) }.max() ?? 0, 36)
    for (index, move) in moves.enumerated() {
      var line = page.line
      let number = String(index + 1)
      line.pad(to: 2 + numbers - number.count)
      line.add("\(number). ", .gutter)
      let begin = line.width
      line.addProse(move.action, .related)
      line.pad(to: max(begin + actions, line.width) + 2)
      let worst = move.events.first.map(\.kind.ink) ?? .plain
      page.prose(
        move.events.map(\.text).joined(separator: "; "), worst, behind: line, indent: begin + 2,
        width: style.width)
    }
  }
}

extension StepEvent.Kind {
  /// The colour for how serious it is.
  fileprivate var ink: Ink {
    switch self {
    case .crashed, .lost: .error
    case .dropped, .misdirected, .found, .notCalled: .warning
    case .discarded, .refused: .info
    case .called, .ran, .completed, .came, .went, .redrawn, .switched: .plain
    case .nothing: .quiet
    }
  }
}
