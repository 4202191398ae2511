import FlowModel

extension PlatformBehavior {
  /// The detents that are active here, the smallest first. `medium` is inactive in compact height; before iOS
  /// 15 there is only the full height (F2.8).
  func activeDetents(_ detents: [String]) -> [String] {
    guard hasDetents else { return ["large"] }
    let active = isCompactHeight ? detents.filter { $0 != "medium" } : detents
    return active.isEmpty ? ["large"] : active
  }

  /// Whether the layer beneath is interactive at a detent: up to the largest undimmed one (F10.1; in SwiftUI
  /// from 16.4 on, F10.2).
  func isUndimmed(
    at detent: String, of detents: [String], upTo undimmed: String, look: Look, framework: Framework
  ) -> Bool {
    guard hasDetents, [.card, .partial, .centred].contains(look), !undimmed.isEmpty else { return false }
    if framework == .swiftui, !has(.backgroundInteraction) { return false }
    guard let limit = detents.firstIndex(of: undimmed), let now = detents.firstIndex(of: detent) else {
      return false
    }
    return now <= limit
  }
}
