import FlowModel
import StateExploration

/// Most frames go without anybody’s being told once they are gone: then all of the event is known before, and the frames
/// beneath need not know which event it was. Without that, every frame of a layer would be told apart by every way of
/// closing any frame above it.
extension Runner {
  /// Takes a pushed frame, or the layer in front, if nothing that comes of it depends on the frames beneath.
  ///
  /// - Returns: whether it went so; nothing has happened if not.
  mutating func leaveQuietly(_ until: Until) -> Bool {
    let isPop: Bool
    switch until {
    case .frames(1) where frame.isPushed: isPop = true
    case .layers(1) where frame.isModal: isPop = false
    default: return false
    }
    guard !tables.counting.exposed, !event.isInstant, areLeftQuiet else { return false }
    let isWhole = isPop || frame.isLayerBase
    let base = isWhole ? frame : frame.base(tables)
    guard let base, isWhole || frame.tab < 0, isWhole || frame.sharedUp == 0 && !frame.hearsBeneath else {
      return false
    }
    let exposed = isPop ? frame.exposes : frame.layerExposes
    guard hearsQuietly([.willAppear, .didAppear], of: appearing(exposed)) else { return false }
    guard hearsQuietly([.willDisappear, .didDisappear], of: [Int(frame.screen)]) else { return false }
    if !isPop, !presentationIsQuiet { return false }
    go(isPop: isPop, base: base, exposed: exposed)
    return true
  }

  private mutating func go(isPop: Bool, base: Frame, exposed: Int32) {
    if event.closed != nil { record(after: moment) }
    let standing = standing
    for point in standing.losing { event.evidence.note(.lost, Int32(point)) }
    event.evidence.marks.insert(.changes)
    event.hasClosed = true
    let (agenda, later) = (event.agenda, event.later)
    let isWhole = isPop || frame.isLayerBase
    if !isWhole {
      hear(.willDisappear, of: [Int(frame.screen)])
      event.closed = Closed(frame: frame, closes: false, byOther: false)
      record(after: moment)
    }
    let leaving = Standing(setting, base)
    let appearance = leaving.appearance
    if !isPop { missed(leaving, appearance) }
    if !isPop, let state = leaving.presentation?.options.state, leaving.presentation?.framework == .swiftui {
      setting.set(state, false)
    }
    event.closed = Closed(frame: base, closes: !isPop, byOther: false, takesBeneath: !isWhole)
    let uncovers = isPop || leaving.hidesPresenter
    if uncovers {
      hear(.willAppear, of: appearing(exposed))
    } else if exposed >= 0, let presentation = leaving.presentation,
      !flow.screens[presentation.target].dialog
    {
      for callback in flow.screens[Int(exposed)].callbacks
      where [.willAppear, .didAppear].contains(flow.callbacks[callback].name) {
        event.evidence.note(.skipped, Int32(callback))
      }
    }
    if isWhole { hear(.willDisappear, of: [Int(frame.screen)]) }
    for task in agenda { doQuietly(task) }
    if uncovers { hear(.didAppear, of: appearing(exposed)) }
    hear(.didDisappear, of: [Int(frame.screen)])
    for task in later { doQuietly(task) }
    if !isPop { endPresentation() }
    end(frame)
    record(after: Moment(frame: frame.presumed(tables, isPop), change: setting.visibleChange))
    forgive(frame)
    finishQuietly()
    outcome = .return(quietValue(wasBase: !isPop && frame.isLayerBase, goesOn: !isWhole))
  }

  /// Puts the tab in front aside for the one whose pushed screens lie beneath, if nothing that comes of it depends on these.
  ///
  /// - Returns: whether it went so; nothing has happened if not.
  mutating func uncoverQuietly() -> Bool {
    guard !tables.counting.exposed, areLeftQuiet else { return false }
    let exposed = appearing(frame.exposes)
    guard hearsQuietly([.willAppear, .didAppear], of: exposed) else { return false }
    guard hearsQuietly([.willDisappear, .didDisappear], of: [Int(frame.screen)]) else { return false }
    hear(.willAppear, of: exposed)
    hear(.willDisappear, of: [Int(frame.screen)])
    hear(.didAppear, of: exposed)
    hear(.didDisappear, of: [Int(frame.screen)])
    record(after: Moment(frame: frame.presumed(tables, true), change: setting.visibleChange))
    finishQuietly()
    outcome = .return(quietValue(wasBase: false, goesOn: false))
    return true
  }

  /// What varies is forgotten at once where nothing can be pending, and not carried down.
  private mutating func finishQuietly() {
    if tables.worlds.debtBits == 0, control.owed.isEmpty { isOver = true } else { isPaused = true }
  }

  /// What SwiftUI does itself when a presentation has ended.
  private mutating func endPresentation() {
    guard let presentation = standing.presentation, presentation.framework == .swiftui else { return }
    for callback in presentation.callbacks where flow.callbacks[callback].name == .onDismiss {
      doQuietly(.callback(Int32(callback), .top, ifGesture: false))
    }
  }

