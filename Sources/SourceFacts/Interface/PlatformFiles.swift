/// Files that a project builds for other systems than iPhone and iPad alone.
public struct PlatformFiles: Sendable {
  /// Their paths.
  public var files: Set<String> = []
  /// Folders whose files are all meant.
  public var folders: Set<String> = []
  /// Files in such folders that are built for the app, too.
  public var kept: Set<String> = []

  /// None.
  public init() {}

  /// Adds those of another project or target.
  public mutating func formUnion(_ other: PlatformFiles) {
    files.formUnion(other.files)
    folders.formUnion(other.folders)
    kept.formUnion(other.kept)
  }

  /// Whether a file is no source of the app for iPhone or iPad.
  public func has(_ path: String) -> Bool {
    if files.contains(path) { return true }
    guard !folders.isEmpty, !kept.contains(path) else { return false }
    var folder = SideTarget.folders(of: path)
    while !folder.isEmpty {
      if folders.contains(folder) { return true }
      folder = SideTarget.folders(of: folder)
    }
    return false
  }
}
