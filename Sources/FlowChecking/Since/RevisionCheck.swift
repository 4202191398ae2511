internal import Diagnostics
internal import FlowModel
internal import OperatingSystem

/// The findings of the flows of a run at an earlier revision, with the present rules and configuration.
struct RevisionCheck {
  private let repository: GitRepository
  private let commit: String
  private let entries: [String: GitRepository.TreeEntry]
  /// Old paths by new ones, and new paths by old ones, relative to the root.
  private let oldPaths, newPaths: [String: String]

  /// Finds the revision and its files.
  init(revision: String, root: String) throws(Problem) {
    guard FileSystem.kind(of: Path.join(root, ".git")) != nil else {
      throw Problem(
        "no-repository", "‘\(Path.relative(root))’ is in no git repository", at: nil,
        help: "‘--since’ reads the files of the revision from git")
    }
    repository = GitRepository(root: root)
    commit = try repository.commit(of: revision)
    entries = try repository.files(of: commit)
    oldPaths = try repository.renames(since: commit)
    newPaths = Dictionary(oldPaths.map { ($1, $0) }) { first, _ in first }
  }

  /// The keys of the earlier findings, with the present paths of their flows, relative to the root.
  ///
  /// - Parameters:
  ///   - report: the present report.
  ///   - paths: the requested paths; they include flows that were deleted since.
  ///   - contexts: the configurations.
  ///   - today: the day for the validity of allowances, the same for both sides.
  func keys(
    _ report: Report, paths: [String], contexts: ConfigurationStore, today: CalendarDay
  ) throws(Problem) -> Set<FindingKey> {
    var wanted = Set(report.flows.flatMap { [$0.root] + $0.parts }.map(fromRoot).map { oldPaths[$0] ?? $0 })
    let scope = RevisionScope(paths, root: repository.root)
    for path in entries.keys where Path.isYAML(path) && scope.contains(path) {
      let context = contexts.context(forFile: shown(newPaths[path] ?? path))
      if !context.excludes(Path.join(repository.root, path)) { wanted.insert(path) }
    }
    let sought = wanted.sorted().filter { entries[$0].map { !$0.isLink } ?? false }
    let contents = try repository.contents(of: sought.compactMap { entries[$0]?.object })
    let files = RevisionFiles(repository, entries: entries, contents: contents)
    let flows = sought.filter { path in
      entries[path].flatMap { contents[$0.object] }.flatMap(FlowDetection.kind) != nil
    }
    let readings = concurrentMap(flows) { path in
      let reading = FlowReader.read(path: shown(path), from: files)
      let now = shown(currentPath(ofFile: reading.root))
      return CheckedReading(reading, context: contexts.context(forFile: now), today: today)
    }
    return Set(
      readings.flatMap(\.findings).map { finding in
        FindingKey(rule: finding.rule, flow: currentPath(ofFile: finding.flow), element: finding.element)
      })
  }

  /// The key of a present finding.
  func key(_ finding: Finding) -> FindingKey {
    FindingKey(rule: finding.rule, flow: fromRoot(finding.flow), element: finding.element)
  }

  private func fromRoot(_ path: String) -> String { Path.relative(Path.absolute(path), to: repository.root) }

  private func shown(_ path: String) -> String { Path.relative(Path.join(repository.root, path)) }

  /// The present path of an earlier file, relative to the root.
  private func currentPath(ofFile path: String) -> String {
    let path = fromRoot(path)
    return newPaths[path] ?? path
  }
}

/// The paths of an earlier revision that the paths of a command line match.
private struct RevisionScope {
  private var folders: [String] = []
  private var patterns: [Glob] = []

  init(_ paths: [String], root: String) {
    for path in paths where path != InputFiles.standardInput {
      let fromRoot = Path.relative(Path.absolute(path), to: root)
      if Glob.isPattern(path) {
        patterns.append(Glob(fromRoot))
      } else if FileSystem.kind(of: path, followingLinks: true) == .folder {
        folders.append(fromRoot)
      }
    }
  }

  func contains(_ path: String) -> Bool {
    guard !path.split(separator: "/").contains(where: { $0.hasPrefix(".") }) else { return false }
    return folders.contains { $0 == "." || Path.isInside(path, of: $0) }
      || patterns.contains { $0.matches(path) }
  }
}
