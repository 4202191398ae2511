import FlowModel
public import StateExploration

/// Records what is read of a world: the set of all worlds in which the same values would have been read.
///
/// Not thread-safe.
public final class WorldLog {
  let space: WorldSpace
  private let tables: MachineTables
  /// The worlds in which all reads since ``begin(in:)`` have the same values.
  @exclusivity(unchecked) public private(set) var agreeing: WorldSet
  /// Whether an event since ``begin(in:)`` would start more work than may be in progress, so that its end
  /// would not be explored.
  @exclusivity(unchecked) var beginsTooMuch = false
  /// Frames that were in front when an event began that removed several frames. The number in the world is
  /// the index plus 1.
  @exclusivity(unchecked) private(set) var fronts: [Frame] = []
  @exclusivity(unchecked) private var frontNumbers: [Frame: Int] = [:]
  /// Whether each world is treated separately. For tests, which compare both ways.
  private let isApart: Bool
  private let literals: [WorldSet]
  private let sites: [WorldSet]
  private let configurations: [WorldSet]
  @exclusivity(unchecked) private var numbers: [SiteReading: Int] = [:]
  @exclusivity(unchecked) private var sets: [UInt64: WorldSet] = [:]
  @exclusivity(unchecked) private var clearSets: [WorldBits: WorldSet] = [:]
  @exclusivity(unchecked) private var exactSets: [ExactBits: WorldSet] = [:]

  init(_ space: WorldSpace, _ tables: MachineTables) {
    self.space = space
    self.tables = tables
    let worlds = tables.worlds
    isApart = tables.counting.apart
    agreeing = space.all
    literals = (0..<worlds.bitCount).flatMap { [space.bit($0, is: false), space.bit($0, is: true)] }
    configurations = worlds.configurations.indices.map { number in space.configurations { $0 == number } }
    sites = worlds.sites.map { [configurations] site in
      (0..<worlds.windowBits).reduce(configurations[site.configuration]) { set, bit in
        space.intersection(set, space.bit(bit, is: site.window >> bit & 1 == 1))
      }
    }
  }

  /// Discards all records and starts to record reads of this world.
  public func begin(in world: World) {
    agreeing = isApart ? space.set(of: world) : space.all
    beginsTooMuch = false
  }

  /// The reads of `body`, recorded separately from all others.
  func apart(_ body: () -> Void) -> WorldSet {
    let before = agreeing
    defer { agreeing = before }
    agreeing = space.all
    body()
    return agreeing
  }

  /// The number of a frame that was in front when an event began; nil if all numbers are in use.
  func number(ofFront frame: Frame) -> Int? {
    if let number = frontNumbers[frame] { return number }
    guard fronts.count + 1 < tables.worlds.frontNumbers else { return nil }
    fronts.append(frame)
    frontNumbers[frame] = fronts.count
    return fronts.count
  }

  /// The front frame that is stored in the world. The read is recorded only by ``noteFront(in:)``.
  func front(in world: World) -> Frame { fronts[tables.worlds.front(in: world) - 1] }

  /// The worlds in which this number of a front frame is stored.
  func worlds(withFront number: Int) -> WorldSet {
    worlds(with: tables.worlds.frontBits, exactly: tables.worlds.front(number).values)
  }

  /// Records that the front frame stored in this world is read.
  func noteFront(in world: World) { note(worlds(withFront: tables.worlds.front(in: world))) }

  @inline(__always)
  func note(bit: Int, is isSet: Bool) {
    agreeing = space.intersection(agreeing, literals[2 * bit + (isSet ? 1 : 0)])
  }

  /// Records whether all these bits are clear, as one value.
  func note(_ bits: WorldBits, areClear: Bool) {
    let clear = worlds(withClear: bits)
    agreeing = areClear ? space.intersection(agreeing, clear) : space.subtracting(clear, from: agreeing)
  }

  /// Records whether these bits have exactly this value, as one value.
  func note(_ bits: WorldBits, areExactly value: WorldBits, _ isSo: Bool) {
    let exact = worlds(with: bits, exactly: value)
    agreeing = isSo ? space.intersection(agreeing, exact) : space.subtracting(exact, from: agreeing)
  }

