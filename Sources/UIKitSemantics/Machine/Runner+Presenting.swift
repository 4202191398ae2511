import FlowModel
import StateExploration

extension Runner {
  mutating func perform(presenting edge: Int, _ effect: Shared<Effect>, _ performer: Performer) {
    event.evidence.note(.requested, Int32(edge))
    guard let performer = self.performer(effect.receiver, effect.named, from: performer) else {
      return drop(
        .noDestination, presentation: edge, target: flow.presentations[edge].target)
    }
    present(edge, performer)
  }

  /// `present(_:animated:)` on a performer: shown, dropped or held back, or the app is gone (section 7 of the facts).
  mutating func present(_ edge: Int, _ performer: Performer) {
    let presentation = flow.presentations[edge]
    let source = performer.screen(in: frame)
    func drop(_ reason: DropReason, _ runner: inout Runner) {
      runner.drop(reason, presentation: edge, target: presentation.target)
    }
    if let state = presentation.options.state, setting.isSet(state) {
      return drop(.stateStillSet, &self)
    }
    if tables.bits.retained[presentation.target] != 0, find(presentation.target) != nil {
      return crash(.alreadyActive)
    }
    switch performer {
    case .aside where presentation.framework == .swiftui:
      // Whether it comes once its tab is chosen, no source says.
      event.evidence.marks.formUnion([.changes, .beneath])
      return
    case .gone: return drop(event.isDismissing ? .inTransition : .presenterGone, &self)
    case .aside: return drop(event.isDismissing ? .inTransition : .notInWindow, &self)
    default: break
    }
    if presentation.options.ownWindow { return show(edge, source) }
    if presentation.framework == .swiftui { return presentBySwiftUI(edge, performer) }
    if event.isPresenting || event.isDismissing { return drop(.inTransition, &self) }
    switch performer {
    case .top:
      if frame.searching, setting.holds(.searchBlocksPresenting) { return drop(.alreadyPresenting, &self) }
      if isComing { return drop(.notInWindow, &self) }
      show(edge, source)
    case .under:
      if tables.switches.coveredScreenCannotPresent { drop(.notInWindow, &self) } else { show(edge, source) }
    case .presenter(let screen) where isOverOtherWindow && frame.isWindowAbove && screen == frame.source:
      event.evidence.marks.formUnion([.changes, .beneath])
    case .presenter:
      drop(standing.appearance.removesPresenter ? .notInWindow : .alreadyPresenting, &self)
    case .far(let screen):
      let isHidden =
        Int(screen) == flow.start && frame.rootHidden != 0
        && frame.rootHidden & (1 << UInt8(setting.read(.window))) != 0
      drop(isHidden ? .notInWindow : .alreadyPresenting, &self)
    case .gone, .aside: break
    }
  }

  /// Neither the screen on top nor a container of it is on screen yet.
  private var isComing: Bool {
    switch event.coming {
    case .nothing: false
    case .back: tables.switches.screenComingBackCannotPresent
    case .pushed, .layer: true
    }
  }

  /// SwiftUI: what shares the modifier takes the place of the other; anything else waits until it is gone (F7.12);
  /// what is asked for while another goes is honoured from 16.4 on, together with a dismissal from 17.4 (F7.13, F7.14).
  private mutating func presentBySwiftUI(_ edge: Int, _ performer: Performer) {
    let presentation = flow.presentations[edge]
    let target = flow.screens[presentation.target]
    // It is up already: its binding is set as it was.
    if case .presenter = performer, Int(frame.edge) == edge { return }
    if event.isDismissing {
      let timelines = tables.counting.timelines
      let honoured =
        target.kind == .alert ? timelines.alertsWhileDismissing : timelines.presentingWhileDismissing
      guard setting.holds(.isAtLeast(honoured.start)) else {
        return drop(.inTransition, presentation: edge, target: presentation.target)
      }
      event.later.append(.present(Int32(edge), performer))
      return
    }
    switch performer {
    case .top, .under: show(edge, performer.screen(in: frame))
    case .presenter(let source):
      // A column beside it is no modal.
      if frame.style == .inspector, frame.source == source, standing.appearance.look == .pane {
        return show(edge, Int(source))
      }
      let other = standing.presentation
      if let other, other.framework == .swiftui, other.options.modifier == presentation.options.modifier,
        frame.source == source
      {
        event.agenda.insert(.go(.layers(1)), at: 0)
        event.later.append(.present(Int32(edge), performer))
      } else {
        wait(edge, source)
      }
    case .far(let source): wait(edge, source)
    case .gone, .aside: break
    }
  }

  private mutating func wait(_ edge: Int, _ source: Int32) {
    let presentation = flow.presentations[edge]
    drop(.mustWait, presentation: edge, target: presentation.target)
    owe(Int32(presentation.effect), source)
  }

