/// A machine seen through numbers: asks it and interns what it answers.
final class InternedSystem<System: PushdownSystem>: TransitionSource {
  let system: System
  private(set) var heads = Interner<System.Head>()
  private(set) var holes = Interner<System.Hole>()
  private(set) var values = Interner<System.Value>()
  /// The label of each transition of the table.
  private(set) var labels: [System.Label] = []
  private var buffer: [Transition<System>] = []

  init(_ system: System) { self.system = system }

  func initialHeads() -> [Int32] { system.initialHeads.map { heads.intern($0) } }

  func expand(head: Int32, into table: inout TransitionTable) {
    buffer.removeAll(keepingCapacity: true)
    let value = heads[head]
    system.appendTransitions(of: value, to: &buffer)
    let start = labels.count
    internBuffer(into: &table)
    table.setHead(head, resting: system.isResting(value), from: start)
  }

  func expand(hole: Int32, value: Int32, into table: inout TransitionTable) -> Int32 {
    buffer.removeAll(keepingCapacity: true)
    system.appendLandings(of: values[value], on: holes[hole], to: &buffer)
    let start = labels.count
    internBuffer(into: &table)
    return table.addLanding(hole: hole, value: value, from: start)
  }

  private func internBuffer(into table: inout TransitionTable) {
    for transition in buffer {
      labels.append(transition.label)
      switch transition.outcome {
      case .stay(let head):
        table.append(.init(target: heads.intern(head), hole: TransitionTable.Packed.stay))
      case .call(let head, let hole):
        table.append(.init(target: heads.intern(head), hole: holes.intern(hole)))
      case .return(let value):
        table.append(.init(target: values.intern(value), hole: TransitionTable.Packed.return))
      }
    }
  }
}
