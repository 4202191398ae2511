internal import SourceFacts

/// Which modifiers of SwiftUI present the screens that a draft shows over one: one for several, or one on a part.
struct DraftModifiers {
  private let byType: [String: ScreenFact]

  init(_ byType: [String: ScreenFact]) { self.byType = byType }

  /// The ways from a screen, with their modifiers where there are several ways that a modifier of a screen presents.
  func told(_ ways: [DraftPlan.Way], from type: String) -> [DraftPlan.Way] {
    // What a part in SwiftUI presents for a screen of UIKit has no modifier there.
    guard byType[type]?.framework == .swiftui else { return ways }
    let sheets = ways.indices.filter { isSheet(ways[$0].edge) }
    guard sheets.count > 1 else { return ways }
    var ways = ways
    let all = sheets.compactMap { ways[$0].edge.modifier }
    for index in sheets {
      guard let modifier = ways[index].edge.modifier else { continue }
      if all.count(where: { $0 == modifier }) > 1 {
        let others = Set(all).subtracting([modifier])
        let isTold = others.contains { Self.name($0) == Self.name(modifier) }
        ways[index].modifier = isTold ? DraftNames.kebab(modifier) : Self.name(modifier)
      }
      // Of one way that several views present, each has a modifier of its own.
      let hosts = Set(ways[index].all.compactMap { $0.modifier.flatMap(Self.host) })
      ways[index].isOnPart =
        !hosts.isEmpty && hosts.allSatisfy { $0 != type && byType[$0]?.inherits.contains("View") == true }
    }
    return ways
  }

  /// Whether it is one of those of which a view shows one at a time.
  private func isSheet(_ edge: EdgeFact) -> Bool {
    edge.framework == .swiftui && edge.verb == .present && !edge.target.isDialog
      && !["popover", "inspector"].contains(edge.style?.value ?? "")
  }

  /// What the modifier is bound to.
  private static func name(_ modifier: String) -> String {
    DraftNames.kebab(modifier.split(separator: ".").last.map(String.init) ?? modifier)
  }

  /// The view that has it.
  private static func host(_ modifier: String) -> String? {
    let parts = modifier.split(separator: ".")
    return parts.count > 1 ? parts.dropLast().joined(separator: ".") : nil
  }
}
