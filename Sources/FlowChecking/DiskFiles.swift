internal import Diagnostics
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

  /// Reads the flow that a file belongs to.
  ///
  /// The root of a fragment may stand above the working folder. The names between the two are not in the fragment’s path then,
  /// so it is read by one that begins further up, level by level.
  static func flow(of path: String, bytes: [UInt8], unsaved: UnsavedTexts = .none) -> FlowReading {
    let first = FlowReader.read(path: path, from: DiskFiles(start: path, bytes: bytes, unsaved: unsaved))
    guard first.hasRootOutside, !path.hasPrefix("/") else { return first }
    let folders = FileSystem.workingFolder.split(separator: "/")
    for count in 1...max(1, min(folders.count, mostLevels)) {
      let up = Array(repeating: "..", count: count).joined(separator: "/")
      let named = Path.normalized(
        Path.join(up, folders.suffix(count).joined(separator: "/") + "/" + path))
      let reading = FlowReader.read(
        path: named, from: DiskFiles(start: named, bytes: bytes, unsaved: unsaved))
      if !reading.hasRootOutside { return reading }
    }
    return first
  }

  /// Nobody keeps the root of a flow further up.
  private static let mostLevels = 32

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

extension FlowReading {
  /// The fragment that was asked for names a root that does not stand above it, as far as paths tell.
  fileprivate var hasRootOutside: Bool {
    sources.count == 1 && problems.contains { $0.code == FlowProblemCode.outsidePath.rawValue }
  }
}
