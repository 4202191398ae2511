import Diagnostics
import FlowModel
import Testing

@testable import UIKitSemantics

/// Layers remember who presented them only where some step asks for it: nobody may notice.
@Suite struct NeededPresenterTests {
  @Test(arguments: NeededPresenters.Term.allCases)
  func `each part of the criterion is needed`(_ term: NeededPresenters.Term) throws {
    let flow = try Self.flow(Self.body(for: term))
    let whole = StepDigest(flow) { $0.remembersAll = true }
    #expect(whole.isComplete)
    #expect(StepDigest(flow) { _ in }.difference(from: whole) == nil)
    #expect(
      Self.forgotten(in: flow, without: nil).isStrictSubset(of: Self.forgotten(in: flow, without: term)))
    // Without that one the machine would ask for somebody whom nobody knows.
    // Who presents once the layer has gone may be beneath in its stack, which makes no difference (F7.15).
    if ![.code, .callbacks, .dialogs].contains(term) {
      #expect(StepDigest(flow) { $0.forgettingPresenters = term }.difference(from: whole) != nil)
    }
  }

  @Test func `who presented what comes from outside multiplies nothing`() throws {
    let links = (0..<12).map { "  link-\($0): {title: Link \($0), buttons: [{label: Close, dismiss: self}]}" }
    let triggers = (0..<12).map { "  - {when: deep-link, present: link-\($0), by: topmost}" }
    let flow = try Self.flow(
      (["screens:", "  home: {title: Home}"] + links + ["triggers:"] + triggers).joined(separator: "\n"))
    // Each layer knows only whether it stands above the root.
    #expect(FlowExploration(PresentationMachine(flow)).stateCount == 1 + 2 * 12)
  }

  /// The screens, by the presentation whose layer does not remember them.
  private static func forgotten(in flow: Flow, without term: NeededPresenters.Term?) -> Set<[Int]> {
    var counting = MachineCounts()
    counting.forgettingPresenters = term
    let tables = PresentationMachine(flow, counting: counting).tables
    let all = tables.bits.track.reduce([]) { $0 | $1 }
    return Set(
      flow.presentations.indices.flatMap { edge in
        flow.screens.indices.compactMap {
          tables.remembers(presenter: $0, of: edge, beside: all) ? nil : [edge.index, $0.index]
        }
      })
  }

  private static func flow(_ body: String) throws -> Flow {
    let text = "modalflow: 1\napp: {sdk: 18, ios: 18, devices: [ipad]}\nstart: home\n" + body
    let reading = FlowReader.read(text, path: "flow.yaml")
    #expect(reading.problems.isEmpty, "\(reading.problems.map(\.message))")
    return try #require(reading.flow, "\(reading.problems.map(\.message))")
  }

  /// Something comes from outside, over A among others.
  private static func body(for term: NeededPresenters.Term) -> String {
    switch term {
    case .callbacks:
      // The presenter presents another screen once this one has gone.
      """
      screens:
        home: {title: Home, buttons: [{label: A, present: a}]}
        a: {title: A}
        x: {title: X}
        b: {title: B}
      triggers:
        - {when: message, present: x, by: topmost, callbacks: {did-dismiss: {present: b}}}
      """
    case .dialogs:
      """
      screens:
        home: {title: Home, buttons: [{label: A, present: a}]}
        a: {title: A}
        ask: {kind: alert, title: Open it?, buttons: [{label: Open, present: b}]}
        b: {title: B}
      triggers:
        - {when: message, present: ask, by: topmost}
      """
    case .live:
      """
      screens:
        home: {title: Home, buttons: [{label: A, present: a}]}
        a: {title: A, buttons: [{label: Ring, run: ring}]}
        x: {title: X}
      triggers:
        - {when: message, present: x, detents: [medium], largest-undimmed-detent: medium, by: topmost}
      """
    case .code:
      """
      screens:
        home: {title: Home, buttons: [{label: A, present: a}]}
        a: {title: A, in: navigation, buttons: [{label: P, push: p}]}
        p: {title: P}
        x: {title: X, buttons: [{label: Back, pop: presenter}]}
      triggers:
        - {when: message, present: x, by: topmost}
      """
    case .following:
      // Both close for the first one’s presenter; what it presented itself is not closed by another.
      """
      screens:
        home: {title: Home, buttons: [{label: A, present: a}]}
        a: {title: A}
        x: {title: X}
        z: {title: Z}
      triggers:
        - when: message
          by: topmost
          does:
            - {present: x, then: [{present: z, by: topmost, then: [{dismiss: presented}]}]}
      """
    case .names:
      """
      screens:
        home: {title: Home, buttons: [{label: A, present: a}]}
        a: {title: A}
        x: {title: X, buttons: [{label: Close, dismiss: a}]}
      triggers:
        - {when: message, present: x, by: topmost}
      """
    case .debts:
      // Tapped on the upper A beneath B, the push waits. Swiping B away takes the upper A with it: the lower may be meant.
      """
      screens:
        home: {title: Home, buttons: [{label: A, present: a}]}
        a:
          title: A
          in: navigation
          buttons:
            - label: B
              present: b
              detents: [medium]
              largest-undimmed-detent: medium
              callbacks: {did-dismiss: {dismiss: self}}
            - {label: P, push: p}
        b: {title: B}
        p: {title: P}
      triggers:
        - {when: message, present: a, by: topmost}
      """
    }
  }
}
