/// The name a person most likely meant: the closest of `candidates` by optimal string alignment distance,
/// letter case ignored, if at most a third of its letters differ. Ties go to the earlier candidate.
///
/// Costs the product of both lengths per candidate; only called when something is already wrong.
public func nearestName(to name: String, among candidates: some Sequence<String>) -> String? {
  let wanted = Array(name.lowercased().unicodeScalars)
  guard !wanted.isEmpty, wanted.count <= 128 else { return nil }
  var best: (name: String, distance: Int)?
  for candidate in candidates where candidate != name {
    let letters = Array(candidate.lowercased().unicodeScalars)
    let allowed = max(1, max(wanted.count, letters.count) / 3)
    guard abs(letters.count - wanted.count) <= allowed else { continue }
    let distance = alignmentDistance(wanted, letters)
    if distance <= allowed, distance < best?.distance ?? .max { best = (candidate, distance) }
  }
  return best?.name
}

/// Insertions, deletions, substitutions and swaps of neighbours that turn one text into the other.
private func alignmentDistance(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar]) -> Int {
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
    beforePrevious = previous
    previous = current
  }
  return previous[other.count]
}
