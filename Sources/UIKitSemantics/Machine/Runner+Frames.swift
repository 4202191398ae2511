import FlowModel
import StateExploration

extension Runner {
  /// Frames go until it is enough.
  mutating func go(_ until: Until) {
    var rest = until
    switch until {
    case .frames(let count):
      if count == 0 || frame.isLayerBase && !frame.isModal { return }
      rest = .frames(count - 1)
    case .layers(let count):
      if count == 0 || !frame.isModal { return }
      rest = .layers(frame.isLayerBase ? count - 1 : count)
    case .rootLayer: if !frame.isModal { return }
    case .bottom: if frame.isBottom { return }
    case .base: if !frame.isPushed { return }
    case .screen(let screen): if frame.screen == screen { return }
    case .exposing(let screen): if isInLayer(screen) { return }
    case .leaving(let screen):
      guard frame.isPushed || frame.isModal else { return }
      if frame.screen == screen {
        rest = frame.isPushed ? .frames(0) : .layers(frame.isLayerBase ? 0 : 1)
      }
    case .unwound(let name, let isFirst):
      if !isFirst, flow.screens[Int(frame.screen)].unwinds.contains(name) { return }
      rest = .unwound(name, isFirst: false)
    }
    guard !frame.isBottom, !makesCall() else { return }
    if leaveQuietly(until) { return }
    let isByOther: Bool =
      switch rest {
      case .layers(let count): frame.isModal && count > (frame.isLayerBase ? 0 : 1)
      case .exposing(let screen): frame.isModal && Int(screen) != Int(frame.source)
      case .rootLayer: frame.isModal && !frame.isOverRoot
      case .bottom: frame.isModal
      default: false
      }
    event.agenda.insert(.go(rest), at: 0)
    leave(byOther: isByOther, takesNext: takesNext(rest))
  }

  /// Whatever frame is beneath goes as well, without its being asked.
  ///
  /// - Parameter rest: how far frames go once this one has gone.
  private func takesNext(_ rest: Until) -> Bool {
    guard frame.isModal else { return false }
    switch rest {
    case .layers(let count): return count > 0 && (!frame.isLayerBase || isOverModal)
    case .rootLayer, .bottom: return !frame.isLayerBase || isOverModal
    case .exposing(let screen):
      let bit = tables.bits.track[Int(screen)]
      return !frame.isLayerBase && bit != 0 && frame.tracked & bit == 0
    case .frames, .base, .screen, .leaving, .unwound: return false
    }
  }

  /// Its layer is known to cover another that was presented.
  private var isOverModal: Bool { tables.asksForRoot && !frame.isOverRoot }

  /// The frame on top goes: what it loses, who hears of it and who does not.
  ///
  /// - Parameter takesNext: the frame beneath goes with it, whatever it is. Then all of this frame is told at once: those
  ///   beneath are not told apart by what it was.
  private mutating func leave(byOther: Bool, takesNext: Bool) {
    if event.closed != nil { record(after: moment) }
    let closes = frame.isLayerBase && frame.isModal
    forgetAppearing(withLayer: closes)
    let standing = standing
    for point in standing.losing { event.evidence.note(.lost, Int32(point)) }
    let appearance = standing.appearance
    if closes { missed(standing, appearance) }
    event.closed = Closed(frame: frame, closes: closes, byOther: byOther)
    end(frame)
    forgive(frame)
    event.hasClosed = true
    event.evidence.marks.insert(.changes)
    for name in [CallbackName.willDisappear, .didDisappear] {
      for callback in standing.screen.callbacks where flow.callbacks[callback].name == name {
        let task = Task.callback(Int32(callback), .top, ifGesture: false)
        if takesNext, callsAtOnce(task) {
          continue
        } else if name == .willDisappear {
          event.agenda.insert(task, at: 0)
        } else {
          event.later.insert(onceMore: task, at: disappearances)
        }
      }
    }
    if closes {
      event.layersGone = min(2, event.layersGone + 1)
      if let presentation = standing.presentation, presentation.framework == .swiftui {
        if let state = presentation.options.state { setting.set(state, false) }
        for callback in presentation.callbacks where flow.callbacks[callback].name == .onDismiss {
          let task = Task.callback(Int32(callback), .presenter(frame.source), ifGesture: false)
          if takesNext, callsAtOnce(task) { continue }
          event.later.insert(onceMore: task, at: event.later.count)
        }
      }
    }
    let isHeard = tables.hearsDisappearing[Int(frame.screen)] && !tables.disappearsQuietly[Int(frame.screen)]
    if takesNext, !tables.counting.exposed, !isHeard {
      record(after: Moment(frame: frame.presumed(tables, !closes), change: setting.visibleChange))
    }
    handDown(wasBase: closes, uncovers: !takesNext && (!closes || standing.hidesPresenter))
  }

