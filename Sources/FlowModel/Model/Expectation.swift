public import Diagnostics

/// An expectation of a step: a condition that must be true when all that the step began has ended.
public struct Expectation: Sendable, Equatable {
  /// The condition.
  public var condition: ConditionID
  /// The path of its owner, followed by `expect`.
  public var path: ElementPath
  /// The place of the condition.
  public var place: Place
  /// The element that contains it.
  public var owner: EffectOwner
  /// The screens that contain the code of the step; never empty.
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
  /// The expectations in a tree of steps in order, including those in branches, in `then` and in `later`.
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

  /// Whether its result depends on the performer.
  public func readsPerformer(in flow: Flow) -> Bool { flow.conditions[condition].term.readsPerformer }
}

extension Condition.Term {
  /// Whether the value depends on the performer: `presents`, `in-front` without a screen, `unsaved`.
  public var readsPerformer: Bool {
    contains { word in
      switch word {
      case .presents, .inFront, .unsaved, .unsavedPoint: true
      default: false
      }
    }
  }
}
