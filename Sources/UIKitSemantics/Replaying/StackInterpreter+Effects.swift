import FlowModel

extension StackInterpreter {
  /// Effects in the order written, with the person’s word or without.
  mutating func run(_ steps: [Step], _ doer: Doer, word: Bool) {
    depth += 1
    effects += steps.count
    defer { depth -= 1 }
    if depth > 50 || effects > 300 { isEndless = true }
    for step in steps where goesOn {
      let doer = stillInFront(doer, step)
      switch step {
      case .branch(let condition, let yes, let no):
        run(holds(condition, for: doer) ? yes : no, doer, word: word)
      case .effect(let index): perform(index, doer, word: word)
      }
    }
  }

  private mutating func perform(_ index: Int, _ doer: Doer, word: Bool) {
    let effect = flow.effects[index]
    // The completion handler comes at the end of the transition, even where there is none.
    if !effect.then.isEmpty { afterwards.append(.steps(effect.then, doer, word: word)) }
    switch effect.verb {
    case .run:
      outcome.changes = true
      if !effect.repeatable { outcome.ran.note(effect.target, times: 2) }
    case .set, .clear:
      outcome.changes = true
      outcome.ran.note("\(effect.verb.rawValue) \(effect.target)", times: 2)
      guard let flag = effect.flag else { return }
      set(flag, effect.verb == .set, for: doer)
    case .later: if let trigger = effect.trigger { begin(later: trigger, doer) }
    case .save:
      let points = work(meantBy: effect, doer)
      for point in points { clean(point, doer) }
      outcome.lost.removeAll { points.contains($0) }
    case .discard: for point in work(meantBy: effect, doer) { discard(point, doer, word: word) }
    case .complete: outcome.completes = true
    case .dismiss: dismiss(effect, doer)
    case .unwind: unwind(effect.target)
    case .setRoot: if let root = effect.screen { replaceRoot(root) }
    case .select:
      if let child = effect.screen { choose(child) } else { choose(detent: effect.target, doer) }
    case .present, .push, .popTo:
      if effect.verb == .present, let edge = effect.presentation { outcome.requested.note(edge) }
      guard let performer = resolve(effect.receiver, effect.named, from: doer) else {
        return effect.verb == .popTo ? () : dropForLackOfPerformer(effect)
      }
      move(index, performer)
    case .pop, .popToRoot:
      if effect.receiver == .presented || effect.receiver == .parent { return }
      if let performer = resolve(effect.receiver, effect.named, from: doer) { move(index, performer) }
    }
  }

  private mutating func dropForLackOfPerformer(_ effect: Shared<Effect>) {
    let target = effect.screen.map { flow.screens[$0].id } ?? effect.target
    drop(.noDestination, effect.presentation, target)
  }

  mutating func drop(_ reason: DropReason, _ presentation: Int?, _ target: String) {
    outcome.dropped.note(Drop(reason: reason, presentation: Int32(presentation ?? -1), target: target))
  }

  /// In a dialog that several screens present, a bare `save` or `discard` speaks of the work of the one that did.
  private func work(meantBy effect: Shared<Effect>, _ doer: Doer) -> [Int] {
    var isInDialog = false
    if case .button = effect.owner { isInDialog = effect.performers.count > 1 }
    guard isInDialog, effect.target.isEmpty, effect.performers.contains(doer.screen) else {
      return effect.points
    }
    let presenter = flow.screens[doer.screen]
    return effect.points.filter { presenter.unsaved.contains($0) || presenter.edits.contains($0) }
  }

  private mutating func clean(_ point: Int, _ doer: Doer) {
    guard isUnsaved(point, for: doer) else { return }
    outcome.changes = true
    mark(point, unsaved: false, for: doer)
  }

  /// Thrown away: with the person’s word, or lost; what went a moment ago without it gets the word still.
  private mutating func discard(_ point: Int, _ doer: Doer, word: Bool) {
    let wasLost = outcome.lost.contains(point)
    guard wasLost || isUnsaved(point, for: doer) else { return }
    if word {
      outcome.lost.removeAll { $0 == point }
      outcome.discarded.note(point)
    } else {
      outcome.lost.note(point)
    }
    clean(point, doer)
  }

  /// Who is meant by `by` or a receiver; nil where no such controller is up.
  func resolve(_ receiver: Receiver, _ named: Int?, from doer: Doer) -> Doer? {
    switch receiver {
    case .self, .presented, .parent: doer
    case .topmost: isOverOtherWindow && isPresenterInFrontBeneath ? top.presenter : frontDoer
    case .root: isModal ? rootDoer : frontDoer
    case .presenter:
      if let layer = layer(of: doer) {
        layers[layer].presenter
      } else {
        doer.instance.flatMap { formerPresenters[$0] }.flatMap { layer(of: $0) == nil ? nil : $0 }
      }
    case .named: named.flatMap { nearest($0) }
    }
  }

  /// The layer in front is a window of its own: what lies beneath is another window’s (F14.1).
  var isOverOtherWindow: Bool {
    top.screens.count == 1 && presentation?.options.ownWindow == true
  }

  /// What another window or tab than the one in front is asked for, out of sight, is not carried out.
  mutating func tellOfOthers() {
    outcome.isBeneath = true
    outcome.changes = true
  }

  /// Whoever presented the layer in front is in front in the window beneath.
  var isPresenterInFrontBeneath: Bool {
    guard let presenter = top.presenter else { return false }
    return layers[windowLayer].screens.last?.instance == (presenter.instance ?? presenter.root)
  }