  // MARK: What is quiet

  private var areLeftQuiet: Bool {
    event.coming == .nothing && event.agenda.allSatisfy(isQuiet) && event.later.allSatisfy(isQuiet)
  }

  func isQuiet(_ task: Task) -> Bool {
    switch task {
    case .steps(let steps, _, _): tables.areQuiet(steps)
    case .callback(let callback, _, _): tables.areQuiet(flow.callbacks[Int(callback)].does)
    case .appearance, .go, .goByGesture, .present, .replaceRoot: false
    }
  }

  private var presentationIsQuiet: Bool {
    guard let presentation = standing.presentation else { return false }
    guard presentation.framework == .swiftui else { return true }
    return presentation.callbacks.allSatisfy {
      flow.callbacks[$0].name != .onDismiss || tables.areQuiet(flow.callbacks[$0].does)
    }
  }

  /// The screen, and the containers around it, in the order in which they hear of an appearance.
  private func appearing(_ screen: Int32) -> [Int] {
    screen < 0 ? [] : ([Int(screen)] + tables.containers[Int(screen)]).reversed()
  }

  private func hearsQuietly(_ names: [CallbackName], of screens: [Int]) -> Bool {
    screens.allSatisfy { screen in
      flow.screens[screen].callbacks.allSatisfy {
        !names.contains(flow.callbacks[$0].name) || tables.areQuiet(flow.callbacks[$0].does)
      }
    }
  }

  private mutating func hear(_ name: CallbackName, of screens: [Int]) {
    for screen in screens {
      for callback in flow.screens[screen].callbacks where flow.callbacks[callback].name == name {
        doQuietly(.callback(Int32(callback), .top, ifGesture: false))
      }
    }
  }

  mutating func doQuietly(_ task: Task) {
    switch task {
    case .steps(let steps, _, let word): doQuietly(steps, word)
    case .callback(let callback, _, let ifGesture):
      guard !ifGesture || event.gestureClosed else { return }
      event.evidence.note(.fired, callback)
      doQuietly(flow.callbacks[Int(callback)].does, false)
    case .appearance, .go, .goByGesture, .present, .replaceRoot: break
    }
  }

  private mutating func doQuietly(_ steps: [Step], _ word: Bool) {
    for step in steps {
      if case .effect(let index) = step { perform(index, .top, word: word) }
    }
  }
}

extension Runner {
  /// A frame above went quietly: this one is in front again, or goes with its layer.
  mutating func landQuietly(_ value: Value) -> StackTransition {
    let kept = value.wasBase || frame.tab < 0 ? 0 : tables.tabPoints[Int(frame.tab)]
    frame.adopt(value, value.sharedUp & (frame.sharedUp | kept))
    if value.goesOn {
      end(frame)
      forgive(frame)
      isPaused = true
      outcome = .return(quietValue(wasBase: frame.isLayerBase, goesOn: !frame.isLayerBase))
    } else {
      if !value.wasBase { (frame.detent, frame.hidPresenter) = (value.detent, value.hidPresenter) }
      if isOwedSomething { pause() } else { rest() }
    }
    return run()
  }

  /// What is handed down where nothing beneath is told which event it was.
  private func quietValue(wasBase: Bool, goesOn: Bool) -> Value {
    Value(
      control: control, screen: -1, edge: -1, wasBase: wasBase, shared: frame.shared,
      sharedUp: tables.outliving(frame), near: frame.near, nearMask: frame.nearMask(tables),
      detent: frame.detent, hidPresenter: frame.hidPresenter, uncovers: false, goesOn: goesOn)
  }
}

extension Frame {
  /// The first frame of its layer, as far as it is known from one above it; nil where it is not.
  fileprivate func base(_ tables: MachineTables) -> Frame? {
    guard edge >= 0 else { return nil }
    let presentation = tables.flow.presentations[Int(edge)]
    guard presentation.options.adaptation.content == nil else { return nil }
    let (front, tab) = tables.front(of: presentation.target)
    var base = Frame(screen: Int32(front))
    base.edge = edge
    base.source = source
    base.tab = Int32(tab)
    base.style = style
    (base.hidPresenter, base.layerExposes) = (hidPresenter, layerExposes)
    base.detent = detent
    base.isOverRoot = isOverRoot
    base.rootHidden = rootHidden
    return base
  }

  /// Who presented its layer, as far as the flow says so.
  private func presenter(_ tables: MachineTables) -> Int32 {
    guard edge >= 0, tables.askedPresenters?.comesFromAnywhere[Int(edge)] == true else { return source }
    return Int32(tables.flow.presentations[Int(edge)].source)
  }

  /// What stands in front when it has gone, as far as that is known.
  func presumed(_ tables: MachineTables, _ isPop: Bool) -> Frame {
    var frame = Frame(screen: isPop ? (exposes < 0 ? screen : exposes) : presenter(tables))
    if isPop {
      frame.edge = edge
      frame.source = source
      frame.style = style
    }
    return frame
  }
}