  /// Calls what the frame that goes has to be told, if it does nothing but what could be done at any time of the event; it
  /// is noted with the frame. Else it has to wait, and all that goes on beneath is told apart by what waits.
  ///
  /// - Returns: whether it was called.
  private mutating func callsAtOnce(_ task: Task) -> Bool {
    guard case .callback(let callback, _, _) = task, tables.isCalledAtOnce[Int(callback)] else {
      return false
    }
    let evidence = event.evidence
    event.evidence = event.closed?.calls ?? Evidence()
    doQuietly(task)
    event.closed?.calls = event.evidence
    event.evidence = evidence
    event.evidence.marks.formUnion(event.closed?.calls.marks ?? [])
    return true
  }

  /// The frame on top has gone, and the rest of the event goes on beneath.
  mutating func handDown(wasBase: Bool, uncovers: Bool) {
    event.change = setting.change
    control.event = event
    outcome = .return(
      Value(
        control: control, screen: frame.screen, edge: frame.edge, source: frame.source, wasBase: wasBase,
        shared: frame.shared, sharedUp: frame.sharedUp, near: frame.near, nearMask: frame.nearMask(tables),
        detent: frame.detent, hidPresenter: frame.hidPresenter, uncovers: uncovers))
    control.event = nil
  }

  /// A tracked screen stands in the layer in front: on top, beneath, or in a tab or column that is put aside.
  func isInLayer(_ screen: Int32) -> Bool {
    frame.screen == screen || frame.tracked & tables.bits.track[Int(screen)] != 0 || isAside(screen)
  }

  /// How many of what waits tells of appearances and disappearances: completion handlers come after them (F6.6).
  private var disappearances: Int {
    event.later.prefix { task in
      switch task {
      case .appearance: true
      case .callback(let callback, _, _): flow.callbacks[Int(callback)].name == .didDisappear
      default: false
      }
    }.count
  }

  /// The callbacks that another way of closing would have called.
  mutating func missed(_ standing: Standing, _ appearance: Appearance) {
    guard let presentation = standing.presentation else { return }
    let target = flow.screens[presentation.target]
    if !event.gestureClosed, standing.exits.hasGesture, appearance.look != .custom, !target.dialog {
      for name in [CallbackName.willDismiss, .didDismiss] {
        if let callback = standing.delegateCallback(name)?.callback,
          !event.evidence.contains(.fired, Int32(callback))
        {
          event.evidence.note(.skipped, Int32(callback))
        }
      }
    }
    if event.gestureClosed, target.systemMade {
      let isTold = toldByGesture(presentation, target)
      for name in [CallbackName.didCancel, .didFinish] where name != isTold {
        guard target.buttons.contains(where: { flow.buttons[$0].tells == name }) else { continue }
        for callback in systemCallbacks(name, presentation) { event.evidence.note(.skipped, Int32(callback)) }
      }
    }
    if presentation.options.custom.addsViews, frame.style == .custom,
      !presentation.options.custom.cleansUp.contains(.dismissed)
    {
      event.evidence.note(.viewsLeft)
    }
  }

