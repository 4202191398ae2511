import FlowModel

/// The frame in front and the world: everything that a condition or a rule can read of a state.
struct Standing {
  var setting: Setting
  var frame: Frame

  init(_ setting: Setting, _ frame: Frame) {
    self.setting = setting
    self.frame = frame
  }

  var tables: MachineTables { setting.tables }
  var flow: FlowElements { tables.elements }
  var screen: Shared<Screen> { tables.elements.screens[frame.screen] }
  /// The complete behaviour of the platform; to read a single value, use ``Setting/read(_:)``.
  var behavior: PlatformBehavior { setting.behavior }
  /// The form of its layer, where it is fixed.
  var form: Shared<LayerForm>? {
    guard frame.isModal, let forms = tables.forms, let row = forms.row(of: frame) else { return nil }
    return forms[setting.read(.form(row))]
  }
  var presentation: Shared<Presentation>? { frame.edge.map { flow.presentations[$0] } }

  /// Whether a condition holds for a performer. Work of a covered performer is known if it is shared.
  ///
  /// - Parameter isGone: the performer is gone; its work and its flags went with it, and another instance is not meant.
  func holds(_ condition: ConditionID, for performer: ScreenID?, isGone: Bool = false) -> Bool {
    condition == Condition.always
      || condition != Condition.never && holds(flow.conditions[condition].term, performer, isGone)
  }

  /// Whether a condition holds for the screen in front.
  func holds(_ condition: ConditionID) -> Bool { holds(condition, for: frame.screen) }

  func holds(_ term: Condition.Term, _ performer: ScreenID?, _ isGone: Bool) -> Bool {
    switch term {
    case .always: return true
    case .never: return false
    case .unsaved:
      guard let performer else { return false }
      let screen = flow.screens[performer]
      let own = screen.unsaved.contains { isDirty($0) && !(isGone && wentWith(performer, $0)) }
      return own || screen.edits.contains(where: isDirty)
    case .unsavedPoint(let point): return isDirty(point) && !(isGone && wentWith(performer, point))
    case .width(let size): return setting.holds(.width) == (size == .regular)
    case .height(let size): return setting.holds(.height) == (size == .regular)
    case .orientation(let orientation): return setting.holds(.orientation) == (orientation == .landscape)
    case .idiom(let device): return Device.allCases[setting.read(.device)] == device
    case .ios(let range): return setting.holds(.ios(range))
    case .searching: return frame.searching
    case .presented: return isPresented(performer, isGone: isGone)
    case .pushed: return isPushed(performer, isGone: isGone)
    case .adapted: return appearance.isAdapted
    case .guarded: return hasGuard
    case .presents: return !isGone && presents(performer)
    case .presentsAnywhere: return frame.isModal
    case .inFront: return !isGone && isInFront(performer)
    case .front(let screen): return isInFront(screen)
    case .up(let screen): return isUp(screen)
    case .flag(let flag): return setting.isSet(flag) && !(isGone && wentWith(performer, flag))
    case .not(let term): return !holds(term, performer, isGone)
    case .all(let terms): return terms.allSatisfy { holds($0, performer, isGone) }
    case .any(let terms): return terms.contains { holds($0, performer, isGone) }
    }
  }

  /// The work of an instance that is gone went with it; that of tabs and columns goes with their layer.
  func wentWith(_ screen: ScreenID?, _ point: UnsavedPointID) -> Bool {
    guard let screen else { return false }
    return flow.unsavedPoints[point].screen == screen
      && !tables.bits.shared[point].meets(tables.tabPoints[screen])
  }

  /// The flags of an instance that is gone went with it.
  private func wentWith(_ screen: ScreenID?, _ flag: FlagID) -> Bool {
    screen != nil && flow.flags[flag].screen == screen
  }

  /// Nothing lies above a performer; a container is in front with whatever it shows.
  func isInFront(_ performer: ScreenID?) -> Bool {
    guard let performer else { return false }
    return frame.screen == performer || tables.containers[frame.screen].contains(performer)
      || frame.tab.map { tables.containers[$0].contains(performer) } ?? false
  }

  /// A layer is up above the one that a performer stands in. What has gone presents nothing.
  private func presents(_ performer: ScreenID?) -> Bool {
    guard let performer else { return false }
    let bit = tables.bits.track[performer]
    if !frame.isModal || isInFront(performer) || frame.tracked.meets(bit) { return false }
    return frame.trackedLower.meets(bit) || frame.source == performer || performer == flow.start
  }

  /// Whether a point is unsaved, as far as this frame knows.
  func isDirty(_ point: UnsavedPointID) -> Bool {
    if flow.unsavedPoints[point].autosaved { return false }
    if !tables.bits.shared[point].isEmpty {
      return (frame.shared & frame.sharedUp).meets(tables.bits.shared[point])
    }
    let owner = flow.unsavedPoints[point].screen
    if owner == frame.screen { return frame.own & tables.bits.own[point] != 0 }
    return frame.isNear && owner == frame.source && frame.near & tables.bits.own[point] != 0
  }

  /// The screen in front has unsaved work of its own.
  var isUnsaved: Bool { screen.unsaved.contains(where: isDirty) }

