#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// Reads what is asked of a package's stack by an object that names the enum of its pages: `navigator.push(.editor)` and
/// `navigator.presentSheet(.help)` of a `FlowNavigator<Page>`, `routes.push(.editor)` of `Routes<Page>`.
struct PackageStack {
  private let values: ValueResolution
  private var declarations: Declarations { values.declarations }

  init(_ values: ValueResolution) { self.values = values }

  /// The calls that show a page, with the modifier of SwiftUI's for those that present it.
  private static let showing: [String: String?] = [
    "push": nil, "presentSheet": "sheet", "presentCover": "fullScreenCover",
  ]
  private static let closing = [
    "pop": "pop", "goBack": "pop", "popToRoot": "pop-to-root", "goBackToRoot": "pop-to-root",
    "dismiss": "dismiss",
  ]

  /// The enum of the pages that are shown by whoever is asked; nil where that is no such object.
  func pages(askedBy call: FunctionCallExprSyntax) -> String? {
    guard let base = call.base, let declared = WrittenType(of: base, values) else { return nil }
    let owner = declared.owner
    let type = declared.written.filter { !"?! ".contains($0) }
    guard let open = type.firstIndex(of: "<"), type.last == ">",
      declarations.type(String(type[..<open]), inside: owner) == nil
    else { return nil }
    let page = String(type[type.index(after: open)...].dropLast())
    let full = declarations.fullName(page, inside: owner)
    return declarations.types[full]?.kind == .enum ? full : nil
  }

  /// Whether a call shows a page.
  func shows(_ name: String, _ call: FunctionCallExprSyntax) -> Bool {
    Self.showing.keys.contains(name) && pages(askedBy: call) != nil
  }

  /// How a page comes on screen by a call; nil where it is pushed.
  func style(of call: FunctionCallExprSyntax, at place: SourcePlace) -> EdgeFact.Style? {
    guard let name = call.calleeName, let style = Self.showing[name] ?? nil else { return nil }
    return EdgeFact.Style(value: style, place: place, sure: .exact)
  }

  /// What a call closes; nil where it closes nothing, or somebody else is asked.
  func closing(_ name: String, _ call: FunctionCallExprSyntax) -> String? {
    guard let does = Self.closing[name], pages(askedBy: call) != nil else { return nil }
    return does
  }
}
#endif
