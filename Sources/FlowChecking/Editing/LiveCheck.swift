public import Diagnostics
public import FlowModel
internal import OperatingSystem

/// Checks the flow of a file that is open in an editor: unsaved texts come from memory, other files from
/// disk.
public struct LiveCheck: Sendable {
  /// Which rules are evaluated.
  public enum Depth: Sendable, Hashable {
    /// Rules that need no exploration; they take milliseconds.
    case written
    /// All rules.
    case played
  }

  private let path: String
  private let bytes: [UInt8]
  private let check: FlowCheck

  /// - Parameters:
  ///   - path: the file, which is open in an editor.
  ///   - unsaved: all files that are open in an editor.
  ///   - settings: the settings, with the cache of earlier results.
  ///   - depth: which rules to evaluate.
  public init(path: String, unsaved: UnsavedTexts, settings: LiveSettings, depth: Depth) {
    self.path = LivePath.shown(path)
    bytes = LivePath.bytes(path, unsaved)
    check = FlowCheck(
      paths: [], configuration: settings.request(depth), drawing: false, unsaved: unsaved,
      contexts: settings.store(depth), memory: settings.memory(depth), wanted: nil)
  }

  /// Runs the check. In a cancelled task it ends soon, and its result must not be used.
  public func run() -> LiveResult {
    let (outcome, reading) = check.checkFlow(of: path, bytes: bytes)
    return LiveResult(outcome: outcome, reading: reading, today: check.today)
  }

  /// Whether a text seems to be a file of a flow.
  public static func isFlow(_ bytes: [UInt8]) -> Bool { FlowDetection.kind(of: bytes) != nil }
}

/// Converts paths from an editor for the reader of flows.
enum LivePath {
  /// The path relative to the working folder, if the file is inside of it.
  static func shown(_ path: String) -> String {
    let path = Path.absolute(path)
    return Path.isInside(path, of: FileSystem.workingFolder) ? Path.relative(path) : path
  }

  static func bytes(_ path: String, _ unsaved: UnsavedTexts) -> [UInt8] {
    unsaved[path] ?? (try? FileSystem.read(Path.absolute(path), limit: DiskFiles.maximumBytes)) ?? []
  }
}

/// The flow of a file without a check, with the places of its names.
public struct LiveReading: Sendable {
  /// The flow as far as it could be read, with the places of names.
  public let reading: FlowReading

  /// Reads the flow that contains a file. No rules are evaluated.
  public init(path: String, unsaved: UnsavedTexts) {
    let shown = LivePath.shown(path)
    let files = DiskFiles(start: shown, bytes: LivePath.bytes(path, unsaved), unsaved: unsaved)
    reading = FlowReader.read(path: shown, from: files, notesNames: true)
  }
}

extension SourceFile {
  /// The absolute path.
  public var absolutePath: String { Path.absolute(path) }
}

extension Problem {
  /// The absolute path of its file; nil for none.
  public var absolutePath: String? { path.isEmpty ? nil : Path.absolute(path) }
}
