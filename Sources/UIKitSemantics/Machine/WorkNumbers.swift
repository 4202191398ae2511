import FlowModel
import StateExploration

/// Stores works in progress as numbers in the world instead of one bit for each work. Used if there are many
/// works of which few are in progress at the same time.
struct WorkNumbers: Sendable {
  /// The most works that one event may start, if each ends before anything else happens.
  private static let mostOfOneEvent = 8

  /// For each flag, its number from 1; 0 for other flags.
  let numberOfFlag: ElementTable<Flag, Int>
  /// The bits of each place. A place contains 0 or the number of a work in progress.
  let places: [WorldBits]
  /// The bits of all places.
  var bits: WorldBits { places.reduce([]) { $0 | $1 } }
  /// The first bit after all places.
  let nextBit: Int

  /// - Parameters:
  ///   - flags: the flags of the works.
  ///   - atOnce: the most works in progress at the same time; 0 if each ends before anything else happens.
  ///   - firstBit: the first bit of the places.
  init(_ flags: [FlagID], of flow: Flow, atOnce: Int, firstBit: Int) {
    var numbers = flow.flags.mapValues { _ in 0 }
    for (position, flag) in flags.enumerated() { numbers[flag] = position + 1 }
    numberOfFlag = numbers
    let width = Int.bitWidth - flags.count.leadingZeroBitCount
    let most = atOnce == 0 ? Self.mostOfOneEvent : atOnce
    places = (0..<most).map { WorldBits(1 << width - 1, at: firstBit + $0 * width) }
    nextBit = firstBit + most * width
  }

  /// Some works, as bits of the world or as numbers.
  struct Group: Sendable {
    let bits: WorldBits
    let numbers: [Int]

    init(_ flags: [FlagID], in worlds: FlowWorlds) {
      bits = worlds.bits(of: flags)
      numbers =
        worlds.workNumbers.map { works in flags.map { works.numberOfFlag[$0] }.filter { $0 > 0 } } ?? []
    }
  }

  /// The bits of a place that contains this number.
  func value(_ number: Int, at place: WorldBits) -> WorldBits {
    WorldBits(number, at: place.lowest ?? 0)
  }
}

extension Setting {
  /// Whether the work with this number is in progress.
  func isUnderWay(_ number: Int, _ works: WorkNumbers) -> Bool {
    works.places.contains { has(works.value(number, at: $0), at: $0) }
  }

  /// Whether a place has exactly these bits; recorded as one value.
  private func has(_ value: WorldBits, at place: WorldBits) -> Bool {
    if change.mask & place == place { return change.values & place == value }
    let isSo = world.bits & place == value
    log?.note(place, areExactly: value, isSo)
    return isSo
  }

  /// Records that the work with this number starts or ends. If all places are in use, its end is not
  /// explored.
  mutating func setUnderWay(_ number: Int, _ isUnderWay: Bool, _ works: WorkNumbers) {
    if isUnderWay, self.isUnderWay(number, works) { return }
    let value = isUnderWay ? 0 : number
    let place = works.places.first { has(works.value(value, at: $0), at: $0) }
    guard let place else { return }
    change.mask |= place
    change.values = change.values - place | (isUnderWay ? works.value(number, at: place) : [])
  }

  /// Whether none of these works is in progress.
  func isNoneUnderWay(of group: WorkNumbers.Group) -> Bool {
    guard let works = tables.worlds.workNumbers else { return areClear(group.bits) }
    return !group.numbers.contains { isUnderWay($0, works) }
  }
}
