internal import Diagnostics
internal import FlowDrift
internal import FlowModel
public import SourceFacts

/// Extends a flow with what is in the code and not in the flow.
public struct DraftRun: Sendable {
  /// A file with additions.
  public struct File: Sendable {
    /// Its path.
    public let path: String
    /// Its complete new text.
    public let text: String
  }

  /// The files with additions.
  public let files: [File]
  /// The additions as text for the user.
  public let text: String
  /// The additions in one sentence.
  public let summary: String

  /// Reads a flow and computes the additions.
  ///
  /// - Parameters:
  ///   - first: the type to start with instead of the app's start.
  ///   - depth: how many steps from there to follow.
  /// - Throws: the problems of the flow, or the reason why nothing can be added.
  public init(
    _ facts: CodeFacts, to path: String, from first: String? = nil, depth: Int? = nil
  ) throws(Problems) {
    let source = FlowSource(path: path)
    guard let flow = source.flow else { throw Problems(all: source.problems) }
    guard let addition = FlowAddition(facts, to: flow, from: first, depth: depth) else {
      throw Problems(all: [
        Problem(
          "no-screens", "nothing in the sources presents a screen", at: nil, path: path,
          help: "name the folder that holds the app's sources")
      ])
    }
    guard addition.refused.isEmpty else {
      let names = addition.refused.map { "‘\($0)’" }.joined(separator: ", ")
      throw Problems(all: [
        Problem(
          "cannot-append", "nothing can be added to \(names) as it is written", at: nil, path: path,
          help: "write it as a block with one line for each entry, or add by hand what --print shows")
      ])
    }
    var files: [File] = []
    for file in flow.sources {
      let bytes = addition.changes.applied(to: file)
      guard bytes != file.bytes else { continue }
      let disk = FileOnDisk(file.path, as: file.bytes)
      guard let mark = disk.mark else {
        throw Problems(all: [
          Problem(
            "cannot-append", "‘\(file.path)’ is left as it is: \(disk.reason)", at: nil, path: file.path,
            help: "--print shows what to add")
        ])
      }
      files.append(File(path: file.path, text: String(decoding: mark + bytes, as: UTF8.self)))
    }
    // A text that is not a valid flow is never written.
    let edited = EditedFiles(flow.sources, changes: addition.changes)
    let problems = FlowReader.read(path: source.root, from: edited).problems
    guard problems.isEmpty else { throw Problems(all: problems) }
    self.files = files
    text = addition.text
    let (ways, screens, todos) = addition.counts
    let open = counted(todos, "thing") + (todos == 1 ? " is" : " are")
    summary =
      addition.changes.isEmpty
      ? "nothing is new"
      : "new: \(counted(ways, "way")) on screens that are there, \(counted(screens, "screen")); \(open) still to be written"
  }
}
