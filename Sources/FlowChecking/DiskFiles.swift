internal import Diagnostics
internal import FlowModel
internal import OperatingSystem

/// Reads files of a flow from disk. Links below the folder of the first file are not followed.
struct DiskFiles: FlowFiles, Sendable {
  /// Bytes that were read before, by path: the named file, or standard input.
  let known: [String: [UInt8]]
  /// The folder below which no link is followed.
  let folder: String
  /// Unsaved texts of an editor, which replace those on disk.
  private let unsaved: UnsavedTexts

  /// The greatest size of a flow file in bytes. The YAML reader has its own limit; this one protects the
  /// memory.
  static let maximumBytes = 64 << 20

  init(start path: String, bytes: [UInt8], unsaved: UnsavedTexts = .none) {
    known = [path: bytes]
    self.unsaved = unsaved
    folder = Path.folder(of: path)
  }

  /// Reads the flow that contains a file.
  ///
  /// The root of a fragment may be above the working folder. The fragment’s path then does not contain the
  /// folders in between, so it is read again from a folder further up, level by level.
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

  /// The greatest number of levels to search upwards.
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

  /// Whether some component of the path is a link, other than those shared with the folder of the first file.
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
  /// Whether the fragment names a root that its path does not contain.
  fileprivate var hasRootOutside: Bool {
    sources.count == 1 && problems.contains { $0.code == FlowProblemCode.outsidePath.rawValue }
  }
}
