internal import Diagnostics
internal import FlowChecking
internal import Reporters

/// Reads one move after the other from a terminal.
struct PlayLoop {
  let page: PlayPage
  let style: StyleOptions

  private static let help = """
    A number or the words of a move do it: 3, swipe down, tap Settings.
    back          take the last move back (also: undo)
    env           list where the app can run
    env WHERE     start over there: env iPad, env iPhone in landscape, iOS 12
    show          show again what stands on screen
    help          this
    quit          end (also: the end of input)

    """

  /// Runs until `quit` or the end of input.
  func run(_ playing: inout FlowPlaying) {
    var output = StandardOutput()
    page.writeStart(of: playing.played, to: &output)
    page.writeNow(playing.played, to: &output)
    output.write("\n‘help’ lists what can be typed here.\n")
    while true {
      output.write("\n> ")
      output.flush()
      guard let line = readLine() else { break }
      let words = line.split { $0 == " " || $0 == "\t" }.joined(separator: " ")
      if ["quit", "exit", "q"].contains(words) { return }
      answer(words, &playing, &output)
    }
    output.write("\n")
    output.flush()
  }

  private func answer(_ words: String, _ playing: inout FlowPlaying, _ output: inout StandardOutput) {
    switch words {
    case "", "show": page.writeNow(playing.played, to: &output)
    case "help", "?": output.write(Self.help)
    case "back", "undo":
      if playing.undo() {
        page.writeNow(playing.played, to: &output)
      } else {
        output.write("Nothing was done yet.\n")
      }
    case "env": output.write(playing.played.environments.map { "  \($0)\n" }.joined())
    default: attempt(words, &playing, &output)
    }
  }

  private func attempt(_ words: String, _ playing: inout FlowPlaying, _ output: inout StandardOutput) {
    do {
      if words.hasPrefix("env ") {
        try playing.start(in: String(words.dropFirst(4)))
        page.writeStart(of: playing.played, to: &output)
      } else {
        try playing.perform(words)
        page.writeStep(playing.played.steps.count - 1, of: playing.played, to: &output)
      }
      page.writeNow(playing.played, to: &output)
    } catch {
      output.write(TerminalReporter(style: style.style).text(of: [error]))
    }
  }
}
