/// A path as text. Folders are separated by `/`; `.` and `..` are removed where possible.
struct FilePath: Hashable {
  let isAbsolute: Bool
  let parts: [String]

  init(_ text: String) {
    isAbsolute = text.hasPrefix("/")
    parts = FilePath.normal(text.split(separator: "/").map(String.init), isAbsolute: isAbsolute)
  }

  private init(isAbsolute: Bool, parts: [String]) {
    self.isAbsolute = isAbsolute
    self.parts = FilePath.normal(parts, isAbsolute: isAbsolute)
  }

  private static func normal(_ parts: [String], isAbsolute: Bool) -> [String] {
    var result: [String] = []
    for part in parts where part != "." && !part.isEmpty {
      if part == "..", let last = result.last, last != ".." {
        result.removeLast()
      } else if part != ".." || !isAbsolute {
        result.append(part)
      }
    }
    return result
  }

  var text: String { (isAbsolute ? "/" : "") + parts.joined(separator: "/") }

  /// The folder that contains it.
  var folder: FilePath { FilePath(isAbsolute: isAbsolute, parts: parts.dropLast()) }

  /// Resolves `relative`, as written in the file at this path; nil if it is absolute or empty.
  func resolving(_ relative: String) -> FilePath? {
    guard !relative.hasPrefix("/"), !relative.isEmpty else { return nil }
    return FilePath(
      isAbsolute: isAbsolute, parts: folder.parts + relative.split(separator: "/").map(String.init))
  }

  /// Whether this file is inside of a folder.
  func isInside(_ folder: FilePath) -> Bool {
    isAbsolute == folder.isAbsolute && parts.count > folder.parts.count
      && parts.starts(with: folder.parts) && !parts.dropFirst(folder.parts.count).contains("..")
  }

  /// The last component without its extension.
  var name: String {
    guard let last = parts.last else { return "" }
    guard let dot = last.lastIndex(of: "."), dot != last.startIndex else { return last }
    return String(last[..<dot])
  }
}
