/// Numbers by key: what is looked up for every step must cost a few nanoseconds.
struct NumberTable {
  private var keys: [UInt64]
  private var numbers: [Int32]
  private var count = 0

  init() {
    keys = []
    numbers = []
  }

  /// The number of a key; nil where it has none. Keys are never 0.
  @inline(__always)
  func number(of key: UInt64) -> Int32? {
    if keys.isEmpty { return nil }
    let mask = keys.count - 1
    var place = Self.hash(key) & mask
    while true {
      let found = keys[place]
      if found == key { return numbers[place] }
      if found == 0 { return nil }
      place = (place + 1) & mask
    }
  }

  /// Gives a key without number one.
  mutating func insert(_ number: Int32, for key: UInt64) {
    precondition(key != 0, "0 marks what is free")
    if 2 * (count + 1) > keys.count { grow() }
    place(number, key)
    count += 1
  }

  private mutating func place(_ number: Int32, _ key: UInt64) {
    let mask = keys.count - 1
    var place = Self.hash(key) & mask
    while keys[place] != 0 { place = (place + 1) & mask }
    keys[place] = key
    numbers[place] = number
  }

  private mutating func grow() {
    let (oldKeys, oldNumbers) = (keys, numbers)
    let size = max(16, 2 * oldKeys.count)
    keys = [UInt64](repeating: 0, count: size)
    numbers = [Int32](repeating: 0, count: size)
    for (key, number) in zip(oldKeys, oldNumbers) where key != 0 { place(number, key) }
  }

  @inline(__always)
  private static func hash(_ key: UInt64) -> Int {
    let mixed = (key ^ key >> 32) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed >> 32)
  }
}
