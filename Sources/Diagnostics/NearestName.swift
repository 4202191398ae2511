/// The name a person most likely meant: the closest of `candidates` by optimal string alignment distance,
/// letter case ignored, if at most a third of its letters differ. Ties go to the earlier candidate.
///
/// Costs the product of both lengths per candidate; only called when something is already wrong.
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

/// How long a name is and which letters it has, at a glance: what tells most names apart without a copy of either, where thousands of
/// unknown names each meet a thousand that are known.
private struct Letters {
  private var count = 0
  private var set: UInt64 = 0
  /// Of other letters is not known which are the same but for their case, nor how many they become.
  private var isASCII = true

  init(_ name: String) {
    for byte in name.utf8 {
      count += 1
      if byte >= 0x80 { isASCII = false }
      let isCapital = UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
      set |= 1 << UInt64((isCapital ? byte | 0x20 : byte) & 63)
    }
  }

  /// Each letter that only one of two names has takes a step of its own, and so does each that one is longer.
  func mayBeNear(_ other: Letters) -> Bool {
    guard isASCII, other.isASCII else { return true }
    let allowed = mostSteps(count, other.count)
    return abs(count - other.count) <= allowed
      && max((set & ~other.set).nonzeroBitCount, (other.set & ~set).nonzeroBitCount) <= allowed
  }
}

/// Insertions, deletions, substitutions and swaps of neighbours that turn one text into the other; nil where it takes more
/// than `most`, which most pairs of names show after a few letters.
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
    // Later rows build on these two, and no step makes anything less.
    if current.allSatisfy({ $0 > most }), previous.allSatisfy({ $0 > most }) { return nil }
    beforePrevious = previous
    previous = current
  }
  return previous[other.count] <= most ? previous[other.count] : nil
}
