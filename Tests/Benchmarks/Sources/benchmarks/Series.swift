/// The runs of one command on one input.
struct Series {
  var runs: [Run] = []

  var cpu: [Double] { runs.map(\.cpu) }
  var wall: [Double] { runs.map(\.wall) }
  var peak: Double { runs.map(\.peak).max() ?? 0 }
  var stop: Run.Stop? { runs.lazy.compactMap(\.stop).first }
}

extension [Double] {
  /// The middle one, the mean of the middle two; 0 of none.
  var median: Double {
    guard !isEmpty else { return 0 }
    let sorted = sorted()
    return (sorted[(count - 1) / 2] + sorted[count / 2]) / 2
  }
}

/// The median of what runs of one cost relative to runs of another that were made in turn with them.
func ratio(_ first: Series, to second: Series) -> Double? {
  let pairs = zip(first.runs, second.runs)
  let ratios = pairs.compactMap { $1.cpu > 0 && $0.stop == nil && $1.stop == nil ? $0.cpu / $1.cpu : nil }
  return ratios.isEmpty ? nil : ratios.median
}
