public import Foundation

/// The repository that the tests belong to.
public enum Repository {
  /// Its top folder.
  public static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Paths relative to the root, sorted, of all files under a folder with an ending.
  public static func files(under folder: String, endingIn ending: String) -> [String] {
    let walk = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
    return (walk?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(ending) }
      .map { "\(folder)/\($0)" }
      .sorted()
  }

  /// The text of a file.
  public static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }
}
