import Diagnostics
import FlowModel
import StateExploration
import Testing

@testable import UIKitSemantics

/// Which frame was in front when an event began is part of the world while several frames go: nobody may notice.
@Suite struct FrontBeforeTests {
  /// An event closes everything from anywhere, and what goes loses work, hears of it and clears flags.
  private static let closing = """
    modalflow: 1
    app: {sdk: 18, ios: 16...18, devices: [iphone, ipad]}
    start: home
    flags: {shown: cleared}
    screens:
      home:
        title: Home
        in: navigation
        buttons: [{label: Edit, present: editor}, {label: More, push: more}]
      more: {title: More, buttons: [{label: List, present: list, style: popover, anchor: sender}]}
      editor:
        title: Edit
        in: navigation
        unsaved: [draft]
        guard: unsaved
        callbacks: {did-disappear: {run: stop}}
        buttons: [{label: Next, push: details}, {label: Done, does: [save, dismiss]}]
      details:
        title: Details
        buttons: [{label: List, present: list, state: shown}, {label: Help, present: help}]
      list:
        title: List
        framework: swiftui
        buttons: [{label: Edit, present: editor}, {label: Close All, dismiss: root}]
      help: {title: Help, style: fullScreen, buttons: [{label: Close, dismiss: self}]}
    triggers: [{when: deep-link, does: [{dismiss: root}, {present: help}]}]
    """

  private func flow(_ text: String) throws -> Flow {
    let reading = FlowReader.read(text, path: "flow.yaml")
    #expect(reading.problems.isEmpty, "\(reading.problems.map(\.message))")
    return try #require(reading.flow)
  }

  /// With no number for it, with one alone, and with enough.
  @Test(arguments: [1, 2, 12]) func `the same steps are told`(_ bits: Int) throws {
    let flow = try flow(Self.closing)
    let plain = StepDigest(flow) { $0.frontBits = 0 }
    #expect(plain.isComplete)
    #expect(StepDigest(flow) { $0.frontBits = bits }.difference(from: plain) == nil)
  }

  @Test(arguments: [0..<50, 50..<100])
  func `the same steps are told of random flows`(_ seeds: Range<Int>) throws {
    var flows = 0
    for seed in seeds {
      var random = RandomFlow(seed: UInt64(seed))
      let reading = FlowReader.read(random.text(), path: "random-\(seed).yaml")
      guard let flow = reading.flow, reading.problems.isEmpty else { continue }
      let plain = StepDigest(flow, facts: 20_000) { $0.frontBits = 0 }
      guard plain.isComplete else { continue }
      flows += 1
      #expect(StepDigest(flow) { _ in }.difference(from: plain) == nil, "seed \(seed)")
      #expect(StepDigest(flow) { $0.frontBits = 2 }.difference(from: plain) == nil, "seed \(seed)")
    }
    #expect(flows > seeds.count / 3)
  }

  @Test func `frames beneath are not told apart by it`() throws {
    let flow = try flow(Self.closing)
    func landings(_ bits: Int) -> Int {
      var counting = MachineCounts()
      counting.frontBits = bits
      return FlowExploration(PresentationMachine(flow, counting: counting)).counts.landings
    }
    #expect(landings(12) * 2 < landings(0))
  }
}
