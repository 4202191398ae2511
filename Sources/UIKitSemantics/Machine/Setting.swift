import FlowModel
import StateExploration

/// The world as an event finds it, with what the event has changed of it so far.
///
/// All code reads the world through this type, so that a log can find the other worlds in which it would read the same
/// values.
struct Setting {
  let tables: MachineTables
  /// The world in which the event began.
  var world: World
  /// What the event has set and turned.
  var change = WorldChange.none
  /// Records what is read; nil if that is not needed.
  var log: WorldLog?

  /// Whether a flag is set.
  func isSet(_ flag: FlagID) -> Bool {
    let bit = tables.worlds.bitOfFlag[flag]
    if bit >= 0 { return isSet(bit: bit) }
    guard let works = tables.worlds.workNumbers, works.numberOfFlag[flag] > 0 else {
      return tables.worlds.isAlwaysSet[flag]
    }
    return isUnderWay(works.numberOfFlag[flag], works)
  }

  /// Whether the event has set or cleared a flag, to another value or the same. Nothing of the world is read.
  func assigns(_ flag: FlagID) -> Bool {
    let bit = tables.worlds.bitOfFlag[flag]
    if bit >= 0 { return change.mask[bit] }
    guard let works = tables.worlds.workNumbers, works.numberOfFlag[flag] > 0 else { return false }
    return change.mask.meets(tables.worlds.workBits)
  }

  private func isSet(bit: Int) -> Bool {
    if change.mask[bit] { return change.values[bit] }
    let isSet = world[bit]
    log?.note(bit: bit, is: isSet)
    return isSet
  }

  /// Sets or clears bits.
  private mutating func assign(_ bits: WorldBits, _ isSet: Bool) {
    change.mask |= bits
    if isSet { change.values |= bits } else { change.values -= bits }
  }

  /// Whether a debt is owed, by its position in ``FlowWorlds/debts``.
  func owes(_ debt: Int) -> Bool { isSet(bit: tables.worlds.firstDebtBit + debt) }

  /// From now on a debt is owed, or no longer.
  mutating func owe(_ debt: Int, _ isOwed: Bool) {
    assign([tables.worlds.firstDebtBit + debt], isOwed)
  }

  /// None of these debts, given by their bits, is owed any longer.
  mutating func oweNothing(of debts: WorldBits) {
    if !debts.isEmpty { assign(debts, false) }
  }

  /// Nothing is owed any longer.
  mutating func oweNothing() {
    if !tables.worlds.debtBits.isEmpty { assign(tables.worlds.debtBits, false) }
  }

  /// Whether none of these bits is set; recorded as one value, without which of them are.
  func areClear(_ bits: WorldBits) -> Bool {
    if bits.isEmpty { return true }
    if change.values.meets(bits) { return false }
    let open = bits - change.mask
    let isClear = !world.bits.meets(open)
    if !open.isEmpty { log?.note(open, areClear: isClear) }
    return isClear
  }

  /// What the event has changed, without debts, which are not visible.
  var visibleChange: WorldChange {
    let debts = tables.worlds.debtBits
    return WorldChange(
      mask: change.mask - debts, values: change.values - debts, forgetsChoices: change.forgetsChoices)
  }

  /// Sets or clears a flag; one that nothing reads is forgotten.
  mutating func set(_ flag: FlagID, _ isSet: Bool) {
    let bit = tables.worlds.bitOfFlag[flag]
    if bit >= 0 { return assign([bit], isSet) }
    guard let works = tables.worlds.workNumbers, works.numberOfFlag[flag] > 0 else { return }
    setUnderWay(works.numberOfFlag[flag], isSet, works)
  }

  /// Whether one more work may run; recorded as one value, without which works are running.
  var mayBeginWork: Bool {
    let all = tables.worlds
    if all.endsAtOnce || all.mostWorks >= all.workCount { return true }
    return isBelowMostWorks || beginsAlone
  }

  private var isBelowMostWorks: Bool {
    let all = tables.worlds
    if all.workNumbers != nil { return areClear(all.workBits) }
    let underWay = (world.bits - change.mask | change.values) & all.workBits
    let mayBegin = underWay.count < all.mostWorks
    log?.noteWork(after: change, isBelowMost: mayBegin)
    return mayBegin
  }

  /// Only works that this event has begun are running, and they are few.
  private var beginsAlone: Bool {
    let all = tables.worlds
    let own = change.values & all.workBits
    let count = all.workNumbers?.places.count { own.meets($0) } ?? own.count
    return count > 0 && count < all.mostOfOneEvent && areClear(all.workBits - change.mask)
  }

  /// The event begins more work than may run at once. It would not if other work had ended before.
  func beginsTooMuch() {
    if !areClear(tables.worlds.workBits - change.mask) { log?.beginsTooMuch = true }
  }

