import FlowModel

extension Frame {
  /// Creates the first frame of the stack.
  init(rootedAt root: ScreenID, _ tables: MachineTables) {
    let (front, tab) = tables.front(of: root)
    self.init(screen: front)
    self.tab = tab
    isBottom = true
    hasNavigation = tables.isInNavigation(front, root: root)
    startContainers(tables)
    start(tables)
  }

  /// A frame pushed onto this one, or the first frame of another tab in its place.
  func above(_ screen: ScreenID, isTab: Bool, _ standing: Standing) -> Frame {
    let tables = standing.tables
    var frame = Frame(screen: screen)
    frame.edge = edge
    frame.source = source
    frame.style = style
    frame.hidPresenter = hidPresenter
    frame.detent = detent
    frame.isLayerBase = false
    frame.isPushed = !isTab
    frame.tab = isTab ? screen : tab
    frame.hidesTabBar =
      !isTab && tab != nil
      && (hidesTabBar || tables.elements.screens[screen].hidesBottomBar == Condition.always)
    frame.hasNavigation = isTab ? tables.isInNavigation(screen, root: screen) : true
    frame.isOverPushed = isOverPushed
    frame.isOverRoot = isOverRoot
    frame.rootHidden = rootHidden
    frame.trackedLower = trackedLower
    frame.asideLower = asideLower
    (frame.isInOwnWindow, frame.otherWindows) = (isInOwnWindow, otherWindows)
    frame.isOverOwnWindow = isOverOwnWindow
    (frame.windowOver, frame.windowBetween) = (windowOver, windowBetween)
    frame.isOverPresented = isOverPresented
    let inLayer = inLayer(tables)
    let known = trackedLower | trackedAside | inLayer
    let kept =
      tables.layerMemory?.kept(pushing: screen, of: known, standing.setting) ?? known
    frame.worksBeneath = tables.instances.worksUnderWay(
      beneath: frame, orAdapted: nil, among: known, tables.bits, standing.setting)
    // A debt of another instance in the same navigation stack is done in that stack, whichever frame is in
    // front.
    let elsewhere = isTab ? known : known.subtracting(inLayer)
    frame.owedBeneath =
      owedBeneath | tables.debtBits.owed(beneath: screen, among: elsewhere, tables.bits, standing.setting)
    frame.tracked = inLayer & kept
    frame.trackedAside = trackedAside & kept
    if isTab { (frame.trackedAside, frame.tracked) = (frame.trackedAside | frame.tracked, []) }
    frame.sharedUp = sharedUp
    frame.shared = shared
    frame.guardBeneath = guardBeneath
    frame.openGuards = openGuards
    frame.exposes = tables.hearsAppearing[self.screen] ? self.screen : nil
    frame.layerExposes = layerExposes
    frame.add(guard: standing.screen.guard.screen, standing)
    if isTab { frame.tabBeneath = tab }
    frame.isOverTab = isTab || isOverTab
    frame.isReplacing = isTab
    frame.start(tables, keeping: isTab)
    return frame
  }

  /// The tracked screens in its layer up to this frame; within a tab, those in the navigation stack of the
  /// tab.
  private func inLayer(_ tables: MachineTables) -> NumberSet {
    tables.containers[screen].reduce(tracked | tables.bits.track[screen]) {
      $0 | tables.bits.track[$1]
    }
  }

  /// What remains of the frame on the stack when the first screen of another tab replaces it.
  var replaced: Frame {
    var frame = Frame(screen: screen)
    frame.edge = edge
    frame.isLayerBase = isLayerBase
    frame.isReplaced = true
    return frame
  }

  /// The first screen of another tab or column in the place of this frame, which is hidden.
  func beside(_ screen: ScreenID, _ tables: MachineTables) -> Frame {
    var frame = self
    frame.isReplacing = true
    frame.screen = screen
    frame.tab = screen
    frame.own = 0
    frame.searching = false
    frame.hasNavigation = tables.isInNavigation(screen, root: screen)
    frame.start(tables, keeping: true)
    return frame
  }

