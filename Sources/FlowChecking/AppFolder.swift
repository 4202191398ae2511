public import Diagnostics
internal import OperatingSystem

/// The folder of an app's sources.
public struct AppFolder: Sendable {
  /// The folder as given by the user.
  let path: String
  /// The paths of its files, relative to the folder and sorted. Links are not followed.
  public let files: [String]

  /// The greatest size of a file that is read; larger than files written by hand or by Xcode.
  private static let maximumBytes = 64 << 20
  /// Folders without sources of the app: those of other tools, and tests.
  private static let skipped: Set = [
    "Pods", "Carthage", "build", "DerivedData", "Tests", "UITests", "Preview Content", "node_modules",
  ]
  private static let maximumDepth = 64

  /// Lists the files of a folder.
  ///
  /// - Throws: the reason why it cannot be read.
  public init(_ path: String) throws(Problem) {
    self.path = path
    guard FileSystem.kind(of: path, followingLinks: true) == .folder else {
      let isThere = FileSystem.kind(of: path, followingLinks: true) != nil
      let reason = isThere ? "it is no folder" : FileSystem.obstacle(at: path) ?? "there is no such folder"
      throw .unreadable(path, because: reason, help: "name the folder that holds the app's sources")
    }
    var files: [String] = []
    Self.list(path, below: "", depth: 0, into: &files)
    self.files = files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func list(_ folder: String, below: String, depth: Int, into files: inout [String]) {
    guard depth < maximumDepth, let names = try? FileSystem.names(in: folder) else { return }
    for name in names where !name.hasPrefix(".") {
      let path = Path.join(folder, name)
      switch FileSystem.kind(of: path) {
      case .file: files.append(Path.join(below, name))
      case .folder where !skipped.contains(name) && !name.hasSuffix("Tests"):
        list(path, below: Path.join(below, name), depth: depth + 1, into: &files)
      default: continue
      }
    }
  }

  /// The bytes of one of its files; nil if it cannot be read.
  public func bytes(of file: String) -> [UInt8]? {
    try? FileSystem.read(Path.join(path, file), limit: Self.maximumBytes)
  }
}