  mutating func crash(_ crash: Crash) {
    event.evidence.crash = crash
    event.agenda = []
    event.later = []
  }

  /// A presentation comes up.
  private mutating func show(_ edge: Int, _ source: Int) {
    let presentation = flow.presentations[edge]
    let target = flow.screens[presentation.target]
    let standing = standing
    let next = frame.presenting(edge, source: source, standing)
    let shown = Standing(setting, next)
    let appearance = shown.appearance
    let crash = crash(of: presentation, target, appearance, shown)
    guard crash == .none else { return self.crash(crash) }
    if let state = presentation.options.state { setting.set(state, true) }
    let retained = tables.bits.retained[presentation.target]
    if retained != 0 {
      if control.shown & retained != 0 { event.evidence.note(.retainedContent) }
      control.shown |= retained
    }
    event.evidence.marks.insert(.changes)
    event.isPresenting = presentation.options.animated
    cover(
      with: next, as: .presentation, hides: appearance.removesPresenter,
      comesFromDialog: standing.screen.dialog)
  }

  private func crash(
    of presentation: Shared<Presentation>, _ target: Shared<Screen>, _ appearance: Appearance,
    _ shown: Standing
  ) -> Crash {
    if target.isBlankDialog, presentation.framework == .uikit { return .noAction }
    if standing.appearance.look == .popover,
      shown.frame.style == .currentContext || shown.frame.style == .overCurrentContext,
      presentation.options.transition != .coverVertical
    {
      return .popoverTransition
    }
    let request = shown.request(presentation)
    // Only the photo library asks where it runs.
    return target.kind == .photoLibrary
      ? standing.behavior.crash(of: appearance, request)
      : PlatformBehavior.anchorCrash(of: appearance, request)
  }

  /// A frame that is covered or goes before it has appeared does not appear; its layer is on its way all the same,
  /// unless it goes too.
  mutating func forgetAppearing(withLayer: Bool) {
    event.agenda.removeAll { $0.isAppearance }
    event.later.removeAll { $0.isAppearance }
    if withLayer || event.coming != .layer { event.coming = .nothing }
  }

  /// A frame comes above this one, and the rest of the event is seen from there.
  mutating func cover(with next: Frame, as cover: Cover, hides: Bool, comesFromDialog: Bool = false) {
    if makesCall() { return }
    let covered = frame
    var next = next
    if cover != .tab { begin(&next) }
    if hides {
      forgetAppearing(withLayer: cover == .presentation)
    } else {
      event.agenda = event.agenda.flatMap { $0.appearing(self) }
      event.later = event.later.flatMap { $0.appearing(self) }
    }
    if cover == .tab {
      event.agenda = event.agenda.map { seen($0, from: Int(next.screen)) }
      event.later = event.later.map { seen($0, from: Int(next.screen)) }
    } else {
      if !event.agenda.isEmpty { event.agenda = event.agenda.map { $0.covered(by: cover, covered) } }
      if !event.later.isEmpty { event.later = event.later.map { $0.covered(by: cover, covered) } }
    }
    let screen = Int(next.screen)
    var first: [Task] = tables.hearsLoading[screen] ? [.appearance(.didLoad)] : []
    var last: [Task] = tables.hearsAppearing[screen] ? [.appearance(.didAppear)] : []
    if hides, tables.hearsDisappearing[Int(covered.screen)] {
      let performer = Performer.top.covered(by: cover, covered)
      for callback in flow.screens[Int(covered.screen)].callbacks {
        let task = Task.callback(Int32(callback), performer, ifGesture: false)
        switch flow.callbacks[callback].name {
        case .willDisappear: first.append(task)
        case .didDisappear: last.append(task)
        default: break
        }
      }
    }
    if tables.hearsAppearing[screen] { first.append(.appearance(.willAppear)) }
    if !first.isEmpty { event.agenda.insert(contentsOf: first, at: 0) }
    if !last.isEmpty { event.later.insert(contentsOf: last, at: 0) }
    event.come(cover)
    var head = Head(control: control, frame: next)
    event.change = setting.change
    head.control.event = event
    call = PendingCall(head: head, hole: covered, recordCount: records.count)
    frame = next
  }
}

extension Task {
  /// What is not hidden appears all the same, above it or not.
  fileprivate func appearing(_ runner: Runner) -> [Task] {
    guard case .appearance(let name) = self else { return [self] }
    let flow = runner.flow
    let screen = Int(runner.frame.screen)
    return ([screen] + runner.tables.containers[screen]).reversed().flatMap { flow.screens[$0].callbacks }
      .filter { flow.callbacks[$0].name == name }.map { .callback(Int32($0), .top, ifGesture: false) }
  }

  fileprivate var isAppearance: Bool { if case .appearance = self { true } else { false } }
}
