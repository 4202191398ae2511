import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A number from the environment, or the one given.
func setting(_ name: String, _ standard: Int) -> Int {
  getenv(name).flatMap { Int(String(cString: $0)) } ?? standard
}

/// Explorer and oracle agree on random machines: heads, transitions, observed facts and traps in every world, each with
/// least lengths.
///
/// `EXPLORATION_MACHINES` sets how many machines a run draws and makes it thorough, `EXPLORATION_BOUND` how many stacks
/// the oracle walks.
@Test(arguments: 0..<8)
func exploredAndWalkedAgree(part: Int) {
  let isThorough = setting("EXPLORATION_MACHINES", 0) > 0
  let count = setting("EXPLORATION_MACHINES", 1_600)
  let bound = setting("EXPLORATION_BOUND", 60)
  var finite = 0
  for seed in stride(from: part, to: count, by: 8) {
    let system = RandomSystem(seed: UInt64(seed))
    let scope = isThorough ? nil : seed / 8
    let agreement = Agreement(system, bound: bound, scope: scope)
    if agreement.isFinite { finite += 1 }
    guard let difference = agreement.difference() else { continue }
    let least = minimised(system) { Agreement($0, bound: bound).difference() != nil }
    Issue.record(
      "seed \(seed): \(difference)\n\(least)\n\(Agreement(least, bound: bound).difference() ?? "")")
    return
  }
  #expect(finite > count / 8 / 20, "too few machines that the oracle could walk to the end: \(finite)")
}

/// The same where all is explored without lengths first, and these are looked for afterwards.
@Test(arguments: 0..<8)
func lengthsLookedForAfterwardsAgree(part: Int) {
  let count = max(setting("EXPLORATION_MACHINES", 0), 480)
  for seed in stride(from: part, to: count, by: 8) {
    let system = RandomSystem(seed: UInt64(seed))
    func agreement(_ system: RandomSystem) -> Agreement {
      Agreement(system, bound: 60, scope: seed / 8, lengths: true)
    }
    guard let difference = agreement(system).difference() else { continue }
    let least = minimised(system) { agreement($0).difference() != nil }
    Issue.record("seed \(seed): \(difference)\n\(least)\n\(agreement(least).difference() ?? "")")
    return
  }
}
