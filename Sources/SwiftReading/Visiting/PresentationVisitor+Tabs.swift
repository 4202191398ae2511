#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// The tabs of SwiftUI's `TabView`.
extension PresentationVisitor {
  /// `Tab("Home", systemImage: "house") { HomeView() }` and `HomeView().tabItem { … }`.
  func readTab(_ call: FunctionCallExprSyntax, _ owner: String) {
    guard let content = contents.tabContent(of: call), !StateTabs.isOfPages(call) else { return }
    let host = declarations.inlineContents[content.id].map { declarations.host(of: $0.type) } ?? owner
    for value in contents.shown(by: content) where value.type != host {
      var edge = EdgeFact(
        verb: .tab, framework: .swiftui, source: EdgeFact.Source(type: host, sure: .exact),
        target: target(value), place: file.place(of: call.nameNode))
      edge.rules = value.rules
      edge.trigger = buttons.tab(call)
      found.edges.append(PendingEdge(edge: edge))
    }
  }
}

extension ButtonReading {
  /// The item of a tab bar: `Tab("Home", …)`, or the texts in `.tabItem { … }`.
  func tab(_ call: FunctionCallExprSyntax) -> ButtonFact? {
    var button = ButtonFact(place: place(of: call))
    if let first = call.arguments.first, first.label == nil {
      button.label = title(first.expression)
    } else if let label = call.trailingClosure, call.calleeName == "tabItem" {
      readLabel(Syntax(label), into: &button)
    }
    return button.label == nil && button.symbol == nil ? nil : button
  }
}
#endif
