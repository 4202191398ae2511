/// An ``Observer`` that works on numbers instead of the machine's values.
@usableFromInline
struct FactSource {
  /// The answer of an observer: the number of the fact, -1 for none, and the worlds for which it holds.
  @usableFromInline typealias Answer = (answer: Int32, guard: WorldSet)

  let initial: (_ head: Int32, World) -> Answer
  let above: (_ fact: Int32, _ hole: Int32, _ callee: Int32, World) -> Answer
  let kind: (_ callee: Int32) -> Int32
  /// The number of what is followed from the hole on, -1 for nothing. The closure is nil if the observer
  /// follows nothing.
  let begins: ((_ hole: Int32) -> Int32)?
  let goesOn: (_ hole: Int32, _ callee: Int32) -> Bool
  /// One more than the highest number of a hole or of a followed frame.
  let holeCount: Int

  @usableFromInline
  init(
    initial: @escaping (Int32, World) -> Answer, above: @escaping (Int32, Int32, Int32, World) -> Answer,
    kind: @escaping (Int32) -> Int32, begins: ((Int32) -> Int32)?, goesOn: @escaping (Int32, Int32) -> Bool,
    holeCount: Int
  ) {
    self.initial = initial
    self.above = above
    self.kind = kind
    self.begins = begins
    self.goesOn = goesOn
    self.holeCount = holeCount
  }
}

/// The interned facts of an observer, and the interned holes that it follows.
@usableFromInline
final class FactNumbers<Fact: Hashable, Hole: Hashable> {
  @exclusivity(unchecked) @usableFromInline var facts = Interner<Fact>()
  @exclusivity(unchecked) @usableFromInline var followed = Interner<Hole>()

  @inlinable
  init() {}

  @inlinable
  func source<System: PushdownSystem>(
    _ exploration: Exploration<System>, _ observer: Observer<System, Fact>
  ) -> FactSource where System.Hole == Hole {
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
      kind: { callee in observer.kind(interned.heads[callee]) },
      begins: observer.following.map { following in
        { hole in following.begins(interned.holes[hole]).map { self.followed.intern($0) } ?? -1 }
      },
      goesOn: { hole, callee in
        observer.following?.goesOn(interned.holes[hole], interned.heads[callee]) ?? false
      },
      holeCount: interned.holes.count)
  }
}
