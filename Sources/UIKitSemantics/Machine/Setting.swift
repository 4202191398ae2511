import FlowModel
import StateExploration

/// The world at the beginning of an event, with the changes of the event so far.
///
/// All code reads the world through this type, so that a log can find the other worlds in which it would read
/// the same values.
///
/// Settings are copied at each step, so they do not count their references: whoever keeps one keeps its tables and its
/// log, too.
struct Setting {
  unowned(unsafe) let tables: MachineTables
  /// The world in which the event began.
  var world: World
  /// The assignments of the event.
  var change = WorldChange.none
  /// Records what is read; nil if that is not needed.
  unowned(unsafe) var log: WorldLog?

  /// Whether a flag is set.
  func isSet(_ flag: FlagID) -> Bool {
    let bit = tables.worlds.bitOfFlag[flag]
    if bit >= 0 { return isSet(bit: bit) }
    guard let works = tables.worlds.workNumbers, works.numberOfFlag[flag] > 0 else {
      return tables.worlds.isAlwaysSet[flag]
    }
    return isUnderWay(works.numberOfFlag[flag], works)
  }

  /// Whether the event has assigned a flag, with another value or the same one. Reads nothing of the world.
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

  /// Whether a debt, given by its position in ``FlowWorlds/debts``, is open.
  func owes(_ debt: Int) -> Bool { isSet(bit: tables.worlds.firstDebtBit + debt) }

  /// Opens or closes a debt.
  mutating func owe(_ debt: Int, _ isOwed: Bool) {
    assign([tables.worlds.firstDebtBit + debt], isOwed)
  }

  /// Closes these debts, given by their bits.
  mutating func oweNothing(of debts: WorldBits) {
    if !debts.isEmpty { assign(debts, false) }
  }

  /// Closes all debts.
  mutating func oweNothing() {
    if !tables.worlds.debtBits.isEmpty { assign(tables.worlds.debtBits, false) }
  }

  /// Whether none of these bits is set. Recorded as one value, without which bits are set.
  func areClear(_ bits: WorldBits) -> Bool {
    if bits.isEmpty { return true }
    if change.values.meets(bits) { return false }
    let open = bits - change.mask
    let isClear = !world.bits.meets(open)
    if !open.isEmpty { log?.note(open, areClear: isClear) }
    return isClear
  }

  /// The changes of the event without debts, which are not visible.
  var visibleChange: WorldChange {
    let debts = tables.worlds.debtBits
    return WorldChange(
      mask: change.mask - debts, values: change.values - debts, forgetsChoices: change.forgetsChoices)
  }

  /// Sets or clears a flag; ignored if nothing reads the flag.
  mutating func set(_ flag: FlagID, _ isSet: Bool) {
    let bit = tables.worlds.bitOfFlag[flag]
    if bit >= 0 { return assign([bit], isSet) }
    guard let works = tables.worlds.workNumbers, works.numberOfFlag[flag] > 0 else { return }
    setUnderWay(works.numberOfFlag[flag], isSet, works)
  }

  /// Whether one more work may start. Recorded as one value, without which works are in progress.
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

  /// Whether only works of this event are in progress, and they are few.
  private var beginsAlone: Bool {
    let all = tables.worlds
    let own = change.values & all.workBits
    let count = all.workNumbers?.places.count { own.meets($0) } ?? own.count
    return count > 0 && count < all.mostOfOneEvent && areClear(all.workBits - change.mask)
  }

  /// Records that the event starts more work than permitted. It would not if earlier work had ended.
  func beginsTooMuch() {
    if !areClear(tables.worlds.workBits - change.mask) { log?.beginsTooMuch = true }
  }

  /// Whether some work must end before anything else happens.
  ///
  /// - Parameter before: whether work was in progress when the event began; if not, only the event itself is
  ///   checked.
  func mustEnd(before: Bool) -> Bool {
    if !tables.worlds.endsAtOnce { return false }
    if change.values.meets(tables.worlds.workBits) { return true }
    return before && !areClear(tables.worlds.workBits)
  }

  /// Rotates or resizes the window.
  mutating func turn(to window: Int) {
    let turn = tables.worlds.turn(to: window)
    change.mask |= turn.mask
    change.values = change.values - turn.mask | turn.values
  }

  /// A copy with another window, given by its number.
  func inWindow(_ window: Int) -> Setting {
    var there = self
    there.turn(to: window)
    return there
  }

  /// Whether the event has set the window, so that reads depend only on the configuration of the world.
  private var isTurned: Bool { tables.worlds.windowBits > 0 && change.mask[0] }

  /// The current world. This read is not recorded.
  var worldNow: World { change.applied(to: world) }

  /// The current site. This read is not recorded.
  private var siteNow: Int { tables.worlds.site(of: worldNow) }

  /// Reads a value that depends only on the site, as a number.
  func read(_ reading: SiteReading) -> Int {
    let site = siteNow
    let answer = tables.answer(to: reading, at: site)
    log?.note(reading, answer, window: isTurned ? tables.worlds.sites[site].window : -1)
    return answer
  }

  func holds(_ reading: SiteReading) -> Bool { read(reading) != 0 }

  /// The complete behaviour of the platform here. This read distinguishes all sites that differ in anything.
  var behavior: PlatformBehavior {
    let site = siteNow
    log?.note(.everything, site, window: isTurned ? tables.worlds.sites[site].window : -1)
    return tables.worlds.behaviors[site]
  }

  /// The count of windows of the device.
  var windowCount: Int { read(.windowCount) }

  /// Whether the device has another window with this number.
  func canTurn(to window: Int) -> Bool { holds(.canTurn(window)) }

  /// The environment as an index into ``Environments/all``. This read is not recorded.
  var environment: Int { tables.worlds.environment(of: worldNow) }
}

/// A value that can be read of a site.
enum SiteReading: Hashable, Sendable {
  /// The form of layers, given by their row in ``LayerForms``.
  case form(Int)
  case width, height, orientation, device
  /// Whether the effective version is in a range.
  case ios(VersionRange)
  /// Whether the effective version has a feature.
  case has(VersionedFeature)
  /// The effective version as one number.
  case version
  case isRedesigned, isMac
  /// F4.6, F4.9, F5.15, F6.14, F7.3, F7.20: contested facts that are also read outside the forms of layers.
  case searchDecidesGuard, guardDimsSheet, imagePickersCloseThemselves, pickersTellOnceGone
  case searchBlocksPresenting, pushedScreenMustAppear
  /// F1.16: whether an active search hides the bar.
  case searchHidesBar
  /// Whether there is another window with this number.
  case canTurn(Int)
  case windowCount
  /// The number of the window.
  case window
  /// The whole site.
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
