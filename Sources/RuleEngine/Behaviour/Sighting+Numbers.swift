internal import FlowModel
internal import UIKitSemantics

extension Sighting {
  /// What an observable is in what is looked at. Lists, words and versions have the numbers that ``Played`` gave them.
  func workOut(_ observable: Observable) -> Int32 {
    let place = observable.rawValue & 15
    switch Observable.Group(rawValue: observable.rawValue >> 4) {
    case .front: return frameNumber(frontView, place)
    case .after: return frameNumber(sightedStep.view.after, place)
    case .closed:
      guard let closed = sightedStep.closed else { preconditionFailure("no frame goes in this step") }
      return frameNumber(closed, place)
    case .below: return belowNumber(frontView, place)
    case .belowAfter: return belowNumber(sightedStep.view.after, place)
    case .environment: return played.environments[environment].number(place)
    case .step, .moreOfStep:
      guard let field = observable.stepField else { preconditionFailure("steps have no such field") }
      return stepNumber(field)
    case .rest where observable == .flags: return flagsNumber()
    case .rest:
      guard let state else { preconditionFailure("moves are asked for where no state is looked at") }
      return played.movesNumber(in: state)
    case nil: preconditionFailure("there is no such observable")
    }
  }

  private func flagsNumber() -> Int32 {
    if played.records.flow.flags.isEmpty { return 0 }
    return played.lists.number(ofFlags: isStep ? sightedStep.view.after.flags : frontView.flags)
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
  private func stepNumber(_ field: Observable.StepField) -> Int32 {
    let lists = played.lists
    switch field {
    case .kind: return WordOrdinals.moveKinds.of(move.kind)
    case .actor: return WordOrdinals.actors.of(move.actor)
    case .again: return move.again ? 1 : 0
    case .button: return move.kind == .button ? Int32(move.element) : -1
    case .trigger: return move.kind == .trigger ? Int32(move.element) : -1
    case .label: return played.labels.number(of: label())
    case .closes: return sightedStep.view.closes ? 1 : 0
    case .closedByOther: return sightedStep.view.isClosedByOther ? 1 : 0
    case .changes: return sightedStep.view.changes ? 1 : 0
    case .pushes: return sightedStep.view.pushes ? 1 : 0
    case .beneath: return sightedStep.view.isBeneath ? 1 : 0
    case .refused: return sightedStep.view.isRefused ? 1 : 0
    case .closed: return sightedStep.closed == nil ? 0 : 1
    case .requested: return lists.number(ofPresentations: requested())
    case .dropped: return lists.drops.number(of: sightedStep.view.dropped)
    case .dismissals: return lists.number(ofDismissals: dismissals())
    case .fired: return lists.number(ofCallbacks: sightedStep.view.fired)
    case .skipped: return lists.number(ofCallbacks: sightedStep.view.skipped)
    case .ran: return lists.words.number(of: sightedStep.view.ran)
    case .lost: return lists.number(ofUnsaved: lost())
    case .discarded: return lists.number(ofUnsaved: sightedStep.view.discarded.map { Int32($0) })
    case .crash: return Int32(crash().ordinal)
    case .found: return Int32(truncatingIfNeeded: sightedStep.view.found.mask)
    }
  }

  // What can be told of a step without a look at all of it.

  private func requested() -> [Int32] {
    if let number { return played.exploration.requested(in: number) }
    return sightedStep.view.requested.map { Int32($0) }
  }

  private func dismissals() -> [Dismissal] {
    if let number { return played.exploration.dismissals(in: number) }
    return sightedStep.view.dismissals
  }

  private func lost() -> [Int32] {
    if let lost = number.flatMap({ played.exploration.lost(in: $0) }) { return lost }
    return sightedStep.view.lost.map { Int32($0) }
  }

  private func crash() -> Crash {
    if let number { return played.exploration.crash(in: number) }
    return sightedStep.view.crash
  }
}
