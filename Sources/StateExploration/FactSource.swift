/// An observer seen through numbers.
@usableFromInline
struct FactSource {
  /// What an observer answers: the number of the fact, -1 for none, and the worlds for which it holds.
  @usableFromInline typealias Answer = (answer: Int32, guard: WorldSet)

  let initial: (_ head: Int32, World) -> Answer
  let above: (_ fact: Int32, _ hole: Int32, _ callee: Int32, World) -> Answer
  let instead: ((_ fact: Int32, _ hole: Int32, _ callee: Int32, World) -> Answer)?

  @usableFromInline
  init(
    initial: @escaping (Int32, World) -> Answer, above: @escaping (Int32, Int32, Int32, World) -> Answer,
    instead: ((Int32, Int32, Int32, World) -> Answer)?
  ) {
    self.initial = initial
    self.above = above
    self.instead = instead
  }
}

/// The facts of an observer, interned.
@usableFromInline
final class FactNumbers<Fact: Hashable> {
  @exclusivity(unchecked) @usableFromInline var facts = Interner<Fact>()

  @inlinable
  init() {}

  @inlinable
  func source<System: PushdownSystem>(
    _ exploration: Exploration<System>, _ observer: Observer<System, Fact>
  ) -> FactSource {
    let interned = exploration.interned
    return FactSource(
      initial: { head, world in
        let answer = observer.initial(interned.heads[head], world)
        return (self.facts.intern(answer.fact), answer.guard)
      },
      above: { fact, hole, callee, world in
        let answer = observer.above(self.facts[fact], interned.holes[hole], interned.heads[callee], world)
        return (self.facts.intern(answer.fact), answer.guard)
      },
      instead: observer.instead.map { instead in
        { fact, hole, callee, world in
          let answer = instead(self.facts[fact], interned.holes[hole], interned.heads[callee], world)
          return (answer.fact.map { self.facts.intern($0) } ?? -1, answer.guard)
        }
      })
  }
}
