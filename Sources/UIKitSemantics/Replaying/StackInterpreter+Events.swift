import FlowModel

extension StackInterpreter {
  /// Does what is possible now, and all that follows by itself.
  public mutating func perform(_ move: Move) -> EventOutcome {
    forget()
    if move.isFlag {
      // No event: what varies by itself is no state.
      if flags.remove(move.element) == nil { flags.insert(move.element) }
      return outcome
    }
    isFresh = false
    forgetWork(before: move)
    let returns = move.kind == .trigger && flow.triggers[move.element].kind == .foreground
    if move.actor == .person || returns {
      for one in flow.triggers { if let left = one.left { flags.remove(left) } }
    }
    let (tapped, before) = (running, frontDoer)
    running = nil
    begin(move, tapped?.doer)
    let pushes = settle()
    let isTap = move.kind == .button && !move.isBeneath && !move.again
    if ground.machine.counting.again, isTap, pushes, outcome.closed.isEmpty, outcome.crash == .none {
      running = (move.element, before)
    }
    outcome.lost.sort()
    outcome.discarded.sort()
    outcome.skipped.sort()
    return outcome
  }

  mutating func forget() {
    outcome = EventOutcome()
    afterwards = []
    formerPresenters = [:]
    (disappearing, effects) = (0, 0)
    (isPresenting, isDismissing, gestureClosed, hasClosedLayer, isEndless) = (
      false, false, false, false, false
    )
  }

  /// Transitions end, completion handlers run, covered layers get what they are owed, until nothing is left.
  ///
  /// - Returns: whether something was pushed before what was owed.
  @discardableResult mutating func settle() -> Bool {
    var pushes: Bool?
    for _ in 0..<100 {
      guard goesOn else { return pushes ?? outcome.pushes }
      (isPresenting, isDismissing, disappearing) = (false, false, 0)
      if !afterwards.isEmpty {
        let waiting = afterwards
        afterwards = []
        for one in waiting where goesOn { finish(one) }
      } else if let next = takeOwed() {
        pushes = pushes ?? outcome.pushes
        pay(next)
      } else {
        return pushes ?? outcome.pushes
      }
    }
    isEndless = true
    return pushes ?? outcome.pushes
  }

  /// The app is there, and does not go round in circles.
  var goesOn: Bool { outcome.crash == .none && !isEndless }

  private mutating func finish(_ waiting: Afterwards) {
    switch waiting {
    case .steps(let steps, let doer, let word): run(steps, doer, word: word)
    case .callback(let callback, let doer, let ifGesture):
      if !ifGesture || gestureClosed { call(callback, doer) }
    case .appeared(let instance, _): appeared(instance)
    case .present(let edge, let doer): present(edge, doer)
    }
  }

  private mutating func begin(_ move: Move, _ tapped: Doer?) {
    switch move.kind {
    case .button: tap(move, tapped)
    case .back: goBack(move)
    case .edgeSwipe: if front.isPushed { pop() } else { pullAway() }
    case .swipeDown, .tapOutside: pullAway()
    case .swipeAbandoned: abandon()
    case .escape:
      switch flow.screens[front.screen].escape {
      case .own(let steps): run(steps, frontDoer, word: false)
      case .nothing: break
      case .system: if exits.escape { pullAway() } else { pop() }
      }
    case .edit:
      mark(move.element, unsaved: true, for: frontDoer)
      outcome.changes = true
    case .search:
      let (layer, screen) = (layers.count - 1, top.screens.count - 1)
      layers[layer].screens[screen].isSearching.toggle()
      outcome.changes = true
    case .selectTab: select(move.element)
    case .detent:
      layers[layers.count - 1].detent = move.element
      outcome.changes = true
    case .system: finishSystem(.didFinish)
    case .trigger: start(flow.triggers[move.element])
    case .environment: change(move)
    case .pending: break
    }
  }

  private mutating func goBack(_ move: Move) {
    if move.isBeneath, let presenter = top.presenter { return owe(.back(presenter)) }
    if case .own(let steps) = flow.screens[front.screen].back.button {
      run(steps, frontDoer, word: false)
    } else {
      pop()
    }
  }

