/// A repair that holds: it was carried out in memory, and the finding was gone and nothing else had come.
public struct Repair: Hashable, Sendable {
  /// What it does, as an order without full stop: `add a Cancel button`.
  public var says: String
  /// Nobody would decide otherwise, so that it may be done without asking.
  public var isSafe: Bool
  /// What to write, in the order of files and places; no two overlap.
  public var changes: [TextChange]

  /// A repair from its parts.
  public init(says: String, isSafe: Bool, changes: [TextChange]) {
    self.says = says
    self.isSafe = isSafe
    self.changes = changes
  }
}

/// Another text at one place of a file.
public struct TextChange: Hashable, Sendable {
  /// What is replaced; empty where something is put in.
  public var place: Place
  /// What stands there then.
  public var replacement: String

  /// Another text at a place.
  public init(_ place: Place, _ replacement: String) {
    self.place = place
    self.replacement = replacement
  }
}

extension Sequence<TextChange> {
  /// The bytes of a file with those changes that are about it. They must not overlap.
  public func applied(to file: SourceFile) -> [UInt8] {
    var bytes: [UInt8] = []
    var position = 0
    let own = filter { $0.place.file === file }
    for (_, change) in own.enumerated().sorted(by: {
      ($0.element.place.span.start, $0.offset) < ($1.element.place.span.start, $1.offset)
    }) {
      let start = Swift.max(position, Int(change.place.span.start))
      bytes += file.bytes[position..<start]
      bytes += change.replacement.utf8
      position = Swift.max(start, Int(change.place.span.end))
    }
    return bytes + file.bytes[position...]
  }
}

extension Repair {
  /// What changes, by lines, for each file in the order of the changes.
  public var differences: [(file: SourceFile, difference: TextDifference)] {
    var files: [SourceFile] = []
    for change in changes where !files.contains(where: { $0 === change.place.file }) {
      files.append(change.place.file)
    }
    return files.map { ($0, TextDifference(from: $0.bytes, to: changes.applied(to: $0))) }
  }

  /// The option of ‘modalflow lint’ that carries it out.
  public var option: String { isSafe ? "--fix" : "--unsafe-fixes" }
}
