import FlowModel

/// The front frame in a world: everything of a state that a condition or a rule can read.
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
  /// The complete behaviour of the platform. To read a single value, use ``Setting/read(_:)``.
  var behavior: PlatformBehavior { setting.behavior }
  /// The form of its layer, if it is fixed.
  var form: Shared<LayerForm>? {
    guard frame.isModal, let forms = tables.forms, let row = forms.row(of: frame) else { return nil }
    return forms[setting.read(.form(row))]
  }
  var presentation: Shared<Presentation>? { frame.edge.map { flow.presentations[$0] } }

  /// Whether a condition holds for a performer. The work of a covered performer is known if it is shared.
  ///
  /// - Parameter isGone: whether the performer was removed, with its work and flags; no other instance is meant.
  func holds(_ condition: ConditionID, for performer: ScreenID?, isGone: Bool = false) -> Bool {
    condition == Condition.always
      || condition != Condition.never && holds(flow.conditions[condition].term, performer, isGone)
  }

  /// Whether a condition holds for the front screen.
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

  /// Whether the work was removed with the instance; that of tabs and columns is removed with their layer.
  func wentWith(_ screen: ScreenID?, _ point: UnsavedPointID) -> Bool {
    guard let screen, flow.unsavedPoints[point].screen == screen else { return false }
    let bit = tables.bits.shared[point]
    guard bit.meets(tables.tabPoints[screen]) else { return true }
    // The root may be the same screen without its container.
    return !frame.isModal && !bit.meets(frame.tab.map { tables.tabPoints[$0] } ?? [])
  }

  /// Whether the flag was removed with the instance.
  private func wentWith(_ screen: ScreenID?, _ flag: FlagID) -> Bool {
    screen != nil && flow.flags[flag].screen == screen
  }

  /// Whether nothing is above the performer. A container is in front with whatever it shows.
  func isInFront(_ performer: ScreenID?) -> Bool {
    guard let performer else { return false }
    return frame.screen == performer || tables.containers[frame.screen].contains(performer)
      || frame.tab.map { tables.containers[$0].contains(performer) } ?? false
  }

  /// Whether a layer is presented above that of the performer. A removed performer presents nothing.
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

  /// Whether the front screen has unsaved work of its own.
  var isUnsaved: Bool { screen.unsaved.contains(where: isDirty) }

  /// Whether the front screen has unsaved work of its own, or unsaved edits of a screen in its layer.
  var isLayerUnsaved: Bool {
    isUnsaved || screen.edits.contains { isDirty($0) && mayStandInLayer(flow.unsavedPoints[$0].screen) }
  }

  /// Whether the front layer can contain the screen.
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

  /// The unsaved points that are lost when this frame closes: its own; of tabs and columns only with their layer.
  var losing: [UnsavedPointID] {
    guard let tab = frame.tab, !frame.isPushed else { return screen.unsaved.filter(isDirty) }
    guard frame.isLayerBase else { return [] }
    let kept = tables.tabPoints[tab]
    return flow.unsavedPoints.indices.filter { tables.bits.shared[$0].meets(kept) && isDirty($0) }
  }
}

extension Standing {
  /// How the front layer is drawn now.
  var appearance: Appearance {
    if let form { return form.value.appearance }
    guard let presentation else { return Appearance(.root, .automatic) }
    return behavior.appearance(of: request(presentation))
  }

  /// Whether the front layer has removed the presenter’s views. Only then did the presenter get callbacks for
  /// disappearing, and it gets those for appearing when the layer closes (F9.7).
  var hidesPresenter: Bool {
    frame.remembersHiding(tables) ? frame.hidPresenter : appearance.removesPresenter
  }

  /// The request for the appearance of the presentation, with the delegate’s current answers.
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

  /// Whether `currentContext` covers only a part of the window, because the presenter is in a column.
  private func isInPane(_ presentation: Shared<Presentation>) -> Bool {
    let source = frame.source ?? presentation.source
    guard setting.holds(.width) else { return false }
    return ([source] + tables.containers[source]).contains { flow.screens[$0].definesContext }
      || tables.containers[source].contains { flow.screens[$0].kind == .split }
  }

  /// Whether there is a navigation controller: that of the app, or one that wraps the adapted form (F2.5).
  var hasNavigation: Bool {
    if frame.hasNavigation { return true }
    guard frame.isLayerBase, let presentation else { return false }
    return presentation.options.adaptation.inNavigation && appearance.isAdapted
  }

  /// The declared detents of the front layer.
  var detents: [String] {
    guard let options = presentation?.options else { return [] }
    if !options.adaptation.detents.isEmpty, frame.style == .popover { return options.adaptation.detents }
    return options.detents
  }

  /// The name of the selected detent.
  var selectedDetent: String {
    if let form {
      let names = detents
      return form.value.detent < names.count ? names[form.value.detent] : "large"
    }
    return selectedDetentName
  }

  /// The selected detent; if it is not active here, the largest one.
  var selectedDetentName: String {
    let names = detents
    let active = behavior.activeDetents(names)
    guard Int(frame.detent) < names.count else { return active.last ?? "large" }
    let name = names[Int(frame.detent)]
    return active.contains(name) ? name : active.last ?? "large"
  }

  /// Whether the front sheet leaves the screen beneath interactive.
  var isUndimmed: Bool {
    if let form { return form.value.isUndimmed && !isDimmedByGuard }
    guard let presentation, !presentation.options.undimmed.isEmpty else { return false }
    return behavior.isUndimmed(
      at: selectedDetent, of: detents, upTo: presentation.options.undimmed, look: appearance.look,
      framework: presentation.framework) && !isDimmedByGuard
  }

  /// F4.9, which is contested, so it is read only if there is a guard.
  private var isDimmedByGuard: Bool { isGuarded && setting.holds(.guardDimsSheet) }

  /// The reading of the contested facts that are the same in all readings.
  var switches: FactSwitches { tables.switches }
}
