import FlowModel
import StateExploration

/// Tabs and columns: the first screens of all of them take one place. What was pushed stays beneath until its tab is
/// chosen again.
extension Runner {
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
    frame = frame.beside(tab, tables)
    let hears = tables.hearsAppearing[tab]
    event.agenda =
      (tables.hearsLoading[tab] ? [.appearance(.didLoad)] : []) + calls.first
      + (hears ? [.appearance(.willAppear)] : [])
    event.later = (hears ? [.appearance(.didAppear)] : []) + calls.last
    event.isAppearing = true
    var head = Head(control: control, frame: frame)
    event.change = setting.change
    head.control.event = event
    call = PendingCall(head: head, hole: hole, recordCount: records.count)
  }

  /// The tab in front is put aside, and the one whose pushed screens lie beneath is in front again.
  private mutating func uncover() {
    if uncoverQuietly() { return }
    let calls = disappearing()
    event.agenda = calls.first
    event.later = calls.last
    handDown(wasBase: false, uncovers: true)
  }

  /// What the screen in front hears when it is put aside, at first and in the end.
  private func disappearing() -> (first: [Task], last: [Task]) {
    let gone = Performer.gone(frame.screen, presenter: frame.source)
    func calls(_ name: CallbackName) -> [Task] {
      standing.screen.callbacks.filter { flow.callbacks[$0].name == name }.map {
        .callback(Int32($0), gone, ifGesture: false)
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