  /// Something is under way that has to end before anything else happens.
  ///
  /// - Parameter before: something was when the event began; where nothing was, only the event itself is looked at.
  func mustEnd(before: Bool) -> Bool {
    if !tables.worlds.endsAtOnce { return false }
    if change.values.meets(tables.worlds.workBits) { return true }
    return before && !areClear(tables.worlds.workBits)
  }

  /// Turns or resizes the window.
  mutating func turn(to window: Int) {
    let turn = tables.worlds.turn(to: window)
    change.mask |= turn.mask
    change.values = change.values - turn.mask | turn.values
  }

  /// The same with the window of this number.
  func inWindow(_ window: Int) -> Setting {
    var there = self
    there.turn(to: window)
    return there
  }

  /// The window was given by the event, so that only the configuration is read of the world.
  private var isTurned: Bool { tables.worlds.windowBits > 0 && change.mask[0] }

  /// The world as it is now. What is read of it is not noted.
  var worldNow: World { change.applied(to: world) }

  /// The site as it is now. What is read of it is not noted.
  private var siteNow: Int { tables.worlds.site(of: worldNow) }

  /// Reads a value that depends on the site alone, as a number.
  func read(_ reading: SiteReading) -> Int {
    let site = siteNow
    let answer = tables.answer(to: reading, at: site)
    log?.note(reading, answer, window: isTurned ? tables.worlds.sites[site].window : -1)
    return answer
  }

  func holds(_ reading: SiteReading) -> Bool { read(reading) != 0 }

  /// The complete behaviour of the platform here. Reading it distinguishes all sites that differ in anything.
  var behavior: PlatformBehavior {
    let site = siteNow
    log?.note(.everything, site, window: isTurned ? tables.worlds.sites[site].window : -1)
    return tables.worlds.behaviors[site]
  }

  /// How many windows the device has.
  var windowCount: Int { read(.windowCount) }

  /// Whether the device has another window of this number.
  func canTurn(to window: Int) -> Bool { holds(.canTurn(window)) }

  /// The environment by its number in ``Environments/all``, without a note of it.
  var environment: Int { tables.worlds.environment(of: worldNow) }
}

/// What can be read of a site.
enum SiteReading: Hashable, Sendable {
  /// The form of layers, by their row in ``LayerForms``.
  case form(Int)
  case width, height, orientation, device
  /// The effective version lies in a range.
  case ios(VersionRange)
  /// The effective version has a feature.
  case has(VersionedFeature)
  /// The effective version, as one number.
  case version
  case isRedesigned, isMac
  /// F4.6, F4.9, F5.15, F6.14, F7.3, F7.20: contested, and read outside the forms of layers.
  case searchDecidesGuard, guardDimsSheet, imagePickersCloseThemselves, pickersTellOnceGone
  case searchBlocksPresenting, pushedScreenMustAppear
  /// F1.16: an active search hides the bar.
  case searchHidesBar
  /// There is another window of this number.
  case canTurn(Int)
  case windowCount
  /// The number of the window.
  case window
  /// Everything.
  case everything
}

extension MachineTables {
  /// The value of a reading at a site, as a number.
  func answer(to reading: SiteReading, at site: Int) -> Int {
    func number(_ holds: Bool) -> Int { holds ? 1 : 0 }
    let behavior = worlds.behaviors[site]
    let environment = behavior.environment
    switch reading {
    case .form(let row): return forms?.form(of: row, at: site) ?? 0
    case .width: return number(environment.width == .regular)
    case .height: return number(environment.height == .regular)
    case .orientation: return number(environment.orientation == .landscape)
    case .device: return Device.allCases.firstIndex(of: environment.device) ?? 0
    case .ios(let range): return number(range.contains(environment.ios))
    case .has(let feature): return number(behavior.has(feature))
    case .version: return environment.ios.major * 1_000 + environment.ios.minor
    case .isRedesigned: return number(behavior.isRedesigned)
    case .isMac: return number(behavior.isMac)
    case .searchDecidesGuard: return number(behavior.switches.searchDecidesGuard)
    case .guardDimsSheet: return number(behavior.switches.guardDimsSheet)
    case .imagePickersCloseThemselves: return number(behavior.switches.imagePickersCloseThemselves)
    case .pickersTellOnceGone: return number(behavior.switches.pickersTellOnceGone)
    case .searchBlocksPresenting: return number(behavior.switches.searchBlocksPresenting)
    case .pushedScreenMustAppear: return number(behavior.switches.pushedScreenMustAppear)
    case .searchHidesBar: return number(behavior.searchHidesBar)
    case .canTurn(let window):
      let (configuration, now) = worlds.sites[site]
      return number(window != now && window < worlds.configurations[configuration].environments.count)
    case .windowCount:
      return worlds.configurations[worlds.sites[site].configuration].environments.count
    case .window: return worlds.sites[site].window
    case .everything: return site
    }
  }
}