  /// What a system controller tells when a gesture took it away (F5.9, F5.14, F1.12).
  func toldByGesture(_ presentation: Shared<Presentation>, _ target: Shared<Screen>) -> CallbackName? {
    switch target.kind {
    case .documentPicker:
      tables.switches.documentPickerTellsOfSwipe
        && setting.holds(.isAtLeast(tables.counting.timelines.documentPickerTellsOfSwipe.start))
        ? .didCancel : nil
    case .safari: tables.switches.safariTellsOfEdgeSwipe ? .didFinish : nil
    case .share: .didFinish
    default: nil
    }
  }

  /// Who implements a system controller’s delegate call: the edge, else what is written on the screen.
  func systemCallbacks(_ name: CallbackName, _ presentation: Shared<Presentation>) -> [Int] {
    let onEdge = presentation.callbacks.filter { flow.callbacks[$0].name == name }
    if !onEdge.isEmpty { return onEdge }
    return flow.screens[presentation.target].callbacks.filter { flow.callbacks[$0].name == name }
  }

  /// A frame has gone: this one is on top again.
  mutating func land(_ value: Value) {
    frame.adopt(
      value, tables.handedDown(value.sharedUp, from: value.screen, wasBase: value.wasBase, to: frame))
    if !value.wasBase { (frame.detent, frame.hidPresenter) = (value.detent, value.hidPresenter) }
    event.agenda = event.agenda.map { $0.exposed(by: value, self) }
    event.later = event.later.map { $0.exposed(by: value, self) }
    let screen = Int(frame.screen)
    let isGoingOn = event.agenda.contains {
      switch $0 {
      case .go(let until): !until.isEnough(for: frame, self)
      case .replaceRoot: true
      default: false
      }
    }
    guard !isGoingOn else { return }
    let isInstant = event.isInstant
    event.isInstant = false
    let names: [CallbackName] = [.willAppear, .didAppear]
    if value.uncovers {
      if isInstant {
        event.coming = .nothing
      } else if value.wasBase {
        event.coming = .layer
      } else if event.coming != .layer {
        event.coming = .back
      }
      if tables.hearsAppearing[screen] {
        if isInstant {
          // Enough has gone; what comes up from here on is not meant.
          event.agenda.removeAll { if case .go = $0 { true } else { false } }
          event.agenda.insert(.appearance(.didAppear), at: 0)
        } else {
          event.later.insert(.appearance(.didAppear), at: 0)
        }
        event.agenda.insert(.appearance(.willAppear), at: 0)
      }
    } else if value.edge >= 0, !flow.screens[flow.presentations[Int(value.edge)].target].dialog {
      for callback in flow.screens[screen].callbacks where names.contains(flow.callbacks[callback].name) {
        event.evidence.note(.skipped, Int32(callback))
      }
    }
  }

  /// The window gets a new root: nothing of the old one is left.
  mutating func replaceRoot(_ screen: Int) {
    let standing = standing
    for point in standing.losing { event.evidence.note(.lost, Int32(point)) }
    forgetAppearing(withLayer: true)
    let gone = Performer.gone(frame.screen, presenter: -1)
    event.agenda = event.agenda.map { $0.performed(by: gone) }
    event.later = event.later.map { $0.performed(by: gone) }
    end(frame)
    control.owed = []
    setting.oweNothing()
    frame = Frame(rootedAt: screen, tables)
    event.evidence.marks.insert(.changes)
    event.agenda.insert(contentsOf: [.appearance(.didLoad), .appearance(.willAppear)], at: 0)
    event.later.insert(.appearance(.didAppear), at: 0)
    event.coming = .layer
  }
}

extension Until {
  /// Nothing more goes with this frame on top.
  func isEnough(for frame: Frame, _ runner: Runner) -> Bool {
    switch self {
    case .frames(let count): count == 0
    case .leaving: !frame.isPushed && !frame.isModal
    case .layers(let count): count == 0 || !frame.isModal
    case .rootLayer: !frame.isModal
    case .bottom: frame.isBottom
    case .base: !frame.isPushed
    case .screen(let screen): frame.screen == screen
    case .exposing(let screen): runner.isInLayer(screen)
    case .unwound(let name, _): runner.flow.screens[Int(frame.screen)].unwinds.contains(name)
    }
  }
}

