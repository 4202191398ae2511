/// A set of Unicode scalars.
struct ScalarSet: Sendable {
  var ranges: [ClosedRange<UInt32>]
  var isNegated = false

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    ranges.contains { $0.contains(scalar.value) } != isNegated
  }

  static let digit = ScalarSet(ranges: [0x30...0x39])
  static let word = ScalarSet(ranges: [0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A])
  static let space = ScalarSet(ranges: [0x09...0x0A, 0x0C...0x0D, 0x20...0x20])
  static let any = ScalarSet(ranges: [], isNegated: true)
  static let anyButNewline = ScalarSet(ranges: [0x0A...0x0A], isNegated: true)

  var negated: ScalarSet { ScalarSet(ranges: ranges, isNegated: !isNegated) }

  /// The ranges of the set, also if it is written as a negation.
  var plainRanges: [ClosedRange<UInt32>] {
    guard isNegated else { return ranges }
    var rest: [ClosedRange<UInt32>] = []
    var next: UInt32 = 0
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if range.lowerBound > next { rest.append(next...(range.lowerBound - 1)) }
      next = max(next, range.upperBound + 1)
    }
    if next <= 0x10FFFF { rest.append(next...0x10FFFF) }
    return rest
  }

  /// The set with the other case of ASCII letters, and of single other letters.
  var caseInsensitive: ScalarSet {
    var all = ranges
    for range in ranges {
      if let part = range.clamped(0x41, 0x5A) { all.append((part.lowerBound + 32)...(part.upperBound + 32)) }
      if let part = range.clamped(0x61, 0x7A) { all.append((part.lowerBound - 32)...(part.upperBound - 32)) }
      guard range.count == 1, let scalar = Unicode.Scalar(range.lowerBound) else { continue }
      for mapping in [scalar.properties.lowercaseMapping, scalar.properties.uppercaseMapping] {
        let scalars = Array(mapping.unicodeScalars)
        if scalars.count == 1 { all.append(scalars[0].value...scalars[0].value) }
      }
    }
    return ScalarSet(ranges: all, isNegated: isNegated)
  }
}

extension ClosedRange<UInt32> {
  /// The part between two bounds; nil if it is empty.
  fileprivate func clamped(_ low: UInt32, _ high: UInt32) -> ClosedRange<UInt32>? {
    overlaps(low...high) ? clamped(to: low...high) : nil
  }
}
