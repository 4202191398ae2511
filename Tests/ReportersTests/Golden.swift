import Foundation
import Testing

/// Compares text with a file under `Tests/Fixtures/reports`, or rewrites the file where `MODALFLOW_UPDATE=1`.
enum Golden {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures/reports")

  static func check(_ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws
  {
    let file = folder.appending(path: name)
    if ProcessInfo.processInfo.environment["MODALFLOW_UPDATE"] == "1" {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      return
    }
    let expected = (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    guard expected != text else { return }
    let command = "MODALFLOW_UPDATE=1 swift test --filter ReportersTests"
    Issue.record(
      "Tests/Fixtures/reports/\(name) differs; `\(command)` rewrites it\n\(difference(expected, text))",
      sourceLocation: sourceLocation)
  }

  /// The lines that were taken out and put in, with their numbers.
  static func difference(_ old: String, _ new: String) -> String {
    let old = old.split(separator: "\n", omittingEmptySubsequences: false)
    let new = new.split(separator: "\n", omittingEmptySubsequences: false)
    let changes = new.difference(from: old).map { change in
      switch change {
      case .remove(let offset, let line, _): (offset, 0, "-\(offset + 1): \(line)")
      case .insert(let offset, let line, _): (offset, 1, "+\(offset + 1): \(line)")
      }
    }
    return changes.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2).joined(separator: "\n")
  }
}