  private mutating func start(_ trigger: Shared<Trigger>) {
    if !trigger.waits.isEmpty { return end(trigger) }
    if let once = trigger.once { set(once, true) }
    if let left = trigger.left { flags.insert(left) }
    let owner = trigger.screen.flatMap { nearest($0) } ?? rootDoer
    let doer = trigger.receiver == .self ? owner : resolve(trigger.receiver, trigger.named, from: owner)
    if let doer { run(trigger.does, doer, word: false) }
  }

  /// The window turns or resizes.
  private mutating func change(_ move: Move) {
    outcome.changes = true
    let before = appearance(of: layers.count - 1).style
    environment = ground.machine.environments.siblings[environment][move.element]
    for layer in layers.indices { adaptContent(of: layer) }
    tellPresenter()
    if let presentation, presentation.options.custom.cached, appearance(of: layers.count - 1).style != before
    {
      outcome.found.note(.staleController)
    }
  }

  /// The layer in front hides its presenter from now on, or no longer: whoever disappears or appears is told (F9.7).
  private mutating func tellPresenter() {
    guard isModal, switches.adaptationTellsPresenter else { return }
    let hides = appearance(of: layers.count - 1).removesPresenter
    guard hides != top.hidPresenter, let covered = layers[layers.count - 2].screens.last else { return }
    layers[layers.count - 1].hidPresenter = hides
    if hides {
      afterwards += callbacks(.didDisappear, of: covered)
      for case .callback(let callback, let doer, _) in callbacks(.willDisappear, of: covered) where goesOn {
        call(callback, doer)
      }
    } else {
      for screen in ([covered.screen] + containers[covered.screen]).reversed() {
        for callback in flow.screens[screen].callbacks where flow.callbacks[callback].name == .didAppear {
          let doer = Doer(instance: covered.instance, screen: covered.screen)
          afterwards.append(.callback(callback, doer, ifGesture: false))
        }
      }
      call(.willAppear, of: covered)
    }
  }

  // MARK: What covered layers are owed

  /// Each place in the flow is owed at most once, in the order of the flow.
  mutating func owe(_ work: Owed) {
    outcome.isBeneath = true
    outcome.changes = true
    remember(work)
  }

  /// A SwiftUI modifier has one binding: what waits behind the same one is forgotten.
  mutating func remember(_ work: Owed) {
    if case .effect(let index, let doer) = work, let modifier = modifier(of: index) {
      owed = owed.filter { other in
        guard case .effect(let known, doer) = other, known != index else { return true }
        return self.modifier(of: known) != modifier
      }
    }
    guard !owed.contains(where: { $0.order == work.order }) else { return }
    owed.append(work)
    owed.sort { $0.order < $1.order }
  }

  /// Which SwiftUI modifier an effect sets; nil for one that presents nothing by SwiftUI.
  private func modifier(of effect: Int) -> String? {
    guard let edge = flow.effects[effect].presentation, flow.presentations[edge].framework == .swiftui else {
      return nil
    }
    return flow.presentations[edge].options.modifier
  }

  private mutating func takeOwed() -> Owed? {
    owed = owed.filter { layer(of: $0.doer) != nil }
    let position = owed.firstIndex { work in
      if case .back(let doer) = work { return doer.instance == front.instance && front.isPushed }
      if let tab = front.tab, tab != work.doer.screen, !containers[work.doer.screen].isEmpty,
        top.family.contains(work.doer.screen)
      {
        return false
      }
      return layer(of: work.doer) == layers.count - 1 && (work.doer.isAside || !isAside(work.doer))
    }
    return position.map { owed.remove(at: $0) }
  }

  private mutating func pay(_ work: Owed) {
    switch work {
    case .back: pop()
    case .effect(let index, var doer):
      doer.isAside = false
      if doer.instance == 0 { doer = frontDoer }
      if let edge = flow.effects[index].presentation { outcome.requested.note(edge) }
      move(index, doer)
    }
  }
}

extension Owed {
  var doer: Doer {
    switch self {
    case .effect(_, let doer), .back(let doer): doer
    }
  }

  /// Its place in the flow.
  fileprivate var order: Int {
    switch self {
    case .effect(let index, _): index
    case .back(let doer): -1 - doer.screen
    }
  }
}
