import FlowModel
import StateExploration

/// All worlds of a flow: the environment, the reading of contested facts, the window, and the flags.
///
/// A *configuration* is fixed for a run: the kind of device, the system version, and the reading of the facts
/// on which sources contradict each other. A *site* is a configuration with one of its windows. The bits of a
/// world are, in this order: the number of the window, the flags that something reads (those that vary by
/// themselves are choices), and the debts of covered layers.
final class FlowWorlds: Sendable {
  /// The part of a world that is fixed for a run.
  struct Configuration: Sendable {
    /// The index of the reading; 0 is the most likely behaviour of UIKit.
    var reading: Int
    /// For each window, the environment as an index into ``Environments/all``.
    var environments: [Int]
    /// The index of the site with the first window.
    var firstSite: Int
  }

  let configurations: [Configuration]
  /// For each site, its configuration and its window.
  let sites: [(configuration: Int, window: Int)]
  /// For each site, the behaviour of the platform.
  let behaviors: [PlatformBehavior]
  /// For each environment, its configuration in the usual reading.
  let configurationOfEnvironment: [Int]
  /// The greatest number of windows of a device.
  let mostWindows: Int
  /// The count of bits for the number of the window; they are the lowest bits.
  let windowBits: Int
  /// For each flag, its bit; -1 if nothing reads it, nothing changes it, or it is part of a number (see
  /// ``workNumbers``).
  let bitOfFlag: ElementTable<Flag, Int>
  /// For each flag without a bit, whether it is always set.
  let isAlwaysSet: ElementTable<Flag, Bool>
  /// The bits of flags that vary by themselves.
  let choices: WorldBits
  /// The bits that are set when the app starts; choices may have any value.
  let start: WorldBits
  /// The count of bits.
  let bitCount: Int
  /// The debts that covered layers are likely to have, each with a bit, in the order of ``LikelyDebts``.
  /// Other debts are stored in ``Control``.
  let debts: [Debt]
  /// For each debt, its position in the flow: earlier ones are done first.
  private let orderOfDebt: [Int]
  /// For each action, its debts: one for each screen that may have it.
  private let debtsOfAction: [Debt.Action: [Int]]
  /// The bit of the first debt; the other bits follow.
  let firstDebtBit: Int
  /// The bits of all debts.
  let debtBits: WorldBits
  /// How many debts may be open at the same time. Runs with more are not explored. If there are few sets of
  /// debts, all of them may be open.
  let mostDebts: Int
  /// The bits for work in progress that was started with `later`, whether or not its screen still exists.
  let workBits: WorldBits
  /// The numbers that stand for works in these bits, if there are many works; nil if each has its own bit.
  let workNumbers: WorkNumbers?
  /// The count of flags for work in progress.
  let workCount: Int
  /// How many of these bits may be set at the same time: the end of further work is not explored. If there
  /// are few sets of them, all may be set. 0 means that work ends before anything else happens.
  let mostWorks: Int
  /// How many of them one event may set if no other one is set, so that an event's own work does not wait for
  /// itself.
  let mostOfOneEvent: Int
  /// Whether work started with `later` ends before anything else happens.
  var endsAtOnce: Bool { mostWorks == 0 && !workBits.isEmpty }
  /// The lowest bit of the number of the front frame. In the middle of an event that removes several frames,
  /// this is the number of the frame that was in front when the event began (``WorldLog/fronts``); between
  /// events it is 0. No transition depends on it.
  let firstFrontBit: Int
  /// The bits of that number.
  let frontBits: WorldBits

