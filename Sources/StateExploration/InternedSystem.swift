/// Wraps a machine: calls it, and interns its values as numbers.
///
/// It is inlinable, like all code that touches the machine's own types, so that the compiler specialises it
/// for each machine. All other code works on numbers.
@usableFromInline
final class InternedSystem<System: PushdownSystem> {
  @usableFromInline let system: System
  @usableFromInline let worlds: WorldSpace
  @exclusivity(unchecked) @usableFromInline var heads = Interner<System.Head>()
  @exclusivity(unchecked) @usableFromInline var holes = Interner<System.Hole>()
  @exclusivity(unchecked) @usableFromInline var values = Interner<System.Value>()
  /// Many transitions have equal labels.
  @exclusivity(unchecked) @usableFromInline var labels = Interner<System.Label>()
  /// The moves of all heads that were expanded, one head after the other.
  @exclusivity(unchecked) @usableFromInline var moves: [System.Move] = []
  /// The pairs (called head, hole).
  @exclusivity(unchecked) @usableFromInline var calls = PairNumbers()

  @inlinable
  init(_ system: System) {
    self.system = system
    worlds = system.worlds
  }

  @inlinable
  func source() -> TransitionSource {
    TransitionSource(
      worlds: worlds,
      initialHeads: system.initialHeads.map { (heads.intern($0.head), $0.worlds.node) },
      moves: { head in
        let start = self.moves.count
        self.system.appendMoves(of: self.heads[head], to: &self.moves)
        return (start..<self.moves.count, self.system.isResting(self.heads[head]))
      },
      transition: { move, head, world in
        self.intern(self.system.transition(of: self.moves[Int(move)], at: self.heads[head], in: world))
      },
      landing: { hole, value, world in
        self.intern(self.system.landing(of: self.values[value], on: self.holes[hole], in: world))
      },
      call: { pair in self.calls[pair] },
      callNumber: { head, hole in self.calls.number(head, hole) })
  }

  @inlinable
  func intern(_ answer: (transition: Transition<System>?, guard: WorldSet)) -> TransitionAnswer {
    switch answer.transition {
    case nil: TransitionAnswer(guard: answer.guard.node, target: -1, label: -1, change: -1)
    case let transition?:
      TransitionAnswer(
        guard: answer.guard.node, target: target(of: transition.outcome),
        label: labels.intern(transition.label), change: worlds.number(of: transition.change))
    }
  }

  @inlinable
  func target(of outcome: Transition<System>.Outcome) -> Int32 {
    switch outcome {
    case .stay(let head): Target.head(heads.intern(head))
    case .call(let head, let hole): Target.call(calls.number(heads.intern(head), holes.intern(hole)))
    case .return(let value): Target.value(values.intern(value))
    }
  }

  /// The change with this number.
  @inlinable
  func change(_ change: Int32) -> WorldChange { worlds.change(change) }

  /// The outcome of a transition with the target, in the machine's types.
  @inlinable
  func outcome(_ target: Int32) -> Transition<System>.Outcome {
    let number = Target.number(target)
    switch Target.kind(target) {
    case Target.headKind: return .stay(heads[number])
    case Target.valueKind: return .return(values[number])
    default:
      let call = calls[number]
      return .call(heads[call.first], holes[call.second])
    }
  }
}
