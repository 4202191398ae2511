public import Diagnostics

/// What a person expects of a step: what holds once all that the step began has settled.
public struct Expectation: Sendable, Equatable {
  /// What is to hold.
  public var condition: ConditionID
  /// The path of what it is said of, with `expect` behind it.
  public var path: ElementPath
  /// The condition, as written.
  public var place: Place
  /// What it is said of.
  public var owner: EffectOwner
  /// The screens whose code the step is; never empty.
  public var performers: [ScreenID] = []

  init(_ condition: ConditionID, path: ElementPath, place: Place, owner: EffectOwner) {
    self.condition = condition
    self.path = path
    self.place = place
    self.owner = owner
  }
}

/// Identifies an expectation of ``Flow/expectations``.
public typealias ExpectationID = ElementID<Expectation>

extension Expectation {
  /// The expectations of a tree in order, those in branches, in `then` and in `later` among them.
  public static func all(in steps: [Step], of flow: Flow) -> [ExpectationID] {
    steps.flatMap { step -> [ExpectationID] in
      switch step {
      case .expect(let index): return [index]
      case .effect(let index):
        let later = flow.effects[index].trigger.map { flow.triggers[$0].does } ?? []
        return all(in: flow.effects[index].then + later, of: flow)
      case .branch(_, let holds, let otherwise): return all(in: holds + otherwise, of: flow)
      }
    }
  }

  /// Whose code says so decides about it.
  public func readsPerformer(in flow: Flow) -> Bool { flow.conditions[condition].term.readsPerformer }
}

extension Condition.Term {
  /// Whether whose code asks decides about it: `presents`, bare `in-front`, `unsaved`.
  public var readsPerformer: Bool {
    contains { word in
      switch word {
      case .presents, .inFront, .unsaved, .unsavedPoint: true
      default: false
      }
    }
  }
}
