internal import FlowModel
internal import UIKitSemantics

extension Sighting {
  /// What an observable is in what is looked at. Lists, words and versions have the numbers that ``Played`` gave them.
  func workOut(_ observable: Observable) -> Int32 {
    let place = observable.rawValue & 15
    switch Observable.Group(rawValue: observable.rawValue >> 4) {
    case .front: return frameNumber(frontView, place)
    case .after: return frameNumber(stepView.after, place)
    case .closed:
      guard let closed = stepView.closed else { preconditionFailure("no frame goes in this step") }
      return frameNumber(closed, place)
    case .below: return belowNumber(frontView, place)
    case .belowAfter: return belowNumber(stepView.after, place)
    case .environment: return played.environments[environment].number(place)
    case .step, .moreOfStep: return stepNumber(observable.rawValue - Observable.step(.kind).rawValue)
    case .rest where observable == .flags: return flagsNumber()
    case .rest:
      guard let state else { preconditionFailure("moves are asked for where no state is looked at") }
      return played.movesNumber(in: state)
    case nil: preconditionFailure("there is no such observable")
    }
  }

  private func flagsNumber() -> Int32 {
    if played.records.flow.flags.isEmpty { return 0 }
    return played.lists.flags.number(of: isStep ? stepView.after.flags : frontView.flags)
  }

  private func frameNumber(_ view: StateView, _ place: UInt8) -> Int32 {
    switch Observable.FrameField(rawValue: place) {
    case .screen: Int32(view.screen)
    case .presentation: Int32(view.presentation ?? -1)
    case .modal: view.isModal ? 1 : 0
    case .look: WordOrdinals.looks.of(view.look)
    case .pushed: view.isPushed ? 1 : 0
    case .level: Int32(view.level)
    case .unsaved: view.isUnsaved ? 1 : 0
    case .layerUnsaved: view.isLayerUnsaved ? 1 : 0
    case .guarded: view.isGuarded ? 1 : 0
    case .layerGuarded: view.isLayerGuarded ? 1 : 0
    case .gesture: WordOrdinals.gestures.of(view.gesture)
    case .searching: view.isSearching ? 1 : 0
    case .live: view.isLive ? 1 : 0
    case nil: preconditionFailure("frames have no such field")
    }
  }

  private func belowNumber(_ view: StateView, _ place: UInt8) -> Int32 {
    switch Observable.BelowField(rawValue: place) {
    case .popover: view.hasPopoverBeneath ? 1 : 0
    case .sheet: view.hasSheetBeneath ? 1 : 0
    case .layers: Int32(view.layersBeneath)
    case nil: preconditionFailure("the digest has no such field")
    }
  }
}

extension Sighting {
  private func stepNumber(_ place: UInt8) -> Int32 {
    guard let field = Observable.StepField(rawValue: place) else {
      preconditionFailure("steps have no such field")
    }
    if let glance, let number = Self.number(of: field, in: glance) { return number }
    let lists = played.lists
    switch field {
    case .kind: return WordOrdinals.moveKinds.of(move.kind)
    case .actor: return WordOrdinals.actors.of(move.actor)
    case .again: return move.again ? 1 : 0
    case .button: return move.kind == .button ? Int32(move.element) : -1
    case .trigger: return move.kind == .trigger ? Int32(move.element) : -1
    case .label: return played.labels.number(of: label())
    case .closes: return stepView.closes ? 1 : 0
    case .closedByOther: return stepView.isClosedByOther ? 1 : 0
    case .changes: return stepView.changes ? 1 : 0
    case .pushes: return stepView.pushes ? 1 : 0
    case .beneath: return stepView.isBeneath ? 1 : 0
    case .refused: return stepView.isRefused ? 1 : 0
    case .closed: return stepView.closed == nil ? 0 : 1
    case .requested: return lists.presentations.number(of: stepView.requested)
    case .dropped: return lists.drops.number(of: stepView.dropped)
    case .dismissals: return lists.dismissals.number(of: stepView.dismissals)
    case .fired: return lists.callbacks.number(of: stepView.fired)
    case .skipped: return lists.callbacks.number(of: stepView.skipped)
    case .ran: return lists.words.number(of: stepView.ran)
    case .lost: return lists.unsaved.number(of: stepView.lost)
    case .discarded: return lists.unsaved.number(of: stepView.discarded)
    case .crash: return Int32(stepView.crash.ordinal)
    case .found: return Int32(truncatingIfNeeded: stepView.found.mask)
    }
  }

  /// What a glance tells without a look at the step; nil where it does not.
  private static func number(of field: Observable.StepField, in glance: StepGlance) -> Int32? {
    func mark(_ mark: StepGlance.Marks) -> Int32 { glance.marks.contains(mark) ? 1 : 0 }
    func none(_ list: StepGlance.List) -> Int32? { glance.count(of: list) == 0 ? 0 : nil }
    return switch field {
    case .kind: WordOrdinals.moveKinds.of(glance.kind)
    case .actor: WordOrdinals.actors.of(glance.actor)
    case .again: mark(.again)
    case .closes: mark(.closes)
    case .closedByOther: mark(.closedByOther)
    case .changes: mark(.changes)
    case .pushes: mark(.pushes)
    case .beneath: mark(.beneath)
    case .refused: mark(.refused)
    case .requested: none(.requested)
    case .dropped: none(.dropped)
    case .dismissals: none(.dismissals)
    case .fired: none(.fired)
    case .skipped: none(.skipped)
    case .ran: none(.ran)
    case .lost: none(.lost)
    case .discarded: none(.discarded)
    case .found: none(.found)
    case .button: glance.kind == .button ? nil : -1
    case .trigger: glance.kind == .trigger ? nil : -1
    case .label, .closed, .crash: nil
    }
  }
}
