import FlowModel

extension Performer {
  /// The same performer relative to the frame that is exposed by a return.
  func exposed(by value: Value, _ performers: PerformerLookup) -> Performer {
    let frame = performers.frame
    let (start, containers) = (performers.tables.elements.start, performers.tables.containers)
    func isInFront(_ screen: ScreenID) -> Bool {
      frame.screen == screen || frame.tab.map { containers[$0].contains(screen) } ?? false
    }
    func now(_ screen: ScreenID?) -> Performer? {
      guard let screen else { return nil }
      return isInFront(screen) || screen == start && !frame.isModal ? .top : nil
    }
    switch self {
    case .top: return .gone(value.screen, presenter: value.source)
    case .under(let screen):
      if value.wasBase { return .gone(screen, presenter: value.source) }
      // The first screen of the stack also stays beneath what is still pushed above it.
      return screen.map(isInFront) ?? false ? .top : self
    case .aside(let screen):
      if value.wasBase { return .gone(screen, presenter: value.source) }
      if let now = now(screen) { return now }
      // What remains beneath belongs to the tab that is in front again.
      return frame.isOverTab || performers.isAside(screen) ? self : .under(screen)
    case .presenter(let screen):
      guard value.wasBase else { return self }
      if let now = now(screen) { return now }
      // The root of the app’s window may be another screen by now, and more than one layer beneath.
      if screen == start, performers.tables.elements.hasOwnWindow(value.edge), !performers.isInLayer(start) {
        return performers.root
      }
      return performers.hasPresentedAsWell(screen, value) ? self : performers.beneath(screen)
    case .far(let screen):
      guard value.wasBase else { return self }
      if let now = now(screen) { return now }
      if let screen {
        if frame.tracked.meets(performers.tables.bits.track[screen]) { return .under(screen) }
        if performers.isAside(screen) { return .aside(screen) }
      }
      return frame.source == screen ? .presenter(screen) : self
    case .gone(let screen, let presenter):
      return value.screen == presenter ? .gone(screen, presenter: nil) : self
    }
  }

  /// The same performer relative to a frame that covers `frame`.
  func covered(by cover: Cover, _ frame: Frame) -> Performer {
    switch (self, cover) {
    case (.top, .push): .under(frame.screen)
    case (.top, .tab): .aside(frame.screen)
    case (.top, .presentation): .presenter(frame.screen)
    case (.under(let screen?), .tab): .aside(screen)
    case (.under(let screen), .presentation): .presenter(screen)
    case (.aside(let screen), .presentation): .far(screen)
    case (.presenter(let screen), .presentation): .far(screen)
    case (_, .push), (_, .tab), (.far, _), (.gone, _): self
    }
  }
}

extension PopExtent {
  /// Whether no further frame has to be removed, with this frame on top.
  func isEnough(_ performers: PerformerLookup) -> Bool {
    let frame = performers.frame
    return switch self {
    case .frames(let count): count == 0
    case .leaving: !frame.isPushed && !frame.isModal
    case .layers(let count): count == 0 || !frame.isModal
    case .layer: !frame.isModal
    case .window: false
    case .rootLayer: !frame.isModal
    case .bottom: frame.isBottom
    case .base: !frame.isPushed
    case .baseOfTab(let tab): !frame.isPushed || frame.tab != tab
    case .screen(let screen): frame.screen == screen
    case .exposing(let screen): performers.isInLayer(screen)
    case .unwound(let name, _): performers.tables.elements.screens[frame.screen].unwinds.contains(name)
    }
  }
}