  /// The first frame of a presentation above this one.
  func presenting(_ edge: PresentationID, source: ScreenID?, _ standing: Standing) -> Frame {
    let tables = standing.tables
    let presentation = tables.elements.presentations[edge]
    let (front, tab) = tables.front(of: presentation.target)
    var frame = Frame(screen: front)
    frame.edge = edge
    frame.tab = tab
    let choice = presentation.options.styles.first { standing.holds($0.condition, for: source) }
    frame.style = choice?.style ?? (presentation.framework == .swiftui ? .sheet : .automatic)
    frame.hasNavigation = tables.isInNavigation(front, root: presentation.target)
    let inLayer = inLayer(tables)
    let aside = trackedAside | (self.tab.map { tables.siblings[$0] } ?? [])
    let beneath = trackedLower | inLayer | aside
    let kept =
      tables.layerMemory?.kept(
        by: edge, presenting: presentation.target, of: (beneath, sharedUp), standing.setting)
      ?? (screens: beneath, points: sharedUp)
    let remembersPresenter =
      source.map { tables.remembers(presenter: $0, of: edge, beside: kept.screens) } ?? false
    frame.source = remembersPresenter ? source : nil
    frame.trackedLower = beneath & kept.screens
    let notAside = trackedLower.subtracting(asideLower) | inLayer
    frame.asideLower = (asideLower | aside & tables.unwinding).subtracting(notAside) & kept.screens
    frame.sharedUp = sharedUp & kept.points
    frame.worksBeneath = tables.instances.worksUnderWay(
      beneath: frame, orAdapted: presentation.options.adaptation.content, among: beneath, tables.bits,
      standing.setting)
    frame.owedBeneath = tables.debtBits.owed(
      beneath: front, among: beneath, tables.bits, standing.setting)
    frame.shared = shared & frame.sharedUp
    frame.isNear = source == screen && tables.bits.near[edge] != 0
    frame.isInOwnWindow = isInOwnWindow || presentation.options.ownWindow
    frame.isOverOwnWindow = presentation.options.ownWindow ? isInOwnWindow : isOverOwnWindow
    frame.otherWindows =
      presentation.options.ownWindow
      ? frame.trackedLower : otherWindows.subtracting(inLayer | aside) & frame.trackedLower
    if presentation.options.ownWindow {
      let isOverAnother = windowOver != nil
      frame.windowOver = isOverAnother ? windowOver : screen
      frame.windowBetween = isOverAnother ? screen : nil
    }
    if frame.isNear { frame.near = own & tables.bits.near[edge] }
    frame.exposes = tables.hearsAppearing[screen] ? screen : nil
    frame.layerExposes =
      tables.hidingVaries[edge] && tables.hearsDisappearing[screen] ? screen : frame.exposes
    frame.isOverPushed =
      isPushed && (source == screen || source.map { tables.isEverPushed[$0] } ?? false)
      && (!presentation.options.undimmed.isEmpty || tables.remembersPushed[screen])
    frame.isOverRoot = !isModal && tables.asksForRoot[edge]
    frame.rootHidden = rootHidden
    if !isModal { frame.hideRoot(standing) }
    frame.startContainers(tables)
    frame.start(tables)
    frame.adaptContent(
      Standing(standing.setting, frame))
    frame.hidPresenter =
      frame.remembersHiding(tables) && Standing(standing.setting, frame).appearance.removesPresenter
    return frame
  }

  /// Whether it depends on the window if the presenter is hidden, and some screen has callbacks for that.
  func remembersHiding(_ tables: MachineTables) -> Bool {
    layerExposes != nil && edge.map { tables.hidingVaries[$0] } ?? false
  }

  /// The presenter’s points of which the frame holds copies.
  func nearMask(_ tables: MachineTables) -> UInt32 { isNear ? edge.map { tables.bits.near[$0] } ?? 0 : 0 }

  /// In the adapted form, another screen may be shown (F2.5).
  mutating func adaptContent(_ standing: Standing) {
    guard isLayerBase, let presentation = standing.presentation,
      let content = presentation.options.adaptation.content
    else { return }
    let wanted =
      standing.appearance.isAdapted ? content : standing.tables.front(of: presentation.target).screen
    if screen == wanted { return }
    screen = wanted
    own = 0
    start(standing.tables)
  }

  /// Resets its own work to the start; a tab or column that was shown before keeps its work.
  private mutating func start(_ tables: MachineTables, keeping: Bool = false) {
    let owned = tables.bits.ownedShared[screen]
    let kept = keeping ? owned & sharedUp & tables.tabPoints[screen] : []
    shared.subtract(owned.subtracting(kept))
    sharedUp |= owned
    for point in tables.elements.screens[screen].unsaved
    where tables.elements.unsavedPoints[point].starts == .unsaved {
      if tables.bits.shared[point].isEmpty {
        own |= tables.bits.own[point]
      } else if !tables.bits.shared[point].meets(kept) {
        shared |= tables.bits.shared[point]
      }
    }
  }

  /// Resets the work of the containers around the first screen of a layer, and marks all tabs as not shown
  /// before.
  private mutating func startContainers(_ tables: MachineTables) {
    guard let tab else { return }
    let points = tables.tabPoints[tab]
    shared.subtract(points)
    sharedUp.subtract(points)
    for container in tables.containers[tab] {
      sharedUp |= tables.bits.ownedShared[container]
      for point in tables.elements.screens[container].unsaved
      where tables.elements.unsavedPoints[point].starts == .unsaved {
        shared |= tables.bits.shared[point]
      }
    }
  }

  private mutating func add(guard condition: ConditionID, _ standing: Standing) {
    guard condition != Condition.never, let edge, standing.tables.asksForGuards[edge] else { return }
    let bit = standing.tables.bits.openGuard[standing.frame.screen]
    if !bit.isEmpty {
      openGuards |= bit
    } else if standing.holds(condition) {
      guardBeneath = true
    }
  }

  private mutating func hideRoot(_ standing: Standing) {
    let tables = standing.tables
    rootHidden = 0
    guard tables.asksForHiddenRoot else { return }
    for window in 0..<standing.setting.windowCount {
      let there = Standing(standing.setting.inWindow(window), self)
      if there.appearance.removesPresenter { rootHidden |= 1 << UInt8(window) }
    }
  }
}

extension MachineTables {
  /// Whether a screen that is shown as root, tab, column or presentation has a navigation controller: it, or
  /// the requested screen, is wrapped in one.
  func isInNavigation(_ front: ScreenID, root: ScreenID) -> Bool {
    elements.screens[front].inNavigation || elements.screens[root].inNavigation
  }
}