  /// The worlds in which these bits have exactly this value.
  private func worlds(with bits: WorldBits, exactly value: WorldBits) -> WorldSet {
    let key = ExactBits(bits: bits, value: value)
    if let known = exactSets[key] { return known }
    let exact = bits.numbers.reduce(space.all) { set, bit in
      space.intersection(set, literals[2 * bit + (value[bit] ? 1 : 0)])
    }
    exactSets[key] = exact
    return exact
  }

  private struct ExactBits: Hashable {
    let bits: WorldBits
    let value: WorldBits
  }

  /// The worlds in which all these bits are clear.
  private func worlds(withClear bits: WorldBits) -> WorldSet {
    if let known = clearSets[bits] { return known }
    let clear = bits.numbers.reduce(space.all) { set, bit in space.intersection(set, literals[2 * bit]) }
    clearSets[bits] = clear
    return clear
  }

  /// The worlds with no more open debts than permitted.
  private(set) lazy var bounded = worlds(
    withAtMost: tables.worlds.mostDebts, of: tables.worlds.debtBits)

  /// The worlds in which one more work may start.
  private lazy var belowMostWorks = worlds(
    withAtMost: tables.worlds.mostWorks - 1, of: tables.worlds.workBits)

  /// Records whether one more work may start after the change.
  func noteWork(after change: WorldChange, isBelowMost: Bool) {
    let below = space.preimage(of: belowMostWorks, under: change)
    note(isBelowMost ? below : space.subtracting(below, from: space.all))
  }

  private func worlds(withAtMost most: Int, of bits: WorldBits) -> WorldSet {
    // For each count of set bits among those checked so far, the worlds.
    var byCount = [space.all] + [WorldSet](repeating: .empty, count: most)
    for bit in bits.numbers {
      for count in byCount.indices.reversed() {
        let clear = space.intersection(byCount[count], literals[2 * bit])
        let more = count == 0 ? .empty : space.intersection(byCount[count - 1], literals[2 * bit + 1])
        byCount[count] = space.union(clear, more)
      }
    }
    return byCount.reduce(.empty) { space.union($0, $1) }
  }

  /// Restricts the agreeing worlds to a set.
  public func note(_ set: WorldSet) { agreeing = space.intersection(agreeing, set) }

  /// - Parameter window: the window that an event has set, if only the configuration was read; else -1.
  func note(_ reading: SiteReading, _ answer: Int, window: Int) {
    let number: Int
    if case .form(let row) = reading {
      number = row
    } else if let known = numbers[reading] {
      number = known
    } else {
      number = 1 << 30 | numbers.count
      numbers[reading] = number
    }
    let key = UInt64(number) << 32 | UInt64(answer & 0xFFFFFF) << 8 | UInt64(window + 1)
    if let known = sets[key] { return note(known) }
    let set = worlds(answering: answer, to: reading, window)
    sets[key] = set
    note(set)
  }

  /// The worlds in which a reading has this value.
  private func worlds(answering answer: Int, to reading: SiteReading, _ window: Int) -> WorldSet {
    let all = tables.worlds
    var set = WorldSet.empty
    for site in all.sites.indices where tables.answer(to: reading, at: site) == answer {
      if window < 0 {
        set = space.union(set, sites[site])
      } else if all.sites[site].window == window {
        set = space.union(set, configurations[all.sites[site].configuration])
      }
    }
    return set
  }

  /// The worlds in which the app can start: all environments in all readings, with the start values of the
  /// flags.
  var start: WorldSet {
    let worlds = tables.worlds
    var set = sites.reduce(WorldSet.empty) { space.union($0, $1) }
    for bit in worlds.windowBits..<worlds.bitCount where !worlds.choices[bit] {
      set = space.intersection(set, literals[2 * bit + (worlds.start[bit] ? 1 : 0)])
    }
    return set
  }

  /// The worlds of a site.
  func worlds(at site: Int) -> WorldSet { sites[site] }
}
