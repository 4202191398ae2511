internal import Diagnostics
internal import OperatingSystem

/// The files and elements to which an override applies.
struct OverrideScope: Sendable {
  private let paths: [Glob]?
  private let elements: [Glob]?
  private let folder: String

  init(_ override: ConfigurationLayer.Override) {
    paths = override.paths?.map { Glob($0.value) }
    elements = override.elements?.map { Glob(Self.path($0.value)) }
    folder = override.folder
  }

  /// Whether a finding is in one of the files and at, or inside of, one of the elements.
  func contains(_ finding: Finding) -> Bool {
    if let paths {
      let path = Path.relative(Path.absolute(finding.place.file.path), to: folder)
      guard paths.contains(where: { $0.covers(path) }) else { return false }
    }
    return containsElement(finding.element.text)
  }

  /// Whether an element is one of the elements or inside of one.
  func containsElement(_ element: String) -> Bool {
    guard let elements else { return true }
    let path = Self.path(element)
    return elements.contains { $0.covers(path) }
  }

  /// Whether the override is limited to elements.
  var isForElements: Bool { elements != nil }

  /// Whether a file, given by its absolute path, is among the paths.
  func containsFile(_ path: String) -> Bool {
    let path = Path.relative(path, to: folder)
    return paths.map { $0.contains { $0.covers(path) } } ?? true
  }

  /// An element path in the form of a file path, for patterns.
  private static func path(_ element: String) -> String {
    String(element.map { $0 == "." ? "/" : $0 })
  }
}

extension Glob {
  /// Whether it matches a path or a folder that contains the path.
  func covers(_ path: String) -> Bool {
    var path = path[...]
    while true {
      if matches(String(path)) { return true }
      guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return false }
      path = path[..<slash]
    }
  }
}
