public import Diagnostics
internal import OperatingSystem

/// The files that a run depends on, as they were: to learn when one of them changes.
public struct WatchedFiles: Sendable, Equatable {
  /// When and how each file was written last; nil where there is none.
  private var stamps: [String: FileSystem.Stamp?] = [:]
  /// What settings are read from, or would be if it were there.
  private var settings: Set<String> = []
  /// The folders that were asked for, as absolute paths.
  private var folders: [String] = []

  /// Looks at what was asked for, all files of the flows in a report, and the configurations above them.
  ///
  /// - Parameters:
  ///   - paths: those of the command line.
  ///   - report: what the last run came to.
  ///   - settings: what its settings were read from.
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
    // A part that went may come back.
    for path in report.unreadFiles { add(path, isDeep: false) }
    for problem in report.problems where !problem.path.isEmpty { add(problem.path, isDeep: false) }
    for path in settings { addSetting(path) }
    addConfigurations(above: FileSystem.workingFolder)
  }

  /// The configurations of an absolute folder and those above it, whether they are there or may come.
  private mutating func addConfigurations(above start: String) {
    var folder = start
    while settings.insert(Path.join(folder, ConfigurationSearch.fileName)).inserted {
      add(Path.join(folder, ConfigurationSearch.fileName), isDeep: false)
      if folder == "/" || folder.isEmpty { break }
      folder = Path.folder(of: folder)
    }
  }

  /// A configuration, a baseline, a rule or a folder of rules with all that is in it.
  private mutating func addSetting(_ path: String) {
    add(path, isDeep: true)
    // Rules may lie in a folder that was looked at already.
    settings.formUnion(stamps.keys.filter { Path.isInside($0, of: path) })
  }

  /// The same files as they were before a run that has read them: what changed meanwhile is no longer as it was read.
  ///
  /// Folders are as they are now, because the run may have written its reports there.
  ///
  /// - Parameter earlier: how the same paths were just before the run.
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

  /// Whether something changed since that settings are read from.
  public func hasOtherSettings(than earlier: WatchedFiles) -> Bool {
    settings.union(earlier.settings).contains { stamps[$0] != earlier.stamps[$0] }
  }

  /// Folders change when a file in them comes or goes; those within are looked at too.
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
