public import Diagnostics

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

/// The files that a run depends on, as they were: to learn when one of them changes.
public struct WatchedFiles: Sendable, Equatable {
  /// When and how a file was written last; nil where there is none.
  private struct Stamp: Equatable {
    let seconds: Int
    let nanoseconds: Int
    let size: Int
    let number: UInt64
  }

  private var stamps: [String: Stamp?] = [:]
  /// What settings are read from, or would be if it were there.
  private var settings: Set<String> = []

  /// Looks at what was asked for, all files of the flows in a report, and the configurations above them.
  ///
  /// - Parameters:
  ///   - paths: those of the command line.
  ///   - report: what the last run came to.
  ///   - settings: what its settings were read from.
  public init(_ paths: [String], _ report: Report, settings: [String]) {
    for path in paths.isEmpty ? ["."] : paths { add(path, isDeep: true) }
    for flow in report.flows {
      for file in [flow.root] + flow.parts { add(file, isDeep: false) }
      addConfigurations(above: Path.folder(of: Path.absolute(flow.root)))
    }
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

  /// Whether something changed since that settings are read from.
  public func hasOtherSettings(than earlier: WatchedFiles) -> Bool {
    settings.union(earlier.settings).contains { stamps[$0] != earlier.stamps[$0] }
  }

  /// Folders change when a file in them comes or goes; those within are looked at too.
  private mutating func add(_ path: String, isDeep: Bool) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      stamps[path] = .some(nil)
      return
    }
    #if canImport(Darwin)
    let time = status.st_mtimespec
    #else
    let time = status.st_mtim
    #endif
    stamps[path] = Stamp(
      seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec), size: Int(status.st_size),
      number: UInt64(status.st_ino))
    guard isDeep, status.st_mode & S_IFMT == S_IFDIR else { return }
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
