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
    var ways = ways
    let alerts = ways.indices.filter {
      ways[$0].edge.framework == .swiftui && ways[$0].edge.target.kind == "alert"
    }
    tellViews(of: alerts, in: &ways)
    // UIKit presents them: they are no modifiers of this view.
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
      // Of one way that several views present, each has a modifier of its own.
      let hosts = Set(ways[index].all.compactMap { $0.modifier.flatMap(Self.host) })
      ways[index].isOnPart =
        !hosts.isEmpty && hosts.allSatisfy { $0 != type && byType[$0]?.inherits.contains("View") == true }
    }
    tellViews(of: sheets, in: &ways)
    return ways
  }

  /// Of several, those whose modifiers stand on views of their own.
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

  /// Whether UIKit presents a controller of the system over it, which needs no anchor.
  private func isByUIKit(_ edge: EdgeFact) -> Bool {
    edge.framework == .uikit && edge.verb == .present && edge.style?.value != "popover"
      && [
        "camera", "photoLibrary", "photoPicker", "documentPicker", "safari", "mail", "messages", "contacts",
      ]
      .contains(edge.target.kind)
  }

  /// Whether it is one of those of which a view shows one at a time.
  private func isSheet(_ edge: EdgeFact) -> Bool {
    edge.framework == .swiftui && edge.verb == .present && !edge.target.isDialog
      && !["popover", "inspector"].contains(edge.style?.value ?? "")
  }

  /// What the modifier is bound to.
  private static func name(_ modifier: String) -> String {
    written(modifier.split(separator: ".").last.map(String.init) ?? modifier)
  }

  /// A name as ids are written; one without a letter of ASCII by the numbers of its letters.
  private static func written(_ name: String) -> String {
    let id = DraftNames.kebab(name)
    guard id.isEmpty else { return id }
    return "modifier" + name.unicodeScalars.prefix(6).map { "-" + String($0.value, radix: 16) }.joined()
  }

  /// The view that has it.
  private static func host(_ modifier: String) -> String? {
    let parts = modifier.split(separator: ".")
    return parts.count > 1 ? parts.dropLast().joined(separator: ".") : nil
  }
}
