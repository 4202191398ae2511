import FlowModel

/// The elements of a flow as shared references, because every step reads them and they are large to copy.
final class FlowElements: Sendable {
  let screens: ElementTable<Screen, Shared<Screen>>
  let presentations: ElementTable<Presentation, Shared<Presentation>>
  let buttons: ElementTable<Button, Shared<Button>>
  let effects: ElementTable<Effect, Shared<Effect>>
  let callbacks: ElementTable<Callback, Shared<Callback>>
  /// For each screen, what SwiftUI presents when the screen becomes the root while its flag is set (F7.21).
  let restored: ElementTable<Screen, [PresentationID]>
  /// Flags that other code than a presentation sets.
  let setByCode: Set<FlagID>
  let triggers: ElementTable<Trigger, Shared<Trigger>>
  /// The flags that are set while the app is in the background. The next event of the user clears them.
  let flagsOfLeaving: [FlagID]
  let conditions: ElementTable<Condition, Shared<Condition>>
  let expectations: Elements<Expectation>
  let unsavedPoints: ElementTable<UnsavedPoint, Shared<UnsavedPoint>>
  let flags: Elements<Flag>
  let start: ScreenID
  /// The order in which triggers close windows.
  let windowOrder: WindowOrder

  init(_ flow: Flow) {
    screens = flow.screens.mapValues(Shared.init)
    presentations = flow.presentations.mapValues(Shared.init)
    buttons = flow.buttons.mapValues(Shared.init)
    effects = flow.effects.mapValues(Shared.init)
    callbacks = flow.callbacks.mapValues(Shared.init)
    let order = WindowOrder(flow)
    windowOrder = order
    triggers = flow.triggers.mapIDs { index in
      var trigger = flow.triggers[index]
      trigger.does = order.steps(of: index)
      return Shared(trigger)
    }
    flagsOfLeaving = flow.triggers.compactMap(\.left)
    conditions = flow.conditions.mapValues(Shared.init)
    expectations = flow.expectations
    unsavedPoints = flow.unsavedPoints.mapValues(Shared.init)
    flags = flow.flags
    start = flow.start
    restored = RestoredPresentations(flow: flow).byScreen
    setByCode = Set(flow.effects.compactMap { $0.verb == .set ? $0.flag : nil })
  }
}

extension FlowElements {
  /// The points that `save` or `discard` refers to. Without a name, in a dialog with several presenters, they
  /// are those of the presenter; in a tab bar, those of the front screen.
  func points(of effect: Shared<Effect>, for performer: ScreenID?) -> [UnsavedPointID] {
    guard effect.value.isOfEachPerformer({ callbacks[$0].name }), let performer,
      effect.performers.contains(performer)
    else {
      return effect.points
    }
    let screen = screens[performer]
    return effect.points.filter { unsavedPoints[$0].screen == performer || screen.edits.contains($0) }
  }
}

extension Effect {
  /// Whether the effect names no point and belongs to a dialog with several presenters or to a tab bar, so
  /// that each presenter, or the front screen, uses its own points.
  func isOfEachPerformer(_ name: (CallbackID) -> CallbackName) -> Bool {
    guard verb == .save || verb == .discard, target.isEmpty, performers.count > 1 else { return false }
    switch owner {
    case .button: return true
    case .callback(let callback): return name(callback) == .shouldSelectAgain
    case .trigger, .back, .escape: return false
    }
  }
}

/// A reference to an immutable value.
@dynamicMemberLookup
final class Shared<Value: Sendable>: Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }

  @inline(__always)
  subscript<Member>(dynamicMember path: KeyPath<Value, Member>) -> Member {
    _read { yield value[keyPath: path] }
  }
}

extension FlowElements {
  /// Whether the presentation opens a window of the app’s own; false for nil.
  func hasOwnWindow(_ edge: PresentationID?) -> Bool {
    edge.map { presentations[$0].options.ownWindow } ?? false
  }
}

extension FlowElements {
  /// What the callbacks of a screen that disappears do, for those whose branches ask for unsaved work and, besides, only
  /// for flags. They are chosen while the work of the screen is still there.
  func chosenByWork(asItGoes screen: ScreenID, _ holds: (ConditionID) -> Bool) -> [CallbackID: [Step]] {
    var all: [CallbackID: [Step]] = [:]
    for callback in screens[screen].callbacks {
      guard [.willDisappear, .didDisappear].contains(callbacks[callback].name) else { continue }
      let steps = callbacks[callback].does
      if steps.contains(where: asksForWork) { all[callback] = chosenByWork(steps, holds) }
    }
    return all
  }

  private func chosenByWork(_ steps: [Step], _ holds: (ConditionID) -> Bool) -> [Step] {
    steps.flatMap { step -> [Step] in
      guard asksForWork(step), case .branch(let condition, let yes, let no) = step else { return [step] }
      return chosenByWork(holds(condition) ? yes : no, holds)
    }
  }

  private func asksForWork(_ step: Step) -> Bool {
    func asks(_ term: Condition.Term) -> (work: Bool, other: Bool) {
      switch term {
      case .unsaved, .unsavedPoint: return (true, false)
      case .flag: return (false, false)
      case .not(let term): return asks(term)
      case .all(let terms), .any(let terms):
        let all = terms.map(asks)
        return (all.contains(where: \.work), all.contains(where: \.other))
      default: return (false, true)
      }
    }
    guard case .branch(let condition, _, _) = step else { return false }
    return asks(conditions[condition].term) == (true, false)
  }
}