extension Array<Task> {
  /// Adds what a frame that goes is told later, with the first and the last of equal ones kept: the list stays finite
  /// however often the same frame goes.
  fileprivate mutating func insert(onceMore task: Task, at position: Int) {
    insert(task, at: position)
    let equal = indices.filter { self[$0] == task }
    if equal.count > 2 { remove(at: equal[1]) }
  }
}

extension Task {
  /// Its performer seen from the frame that a return has exposed.
  func exposed(by value: Value, _ runner: Runner) -> Task {
    switch self {
    case .steps(let steps, let performer, let word):
      .steps(steps, performer.exposed(by: value, runner), word: word)
    case .callback(let callback, let performer, let ifGesture):
      .callback(callback, performer.exposed(by: value, runner), ifGesture: ifGesture)
    case .present(let edge, let performer): .present(edge, performer.exposed(by: value, runner))
    case .appearance, .go, .goByGesture, .replaceRoot: self
    }
  }

  /// Another performer than the frame on top, which is replaced.
  fileprivate func performed(by gone: Performer) -> Task {
    switch self {
    case .steps(let steps, .top, let word): .steps(steps, gone, word: word)
    case .callback(let callback, .top, let ifGesture): .callback(callback, gone, ifGesture: ifGesture)
    case .present(let edge, .top): .present(edge, gone)
    default: self
    }
  }

  /// Its performer seen from a frame that comes above `frame`.
  func covered(by cover: Cover, _ frame: Frame) -> Task {
    switch self {
    case .steps(let steps, let performer, let word):
      .steps(steps, performer.covered(by: cover, frame), word: word)
    case .callback(let callback, let performer, let ifGesture):
      .callback(callback, performer.covered(by: cover, frame), ifGesture: ifGesture)
    case .present(let edge, let performer): .present(edge, performer.covered(by: cover, frame))
    case .appearance, .go, .goByGesture, .replaceRoot: self
    }
  }
}

extension Performer {
  func exposed(by value: Value, _ runner: Runner) -> Performer {
    let frame = runner.frame
    let start = Int32(runner.flow.start)
    func now(_ screen: Int32) -> Performer? {
      if frame.screen == screen || screen == start && !frame.isModal { return .top }
      return nil
    }
    switch self {
    case .top: return .gone(value.screen, presenter: value.source)
    case .under(let screen):
      return value.wasBase ? .gone(screen, presenter: value.source) : now(screen) ?? self
    case .aside(let screen):
      if value.wasBase { return .gone(screen, presenter: value.source) }
      if let now = now(screen) { return now }
      // What is left beneath belongs to the tab that is in front again.
      return frame.isOverTab || runner.isAside(screen) ? self : .under(screen)
    case .presenter(let screen):
      guard value.wasBase else { return self }
      if let now = now(screen) { return now }
      return runner.hasPresentedAsWell(screen, value) ? self : runner.beneath(screen)
    case .far(let screen):
      guard value.wasBase else { return self }
      if let now = now(screen) { return now }
      if frame.tracked & runner.tables.bits.track[Int(screen)] != 0 { return .under(screen) }
      if runner.isAside(screen) { return .aside(screen) }
      return frame.source == screen ? .presenter(screen) : self
    case .gone(let screen, let presenter):
      return value.screen == presenter ? .gone(screen, presenter: -1) : self
    }
  }

  func covered(by cover: Cover, _ frame: Frame) -> Performer {
    switch (self, cover) {
    case (.top, .push): .under(frame.screen)
    case (.top, .tab): .aside(frame.screen)
    case (.top, .presentation): .presenter(frame.screen)
    case (.under(let screen), .tab): .aside(screen)
    case (.under(let screen), .presentation): .presenter(screen)
    case (.aside(let screen), .presentation), (.presenter(let screen), .presentation): .far(screen)
    case (_, .push), (_, .tab), (.far, _), (.gone, _): self
    }
  }
}
