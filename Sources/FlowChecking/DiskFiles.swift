internal import FlowModel
internal import OperatingSystem

/// Reads files of a flow from disk. Links below the folder of the first file are not followed.
struct DiskFiles: FlowFiles, Sendable {
  /// Bytes that were read before, by path: the file that was named, or standard input.
  let known: [String: [UInt8]]
  /// The folder below which no link is followed.
  let folder: String
  /// What an editor has not saved yet; it replaces what is on disk.
  private let unsaved: UnsavedTexts

  /// The most bytes a flow file may have; the reader of YAML has a limit of its own, this one stops before memory does.
  static let maximumBytes = 64 << 20

  init(start path: String, bytes: [UInt8], unsaved: UnsavedTexts = .none) {
    known = [path: bytes]
    self.unsaved = unsaved
    folder = Path.folder(of: path)
  }

  func file(at path: String) -> FlowFile {
    if let bytes = known[path] ?? unsaved[path] { return .bytes(bytes) }
    if isBehindLink(path) { return .link }
    switch FileSystem.kind(of: path) {
    case nil: return FileSystem.obstacle(at: path).map { .unreadable($0) } ?? .missing
    case .folder: return .unreadable("it is a folder")
    case .link: return .link
    case .file, .other: break
    }
    do {
      return .bytes(try FileSystem.read(path, limit: Self.maximumBytes))
    } catch {
      return .unreadable(error.reason)
    }
  }

  /// Whether a name of the path that is not also one of the first file's folder is a link.
  private func isBehindLink(_ path: String) -> Bool {
    let own = folder.split(separator: "/")
    var shared = true
    var current = path.hasPrefix("/") ? "/" : ""
    for (index, name) in path.split(separator: "/").enumerated() {
      current = Path.join(current, String(name))
      shared = shared && index < own.count && own[index] == name
      if !shared, FileSystem.kind(of: current) == .link { return true }
    }
    return false
  }
}
