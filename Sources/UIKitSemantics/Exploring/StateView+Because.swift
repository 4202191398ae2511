import FlowModel
import StateExploration

extension StateView {
  /// The facts that explain why the front layer is drawn in this way here, and in a clearly different way in
  /// some of `others` (numbers of environments). Empty if it looks the same there, or if nothing is
  /// presented.
  public func becauseOfLook(unlike others: Set<Int>) -> [String] {
    let (here, tables) = (standing, standing.tables)
    guard here.frame.isLayerBase, let presentation = here.presentation else { return [] }
    var ids: [String] = []
    for other in others.sorted() {
      var elsewhere = tables.worlds.start(in: other)
      let windows = tables.worlds.turn(to: 0).mask
      elsewhere.bits = here.setting.world.bits - windows | elsewhere.bits & windows
      let there = Standing(tables.setting(elsewhere), here.frame)
      guard !there.appearance.look.isLike(here.appearance.look) else { continue }
      let id = reason(here, there, presentation)
      if let id, !ids.contains(id) { ids.append(id) }
    }
    // General or contested facts are listed only if no specific fact explains the difference.
    let plain = ids.filter { $0 != "F2.2" && $0 != "F0.3" }
    return plain.isEmpty ? ids : plain
  }

  /// The fact that explains the difference between two environments; nil if they differ in both version and
  /// window.
  private func reason(_ here: Standing, _ there: Standing, _ presentation: Shared<Presentation>) -> String? {
    let (one, other) = (here.behavior.environment, there.behavior.environment)
    if one.window == other.window { return reasonOfVersion(one.ios, other.ios, here, presentation) }
    return one.ios == other.ios ? reasonOfWindow(one, other, here, presentation) : nil
  }

  private func reasonOfVersion(
    _ one: Version, _ other: Version, _ here: Standing, _ presentation: Shared<Presentation>
  ) -> String? {
    let timelines = here.tables.counting.timelines
    let (older, newer) = (min(one, other), max(one, other))
    if here.screen.dialog { return timelines[.redesign].period(at: newer).fact }
    let isAutomatic = here.frame.style == .automatic
    if !timelines[.cards][older] { return isAutomatic ? timelines.defaultStyle.period(at: one).fact : nil }
    if presentation.framework == .swiftui, !timelines[.compactAdaptation][older] {
      return timelines[.compactAdaptation].period(at: newer).fact
    }
    // The fact of the cards does not explain a difference between two later versions.
    let style = timelines.defaultStyle.period(at: newer)
    if isAutomatic, let start = style.start, start > timelines[.cards].start { return style.fact }
    return timelines[.detents].period(at: newer).fact
  }

  private func reasonOfWindow(
    _ one: DeviceEnvironment, _ other: DeviceEnvironment, _ here: Standing,
    _ presentation: Shared<Presentation>
  ) -> String {
    if here.screen.dialog { return "F1.11" }
    if here.screen.kind == .share { return "F1.10" }
    let adaptation = presentation.options.adaptation
    if !adaptation.styles.isEmpty { return "F2.1" }
    if !adaptation.compactWidthStyles.isEmpty { return "F2.3" }
    if adaptation.horizontal != .automatic || adaptation.vertical != .automatic { return "F2.7" }
    if one.height != other.height {
      if presentation.framework == .swiftui { return "F1.5" }
      let isLarge = [one, other].contains { $0.width == .regular && $0.height == .compact }
      return isLarge ? "F2.2" : "F2"
    }
    return here.appearance.look.isSheet ? "F2" : "F0.3"
  }
}

extension Look {
  /// All sizes of sheets are left in the same ways, so they count as equal.
  fileprivate func isLike(_ other: Look) -> Bool { self == other || isSheet && other.isSheet }
}
