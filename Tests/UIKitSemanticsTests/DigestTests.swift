import FlowModel
import Testing
import UIKitSemantics

/// What a frame knows of all beneath it, against the whole stack, along walks through every flow.
@Suite struct DigestTests {
  @Test(arguments: Fixtures.names(in: "flows").filter { $0.hasSuffix(".yaml") })
  func `a frame knows what lies beneath`(_ file: String) throws {
    let flow = try Fixtures.flow(String(file.dropLast(5)))
    let machine = PresentationMachine(flow)
    for environment in machine.environments.all.indices {
      var numbers = Numbers(seed: UInt64(environment) &* 77 &+ 5)
      for _ in 0..<2 {
        var play = FlowPlay(machine, environment: environment)
        for _ in 0..<14 {
          compare(play, flow, machine)
          let moves = play.moves
          guard !moves.isEmpty else { break }
          _ = play.perform(moves[Int(numbers.next() % UInt64(moves.count))].move)
        }
      }
    }
  }

  private func compare(_ play: FlowPlay, _ flow: Flow, _ machine: PresentationMachine) {
    let state = play.state
    let stack = play.stack
    // A layer with a window of its own begins anew.
    let own = stack.lastIndex { entry in
      !entry.isPushed && (entry.presentation.map { flow.presentations[$0].options.ownWindow } ?? false)
    }
    let top = stack.lastIndex { !$0.isPushed } ?? 0
    let beneath = stack[(own ?? 0)..<top].filter { !$0.isPushed && $0.presentation != nil }
    #expect(state.hasPopoverBeneath == beneath.contains { $0.look == .popover })
    #expect(state.hasSheetBeneath == beneath.contains { $0.look.isSheet })
    let layers = beneath.filter { entry in
      entry.presentation.map { !flow.screens[flow.presentations[$0].target].dialog } ?? false
    }
    #expect(state.layersBeneath == min(layers.count, Int(MachineCounts().layers)))
    #expect(state.isModal == (stack[top].presentation != nil))
    #expect(state.screen == stack.last?.screen)
  }
}

/// Numbers that are the same in every run.
struct Numbers {
  var state: UInt64

  init(seed: UInt64) { state = seed &+ 0x9E37_79B9_7F4A_7C15 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state >> 11
  }
}
