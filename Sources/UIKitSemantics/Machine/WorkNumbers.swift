import FlowModel
import StateExploration

/// Which work is under way, as a number in the world instead of a bit for each: where there is much, of which little is under way
/// at once.
struct WorkNumbers: Sendable {
  /// So much may be under way at once where it ends before anything else happens, begun by one event.
  private static let mostOfOneEvent = 8

  /// By flag: the number that says that it is set, from 1; 0 of other flags.
  let numberOfFlag: ElementTable<Flag, Int>
  /// Where the numbers stand: each is 0, or says what is under way.
  let places: [WorldBits]
  /// The bits of all places.
  var bits: WorldBits { places.reduce([]) { $0 | $1 } }
  /// The first bit behind them.
  let nextBit: Int

  /// - Parameters:
  ///   - flags: of the works.
  ///   - atOnce: how many may be under way at once; 0 where each ends before anything else happens.
  ///   - firstBit: where they begin.
  init(_ flags: [FlagID], of flow: Flow, atOnce: Int, firstBit: Int) {
    var numbers = flow.flags.mapValues { _ in 0 }
    for (position, flag) in flags.enumerated() { numbers[flag] = position + 1 }
    numberOfFlag = numbers
    let width = Int.bitWidth - flags.count.leadingZeroBitCount
    let most = atOnce == 0 ? Self.mostOfOneEvent : atOnce
    places = (0..<most).map { WorldBits(1 << width - 1, at: firstBit + $0 * width) }
    nextBit = firstBit + most * width
  }

  /// Some work, by the bits of the world that say that it is under way, or by its numbers.
  struct Group: Sendable {
    let bits: WorldBits
    let numbers: [Int]

    init(_ flags: [FlagID], in worlds: FlowWorlds) {
      bits = worlds.bits(of: flags)
      numbers =
        worlds.workNumbers.map { works in flags.map { works.numberOfFlag[$0] }.filter { $0 > 0 } } ?? []
    }
  }

  /// What a place says that has a number.
  func value(_ number: Int, at place: WorldBits) -> WorldBits {
    WorldBits(number, at: place.lowest ?? 0)
  }
}

extension Setting {
  /// Whether the work of a number is under way.
  func isUnderWay(_ number: Int, _ works: WorkNumbers) -> Bool {
    works.places.contains { has(works.value(number, at: $0), at: $0) }
  }

  /// Whether the bits of a place are these; read as one answer.
  private func has(_ value: WorldBits, at place: WorldBits) -> Bool {
    if change.mask & place == place { return change.values & place == value }
    let isSo = world.bits & place == value
    log?.note(place, areExactly: value, isSo)
    return isSo
  }

  /// The work of a number is under way from now on, or no longer. Where all places are taken its end never comes.
  mutating func setUnderWay(_ number: Int, _ isUnderWay: Bool, _ works: WorkNumbers) {
    if isUnderWay, self.isUnderWay(number, works) { return }
    let value = isUnderWay ? 0 : number
    let place = works.places.first { has(works.value(value, at: $0), at: $0) }
    guard let place else { return }
    change.mask |= place
    change.values = change.values - place | (isUnderWay ? works.value(number, at: place) : [])
  }

  /// None of these works is under way.
  func isNoneUnderWay(of group: WorkNumbers.Group) -> Bool {
    guard let works = tables.worlds.workNumbers else { return areClear(group.bits) }
    return !group.numbers.contains { isUnderWay($0, works) }
  }
}
