public import Diagnostics
internal import FlowModel
internal import OperatingSystem

/// Reads one flow without evaluating rules, for drawing and playing it.
public struct FlowSource: Sendable {
  /// The flow; nil if there is a problem.
  let flow: Flow?
  /// The path of its root file.
  let root: String
  /// All problems.
  public let problems: [Problem]

  /// Reads the flow that a file belongs to.
  ///
  /// - Parameter path: a flow file, or `-` for standard input.
  public init(path: String) {
    let files = InputFiles([path])
    guard files.problems.isEmpty, files.inputs.count == 1, let input = files.inputs.first else {
      flow = nil
      root = path
      problems = files.problems.isEmpty ? [Self.notOne(path, count: files.inputs.count)] : files.problems
      return
    }
    let name = input.shownPath(FlowCheck.standardInputName)
    do throws(Problem) {
      let bytes = try input.flowBytes(name)
      let reading = DiskFiles.flow(of: name, bytes: bytes)
      flow = reading.problems.isEmpty ? reading.flow : nil
      root = reading.root
      problems = reading.problems
    } catch {
      flow = nil
      root = name
      problems = [error]
    }
  }

  private static func notOne(_ path: String, count: Int) -> Problem {
    Problem(
      "not-one-flow",
      count == 0 ? "there is no flow in ‘\(path)’" : "there is more than one file in ‘\(path)’",
      at: nil, path: path, expected: "one flow file",
      help: "name the root file of the flow, or one of its parts")
  }

  /// Its screens and the transitions between them; nil if there is a problem.
  public var map: FlowMap? { flow.map { FlowMap(of: $0, root: root) } }
}
