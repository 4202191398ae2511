import Diagnostics

/// What a run is doing and how far it is, in one line.
public struct ProgressWords: Sendable {
  /// The file of the flow that is being checked; empty before the first.
  public var path = ""
  /// How many files there are, and with how many the run is done.
  public var files = (found: 0, done: 0)
  /// Screens of the flow; 0 until it is read.
  public var screens = 0
  /// States that were found in it; 0 until it is played through.
  public var states = 0
  /// The rules look at what was found.
  public var isAsked = false
  /// How long it has taken.
  public var seconds: UInt64 = 0

  /// A run that has not begun.
  public init() {}

  /// The line, in so many columns at most: what says least is left out first.
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
    guard let name = path.split(separator: "/").last?.suffix(40) else { return "Looking for flows" }
    if isOver { return "Trying repairs and writing" }
    // Nothing in a file’s name may move the cursor.
    return "Checking "
      + String(String.UnicodeScalarView(name.unicodeScalars.filter { !$0.isUnsafeInOutput }))
  }

  private var details: [(text: String, weight: Int)] {
    guard !path.isEmpty, !isOver else { return [] }
    var details: [(text: String, weight: Int)] = []
    if files.found > 1 {
      details.append(("\(min(files.done + 1, files.found)) of \(Self.grouped(files.found)) files", 3))
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
