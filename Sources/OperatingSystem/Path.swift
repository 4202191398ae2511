/// Joins, normalizes and compares paths as text, without reading the disk.
public enum Path {
  /// `folder/name`; `name` alone if it is absolute or the folder is the working folder.
  public static func join(_ folder: String, _ name: String) -> String {
    if name.hasPrefix("/") || folder.isEmpty || folder == "." { return name }
    return folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// The folder of a path; empty for a name alone.
  public static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: 0x2F) else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The path without `.`, double slashes and, if the folder before is known, `..`.
  public static func normalized(_ path: String) -> String {
    if isNormal(path) { return path }
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

  /// Whether ``normalized(_:)`` changes nothing, as for almost every path: no name is empty, `.` or `..`.
  private static func isNormal(_ path: String) -> Bool {
    var count = 0
    var isDots = true
    for byte in path.utf8.drop(while: { $0 == 0x2F }) {
      if byte == 0x2F {
        if isDots, count <= 2 { return false }
        (count, isDots) = (0, true)
      } else {
        count += 1
        isDots = isDots && byte == 0x2E
      }
    }
    let hasOneRoot = !path.utf8.starts(with: [0x2F, 0x2F])
    return hasOneRoot && !(isDots && count <= 2)
  }
}

extension Path {
  /// Whether a path is a folder or is inside it; both must be absolute or both relative, and normalized.
  public static func isInside(_ path: String, of folder: String) -> Bool {
    path == folder || folder == "/" || path.hasPrefix(folder + "/")
  }

  /// The absolute path without `.` and `..`; a relative path starts at `folder`.
  public static func absolute(_ path: String, in folder: String = FileSystem.workingFolder) -> String {
    normalized(join(folder, path))
  }

  /// An absolute path relative to an absolute folder: `a/b`, `../a`, or `.`.
  public static func relative(_ path: String, to folder: String = FileSystem.workingFolder) -> String {
    // Fast path, because almost all paths are below the folder.
    if path.utf8.count > folder.utf8.count + 1, path.utf8.starts(with: folder.utf8),
      path.utf8.dropFirst(folder.utf8.count).first == 0x2F, isNormal(path), folder != "/"
    {
      return String(path.utf8.dropFirst(folder.utf8.count + 1)) ?? path
    }
    let names = path.split(separator: "/")
    let from = folder.split(separator: "/")
    let shared = zip(names, from).prefix { $0 == $1 }.count
    let parts = Array(repeating: "..", count: from.count - shared) + names[shared...].map(String.init)
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }
}
