internal import Diagnostics
internal import FlowChecking
internal import OperatingSystem
internal import Reporters

/// `modalflow trace FLOW`
struct TraceCommand {
  static let page = CommandPage(
    "trace", "Play a flow: what UIKit would do with each tap.",
    discussion: """
      Shows what is on the screen, what can be done, and what each move would do. On a terminal it waits for the next \
      move; elsewhere moves are read from standard input, one a line, or come with --play. A move is written as in the \
      traces of findings: tap “Settings”, swipe down, turn to landscape. Quotes may be left out; an id also works.
      """,
    groups: {
      [
        ParameterGroup(
          "What is played",
          [
            .flow("A flow file."),
            .option(
              "play", "MOVES", "Moves to play, with commas between; a label with a comma stands in quotes."),
            .option(
              "environment", "WHERE",
              "Where: such as iPad, or ‘iPhone in landscape, iOS 12’; the newest version on the first device unless given."
            ),
            .finding("Play the way to a finding."),
            PageFormat.option,
          ]), ConfigurationOptions.group, StyleOptions.group,
      ]
    }, run: { try TraceCommand($0).run() })

  private let flow: String
  private let play: String?
  private let environment: String
  private let finding: String?
  private let format: PageFormat
  private let configuration: ConfigurationOptions
  private let style: StyleOptions

  init(_ arguments: ParsedArguments) throws(UsageMistake) {
    flow = arguments.text("flow") ?? ""
    play = arguments.text("play")
    environment = arguments.text("environment") ?? ""
    finding = arguments.text("finding")
    format = try arguments.choice("format") ?? .text
    configuration = try ConfigurationOptions(arguments)
    style = try StyleOptions(arguments)
    if finding != nil, play != nil || !environment.isEmpty {
      throw .conflict(
        "‘--finding’ decides where and what to play", help: "leave ‘--play’ and ‘--environment’ out")
    }
  }

  func run() throws {
    CurrentProcess.ignoreBrokenPipes()
    if let finding { return try show(FindingChoice(finding)) }
    let source = FlowSource(path: flow)
    guard var playing = try FlowPlaying(source, environment: environment) else {
      try complain(source.problems, style)
    }
    if play == nil, format == .text, StandardStream.input.isTerminal {
      return PlayLoop(page: PlayPage(style: style.style), style: style).run(&playing)
    }
    try perform(&playing)
  }

  /// Plays the trace of a finding in its environment.
  private func show(_ choice: FindingChoice) throws {
    let finding = try FindingLookup(choice, in: flow, configuration: configuration.request).finding
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

  /// Plays a script to its end. If it fails, text output shows the part before; other formats are empty.
  private func perform(_ playing: inout FlowPlaying) throws {
    let script = try play.map { try PlayScript(list: $0) } ?? PlayScript.onStandardInput()
    var failure: Problem?
    do { try playing.perform(script) } catch { failure = error }
    if format == .text || failure == nil { write(playing.played) }
    if let failure { throw failure }
  }

  private func write(_ played: PlayedFlow) {
    StandardOutput.write { output in
      switch format {
      case .text: PlayPage(style: style.style).write(played, to: &output)
      case .json: PlayJSON(tool: .thisTool).write(played, to: &output)
      }
    }
  }
}