  /// The layer beneath all windows that the same screen has put above it.
  var windowLayer: Int {
    var layer = layers.count - 1
    while layer > 0, layers[layer].screens.count == 1,
      layers[layer].presenter?.screen == top.presenter?.screen,
      let edge = layers[layer].presentation, flow.presentations[edge].options.ownWindow
    {
      layer -= 1
    }
    return layer
  }

  /// What moves screens, done by its performer: at once in the layer in front, else as soon as it is in front again.
  mutating func move(_ index: Int, _ doer: Doer) {
    let effect = flow.effects[index]
    if effect.verb == .present {
      if let edge = effect.presentation {
        present(edge, doer.instance == nil && !isModal && layer(of: doer) == 0 ? frontDoer : doer)
      }
      return
    }
    guard let layer = layer(of: doer) else { return }
    guard layer == layers.count - 1, !isAside(doer) else { return owe(.effect(index, doer)) }
    switch effect.verb {
    case .push: if let target = effect.screen { push(target) }
    case .pop: if front.isPushed { pop() }
    case .popToRoot: pop { !$0.isPushed }
    case .popTo: if front.screen != effect.screen { pop { $0.screen == effect.screen } }
    default: break
    }
  }

  private mutating func push(_ target: Int) {
    guard hasNavigation else { return drop(.noNavigation, nil, flow.screens[target].id) }
    outcome.pushes = true
    outcome.changes = true
    var screen = newScreen(ground.front(of: target).screen)
    screen.isPushed = true
    screen.isInNavigation = true
    screen.tab = front.tab
    stand(screen, .pushed)
  }

  /// The stack in front has a navigation controller, the app’s own or one of the adapted form (F2.5).
  private var hasNavigation: Bool {
    if front.isInNavigation { return true }
    guard let presentation, top.screens.count == 1 else { return false }
    return presentation.options.adaptation.inNavigation && appearance(of: layers.count - 1).isAdapted
  }

  /// Code chooses a tab or column: in the layer in front; beneath it that is told and not carried out.
  private mutating func choose(_ child: Int) {
    let isHere = front.tab != nil && containers[child].first.map { top.family.contains($0) } ?? false
    let isFull = front.isPushed && top.screens.contains { $0.tab != front.tab }
    guard isHere, !isFull, let now = front.tab else {
      if isModal || isHere { tellOfOthers() }
      return
    }
    let tab = ground.front(of: child).screen
    if tab == now || child == now || containers[now].contains(child) { return }
    select(tab)
  }

  /// Code chooses a detent of the sheet in front: its own, or its presenter’s.
  private mutating func choose(detent name: String, _ doer: Doer) {
    guard let layer = layer(of: doer) else { return }
    guard layer == layers.count - 1 || hasPresentedTop(doer, layer) else { return tellOfOthers() }
    guard let presentation, let number = detents(of: top, presentation).firstIndex(of: name),
      top.detent != number
    else { return }
    layers[layers.count - 1].detent = number
    outcome.changes = true
  }

  private func hasPresentedTop(_ doer: Doer, _ layer: Int) -> Bool {
    guard layer == layers.count - 2, let presenter = top.presenter else { return false }
    return doer.instance == nil || doer.instance == presenter.instance && doer.screen == presenter.screen
  }

  /// The code of a container goes on in front, whatever that has chosen to show; that of a tab does once it is chosen.
  private func stillInFront(_ doer: Doer, _ step: Step) -> Doer {
    if doer.isAside, front.screen == doer.screen { return frontDoer }
    guard doer.instance != nil, isAside(doer), let tab = front.tab,
      let index = ground.machine.flow.flattened([step]).first
    else { return doer }
    let effect = flow.effects[index]
    if case .trigger(let trigger) = effect.owner, flow.triggers[trigger].receiver == .topmost { return doer }
    return effect.performers.contains { containers[tab].contains($0) } ? frontDoer : doer
  }

  /// Another tab’s first screen in place of the one in front, which is put aside; above it, where that one was pushed.
  mutating func select(_ tab: Int) {
    outcome.changes = true
    let (layer, old) = (layers.count - 1, front)
    if old.isPushed { return stand(tabScreen(tab), .back) }
    formerPresenters[old.instance] = top.presenter
    var kept = old
    kept.isSearching = false
    layers[layer].aside[old.screen] = kept
    if top.screens.count > 1, top.screens[top.screens.count - 2].tab == tab { return uncover(old) }
    let new = tabScreen(tab)
    layers[layer].screens[top.screens.count - 1] = new
    comes(new, .back, covering: old)
  }

  /// The tab beneath, whose pushed screens stayed where they were, is in front again.
  private mutating func uncover(_ gone: StackedScreen) {
    layers[layers.count - 1].screens.removeLast()
    let told = callbacks(.didDisappear, of: gone)
    afterwards.insert(contentsOf: told, at: disappearing)
    disappearing += told.count
    show(isUncovered: true, .back, gone)
    for case .callback(let callback, let doer, _) in callbacks(.willDisappear, of: gone) where goesOn {
      call(callback, doer)
    }
  }

  /// A screen comes in the layer in front.
  private mutating func stand(_ screen: StackedScreen, _ coming: Coming) {
    let covered = front
    layers[layers.count - 1].screens.append(screen)
    comes(screen, coming, covering: covered)
  }
}
