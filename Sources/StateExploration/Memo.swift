/// Remembers a number for each pair of a row, of which there are few, and a column.
struct RowMemo {
  private let columns: Int
  private var rows: [[Int32]] = []
  private var others = TripleMemo()
  /// Cells kept as arrays; what goes beyond is hashed.
  private static let denseCells = 16 << 20

  init(columns: Int) { self.columns = columns }

  /// The number remembered, or -1.
  @inline(__always)
  func find(_ row: Int32, _ column: Int32) -> Int32 {
    if isDense(row) {
      return Int(row) < rows.count && !rows[Int(row)].isEmpty ? rows[Int(row)][Int(column)] : -1
    }
    return others.find(row, column, 0)
  }

  /// Remembers a number of at least 0 for a pair that is new.
  mutating func remember(_ row: Int32, _ column: Int32, _ answer: Int32) {
    guard isDense(row) else { return others.remember(row, column, 0, answer) }
    while rows.count <= Int(row) { rows.append([]) }
    if rows[Int(row)].isEmpty { rows[Int(row)] = [Int32](repeating: -1, count: columns) }
    rows[Int(row)][Int(column)] = answer
  }

  private func isDense(_ row: Int32) -> Bool { (Int(row) + 1) * columns <= Self.denseCells }
}

/// Remembers a number for each triple of numbers.
private struct TripleMemo {
  struct Row {
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