  /// The screen in front has unsaved work of its own, or what it has edited for a screen of its layer is unsaved.
  var isLayerUnsaved: Bool {
    isUnsaved || screen.edits.contains { isDirty($0) && mayStandInLayer(flow.unsavedPoints[$0].screen) }
  }

  /// The layer in front can hold the screen.
  private func mayStandInLayer(_ screen: ScreenID) -> Bool {
    frame.edge.map { tables.facts.presentations[$0].holds.contains(screen) }
      ?? tables.facts.screens[screen].inRootLayer
  }

  /// The points that can be edited in the front frame.
  var editablePoints: [UnsavedPointID] {
    let own = screen.unsaved
    let around = frame.isPushed ? [] : frame.tab.map { tables.containers[$0] } ?? []
    let others = screen.edits + around.flatMap { flow.screens[$0].unsaved }
    var all = own
    for point in others where frame.sharedUp.meets(tables.bits.shared[point]) && !all.contains(point) {
      all.append(point)
    }
    return all
  }

  /// The unsaved points that go when this frame closes: its own; those of tabs and columns go with their layer.
  var losing: [UnsavedPointID] {
    guard let tab = frame.tab, !frame.isPushed else { return screen.unsaved.filter(isDirty) }
    guard frame.isLayerBase else { return [] }
    let kept = tables.tabPoints[tab]
    return flow.unsavedPoints.indices.filter { tables.bits.shared[$0].meets(kept) && isDirty($0) }
  }
}

extension Standing {
  /// How the layer in front is drawn now.
  var appearance: Appearance {
    if let form { return form.value.appearance }
    guard let presentation else { return Appearance(.root, .automatic) }
    return behavior.appearance(of: request(presentation))
  }

  /// The layer in front removed its presenter’s views when it was shown: a screen whose disappearance was not reported
  /// gets no callback about appearing (F9.7).
  var hidesPresenter: Bool {
    frame.remembersHiding(tables) ? frame.hidPresenter : appearance.removesPresenter
  }

  /// The request of the presentation, with the delegate’s current answers.
  func request(_ presentation: Shared<Presentation>) -> AppearanceRequest {
    let options = presentation.options
    let adaptation = options.adaptation
    var request = AppearanceRequest(
      kind: flow.screens[presentation.target].kind, style: frame.style, framework: presentation.framework)
    request.answer = adaptation.styles.first { holds($0.condition) }?.style
    if adaptation.styles.isEmpty {
      request.compactWidthAnswer = adaptation.compactWidthStyles.first { holds($0.condition) }?.style
    }
    request.horizontal = adaptation.horizontal
    request.vertical = adaptation.vertical
    request.isAnchored = options.anchor != .none
    request.isInPane =
      [frame.style, request.answer, request.compactWidthAnswer].contains {
        $0 == .currentContext || $0 == .overCurrentContext
      } && isInPane(presentation)
    request.isEdgeAttached = options.edgeAttached
    request.isDelegated = options.custom.delegated
    request.customRemovesPresenter = options.custom.removesPresenter
    request.hasOwnWindow = options.ownWindow
    request.detent = selectedDetentName
    return request
  }

  /// `currentContext` covers a part of the window where the presenter stands in a column.
  private func isInPane(_ presentation: Shared<Presentation>) -> Bool {
    let source = frame.source ?? presentation.source
    guard setting.holds(.width) else { return false }
    return ([source] + tables.containers[source]).contains { flow.screens[$0].definesContext }
      || tables.containers[source].contains { flow.screens[$0].kind == .split }
  }

  /// There is a navigation controller, the app’s own or one that the adapted form is wrapped in (F2.5).
  var hasNavigation: Bool {
    if frame.hasNavigation { return true }
    guard frame.isLayerBase, let presentation else { return false }
    return presentation.options.adaptation.inNavigation && appearance.isAdapted
  }

  /// The detents of the layer in front, as declared.
  var detents: [String] {
    guard let options = presentation?.options else { return [] }
    if !options.adaptation.detents.isEmpty, frame.style == .popover { return options.adaptation.detents }
    return options.detents
  }

  /// The name of the detent in force.
  var selectedDetent: String {
    if let form {
      let names = detents
      return form.value.detent < names.count ? names[form.value.detent] : "large"
    }
    return selectedDetentName
  }

  /// The detent in force: a selected one that is not active here gives way to the largest.
  var selectedDetentName: String {
    let names = detents
    let active = behavior.activeDetents(names)
    guard Int(frame.detent) < names.count else { return active.last ?? "large" }
    let name = names[Int(frame.detent)]
    return active.contains(name) ? name : active.last ?? "large"
  }

  /// The sheet in front leaves the screen beneath it live.
  var isUndimmed: Bool {
    if let form { return form.value.isUndimmed && !isDimmedByGuard }
    guard let presentation, !presentation.options.undimmed.isEmpty else { return false }
    return behavior.isUndimmed(
      at: selectedDetent, of: detents, upTo: presentation.options.undimmed, look: appearance.look,
      framework: presentation.framework) && !isDimmedByGuard
  }

  /// F4.9, which is contested: read only where there is a guard.
  private var isDimmedByGuard: Bool { isGuarded && setting.holds(.guardDimsSheet) }

  /// How open facts are read that no other reading turns round.
  var switches: FactSwitches { tables.switches }
}
