import Diagnostics

/// Maps places of an older text to a newer one: those before the change stay, those behind it move by its length.
struct MovedPlaces {
  private let file: SourceFile
  private let prefix: Int
  private let suffix: Int
  private let oldCount: Int

  /// Compares both texts from both ends.
  init(from old: SourceFile, to new: SourceFile) {
    file = new
    oldCount = old.bytes.count
    let shorter = min(old.bytes.count, new.bytes.count)
    var prefix = 0
    while prefix < shorter, old.bytes[prefix] == new.bytes[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < shorter - prefix,
      old.bytes[old.bytes.count - 1 - suffix] == new.bytes[new.bytes.count - 1 - suffix]
    { suffix += 1 }
    self.prefix = prefix
    self.suffix = suffix
  }

  /// The place in the newer text; nil where something in it changed.
  func place(_ old: Place) -> Place? {
    let (start, end) = (Int(old.span.start), Int(old.span.end))
    if end <= prefix { return Place(file, old.span) }
    guard start >= oldCount - suffix else { return nil }
    let shift = file.bytes.count - oldCount
    return Place(file, Span(start + shift, end + shift))
  }
}