  /// Creates the worlds of a flow. `readings` must begin with the usual one; `debts` come from
  /// ``LikelyDebts``.
  init(
    _ flow: Flow, _ environments: Environments, readings: [FactReading], debts: [Debt],
    counting: MachineCounts
  ) {
    var configurations: [Configuration] = []
    var sites: [(configuration: Int, window: Int)] = []
    var behaviors: [PlatformBehavior] = []
    let groups = environments.siblings.indices.filter { environments.siblings[$0].first == $0 }
    for (number, reading) in readings.enumerated() {
      for group in groups where reading.models?.contains(environments.all[group].model) != false {
        let members = environments.siblings[group]
        configurations.append(Configuration(reading: number, environments: members, firstSite: sites.count))
        for (window, environment) in members.enumerated() {
          sites.append((configurations.count - 1, window))
          behaviors.append(
            PlatformBehavior(
              environments.all[environment], switches: reading.switches,
              requiresCompatibility: flow.app.requiresCompatibility, timelines: counting.timelines))
        }
      }
    }
    self.configurations = configurations
    self.sites = sites
    self.behaviors = behaviors
    configurationOfEnvironment = environments.all.indices.map { environment in
      configurations.firstIndex { $0.environments.contains(environment) } ?? 0
    }
    mostWindows = configurations.map { $0.environments.count }.max() ?? 1
    var bit = 0
    while 1 << bit < mostWindows { bit += 1 }
    windowBits = bit
    bit += counting.unusedBits
    var bitOfFlag = ElementTable<Flag, Int>()
    var choices = WorldBits()
    var start = WorldBits()
    let (isRead, changed) = (flow.readFlags, flow.changedFlags)
    let readWorks = flow.workFlags.filter { isRead[$0] }
    let hasNumbers = readWorks.count > counting.fewWorkBits
    let numbered = Set(hasNumbers ? readWorks : [])
    // Something reads the flag and nothing ever changes it.
    let isConstant = flow.flags.mapIDs { id in
      let flag = flow.flags[id]
      return isRead[id] && !changed.contains(id) && flag.start != .varies && !flag.isImplied
    }
    isAlwaysSet = flow.flags.mapIDs { flow.flags[$0].start == .set && isConstant[$0] }
    for (index, flag) in flow.flags.identified {
      if numbered.contains(index) || isConstant[index] {
        bitOfFlag.append(-1)
        continue
      }
      // A rule may read a flag that the flow sets and never reads.
      guard isRead[index] || changed.contains(index) else {
        bitOfFlag.append(-1)
        continue
      }
      if flag.start == .varies { choices[bit] = true }
      if flag.start == .set { start[bit] = true }
      bitOfFlag.append(bit)
      bit += 1
    }
    self.bitOfFlag = bitOfFlag
    self.choices = choices
    self.start = start
    workCount = readWorks.count
    let underWay = min(counting.bounds.underWay ?? .max, hasNumbers ? 1 : .max)
    let ofOneEvent = flow.worksOfOneEvent
    let atOnce = underWay == 0 ? 0 : max(underWay, ofOneEvent)
    workNumbers =
      hasNumbers ? WorkNumbers(readWorks, of: flow, atOnce: atOnce, firstBit: bit) : nil
    bit = workNumbers?.nextBit ?? bit
    firstDebtBit = bit
    self.debts = debts
    let inOrder = debts.indices.sorted {
      (debts[$0].action, debts[$0].screen) < (debts[$1].action, debts[$1].screen)
    }
    orderOfDebt = inOrder.indices.sorted { inOrder[$0] < inOrder[$1] }
    debtsOfAction = Dictionary(grouping: debts.indices) { debts[$0].action }
    firstFrontBit = firstDebtBit + debts.count
    bitCount = firstFrontBit + counting.frontBits
    frontBits = WorldBits(below: bitCount) - WorldBits(below: firstFrontBit)
    debtBits = WorldBits(below: firstFrontBit) - WorldBits(below: firstDebtBit)
    workBits = workNumbers?.bits ?? Self.bits(of: readWorks, bitOfFlag)
    let (mostDebts, works) = Self.most(debts: debts.count, works: workCount)
    self.mostDebts = min(mostDebts, debts.count, counting.bounds.waiting ?? .max)
    mostWorks = min(works, underWay)
    mostOfOneEvent = ofOneEvent
  }

  /// The debts of these bits, as positions, in the order in which they are done.
  func debts(among bits: WorldBits) -> [Int] {
    bits.numbers.map { $0 - firstDebtBit }.sorted { orderOfDebt[$0] < orderOfDebt[$1] }
  }

  /// The debts with this action, as positions.
  func debts(of action: Debt.Action) -> [Int] { debtsOfAction[action] ?? [] }

  /// How many numbers a front frame can have, including 0.
  var frontNumbers: Int { 1 << (bitCount - firstFrontBit) }

  /// The change that stores the number of the front frame; 0 removes it.
  func front(_ number: Int) -> WorldChange {
    WorldChange(mask: frontBits, values: WorldBits(number, at: firstFrontBit), forgetsChoices: false)
  }

  /// The number of the frame that was in front when the current event began.
  func front(in world: World) -> Int {
    world.bits.number(at: firstFrontBit, width: bitCount - firstFrontBit)
  }

