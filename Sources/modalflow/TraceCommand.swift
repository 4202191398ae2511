internal import ArgumentParser
internal import Diagnostics
internal import FlowChecking
internal import Reporters

/// `modalflow trace FLOW`
struct TraceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trace",
    abstract: "Play a flow: what UIKit would do with each tap.",
    discussion: """
      Shows what stands on screen, what can be done and what each of it comes to. On a terminal it asks for the next \
      move; elsewhere moves are read from standard input, one a line, or come with --play. A move is said as in the \
      traces of findings: tap “Settings”, swipe down, turn to landscape; quotes may be left out, an id does as well.
      """)

  @Argument(help: "A flow file.", completion: .file(extensions: ["yaml", "yml"]))
  var flow: String

  @Option(
    help: ArgumentHelp(
      "Moves to play, with commas between; a label with a comma stands in quotes.", valueName: "moves"))
  var play: String?

  @Option(
    help: ArgumentHelp(
      "Where: such as iPad, or ‘iPhone in landscape, iOS 12’; the newest version on the first device unless given.",
      valueName: "where"))
  var environment = ""

  @Option(
    help: ArgumentHelp(
      "Play the way to a finding.",
      discussion: """
        RULE@ELEMENT, such as sheet-over-sheet@screens.note, or only one of the two where that is clear, or the \
        finding’s number in ‘modalflow lint’.
        """, valueName: "finding"))
  var finding: String?

  @Option(help: "Output: text or json.")
  var format: PageFormat = .text

  @OptionGroup var configuration: ConfigurationOptions

  @OptionGroup var style: StyleOptions

  func run() throws {
    ignoreBrokenPipes()
    do {
      if let finding { return try show(FindingChoice(finding)) }
      let source = FlowSource(path: flow)
      guard var playing = try FlowPlaying(source, environment: environment) else {
        return try complain(source.problems, style)
      }
      if play == nil, format == .text, StandardInput.isTerminal {
        return PlayLoop(page: PlayPage(style: style.style), style: style).run(&playing)
      }
      try perform(&playing)
    } catch let problem as Problem {
      try complain([problem], style)
    } catch let problems as Problems {
      try complain(problems.all, style)
    }
  }

  /// Plays the trace of a finding where it occurs.
  private func show(_ choice: FindingChoice) throws {
    let finding = try FoundInFlow(choice, in: flow, configuration: configuration.request).finding
    guard let trace = finding.trace else {
      throw Problem(
        "no-trace", "‘\(finding.name)’ has no trace: the flow as it is written shows it", at: finding.place,
        help: "‘modalflow graph --finding’ shows where it stands")
    }
    let source = FlowSource(path: flow)
    guard
      var playing = try FlowPlaying(source, environment: trace.playedIn, reading: trace.otherReading)
    else { return }
    try playing.perform(trace)
    write(playing.played)
  }

  /// Plays a script to its end. Of one that fails people see how far it came; programs get nothing.
  private func perform(_ playing: inout FlowPlaying) throws {
    let script =
      try play.map { try PlayScript(list: $0) } ?? PlayScript(lines: StandardInput.text(), path: "<stdin>")
    var failure: Problem?
    do { try playing.perform(script) } catch { failure = error }
    if format == .text || failure == nil { write(playing.played) }
    if let failure { throw failure }
  }

  private func write(_ played: PlayedFlow) {
    var output = StandardOutput()
    switch format {
    case .text: PlayPage(style: style.style).write(played, to: &output)
    case .json: PlayJSON(tool: ToolVersion(version: ModalFlow.version)).write(played, to: &output)
    }
    output.flush()
  }

  func validate() throws {
    if finding != nil, play != nil || !environment.isEmpty {
      throw ValidationError("--finding says where and what to play; leave --play and --environment out.")
    }
  }
}
