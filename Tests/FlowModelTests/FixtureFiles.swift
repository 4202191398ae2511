import FlowModel
import Foundation

/// The folder `Tests/Fixtures`, and what stands in it.
struct FixtureFiles: FlowFiles {
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures")

  /// The folder that paths are relative to.
  let base: URL

  init(_ topic: String) { base = Self.folder.appending(path: topic) }

  func file(at path: String) -> FlowFile {
    let url = base.appending(path: path)
    guard let data = FileManager.default.contents(atPath: url.path) else { return .missing }
    if (try? FileManager.default.destinationOfSymbolicLink(atPath: url.path)) != nil { return .link }
    return .bytes(Array(data))
  }

  /// All files with this ending, by path, in order.
  func paths(_ ending: String = ".yaml") -> [String] {
    let all = FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String } ?? []
    return all.filter { $0.hasSuffix(ending) }.sorted()
  }

  static let flows = FixtureFiles("flows")
}
