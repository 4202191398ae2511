public import Diagnostics
internal import OperatingSystem

/// A snapshot of the files that a run depends on, to detect changes.
public struct WatchedFiles: Sendable, Equatable {
  /// The modification time, size and inode number of each file; nil if it does not exist.
  private var stamps: [String: FileSystem.Stamp?] = [:]
  /// Files with settings, existing or possible ones.
  private var settings: Set<String> = []
  /// The requested folders, as absolute paths.
  private var folders: [String] = []

  /// Takes a snapshot of the requested paths, all files of the flows in a report, and the configurations
  /// above them.
  ///
  /// - Parameters:
  ///   - paths: the paths of the command line.
  ///   - report: the report of the last run.
  ///   - settings: the files from which its settings were read.
  public init(_ paths: [String], _ report: Report, settings: [String]) {
    for path in paths.isEmpty ? ["."] : paths {
      add(path, isDeep: true)
      if FileSystem.kind(of: path, followingLinks: true) == .folder {
        folders.append(Path.absolute(path))
      }
    }
    for flow in report.flows {
      for file in [flow.root] + flow.parts { add(file, isDeep: false) }
      addConfigurations(above: Path.folder(of: Path.absolute(flow.root)))
    }
    // A deleted part may be restored.
    for path in report.unreadFiles { add(path, isDeep: false) }
    for problem in report.problems where !problem.path.isEmpty { add(problem.path, isDeep: false) }
    for path in settings { addSetting(path) }
    addConfigurations(above: FileSystem.workingFolder)
  }

  /// Adds the configurations of an absolute folder and of those above it, existing or possible ones.
  private mutating func addConfigurations(above start: String) {
    var folder = start
    while settings.insert(Path.join(folder, ConfigurationSearch.fileName)).inserted {
      add(Path.join(folder, ConfigurationSearch.fileName), isDeep: false)
      if folder == "/" || folder.isEmpty { break }
      folder = Path.folder(of: folder)
    }
  }

  /// Adds a configuration, a baseline, a rule, or a folder of rules with its content.
  private mutating func addSetting(_ path: String) {
    add(path, isDeep: true)
    // Rules may be in a folder that was added already.
    settings.formUnion(stamps.keys.filter { Path.isInside($0, of: path) })
  }

  /// The snapshot with files as they were before a run that has read them, so that changes during the run are
  /// detected.
  ///
  /// Folders are as they are now, because the run may have written its reports there.
  ///
  /// - Parameter earlier: the snapshot of the same paths directly before the run.
  public func asRead(after earlier: WatchedFiles) -> WatchedFiles {
    var read = self
    for (path, stamp) in stamps where FileSystem.kind(of: path, followingLinks: true) != .folder {
      if let before = earlier.stamps[path] {
        read.stamps[path] = .some(before)
      } else if stamp != nil, folders.contains(where: { Path.isInside(Path.absolute(path), of: $0) }) {
        read.stamps[path] = .some(nil)
      }
    }
    return read
  }

  /// Whether a file with settings has changed since.
  public func hasOtherSettings(than earlier: WatchedFiles) -> Bool {
    settings.union(earlier.settings).contains { stamps[$0] != earlier.stamps[$0] }
  }

  /// Adds a path. A folder changes when files in it are added or removed; its content is added too.
  private mutating func add(_ path: String, isDeep: Bool) {
    let stamp = FileSystem.stamp(of: path)
    stamps[path] = .some(stamp)
    guard stamp != nil, isDeep, FileSystem.kind(of: path, followingLinks: true) == .folder else { return }
    for name in (try? FileSystem.names(in: path)) ?? [] where !name.hasPrefix(".") {
      let inner = Path.join(path, name)
      switch FileSystem.kind(of: inner) {
      case .folder: add(inner, isDeep: true)
      case .file where Path.isYAML(name) && stamps[inner] == nil: add(inner, isDeep: false)
      default: break
      }
    }
  }
}
