/// Paths as text: joined, shortened, compared; nothing here touches the disk.
enum Path {
  /// `folder/name`, or `name` where it is absolute or the folder is the working folder.
  static func join(_ folder: String, _ name: String) -> String {
    if name.hasPrefix("/") || folder.isEmpty || folder == "." { return name }
    return folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// The folder a path stands in; empty for a bare name.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Without `.`, doubled slashes and, where the folder before it is known, `..`.
  static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part == "..", path.hasPrefix("/"), parts.isEmpty {
        continue
      } else {
        parts.append(part)
      }
    }
    let joined = parts.joined(separator: "/")
    if path.hasPrefix("/") { return "/" + joined }
    return joined.isEmpty ? "." : joined
  }

  /// Whether a name ends like a YAML file's.
  static func isYAML(_ path: String) -> Bool {
    let path = path.lowercased()
    return path.hasSuffix(".yaml") || path.hasSuffix(".yml")
  }
}

extension Path {
  /// Whether a path is a folder or stands below it; both absolute or both relative, and normalized.
  static func isInside(_ path: String, of folder: String) -> Bool {
    path == folder || folder == "/" || path.hasPrefix(folder + "/")
  }

  /// An absolute path without `.` and `..`; relative ones start from `folder`.
  static func absolute(_ path: String, in folder: String = FileSystem.workingFolder) -> String {
    normalized(join(folder, path))
  }

  /// An absolute path as seen from an absolute folder: `a/b`, `../a`, or `.`.
  static func relative(_ path: String, to folder: String = FileSystem.workingFolder) -> String {
    let names = path.split(separator: "/")
    let from = folder.split(separator: "/")
    let shared = zip(names, from).prefix { $0 == $1 }.count
    let parts = Array(repeating: "..", count: from.count - shared) + names[shared...].map(String.init)
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }
}
