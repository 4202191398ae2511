import FlowModel
import StateExploration

/// Tabs and columns: the first screens of all of them take one place. What was pushed stays beneath until its tab is
/// chosen again.
extension Runner {
  /// Code chooses a tab or column. Beneath a modal, or where one stack holds what two tabs have pushed, that is told and
  /// not carried out: the same screens stand there if it was chosen before.
  mutating func perform(selecting child: Int) {
    let isHere = frame.tab >= 0 && isInContainer(of: child)
    guard isHere, !frame.isPushed || !frame.isOverTab else {
      if frame.isModal || isHere { event.evidence.marks.formUnion([.changes, .beneath]) }
      return
    }
    let now = Int(frame.tab)
    let tab = tables.front(of: child).screen
    if tab == now || child == now || tables.containers[now].contains(child) || makesCall() { return }
    event.evidence.marks.insert(.changes)
    select(tab)
  }

  /// Code chooses a detent of the sheet in front, which the performer stands in or has presented (F2.12). Of a sheet further
  /// down that is told, and not carried out.
  mutating func perform(choosing detent: String, _ performer: Performer) {
    switch performer {
    case .top, .under, .aside, .presenter: break
    case .far:
      event.evidence.marks.formUnion([.changes, .beneath])
      return
    case .gone: return
    }
    guard frame.isModal, let number = standing.detents.firstIndex(of: detent), Int(frame.detent) != number
    else { return }
    event.evidence.marks.insert(.changes)
    frame.detent = UInt8(number)
  }

  /// The container of a tab or column is around the screen in front.
  private func isInContainer(of child: Int) -> Bool {
    guard let container = tables.containers[child].first else { return false }
    return tables.containers[Int(frame.tab)].contains(container)
  }

  /// A task seen from another tab: whoever was in front is put aside, whoever comes is in front; the code of a container
  /// goes on there.
  func seen(_ task: Task, from tab: Int) -> Task {
    switch task {
    case .steps(let steps, let performer, let word):
      let stays = performer == .top && isOfContainer(steps)
      return .steps(steps, stays ? .top : seen(performer, from: tab), word: word)
    case .callback(let callback, let performer, let ifGesture):
      return .callback(callback, seen(performer, from: tab), ifGesture: ifGesture)
    case .present(let edge, let performer): return .present(edge, seen(performer, from: tab))
    case .appearance, .go, .goByGesture, .replaceRoot: return task
    }
  }

  private func seen(_ performer: Performer, from tab: Int) -> Performer {
    let aside = performer.covered(by: .tab, frame)
    return aside == .aside(Int32(tab)) ? .top : aside
  }

  private func isOfContainer(_ steps: [Step]) -> Bool {
    guard let index = tables.flow.flattened(steps).first, frame.tab >= 0 else { return false }
    let effect = flow.effects[index]
    if case .trigger(let trigger) = effect.owner, flow.triggers[trigger].receiver == .topmost { return false }
    return effect.performers.contains { tables.containers[Int(frame.tab)].contains($0) }
  }

  /// Another tab or column is chosen.
  mutating func select(_ tab: Int) {
    if frame.isPushed {
      cover(with: frame.above(tab, isTab: true, standing), as: .tab, hides: true)
    } else if frame.tabBeneath == Int32(tab) {
      uncover()
    } else {
      replace(by: tab)
    }
  }

  /// The first screen of the tab in front is put aside for another one.
  private mutating func replace(by tab: Int) {
    let calls = disappearing()
    let hole = frame.replaced
    let agenda = event.agenda.map { seen($0, from: tab) }
    let later = event.later.map { seen($0, from: tab) }
    frame = frame.beside(tab, tables)
    let hears = tables.hearsAppearing[tab]
    event.agenda =
      (tables.hearsLoading[tab] ? [.appearance(.didLoad)] : []) + calls.first
      + (hears ? [.appearance(.willAppear)] : []) + agenda
    event.later = (hears ? [.appearance(.didAppear)] : []) + calls.last + later
    event.come(.tab)
    var head = Head(control: control, frame: frame)
    event.change = setting.change
    head.control.event = event
    call = PendingCall(head: head, hole: hole, recordCount: records.count)
  }

  /// The tab in front is put aside, and the one whose pushed screens lie beneath is in front again.
  private mutating func uncover() {
    if event.agenda.isEmpty, event.later.isEmpty, uncoverQuietly() { return }
    let calls = disappearing()
    event.agenda = calls.first + event.agenda.map { seen($0, from: -1) }
    event.later = calls.last + event.later.map { seen($0, from: -1) }
    handDown(wasBase: false, uncovers: true)
  }

  /// What the screen in front hears when it is put aside, at first and in the end.
  private func disappearing() -> (first: [Task], last: [Task]) {
    let aside = Performer.aside(frame.screen)
    func calls(_ name: CallbackName) -> [Task] {
      standing.screen.callbacks.filter { flow.callbacks[$0].name == name }.map {
        .callback(Int32($0), aside, ifGesture: false)
      }
    }
    return (calls(.willDisappear), calls(.didDisappear))
  }

  /// Another tab or column than the one in front, or a tracked screen that stands there and not in front.
  func isAside(_ screen: Int32) -> Bool {
    // Who presented a layer may not be known (see ``AskedPresenters``).
    guard frame.tab >= 0, screen >= 0, frame.screen != screen else { return false }
    let bit = tables.bits.track[Int(screen)]
    return tables.areSiblings(Int(frame.tab), Int(screen))
      || frame.trackedAside & bit != 0 && frame.tracked & bit == 0
  }

  /// A window of its own has gone, and in front is what its presenter had presented before.
  func hasPresentedAsWell(_ screen: Int32, _ gone: Value) -> Bool {
    gone.edge >= 0 && flow.presentations[Int(gone.edge)].options.ownWindow && frame.isModal
      && frame.source == screen
  }

  /// Somebody in the layer in front who is not in front himself.
  func beneath(_ screen: Int32) -> Performer { isAside(screen) ? .aside(screen) : .under(screen) }
}
