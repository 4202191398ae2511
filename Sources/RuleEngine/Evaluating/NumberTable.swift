/// Numbers by key: what is looked up for every step must cost a few nanoseconds. Not for two threads at once.
final class NumberTable {
  /// Pairs of key and number; a key of 0 marks what is free.
  @exclusivity(unchecked) private var cells: UnsafeMutablePointer<(key: UInt64, number: Int32)>
  @exclusivity(unchecked) private var mask = 15
  private var count = 0

  init() { cells = Self.allocate(16) }

  deinit { cells.deallocate() }

  private static func allocate(_ size: Int) -> UnsafeMutablePointer<(key: UInt64, number: Int32)> {
    let cells = UnsafeMutablePointer<(key: UInt64, number: Int32)>.allocate(capacity: size)
    cells.initialize(repeating: (0, 0), count: size)
    return cells
  }

  /// The number of a key, which is not 0; nil where it has none.
  @inline(__always)
  func number(of key: UInt64) -> Int32? {
    var place = Self.hash(key) & mask
    while true {
      let cell = cells[place]
      if cell.key == key { return cell.number }
      if cell.key == 0 { return nil }
      place = (place + 1) & mask
    }
  }

  /// Gives a key without number one.
  func insert(_ number: Int32, for key: UInt64) {
    precondition(key != 0, "0 marks what is free")
    if 2 * (count + 1) > mask { grow() }
    place(number, key)
    count += 1
  }

  private func place(_ number: Int32, _ key: UInt64) {
    var place = Self.hash(key) & mask
    while cells[place].key != 0 { place = (place + 1) & mask }
    cells[place] = (key, number)
  }

  private func grow() {
    let old = UnsafeMutableBufferPointer(start: cells, count: mask + 1)
    mask = 2 * mask + 1
    cells = Self.allocate(mask + 1)
    for cell in old where cell.key != 0 { place(cell.number, cell.key) }
    old.deallocate()
  }

  @inline(__always)
  private static func hash(_ key: UInt64) -> Int {
    let mixed = (key ^ key >> 32) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed >> 32)
  }
}
