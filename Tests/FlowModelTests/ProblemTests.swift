import Diagnostics
import FlowModel
import Foundation
import Testing

/// Broken flows: every problem with its place and words, and what of the flow is left.
///
/// `x.expected` says what reading `x.yaml` or `x/app.yaml` gives; its first line may name another file.
struct ProblemTests {
  static let files = FixtureFiles("flow-problems")

  @Test(arguments: files.paths(".expected"))
  func saysWhatIsWrong(_ path: String) throws {
    let text = try String(contentsOf: Self.files.base.appending(path: path), encoding: .utf8)
    let name = String(path.dropLast(".expected".count))
    let lines = text.split(separator: "\n")
    var file = Self.files.paths().contains(name + ".yaml") ? name + ".yaml" : name + "/app.yaml"
    if let first = lines.first, first.hasPrefix("read ") { file = String(first.dropFirst(5)) }
    let reading = FlowReader.read(path: file, from: Self.files)
    let found = Self.lines(reading)
    let expected = lines.filter { !$0.hasPrefix("read ") }.map(String.init)
    #expect(found == expected, "\(path):\n\(found.joined(separator: "\n"))")
  }

  /// The good part, then the problems.
  static func lines(_ reading: FlowReading) -> [String] {
    var lines = ["screens: " + (reading.flow?.screens.map(\.id).joined(separator: " ") ?? "none")]
    for problem in reading.problems {
      var line = problem.path
      if let place = problem.place {
        line += ":\(place.start.line):\(place.start.column)-\(place.end.line):\(place.end.column)"
      }
      line += " \(problem.code): \(problem.message)"
      if !problem.label.isEmpty { line += " | \(problem.label)" }
      if !problem.help.isEmpty { line += " | \(problem.help)" }
      lines.append(line)
    }
    return lines
  }

  @Test func nothingBrokenIsLeftOut() {
    let read = Set(Self.files.paths(".expected").map { $0.dropLast(".expected".count) })
    for path in Self.files.paths() where !path.contains("/") {
      #expect(read.contains(path.dropLast(".yaml".count)), "\(path) has no .expected")
    }
  }
}
