import Foundation

/// What one run of a command used.
struct Run {
  /// How a run ended that did not end by itself.
  enum Stop { case time, memory, signal(Int) }

  var wall: Double
  /// User and system seconds.
  var cpu: Double
  /// In MiB.
  var peak: Double
  var exitCode: Int
  var stop: Stop?
}

/// What a run may use before it is stopped.
struct Limits {
  var seconds = 60
  var gigabytes = 8
}

/// Runs commands within limits, through the small program beside this one.
struct Launcher {
  let limits: Limits
  /// Where reports and outputs go.
  let folder: URL

  /// The programs that are built beside this one.
  static func sibling(_ name: String) -> String {
    URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: name).path
  }

  /// What a command wrote to its standard output is in the file `output` of ``folder``.
  func run(_ command: [String]) throws -> Run {
    let report = folder.appending(path: "report")
    try? FileManager.default.removeItem(at: report)
    let process = Process()
    process.executableURL = URL(filePath: Self.sibling("measured"))
    process.arguments = [report.path, "\(limits.seconds)", "\(limits.gigabytes * 1024)"] + command
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try empty("output")
    process.standardError = try empty("errors")
    try process.run()
    process.waitUntilExit()
    let words = (try? String(contentsOf: report, encoding: .utf8))?.split { $0 == " " || $0 == "\n" } ?? []
    let numbers = words.compactMap { Double($0) }
    guard numbers.count == 5 else { throw Failure("‘\(command[0])’ could not be measured") }
    guard numbers[4] != 127 else { throw Failure("‘\(command[0])’ could not be started") }
    let cpu = numbers[1] + numbers[2]
    let peak = numbers[3] / 1024
    return Run(
      wall: numbers[0], cpu: cpu, peak: peak, exitCode: Int(numbers[4]),
      stop: numbers[4] < 0 ? stop(signal: -Int(numbers[4]), cpu, numbers[0], peak) : nil)
  }

  /// What the last run wrote.
  func output(_ stream: String = "output") throws -> Data {
    try Data(contentsOf: folder.appending(path: stream))
  }

  private func empty(_ name: String) throws -> FileHandle {
    let file = folder.appending(path: name)
    try Data().write(to: file)
    return try FileHandle(forWritingTo: file)
  }

  /// A process that gets no more memory crashes in its own way; it is told from other crashes by how much it had.
  private func stop(signal: Int, _ cpu: Double, _ wall: Double, _ peak: Double) -> Run.Stop {
    if signal == SIGXCPU || cpu >= Double(limits.seconds) || wall >= Double(limits.seconds * 3) {
      return .time
    }
    return peak > Double(limits.gigabytes) * 1024 * 0.6 ? .memory : .signal(signal)
  }
}

/// Something that ends the program with a sentence.
struct Failure: Error {
  var sentence: String
  init(_ sentence: String) { self.sentence = sentence }
}
