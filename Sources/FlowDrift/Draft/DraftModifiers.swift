internal import SourceFacts

/// Finds which SwiftUI modifiers present the screens of a draft: one for several screens, or one on a part of
/// a view.
struct DraftModifiers {
  private let byType: [String: ScreenFact]

  init(_ byType: [String: ScreenFact]) { self.byType = byType }

  /// The edges from a screen; if modifiers present several of them, each edge gets its modifier.
  func told(_ ways: [DraftPlan.Way], from type: String) -> [DraftPlan.Way] {
    // A SwiftUI part that presents for a UIKit screen has no modifier on that screen.
    guard byType[type]?.framework == .swiftui else { return ways }
    let sheets = ways.indices.filter { isSheet(ways[$0].edge) }
    var ways = ways
    let alerts = ways.indices.filter {
      ways[$0].edge.framework == .swiftui && ways[$0].edge.target.kind == "alert"
    }
    tellViews(of: alerts, in: &ways)
    // UIKit presents these: they are not modifiers of this view.
    let others = ways.indices.filter { isByUIKit(ways[$0].edge) }
    if sheets.count + others.count > 1 { for index in others { ways[index].isOnPart = true } }
    guard sheets.count > 1 else { return ways }
    let all = sheets.compactMap { ways[$0].edge.modifier }
    for index in sheets {
      guard let modifier = ways[index].edge.modifier else { continue }
      if all.count(where: { $0 == modifier }) > 1 {
        let others = Set(all).subtracting([modifier])
        let isTold = others.contains { Self.name($0) == Self.name(modifier) }
        ways[index].modifier = isTold ? Self.written(modifier) : Self.name(modifier)
      }
      // If several views take one edge, each has its own modifier.
      let hosts = Set(ways[index].all.compactMap { $0.modifier.flatMap(Self.host) })
      ways[index].isOnPart =
        !hosts.isEmpty && hosts.allSatisfy { $0 != type && byType[$0]?.inherits.contains("View") == true }
    }
    tellViews(of: sheets, in: &ways)
    return ways
  }

  /// Finds the edges whose modifiers are on separate views.
  private func tellViews(of indices: [Int], in ways: inout [DraftPlan.Way]) {
    guard indices.count > 1 else { return }
    let views = indices.map { index in Set(ways[index].all.map(\.view)) }
    for (position, index) in indices.enumerated() {
      let others = views.enumerated().filter { $0.offset != position }.reduce(into: Set()) {
        $0.formUnion($1.element)
      }
      if !views[position].contains(nil), views[position].isDisjoint(with: others) {
        ways[index].isOnPart = true
      }
    }
  }

  /// Whether UIKit presents a system controller without an anchor.
  private func isByUIKit(_ edge: EdgeFact) -> Bool {
    edge.framework == .uikit && edge.verb == .present && edge.style?.value != "popover"
      && [
        "camera", "photoLibrary", "photoPicker", "documentPicker", "safari", "mail", "messages", "contacts",
      ]
      .contains(edge.target.kind)
  }

  /// Whether it is one of the sheets of which a view shows one at a time.
  private func isSheet(_ edge: EdgeFact) -> Bool {
    edge.framework == .swiftui && edge.verb == .present && !edge.target.isDialog
      && !["popover", "inspector"].contains(edge.style?.value ?? "")
  }

  /// The name of the state that the modifier is bound to.
  private static func name(_ modifier: String) -> String {
    written(modifier.split(separator: ".").last.map(String.init) ?? modifier)
  }

  /// A name in the form of ids; without ASCII letters, made from the code points of its characters.
  private static func written(_ name: String) -> String {
    let id = DraftNames.kebab(name)
    guard id.isEmpty else { return id }
    return "modifier" + name.unicodeScalars.prefix(6).map { "-" + String($0.value, radix: 16) }.joined()
  }

  /// The view that has the modifier.
  private static func host(_ modifier: String) -> String? {
    let parts = modifier.split(separator: ".")
    return parts.count > 1 ? parts.dropLast().joined(separator: ".") : nil
  }
}
