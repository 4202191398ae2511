internal import FlowModel
internal import OperatingSystem
internal import Synchronization

/// Provides the files of a commit to the reader of flows, from git objects.
final class RevisionFiles: FlowFiles, Sendable {
  private let repository: GitRepository
  private let entries: [String: GitRepository.TreeEntry]
  /// The contents of objects that were read so far.
  private let contents: Mutex<[String: [UInt8]]>

  /// - Parameters:
  ///   - entries: all files of the commit, by paths relative to the root.
  ///   - contents: the contents of some of their objects.
  init(_ repository: GitRepository, entries: [String: GitRepository.TreeEntry], contents: [String: [UInt8]]) {
    self.repository = repository
    self.entries = entries
    self.contents = Mutex(contents)
  }

  func file(at path: String) -> FlowFile {
    guard let entry = entries[Path.relative(Path.absolute(path), to: repository.root)] else {
      return .missing
    }
    if entry.isLink { return .link }
    if let known = contents.withLock({ $0[entry.object] }) { return .bytes(known) }
    guard let read = (try? repository.contents(of: [entry.object]))?[entry.object] else {
      return .unreadable("git does not have its contents")
    }
    contents.withLock { $0[entry.object] = read }
    return .bytes(read)
  }
}
