import Diagnostics

/// One line that says what a run is doing and how far it is.
public struct ProgressWords: Sendable {
  /// What is worked on.
  public enum Work: Sendable {
    /// Flows are looked for and checked.
    case flows
    /// Rules are read, and their tests run.
    case testsOfRules
    /// Sources of an app are read.
    case sources

    /// What is done before the first file, with a file, and after the last one; what is counted.
    fileprivate var words: (before: String, during: String, after: String, counted: String) {
      switch self {
      case .flows: ("Looking for flows", "Checking", "Trying repairs and writing", "files")
      case .testsOfRules: ("Reading rules", "Testing", "Writing", "rules")
      case .sources: ("Looking for sources", "Reading", "Putting together what was read", "files")
      }
    }
  }

  private let work: Work
  /// The file of the flow that is being checked; empty before the first one.
  public var path = ""
  /// How many files there are, and how many of them are done.
  public var files = (found: 0, done: 0)
  /// The number of screens of the flow; 0 until the flow is read.
  public var screens = 0
  /// The number of states that were found in the flow; 0 until it is explored.
  public var states = 0
  /// Whether the rules are being evaluated.
  public var isAsked = false
  /// The seconds since the run began.
  public var seconds: UInt64 = 0

  /// Creates the words for a run that has not begun.
  public init(_ work: Work = .flows) { self.work = work }

  /// The line, with at most this many columns; the least important parts are left out first.
  public func line(width: Int) -> String {
    let end = " … \(seconds) s"
    var rest = details
    while true {
      let line = ([action] + rest.map(\.text)).joined(separator: ", ") + end
      if DisplayWidth.of(line) <= width { return line }
      guard let least = rest.indices.min(by: { rest[$0].weight < rest[$1].weight }) else { break }
      rest.remove(at: least)
    }
    var name = action
    while !name.isEmpty, DisplayWidth.of(name + end) > width { name.removeLast() }
    return name + end
  }

  private var isOver: Bool { files.found > 0 && files.done >= files.found }

  private var action: String {
    guard let name = path.split(separator: "/").last?.suffix(40) else { return work.words.before }
    if isOver { return work.words.after }
    // Unsafe characters of the file name are removed, so that it cannot move the cursor.
    return work.words.during + " "
      + String(String.UnicodeScalarView(name.unicodeScalars.filter { !$0.isUnsafeInOutput }))
  }

  private var details: [(text: String, weight: Int)] {
    guard !path.isEmpty, !isOver else { return [] }
    var details: [(text: String, weight: Int)] = []
    if files.found > 1 {
      let current = min(files.done + 1, files.found)
      details.append(("\(Self.grouped(current)) of \(Self.grouped(files.found)) \(work.words.counted)", 3))
    }
    if screens > 0 { details.append((Self.counted(screens, "screen"), 1)) }
    if states > 0 {
      details.append((Self.counted(states, "state"), 2))
      details.append((isAsked ? "asking the rules" : "playing", 0))
    }
    return details
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(grouped(count)) \(noun)\(count == 1 ? "" : "s")"
  }

  /// A number in groups of three digits.
  private static func grouped(_ number: Int) -> String {
    let digits = Array(String(number))
    return digits.indices.reduce(into: "") { text, index in
      if index > 0, (digits.count - index) % 3 == 0 { text += "," }
      text.append(digits[index])
    }
  }
}
