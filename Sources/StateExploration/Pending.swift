@usableFromInline
final class Graph {
  let worlds: WorldSpace
  let facts = Saturation()
  let restingStates: [ReachedState] = []
  let states: [ReachedState] = []
  let reachedTransitions: [ReachedTransition] = []
  let headCount = 0
  let transitionCount = 0
  @usableFromInline
  init(_ source: TransitionSource, limits: ExplorationLimits) { worlds = source.worlds }
  @usableFromInline
  struct Step {
    @usableFromInline let head: Int32
    @usableFromInline let landingHole: Int32
    @usableFromInline let landingValue: Int32
    @usableFromInline let isEvent: Bool
    @usableFromInline let target: Int32
    @usableFromInline let move: Int32
    @usableFromInline let `guard`: Int32
    @usableFromInline let change: Int32
  }
  @usableFromInline
  func isReached(_ head: Int32) -> Bool { fatalError() }
  func isResting(_ head: Int32) -> Bool { fatalError() }
  func reached(_ head: Int32) -> WorldSet { fatalError() }
  func transitions(of head: Int32) -> [TransitionID] { fatalError() }
  @usableFromInline
  func step(_ transition: Int32) -> Step { fatalError() }
}
struct Saturation {
  let cut: ExplorationCut? = nil
  let factCount = 0
  let counts = ExplorationCounts()
  let bytes = 0
}
@usableFromInline
struct FoldedPlace: Hashable, Sendable {}
struct Fold {}
@usableFromInline
final class FactNumbers<Fact: Hashable> {
  @usableFromInline var facts = Interner<Fact>()
  @usableFromInline
  init() {}
  @inlinable
  func source<System: PushdownSystem>(
    _ exploration: Exploration<System>, _ observer: Observer<System, Fact>
  ) -> FactSource { fatalError() }
}
@usableFromInline
struct FactSource {}
@usableFromInline
struct FoldedState {
  @usableFromInline let head: HeadID
  @usableFromInline let fact: Int32
  @usableFromInline let worlds: WorldSet
  @usableFromInline let length: Int
  @usableFromInline let place: FoldedPlace
}
@usableFromInline
struct FoldedTransition {
  @usableFromInline let id: TransitionID
  @usableFromInline let fact: Int32
  @usableFromInline let worlds: WorldSet
  @usableFromInline let length: Int
  @usableFromInline let place: FoldedPlace
}
@usableFromInline
struct FoldedStates {
  let fold: Fold
  @usableFromInline let states: [FoldedState]
  @usableFromInline
  init(_ graph: Graph, _ source: FactSource) { fatalError() }
  @usableFromInline
  func transitions(_ graph: Graph, where matters: [Bool], knowing isKnown: [Bool]) -> [FoldedTransition] {
    fatalError()
  }
}
struct TrapSearch {
  let fold: Fold?
  let states: [TrappedState]
  init(_ graph: Graph, _ possibility: Possibility, when: (Int32) -> Int32) { fatalError() }
}
struct Unfolding {
  struct Path {}
  init(_ graph: Graph) {}
  func path(to edge: Int32, in world: World, limit: Int) -> Path? { fatalError() }
}
extension Exploration {
  func witness(_ path: Unfolding.Path, endingWith transition: Int32 = -1) -> Witness<System> { fatalError() }
  func witness(
    at place: FoldedPlace, of fold: Fold, in world: World, transition: Int32?, limit: Int
  ) -> Witness<System>? { fatalError() }
}
