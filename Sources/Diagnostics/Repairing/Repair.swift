/// A tested repair: it was applied in memory; the finding disappeared, and no new
/// error or warning appeared.
public struct Repair: Hashable, Sendable {
  /// A short instruction without full stop: `add a Cancel button`.
  public var says: String
  /// Whether it needs no human decision, so that it may be applied automatically.
  public var isSafe: Bool
  /// The text changes, in the order of files and places; they do not overlap.
  public var changes: [TextChange]

  /// Creates a repair.
  public init(says: String, isSafe: Bool, changes: [TextChange]) {
    self.says = says
    self.isSafe = isSafe
    self.changes = changes
  }
}

/// The replacement of a text in a file.
public struct TextChange: Hashable, Sendable {
  /// The replaced place; empty for an insertion.
  public var place: Place
  /// The new text.
  public var replacement: String

  /// Creates a text change.
  public init(_ place: Place, _ replacement: String) {
    self.place = place
    self.replacement = replacement
  }
}

extension Sequence<TextChange> {
  /// The bytes of a file after those changes that belong to it. They must not overlap.
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
  /// The changed lines for each file, in the order of the changes.
  public var differences: [(file: SourceFile, difference: TextDifference)] {
    var files: [SourceFile] = []
    for change in changes where !files.contains(where: { $0 === change.place.file }) {
      files.append(change.place.file)
    }
    return files.map { ($0, TextDifference(from: $0.bytes, to: changes.applied(to: $0))) }
  }

  /// The option of ‘modalflow lint’ that applies it.
  public var option: String { isSafe ? "--fix" : "--unsafe-fixes" }
}
