import Diagnostics
import FlowModel
import Testing

@testable import UIKitSemantics

/// Layers remember only those screens further down for which some step asks: nobody may notice.
@Suite struct LiveScreenTests {
  @Test(arguments: Fixtures.names(in: "flows").filter { $0.hasSuffix(".yaml") })
  func `what is forgotten is missed by no fixture`(_ file: String) throws {
    let flow = try Fixtures.flow(String(file.dropLast(5)))
    let whole = StepDigest(flow) { $0.remembersAll = true }
    #expect(whole.isComplete)
    #expect(StepDigest(flow) { _ in }.difference(from: whole) == nil)
  }

  @Test(arguments: [0..<50, 50..<100])
  func `what is forgotten is missed by no random flow`(_ seeds: Range<Int>) throws {
    var flows = 0
    for seed in seeds {
      var random = RandomFlow(seed: UInt64(seed))
      let reading = FlowReader.read(random.text(), path: "random-\(seed).yaml")
      guard let flow = reading.flow, reading.problems.isEmpty else { continue }
      let whole = StepDigest(flow, facts: 20_000) { $0.remembersAll = true }
      // Some call themselves in circles so often that comparing them would take minutes.
      guard whole.isComplete else { continue }
      flows += 1
      #expect(StepDigest(flow) { _ in }.difference(from: whole) == nil, "seed \(seed)")
    }
    #expect(flows > seeds.count / 3)
  }

  /// For each part of the criterion a flow that needs it.
  @Test(arguments: LiveScreens.Term.allCases)
  func `each part of the criterion is needed`(_ term: LiveScreens.Term) throws {
    let reading = FlowReader.read(Self.flow(for: term), path: "\(term).yaml")
    let flow = try #require(reading.flow, "\(reading.problems.map(\.message))")
    #expect(reading.problems.isEmpty, "\(reading.problems.map(\.message))")
    let whole = StepDigest(flow) { $0.remembersAll = true }
    #expect(StepDigest(flow) { _ in }.difference(from: whole) == nil)
    #expect(StepDigest(flow) { $0.forgetting = term }.difference(from: whole) != nil)
  }

  static func flow(for term: LiveScreens.Term) -> String {
    "modalflow: 1\napp: {sdk: 18, ios: 18, devices: [iphone]}\nstart: home\n" + body(for: term)
  }

  private static func body(for term: LiveScreens.Term) -> String {
    switch term {
    case .code, .above:
      // The code of the third layer asks for the lowest; the second has to know of it for the third’s sake. It brings
      // nothing, so that nothing else asks.
      """
      screens:
        home: {title: Home, buttons: [{label: A, present: a}]}
        a: {title: A, buttons: [{label: B, present: b}]}
        b: {title: B, buttons: [{label: C, present: c}]}
        c: {title: C, buttons: [{label: Close all, dismiss: home}]}
      """
    case .beneath:
      // A button that can be tapped beside the layer in front asks.
      """
      screens:
        home: {title: Home, buttons: [{label: A, present: a}]}
        a:
          title: A
          buttons:
            - {label: B, present: b, detents: [medium], largest-undimmed-detent: medium}
            - {label: X, present: x, by: home}
        b: {title: B}
        x: {title: X}
      """
    case .triggers:
      """
      screens:
        home:
          title: Home
          buttons: [{label: A, present: a}]
          triggers: [{when: message, run: listen}]
        a: {title: A, buttons: [{label: B, present: b}]}
        b: {title: B}
      """
    case .children:
      // The second tab presents whoever asks.
      """
      screens:
        home: {title: Home, buttons: [{label: Tabs, present: tabs}]}
        tabs: {kind: tabs, tabs: [one, two]}
        one: {title: One}
        two: {title: Two, buttons: [{label: C, present: c}]}
        c: {title: C, buttons: [{label: X, present: x, by: home}]}
        x: {title: X}
      """
    case .debts:
      // Tapped on the upper A beneath the upper B, the push waits. Swiping B away takes the upper A with it: the lower A
      // may be meant. Beneath the lower B it cannot be asked for.
      """
      flags: {twice: cleared}
      screens:
        home: {title: Home, buttons: [{label: A, present: a}]}
        a:
          title: A
          in: navigation
          unwinds: [back-to-a]
          buttons:
            - label: B
              present: b
              detents: [medium]
              largest-undimmed-detent: medium
              callbacks: {did-dismiss: [{clear: twice}, {dismiss: self}]}
            - {label: P, shown: twice, push: p}
        b:
          title: B
          buttons:
            - {label: Again, does: [{set: twice}, {present: a, callbacks: {did-dismiss: [{clear: twice}]}}]}
            - {label: Done, dismiss: self}
        p: {title: P}
      """
    }
  }
}