  /// How many debts may be open, and how much work may be in progress, at the same time. Each set of debts
  /// combined with each set of work is a separate world. If there would be too many combinations, both
  /// numbers are reduced, as users rarely leave two things waiting while two results are awaited.
  private static func most(debts: Int, works: Int) -> (debts: Int, works: Int) {
    let alone = (debts: mostDebts(of: debts), works: mostWorks(of: works))
    func together(_ most: Int, _ mostWorks: Int) -> Int {
      sets(of: debts, upTo: most) * sets(of: works, upTo: mostWorks)
    }
    if works == 0 || together(alone.debts, alone.works) <= mostSets { return alone }
    for most in stride(from: alone.debts, to: 0, by: -1) {
      for mostWorks in stride(from: alone.works, to: 0, by: -1) where together(most, mostWorks) <= fewSets {
        return (most, mostWorks)
      }
    }
    return (0, alone.works)
  }

  /// The number of combinations up to which nothing is reduced.
  private static let mostSets = 4_096
  /// The number of combinations that is kept otherwise. A flow with eight of each, where everything presents
  /// everything, takes 0.9 s with 333 combinations (two debts, one work) and does not end with 1,369.
  private static let fewSets = 512

  /// How many subsets of `count` elements have at most `most` elements; counting stops above ``mostSets``.
  private static func sets(of count: Int, upTo most: Int) -> Int {
    var (sets, ofSize) = (1, 1)
    for size in 0..<min(most, count) where sets <= mostSets {
      ofSize = ofSize * (count - size) / (size + 1)
      sets += ofSize
    }
    return sets
  }

  /// The greatest size that keeps at most 4,096 sets: all 12 of 12, 3 of 29, 2 of 90, 1 of more. Each set is
  /// a separate world, and each number of taps that leads to it a separate length; users leave one or two
  /// things waiting behind a sheet.
  private static func mostDebts(of count: Int) -> Int {
    var size = count
    while size > 1, sets(of: count, upTo: size) > mostSets { size -= 1 }
    return max(size, 1)
  }

  /// All of 8, 2 of 12, 1 of more. Work in progress may end at any time in every state, so each set of work
  /// is a copy of all other states.
  private static func mostWorks(of count: Int) -> Int { count <= 8 ? count : count <= 12 ? 2 : 1 }

  /// The bits of these flags; flags without a bit are left out.
  func bits(of flags: [FlagID]) -> WorldBits { Self.bits(of: flags, bitOfFlag) }

  private static func bits(of flags: [FlagID], _ bitOfFlag: ElementTable<Flag, Int>) -> WorldBits {
    flags.reduce(into: []) { if bitOfFlag[$1] >= 0 { $0[bitOfFlag[$1]] = true } }
  }

  /// The window of a world.
  func window(of bits: WorldBits) -> Int { bits.number(at: 0, width: windowBits) }

  /// The index of the site of a world.
  func site(of world: World) -> Int {
    configurations[Int(world.configuration)].firstSite + window(of: world.bits)
  }

  /// The environment of a world, as an index into ``Environments/all``.
  func environment(of world: World) -> Int {
    configurations[Int(world.configuration)].environments[window(of: world.bits)]
  }

  /// The index of the reading of a world.
  func reading(of world: World) -> Int { configurations[Int(world.configuration)].reading }

  /// The world in which the app starts in an environment. Flags that vary by themselves are cleared.
  ///
  /// - Parameter reading: the index of the reading. If the environment does not distinguish it, the usual one
  ///   is used.
  func start(in environment: Int, reading: Int = 0) -> World {
    let configuration =
      configurations.firstIndex { $0.reading == reading && $0.environments.contains(environment) }
      ?? configurationOfEnvironment[environment]
    let window = configurations[configuration].environments.firstIndex(of: environment) ?? 0
    return World(configuration: Int32(configuration), bits: start | WorldBits(window, at: 0))
  }

  /// A world of a site, with the flags as at the start.
  func world(of site: Int) -> World {
    World(configuration: Int32(sites[site].configuration), bits: start | WorldBits(sites[site].window, at: 0))
  }

  /// The change to the window with this number.
  func turn(to window: Int) -> WorldChange {
    WorldChange(mask: WorldBits(below: windowBits), values: WorldBits(window, at: 0), forgetsChoices: false)
  }
}

/// A reading of the facts on which sources contradict each other.
struct FactReading: Sendable {
  let switches: FactSwitches
  /// The kinds of devices on which it is explored; nil for all.
  var models: Set<DeviceModel>?
}
