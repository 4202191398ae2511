import Diagnostics
import FlowModel
import StateExploration
import Testing

@testable import UIKitSemantics

/// Work that is under way as a number in the world, instead of a bit for each: nobody may notice, but for the room it takes.
@Suite struct WorkNumbersTests {
  private static let bounds = [
    HistoryBounds(waiting: 0, underWay: 0), HistoryBounds(underWay: 0),
    HistoryBounds(waiting: 0, underWay: 1),
    HistoryBounds(underWay: 1),
  ]

  @Test(arguments: Fixtures.names(in: "flows").filter { $0.hasSuffix(".yaml") })
  func `every fixture takes the same steps`(_ file: String) throws {
    let flow = try Fixtures.flow(String(file.dropLast(5)))
    if flow.workFlags.isEmpty { return }
    for bounds in Self.bounds {
      let bits = digest(flow, bounds, fewWorkBits: .max)
      #expect(bits.isComplete)
      #expect(digest(flow, bounds, fewWorkBits: 0).difference(from: bits) == nil, "\(bounds)")
    }
  }

  @Test(arguments: [0..<100, 100..<200, 200..<300])
  func `random flows take the same steps`(_ seeds: Range<Int>) throws {
    var flows = 0
    for seed in seeds {
      var random = RandomFlow(seed: UInt64(seed), about: .instances)
      let reading = FlowReader.read(random.text(), path: "random-\(seed).yaml")
      guard let flow = reading.flow, reading.problems.isEmpty, !flow.workFlags.isEmpty else { continue }
      let bounds = Self.bounds[seed % Self.bounds.count]
      let bits = digest(flow, bounds, facts: 8_000, fewWorkBits: .max)
      guard bits.isComplete else { continue }
      flows += 1
      #expect(digest(flow, bounds, fewWorkBits: 0).difference(from: bits) == nil, "seed \(seed)")
    }
    #expect(flows > 5)
  }

  /// Pages, each with a request, more than a word has bits.
  @Test(arguments: zip([0, 1], [150, 70]))
  func `an app of any number of requests is explored`(_ underWay: Int, _ count: Int) throws {
    let rows = (0..<count).map { "{label: Page \($0), push: page-\($0)}" }.joined(separator: ", ")
    var text = """
      modalflow: 1
      app: {sdk: 18, ios: 18, devices: [iphone]}
      start: home
      screens:
        home: {title: Home, in: navigation, buttons: [\(rows)]}

      """
    for index in 0..<count {
      text += """
          page-\(index):
            title: Page \(index)
            buttons: [{label: Load, does: {later: {present: failed-\(index)}}}]
          failed-\(index): {kind: alert, title: Failed, buttons: [{label: OK}]}

        """
    }
    let reading = FlowReader.read(text)
    let flow = try #require(reading.flow, "\(reading.problems.map(\.message))")
    var counting = MachineCounts()
    counting.bounds = HistoryBounds(waiting: 0, underWay: underWay)
    let machine = PresentationMachine(flow, counting: counting)
    #expect(machine.excess == [])
    #expect(machine.tables.bits.tracked.count == count)
    #expect(machine.tables.worlds.bitCount < 100)
    let exploration = FlowExploration(machine)
    #expect(exploration.cut == nil)
    let shown = Set(
      exploration.exploration.allStates.map {
        flow.screens[exploration.exploration[$0.head].frame.screen].id
      })
    #expect(shown.count == 2 * count + 1)
  }

  /// Flags that nothing changes have no bits: an app may have many.
  @Test func `flags that stay as they are take no room`() throws {
    func flow(_ start: String) throws -> Flow {
      let flags = (0..<200).map { "  f-\($0): \(start)" }.joined(separator: "\n")
      let buttons = (0..<200).map { "{label: B\($0), if: f-\($0), present: page}" }.joined(separator: ", ")
      let reading = FlowReader.read(
        """
        modalflow: 1
        app: {sdk: 18, ios: 18, devices: [iphone]}
        start: home
        flags:
        \(flags)
        screens:
          home: {title: Home, in: navigation, buttons: [\(buttons)]}
          page: {title: Page, in: navigation, buttons: [{label: Close, role: close, dismiss: self}]}
        """)
      return try #require(reading.flow, "\(reading.problems.map(\.message))")
    }
    for (start, screens) in [("set", 2), ("cleared", 1), ("varies", 2)] {
      let machine = PresentationMachine(try flow(start))
      #expect(machine.excess == [])
      #expect((machine.tables.worlds.firstFrontBit < 4) == (start != "varies"))
      let exploration = FlowExploration(machine).exploration
      #expect(Set(exploration.allStates.map { exploration[$0.head].frame.screen }).count == screens)
    }
  }

  /// Of one event so much ends at once; the rest never comes.
  @Test func `what one event begins has places side by side`() throws {
    let screens = (0..<10).map { "  page-\($0): {title: Page \($0)}" }.joined(separator: "\n")
    let works = (0..<10).map { "{later: {push: page-\($0)}}" }.joined(separator: ", ")
    let reading = FlowReader.read(
      """
      modalflow: 1
      app: {sdk: 18, ios: 18, devices: [iphone]}
      start: home
      screens:
        home: {title: Home, in: navigation, buttons: [{label: Load, does: [\(works)]}]}
      \(screens)
      """)
    let flow = try #require(reading.flow, "\(reading.problems.map(\.message))")
    var counting = MachineCounts()
    counting.bounds.underWay = 0
    counting.fewWorkBits = 0
    var play = FlowPlay(PresentationMachine(flow, counting: counting), environment: 0)
    _ = play.perform(try #require(play.possible.first { $0.kind == .button }))
    var ends = 0
    while let end = play.possible.first(where: { $0.kind == .trigger }) {
      _ = play.perform(end)
      ends += 1
    }
    #expect(ends == 8)
  }

  private func digest(_ flow: Flow, _ bounds: HistoryBounds, facts: Int = .max, fewWorkBits: Int)
    -> StepDigest
  {
    StepDigest(flow, facts: facts) {
      $0.bounds = bounds
      $0.fewWorkBits = fewWorkBits
    }
  }
}
