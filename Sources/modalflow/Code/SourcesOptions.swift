internal import Diagnostics
internal import FlowChecking
internal import SourceFacts

/// `--sources` and `--facts`, of the commands that hold a flow against an app's sources.
struct SourcesOptions {
  /// The folder of the sources.
  let folder: String?
  private let facts: String?

  static let rows: [Parameter] = [
    .option("sources", "APP", "The folder of the app's sources.", completion: .folders),
    .facts,
  ]

  /// For commands that need no sources and say more with them.
  static let group = ParameterGroup("Which lines of code belong to findings", rows)

  init(_ arguments: ParsedArguments) {
    folder = arguments.text("sources")
    facts = arguments.text("facts")
  }

  /// Whether there is something to read.
  var isGiven: Bool { folder != nil || facts != nil }

  /// Reads what is asked for.
  ///
  /// - Returns: the facts, and that Swift files were not read where that is so.
  func read() throws(Problem) -> (facts: CodeFacts, unreadSwift: Problem?) {
    if let facts { return (try CodeFacts(file: facts), nil) }
    let reading = try CodeReading(folder ?? ".")
    return (reading.facts, reading.unreadSwift)
  }

  /// The lines of code for findings; nil where nobody asked for them.
  func code() throws(Problem) -> AppCode? {
    guard isGiven else { return nil }
    let (facts, unread) = try read()
    if let unread { StandardError.write("modalflow: \(unread.message); \(unread.help)\n") }
    return AppCode(facts, folder: folder ?? "")
  }
}
