import Foundation

/// A binary of the tool.
struct Tool {
  let path: String
  /// What makes it decide every rule: nothing but by an older version, which stops early unless asked not to.
  private let deciding: [String]
  /// What keeps it from trying repairs: nothing for an older version, which has none.
  private let unrepaired: [String]

  init(_ path: String) throws {
    self.path = path
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = ["lint", "--help"]
    let output = Pipe()
    process.standardOutput = output
    do { try process.run() } catch { throw Failure("‘\(path)’ could not be started") }
    let help = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    unrepaired = help.contains("--no-repairs") ? ["--no-repairs"] : []
    deciding = help.contains("none, quick, full") ? ["--play", "full"] : []
  }

  /// The command that lints an input and prints everything there is to say of it.
  func command(_ input: Input, _ further: [String]) -> [String] {
    let playing = input.isPlayed ? deciding : ["--play", "none"]
    return [path, "lint", input.path, "--no-config", "--format", "json"] + playing
      + (input.triesRepairs ? [] : unrepaired) + further
  }
}

/// What the tool said of an input.
struct Verdicts {
  var problems: Int
  /// The first sentence about what could not be read.
  var problem: String?
  var findings: Int
  /// Rules that were not decided, summed over flows.
  var undecided: Int
  var flows: Int
  var version: String

  /// Nothing where the output is no report.
  init?(_ output: Data) {
    struct Report: Decodable {
      struct Tool: Decodable { var version: String }
      struct Problem: Decodable { var message: String }
      struct Finding: Decodable {}
      struct Flow: Decodable { var verdicts: [String: Int] }
      var tool: Tool
      var problems: [Problem]
      var findings: [Finding]
      var flows: [Flow]
    }
    guard let report = try? JSONDecoder().decode(Report.self, from: output) else { return nil }
    problems = report.problems.count
    problem = report.problems.first?.message
    findings = report.findings.count
    undecided = report.flows.reduce(0) { $0 + ($1.verdicts["undecided"] ?? 0) }
    flows = report.flows.count
    version = report.tool.version
  }
}
