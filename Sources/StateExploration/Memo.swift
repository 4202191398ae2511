/// Remembers a number for each triple of numbers.
struct TripleMemo {
  private struct Row {
    var first: Int32
    var second: Int32
    var third: Int32
    var answer: Int32
  }

  private var rows: [Row] = []
  private var index = IndexTable(capacity: 1024)

  /// The number remembered, or -1.
  func find(_ first: Int32, _ second: Int32, _ third: Int32) -> Int32 {
    let row = index.find(mix(first, second, third)) {
      rows[$0].first == first && rows[$0].second == second && rows[$0].third == third
    }
    return row < 0 ? -1 : rows[Int(row)].answer
  }

  /// Remembers a number of at least 0 for a triple that is new.
  mutating func remember(_ first: Int32, _ second: Int32, _ third: Int32, _ answer: Int32) {
    let row = Int32(rows.count)
    rows.append(Row(first: first, second: second, third: third, answer: answer))
    index.insert(row, mix(first, second, third)) { [rows] in
      mix(rows[$0].first, rows[$0].second, rows[$0].third)
    }
  }
}

/// Gives equal pairs of numbers the same number, in order of first sight.
struct PairNumbers {
  private(set) var pairs: [(first: Int32, second: Int32)] = []
  private var index = IndexTable()

  var count: Int { pairs.count }

  subscript(number: Int32) -> (first: Int32, second: Int32) { pairs[Int(number)] }

  mutating func number(_ first: Int32, _ second: Int32) -> Int32 {
    let hash = mix(first, second)
    let known = index.find(hash) { pairs[$0].first == first && pairs[$0].second == second }
    if known >= 0 { return known }
    let number = Int32(pairs.count)
    pairs.append((first, second))
    index.insert(number, hash) { [pairs] in mix(pairs[$0].first, pairs[$0].second) }
    return number
  }
}
