public import Diagnostics
public import FlowModel
internal import OperatingSystem

/// Checks the flow of one file as an editor has it: what is not saved comes from memory, its other files from disk.
public struct LiveCheck: Sendable {
  /// How much is asked.
  public enum Depth: Sendable, Hashable {
    /// Rules that read the flow as it is written, which take milliseconds.
    case written
    /// All of them.
    case played
  }

  private let path: String
  private let bytes: [UInt8]
  private let check: FlowCheck

  /// - Parameters:
  ///   - path: the file, which an editor has open.
  ///   - unsaved: all files that an editor has open.
  ///   - settings: what is asked; keeps what earlier checks came to.
  ///   - depth: how much is asked.
  public init(path: String, unsaved: UnsavedTexts, settings: LiveSettings, depth: Depth) {
    self.path = LivePath.shown(path)
    bytes = LivePath.bytes(path, unsaved)
    check = FlowCheck(
      paths: [], configuration: settings.request(depth), drawing: false, unsaved: unsaved,
      contexts: settings.store(depth), memory: settings.memory(depth), wanted: nil)
  }

  /// Checks it. In a task that is cancelled it ends soon, with a result that nobody must use.
  public func run() -> LiveResult {
    let (outcome, reading) = check.checkFlow(of: path, bytes: bytes)
    return LiveResult(outcome: outcome, reading: reading, today: check.today)
  }

  /// Whether a text seems to be a file of a flow.
  public static func isFlow(_ bytes: [UInt8]) -> Bool { FlowDetection.kind(of: bytes) != nil }
}

/// Paths as the reader of flows gets them from an editor.
enum LivePath {
  /// From the working folder where the file is below it.
  static func shown(_ path: String) -> String {
    let path = Path.absolute(path)
    return Path.isInside(path, of: FileSystem.workingFolder) ? Path.relative(path) : path
  }

  static func bytes(_ path: String, _ unsaved: UnsavedTexts) -> [UInt8] {
    unsaved[path] ?? (try? FileSystem.read(Path.absolute(path), limit: DiskFiles.maximumBytes)) ?? []
  }
}

/// The flow of a file as it is written, with the places of its names.
public struct LiveReading: Sendable {
  /// The flow as far as it could be understood, and where names stand.
  public let reading: FlowReading

  /// Reads the flow that a file belongs to, and asks no rules.
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
  /// The absolute path of the file it is about; nil where there is none.
  public var absolutePath: String? { path.isEmpty ? nil : Path.absolute(path) }
}
