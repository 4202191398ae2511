import FlowModel
import StateExploration

/// The worlds of a flow: where the app runs, how open facts are read, how its window stands and which flags are set.
///
/// A *configuration* is fixed for a run: the kind of device, the version of the system, the reading of the facts on which
/// sources contradict each other. A *site* is a configuration with one of its windows. The bits of a world are the number
/// of the window, then the flags that something reads, of which those that vary by themselves are choices, then what
/// covered layers may come to owe.
final class FlowWorlds: Sendable {
  /// What is fixed for a run.
  struct Configuration: Sendable {
    /// The reading, by its number; 0 for what UIKit most likely does.
    var reading: Int
    /// By window: the environment, by its number in ``Environments/all``.
    var environments: [Int]
    /// The site of its first window.
    var firstSite: Int
  }

  let configurations: [Configuration]
  /// By site: its configuration and its window.
  let sites: [(configuration: Int, window: Int)]
  /// By site: how the platform behaves there.
  let behaviors: [PlatformBehavior]
  /// By environment: its configuration in the usual reading.
  let configurationOfEnvironment: [Int]
  /// The most windows that a device has.
  let mostWindows: Int
  /// How many bits hold the number of a window; they are the lowest.
  let windowBits: Int
  /// By flag: its bit; -1 where nothing reads it, nothing changes it, or it has a number (see ``workNumbers``).
  let bitOfFlag: ElementTable<Flag, Int>
  /// By flag without a bit: it is set all the time.
  let isAlwaysSet: ElementTable<Flag, Bool>
  /// The bits of flags that vary by themselves.
  let choices: WorldBits
  /// The bits that are set when the app starts; choices are anything.
  let start: WorldBits
  /// How many bits there are.
  let bitCount: Int
  /// What covered layers are likely to owe, each with a bit, in the order of ``LikelyDebts``. What is owed beside these is part of
  /// ``Control``.
  let debts: [Debt]
  /// By debt: its place in the order of the flow; what is written first is paid first.
  private let orderOfDebt: [Int]
  /// By what is owed: the debts, one for each screen that may owe it.
  private let debtsOfAction: [Debt.Action: [Int]]
  /// The bit of the first debt; the others follow.
  let firstDebtBit: Int
  /// The bits of all debts.
  let debtBits: WorldBits
  /// How many of them may be owed at once: more of them are not asked for. All of them where sets of them are few
  /// enough.
  let mostDebts: Int
  /// The bits that say that work begun `later` is under way, its screen being there or gone.
  let workBits: WorldBits
  /// Much work has numbers in these bits; of a little each has its own.
  let workNumbers: WorkNumbers?
  /// How many flags say that work is under way.
  let workCount: Int
  /// How many of these bits may be set at once: the end of what is begun beyond that never comes. As many as there are
  /// where sets of them are few enough; 0 where what is begun ends before anything else happens.
  let mostWorks: Int
  /// So many of them one event may set where no other is set: what it begins it does not leave waiting for itself.
  let mostOfOneEvent: Int
  /// What is begun `later` ends before anything else happens.
  var endsAtOnce: Bool { mostWorks == 0 && !workBits.isEmpty }
  /// The lowest of the bits that hold, in the middle of an event that takes several frames, the number of the frame that was in
  /// front when it began (``WorldLog/fronts``); 0 at rest. Nothing that happens depends on it.
  let firstFrontBit: Int
  /// These bits.
  let frontBits: WorldBits

  /// The worlds of a flow; `readings` begin with the usual one, `debts` come from ``Flow/debts(again:)``.
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
    // Something reads it, and nothing ever changes it.
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
      // What the flow sets and never reads a rule may read.
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

  /// The debts, by position, that stand for these bits, in the order in which they are paid.
  func debts(among bits: WorldBits) -> [Int] {
    bits.numbers.map { $0 - firstDebtBit }.sorted { orderOfDebt[$0] < orderOfDebt[$1] }
  }

  /// The debts, by position, that ask for an action.
  func debts(of action: Debt.Action) -> [Int] { debtsOfAction[action] ?? [] }

  /// How many numbers a frame in front may have, 0 included.
  var frontNumbers: Int { 1 << (bitCount - firstFrontBit) }

