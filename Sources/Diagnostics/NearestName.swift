/// The name that was most likely meant: the closest of `candidates` by optimal string alignment distance,
/// ignoring case, if at most a third of its letters differ. Among equals the first candidate is taken.
///
/// Costs the product of both lengths per candidate; only called when there is already an error.
public func nearestName(to name: String, among candidates: some Sequence<String>) -> String? {
  let wanted = Array(name.lowercased().unicodeScalars)
  guard !wanted.isEmpty, wanted.count <= 128 else { return nil }
  let glance = Letters(name)
  var best: (name: String, distance: Int)?
  for candidate in candidates where candidate != name {
    guard glance.mayBeNear(Letters(candidate)) else { continue }
    let letters = Array(candidate.lowercased().unicodeScalars)
    let allowed = mostSteps(wanted.count, letters.count)
    guard abs(letters.count - wanted.count) <= allowed else { continue }
    let most = min(allowed, (best?.distance ?? .max) - 1)
    if let distance = alignmentDistance(wanted, letters, atMost: most) { best = (candidate, distance) }
    if best?.distance == 0 { break }
  }
  return best?.name
}

/// How many letters may differ between two names of these lengths.
private func mostSteps(_ one: Int, _ other: Int) -> Int { max(1, max(one, other) / 3) }

/// The length of a name and its set of letters: a fast test that distinguishes most names without copying
/// them, because each unknown name is compared with many known ones.
private struct Letters {
  private var count = 0
  private var set: UInt64 = 0
  /// For other letters it is not known which are equal except for case, nor how many they become.
  private var isASCII = true

  init(_ name: String) {
    for byte in name.utf8 {
      count += 1
      if byte >= 0x80 { isASCII = false }
      let isCapital = UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
      set |= 1 << UInt64((isCapital ? byte | 0x20 : byte) & 63)
    }
  }

  /// Each letter that only one of two names has needs a step, and so does each additional letter.
  func mayBeNear(_ other: Letters) -> Bool {
    guard isASCII, other.isASCII else { return true }
    let allowed = mostSteps(count, other.count)
    return abs(count - other.count) <= allowed
      && max((set & ~other.set).nonzeroBitCount, (other.set & ~set).nonzeroBitCount) <= allowed
  }
}

/// The number of insertions, deletions, substitutions and swaps of neighbours between two texts; nil if it is
/// more than `most`, which is clear after a few letters for most pairs.
private func alignmentDistance(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar], atMost most: Int) -> Int? {
  guard abs(one.count - other.count) <= most else { return nil }
  var beforePrevious: [Int] = []
  var previous = Array(0...other.count)
  for (row, letter) in one.enumerated() {
    var current = [row + 1]
    current.reserveCapacity(other.count + 1)
    for (column, candidate) in other.enumerated() {
      var cost = min(
        previous[column] + (letter == candidate ? 0 : 1), previous[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, letter == other[column - 1], one[row - 1] == candidate {
        cost = min(cost, beforePrevious[column - 1] + 1)
      }
      current.append(cost)
    }
    // Later rows are computed from these two and cannot have smaller values.
    if current.allSatisfy({ $0 > most }), previous.allSatisfy({ $0 > most }) { return nil }
    beforePrevious = previous
    previous = current
  }
  return previous[other.count] <= most ? previous[other.count] : nil
}
