/// A machine seen through numbers: asks it and interns what it answers.
///
/// Inlinable, as all code that touches the machine's own values, so that it is specialised where the machine is known;
/// everything else works on numbers.
@usableFromInline
final class InternedSystem<System: PushdownSystem> {
  @usableFromInline let system: System
  @exclusivity(unchecked) @usableFromInline var heads = Interner<System.Head>()
  @exclusivity(unchecked) @usableFromInline var holes = Interner<System.Hole>()
  @exclusivity(unchecked) @usableFromInline var values = Interner<System.Value>()
  /// Most transitions mean what many others mean.
  @exclusivity(unchecked) @usableFromInline var labels = Interner<System.Label>()
  /// The number of the label of each transition of the table.
  @exclusivity(unchecked) @usableFromInline var labelNumbers: [Int32] = []
  @exclusivity(unchecked) @usableFromInline var buffer: [Transition<System>] = []

  @inlinable
  init(_ system: System) { self.system = system }

  @inlinable
  func source() -> TransitionSource {
    TransitionSource(
      initialHeads: system.initialHeads.map { heads.intern($0) },
      expandHead: { head, table in self.expand(head: head, into: &table) },
      expandLanding: { hole, value, table in self.expand(hole: hole, value: value, into: &table) })
  }

  @inlinable
  func expand(head: Int32, into table: inout TransitionTable) {
    buffer.removeAll(keepingCapacity: true)
    let value = heads[head]
    system.appendTransitions(of: value, to: &buffer)
    let start = labelNumbers.count
    internBuffer(into: &table)
    table.setHead(head, resting: system.isResting(value), from: start)
  }

  @inlinable
  func expand(hole: Int32, value: Int32, into table: inout TransitionTable) -> Int32 {
    buffer.removeAll(keepingCapacity: true)
    system.appendLandings(of: values[value], on: holes[hole], to: &buffer)
    let start = labelNumbers.count
    internBuffer(into: &table)
    return table.addLanding(hole: hole, value: value, from: start)
  }

  @inlinable
  func internBuffer(into table: inout TransitionTable) {
    for transition in buffer {
      labelNumbers.append(labels.intern(transition.label))
      switch transition.outcome {
      case .stay(let head):
        table.append(target: heads.intern(head), hole: TransitionTable.stay)
      case .call(let head, let hole):
        table.append(target: heads.intern(head), hole: holes.intern(hole))
      case .return(let value):
        table.append(target: values.intern(value), hole: TransitionTable.return)
      }
    }
  }

  /// What a transition of the table means.
  @inlinable
  func label(_ transition: Int32) -> System.Label { labels[labelNumbers[Int(transition)]] }

  /// What a packed transition does, in the machine's words.
  @inlinable
  func outcome(target: Int32, hole: Int32) -> Transition<System>.Outcome {
    switch hole {
    case TransitionTable.stay: return .stay(heads[target])
    case TransitionTable.return: return .return(values[target])
    default: return .call(heads[target], holes[hole])
    }
  }
}
