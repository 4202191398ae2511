#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// Decides which of several presentations of one enum is meant where a case is set.
struct SettingNearness {
  private static let maximumParts = 200
  let declarations: Declarations
  let builders: [String: Set<String>]

  /// The distance of a presentation from the code that sets its state, if several of one enum may be meant:
  /// the same view and the very property, the same view, a view that builds it, anywhere.
  func nearness(of setting: CaseSetting, to item: ItemPresentation) -> Int {
    guard !item.isPush, let host = item.edge.source.type else { return 3 }
    if declarations.host(of: host) == declarations.host(of: setting.owner) {
      return item.property == setting.property ? 0 : 1
    }
    return isBuilt(setting.owner, by: host) ? 2 : 3
  }

  /// Whether a type is a part of another one, at any depth.
  func isBuilt(_ part: String, by whole: String) -> Bool {
    var seen: Set<String> = [part]
    var open = [part]
    while let next = open.popLast(), seen.count < Self.maximumParts {
      let around = builders[next] ?? []
      if around.contains(whole) { return true }
      open += around.filter { seen.insert($0).inserted }
    }
    return false
  }
}
#endif
