internal import Diagnostics
internal import OperatingSystem

/// Reads a configuration file and the files that it extends, the extended ones first, each once.
struct ConfigurationLoading {
  /// The absolute path of the folder that no configured path may leave.
  let root: String
  private(set) var layers: [ConfigurationLayer] = []
  private(set) var profiles: [(name: Sourced<String>, layer: ConfigurationLayer)] = []
  private(set) var sources: [SourceFile] = []
  private(set) var problems: [Problem] = []
  private var done: Set<String> = []
  private var followsLinks = false
  private let unsaved: UnsavedTexts

  /// The most files of one configuration, and the greatest size of each in bytes.
  private static let fileLimit = 32
  private static let byteLimit = 1 << 20

  init(root: String, unsaved: UnsavedTexts = .none) {
    self.root = root
    self.unsaved = unsaved
  }

  /// Reads the file at an absolute path. If it cannot be read, the problem is placed where the file is named.
  ///
  /// - Parameter isNamed: whether the user named it. Only then may it be a link.
  mutating func load(_ path: String, isNamed: Bool) {
    followsLinks = isNamed
    load(path, askedBy: nil, chain: [])
  }

  private mutating func load(
    _ path: String, askedBy origin: SettingOrigin?, chain: [(path: String, origin: SettingOrigin?)]
  ) {
    if let first = chain.firstIndex(where: { $0.path == path }) {
      let way = chain[(first + 1)...].compactMap { $0.origin?.place }
      problems.append(
        Problem(
          "cyclic-extends", "‘\(shown(path))’ extends itself, by way of others or not", at: origin?.place,
          label: "leads back", related: way.map { Label($0, "by way of this") },
          help: "take one of them out"))
      return
    }
    guard !done.contains(path) else { return }
    guard done.count + chain.count < Self.fileLimit else {
      problems.append(
        Problem(
          "file-limit", "a configuration is made of at most \(Self.fileLimit) files", at: origin?.place))
      return
    }
    guard let bytes = bytes(path, askedBy: origin) else { return }
    let file = ConfigurationReader.read(bytes, path: shown(path), folder: Path.folder(of: path))
    problems += file.problems
    let chain = chain + [(path, origin)]
    for other in file.extends {
      switch ConfigurationPath.resolve(other, in: Path.folder(of: path), root: root) {
      case .success(let target): load(target, askedBy: other.origin, chain: chain)
      case .failure(let problem): problems.append(problem)
      }
    }
    done.insert(path)
    layers.append(file.layer)
    sources.append(file.source)
    profiles += file.profiles
  }

  private mutating func bytes(_ path: String, askedBy origin: SettingOrigin?) -> [UInt8]? {
    if let bytes = unsaved[path] { return bytes }
    let reason: String
    switch FileSystem.kind(of: path, followingLinks: origin == nil && followsLinks) {
    case nil: reason = FileSystem.obstacle(at: path) ?? "there is no such file"
    case .folder: reason = "it is a folder"
    case .link: reason = "it is a symbolic link, which is not followed"
    case .file, .other:
      do { return try FileSystem.read(path, limit: Self.byteLimit) } catch { reason = error.reason }
    }
    let folder = Path.folder(of: path)
    let names = (try? FileSystem.names(in: folder)) ?? []
    let near = nearestName(to: String(path.dropFirst(folder.count + 1)), among: names)
    problems.append(
      Problem(
        "no-configuration", "the configuration ‘\(shown(path))’ cannot be read: \(reason)",
        at: origin?.place, path: origin == nil ? shown(path) : nil,
        help: near.map { "there is a file ‘\($0)’" } ?? ""))
    return nil
  }

  private func shown(_ path: String) -> String { Path.relative(path) }
}
