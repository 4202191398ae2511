import Diagnostics

/// Maps places of an older text to a newer one: places before the change stay, places after it move by its
/// length.
struct MovedPlaces {
  private let file: SourceFile
  private let prefix: Int
  private let suffix: Int
  private let oldCount: Int

  /// Finds the change by comparing both texts from both ends.
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

  /// The place in the newer text; nil if something in it changed.
  func place(_ old: Place) -> Place? {
    let (start, end) = (Int(old.span.start), Int(old.span.end))
    if end <= prefix { return Place(file, old.span) }
    guard start >= oldCount - suffix else { return nil }
    let shift = file.bytes.count - oldCount
    return Place(file, Span(start + shift, end + shift))
  }
}
