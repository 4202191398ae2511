import Diagnostics
import FlowModel
import StateExploration
import Testing

@testable import UIKitSemantics

/// Flows that need more bits than a world holds in one number: nobody may notice.
@Suite struct ManyBitsTests {
  private static let files = Fixtures.names(in: "flows").filter { $0.hasSuffix(".yaml") }.sorted()

  /// Their bits stand on both sides of the 128, or all above.
  @Test(arguments: stride(from: 0, to: files.count, by: 12).map { files[$0] })
  func `fixtures take the same steps`(_ file: String) throws {
    let flow = try Fixtures.flow(String(file.dropLast(5)))
    let usual = digest(flow, unusedBits: 0)
    for unused in [124, 200] {
      #expect(digest(flow, unusedBits: unused).difference(from: usual) == nil, "\(unused) bits below")
    }
  }

  @Test(arguments: [0..<40, 40..<80])
  func `random flows take the same steps`(_ seeds: Range<Int>) throws {
    var flows = 0
    for seed in seeds {
      var random = RandomFlow(seed: UInt64(seed), about: .instances)
      let reading = FlowReader.read(random.text(), path: "random-\(seed).yaml")
      guard let flow = reading.flow, reading.problems.isEmpty else { continue }
      let usual = digest(flow, facts: 8_000, unusedBits: 0)
      guard usual.isComplete else { continue }
      flows += 1
      #expect(digest(flow, unusedBits: 124).difference(from: usual) == nil, "seed \(seed)")
    }
    #expect(flows > 5)
  }

  /// Pages that each set, clear and read two flags: without lengths, and in a few seconds, everything is known.
  @Test func `an app of any number of flags is explored`() throws {
    let count = 100
    let rows = (0..<count).map { "{label: Page \($0), push: page-\($0)}" }.joined(separator: ", ")
    let flags = (0..<2 * count).map { "  f-\($0): cleared" }.joined(separator: "\n")
    let pages = (0..<count).map { page in
      let buttons = [2 * page, 2 * page + 1].flatMap {
        [
          "{label: On \($0), if: not f-\($0), set: f-\($0)}",
          "{label: Off \($0), if: f-\($0), clear: f-\($0)}",
        ]
      }
      return "  page-\(page): {title: Page \(page), buttons: [\(buttons.joined(separator: ", "))]}"
    }
    let reading = FlowReader.read(
      """
      modalflow: 1
      app: {sdk: 18, ios: 18, devices: [iphone]}
      start: home
      flags:
      \(flags)
      screens:
        home: {title: Home, in: navigation, buttons: [\(rows)]}
      \(pages.joined(separator: "\n"))
      """)
    let flow = try #require(reading.flow, "\(reading.problems.map(\.message))")
    let machine = PresentationMachine(flow)
    #expect(machine.excess == [] && machine.tables.worlds.bitCount > 2 * count)
    var limits = ExplorationLimits(facts: 5_000_000)
    limits.relationsWithBound = 40_000
    let first = FlowExploration(machine, limits: limits)
    let exploration =
      first.stop?.limit == .relations ? FlowExploration(withoutLengthsOf: first, limits: limits) : first
    #expect(exploration.cut == nil)
    // On each page every pair of its flags is possible, whatever the others are.
    for state in exploration.exploration.allStates {
      let screen = exploration.exploration[state.head].frame.screen
      guard let page = Int(flow.screens[screen].id.split(separator: "-").last ?? "") else { continue }
      let bits = [2 * page, 2 * page + 1, (2 * page + 9) % (2 * count)].map {
        machine.tables.worlds.bitOfFlag[FlagID($0)]
      }
      for values in 0..<8 {
        let set = bits.indices.reduce(state.worlds) {
          exploration.worlds.intersection($0, exploration.worlds.bit(bits[$1], is: values >> $1 & 1 == 1))
        }
        #expect(!set.isEmpty)
      }
    }
  }

  private func digest(_ flow: Flow, facts: Int = .max, unusedBits: Int) -> StepDigest {
    StepDigest(flow, facts: facts) { $0.unusedBits = unusedBits }
  }
}
