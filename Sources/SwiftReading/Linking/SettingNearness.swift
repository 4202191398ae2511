#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// Tells which of several presentations of one enum is meant where a case is set.
struct SettingNearness {
  private static let maximumParts = 200
  let declarations: Declarations
  let builders: [String: Set<String>]

  /// How near a presentation is to whoever sets its state, where several of one enum may be meant: in the same view
  /// and for that very property, in the same view, in a view that builds it, anywhere.
  func nearness(of setting: CaseSetting, to item: ItemPresentation) -> Int {
    guard !item.isPush, let host = item.edge.source.type else { return 3 }
    if declarations.host(of: host) == declarations.host(of: setting.owner) {
      return item.property == setting.property ? 0 : 1
    }
    return isBuilt(setting.owner, by: host) ? 2 : 3
  }

  /// Whether a type is a part of another, however deep.
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
