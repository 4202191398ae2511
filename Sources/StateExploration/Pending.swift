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
extension Exploration {
  func witness(
    at place: FoldedPlace, of fold: Fold, in world: World, transition: Int32?, limit: Int
  ) -> Witness<System>? { fatalError() }
}
