import FlowModel
import StateExploration
import Testing

@testable import UIKitSemantics

/// What the machine answers in one world holds in all worlds of the set that it gives with the answer.
@Suite struct WorldLogTests {
  @Test(arguments: Fixtures.names(in: "flows").filter { $0.hasSuffix(".yaml") })
  func `an answer holds in every world of its guard`(_ file: String) throws {
    let machine = PresentationMachine(try Fixtures.flow(String(file.dropLast(5))))
    let exploration = FlowExploration(machine).exploration
    #expect(exploration.isComplete)
    let system = exploration.system
    var asking = Asking(system, seed: UInt64(file.utf8.reduce(0) { $0 &* 31 &+ UInt64($1) }))
    var moves: [Move] = []
    for number in 0..<exploration.headCount {
      let head = exploration.head(number: number)
      guard let id = exploration.id(of: head), let world = exploration.worlds.any(of: exploration.reached(id))
      else { continue }
      moves.removeAll()
      system.appendMoves(of: head, to: &moves)
      for move in moves {
        let holds = asking.agree(world) { system.transition(of: move, at: head, in: $0) }
        #expect(holds, "\(file): \(machine.text(of: move)), \(head)")
      }
    }
    var isKnown: Set<TransitionID> = []
    for reached in exploration.reachedTransitions where isKnown.insert(reached.id).inserted {
      guard case .landing(let hole, let value) = exploration[reached.id].source,
        let world = exploration.worlds.any(of: reached.worlds)
      else { continue }
      let holds = asking.agree(world) { system.landing(of: value, on: hole, in: $0) }
      #expect(holds, "\(file): \(value) on \(hole)")
    }
    // Of two worlds the one that is drawn may always be the first.
    #expect(asking.otherWorlds > 0 || system.worlds.count(of: system.worlds.all) <= 2)
  }
}

/// Asks the machine again in other worlds.
private struct Asking {
  private let system: FlowSystem
  private var numbers: SplitMix
  /// Worlds beside the first in which it was asked.
  private(set) var otherWorlds = 0

  init(_ system: FlowSystem, seed: UInt64) {
    self.system = system
    numbers = SplitMix(seed)
  }

  /// Whether the answer in a world is given in two others of its guard, too, and the guard holds the world itself.
  mutating func agree(
    _ world: World, _ answer: (World) -> (transition: StackTransition?, guard: WorldSet)
  ) -> Bool {
    let first = answer(world)
    guard system.worlds.contains(world, in: first.guard) else { return false }
    for _ in 0..<2 {
      let other = anyWorld(of: first.guard)
      if other != world { otherWorlds += 1 }
      guard answer(other).transition == first.transition else { return false }
    }
    return true
  }

  /// Some world of a set that is not empty, bit by bit by chance.
  private mutating func anyWorld(of set: WorldSet) -> World {
    let space = system.worlds
    var rest = set
    func narrow(_ part: WorldSet) {
      let narrower = space.intersection(rest, part)
      if !narrower.isEmpty { rest = narrower }
    }
    narrow(space.configurations([numbers.below(space.configurationCount)]))
    for bit in 0..<space.bitCount { narrow(space.bit(bit, is: numbers.below(2) == 1)) }
    return space.any(of: rest) ?? World(configuration: 0, bits: [])
  }
}