  /// What notes the number of the frame in front; 0 forgets it.
  func front(_ number: Int) -> WorldChange {
    WorldChange(mask: frontBits, values: WorldBits(number, at: firstFrontBit), forgetsChoices: false)
  }

  /// The number of the frame that was in front when an event began, in the middle of it.
  func front(in world: World) -> Int {
    world.bits.number(at: firstFrontBit, width: bitCount - firstFrontBit)
  }

  /// How much may wait, and be under way, at once. Each set of such things is a world of its own, and each set of what waits
  /// meets each of what is under way. So where both together have many sets, less of both is kept: a person seldom leaves
  /// two things waiting while two answers are awaited.
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

  /// Sets up to which everything is kept.
  private static let mostSets = 4_096
  /// Sets of what waits and of what is under way that are kept where there are more. Eight of each, where everything presents
  /// everything, take 0.9 s with 333 sets (two wait, one is under way) and come to no end with 1,369.
  private static let fewSets = 512

  /// The subsets of that many elements that have at most so many; at least 1, and not counted beyond ``mostSets``.
  private static func sets(of count: Int, upTo most: Int) -> Int {
    var (sets, ofSize) = (1, 1)
    for size in 0..<min(most, count) where sets <= mostSets {
      ofSize = ofSize * (count - size) / (size + 1)
      sets += ofSize
    }
    return sets
  }

  /// As many as have at most 4,096 sets: all 12 of 12, 3 of 29, 2 of 90, 1 of more. Each set is a world of its own, and
  /// each number of taps that leads to it a length: what a person leaves waiting behind one sheet is one thing, or two.
  private static func mostDebts(of count: Int) -> Int {
    var size = count
    while size > 1, sets(of: count, upTo: size) > mostSets { size -= 1 }
    return max(size, 1)
  }

  /// All of 8, 2 of 12, 1 of more. What is under way may end at any moment, in every state, so that each set of such work
  /// is a copy of everything that can be on screen.
  private static func mostWorks(of count: Int) -> Int { count <= 8 ? count : count <= 12 ? 2 : 1 }

  /// The bits of flags, of those that have one.
  func bits(of flags: [FlagID]) -> WorldBits { Self.bits(of: flags, bitOfFlag) }

  private static func bits(of flags: [FlagID], _ bitOfFlag: ElementTable<Flag, Int>) -> WorldBits {
    flags.reduce(into: []) { if bitOfFlag[$1] >= 0 { $0[bitOfFlag[$1]] = true } }
  }

  /// The window of a world.
  func window(of bits: WorldBits) -> Int { bits.number(at: 0, width: windowBits) }

  /// The site of a world.
  func site(of world: World) -> Int {
    configurations[Int(world.configuration)].firstSite + window(of: world.bits)
  }

  /// The environment of a world, by its number in ``Environments/all``.
  func environment(of world: World) -> Int {
    configurations[Int(world.configuration)].environments[window(of: world.bits)]
  }

  /// The reading of a world, by its number.
  func reading(of world: World) -> Int { configurations[Int(world.configuration)].reading }

  /// The world in which the app starts in an environment; what varies by itself is not so.
  ///
  /// - Parameter reading: by its number; where it makes no difference the usual one counts.
  func start(in environment: Int, reading: Int = 0) -> World {
    let configuration =
      configurations.firstIndex { $0.reading == reading && $0.environments.contains(environment) }
      ?? configurationOfEnvironment[environment]
    let window = configurations[configuration].environments.firstIndex(of: environment) ?? 0
    return World(configuration: Int32(configuration), bits: start | WorldBits(window, at: 0))
  }

  /// A world of a site, with the flags as the app starts.
  func world(of site: Int) -> World {
    World(configuration: Int32(sites[site].configuration), bits: start | WorldBits(sites[site].window, at: 0))
  }

  /// What turns the window into the one of this number.
  func turn(to window: Int) -> WorldChange {
    WorldChange(mask: WorldBits(below: windowBits), values: WorldBits(window, at: 0), forgetsChoices: false)
  }
}

/// One way to read the facts on which sources contradict each other.
struct FactReading: Sendable {
  let switches: FactSwitches
  /// The kinds of devices it is looked at on; nil for all.
  var models: Set<DeviceModel>?
}
