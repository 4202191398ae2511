#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// Reads what a method of a package adds to an alert, by the method's name: `alert.addCancelActionWithTitle("No")`.
struct NamedActionReading {
  private let values: ValueResolution

  init(_ values: ValueResolution) { self.values = values }

  /// The button; nil where the name says nothing of one.
  func button(_ call: FunctionCallExprSyntax, at place: SourcePlace) -> ButtonFact? {
    guard let name = call.calleeName?.lowercased(),
      name.hasPrefix("add") || name.hasPrefix("set") && call.has("title"),
      name.contains("action") || name.contains("button")
    else { return nil }
    let style = call.argument("style")?.wordName
    let named = ["cancel", "destructive"].first { name.contains($0) || style == $0 }
    // What only closes an alert is its Cancel.
    let role = named ?? (name.contains("close") ? "cancel" : nil)
    let isPlain = name.contains("default") || style == "default"
    let first = call.arguments.first { $0.label == nil && !$0.expression.is(ClosureExprSyntax.self) }
    return ButtonFact(
      label: (call.argument("title") ?? first?.expression).flatMap { values.title($0) }, role: role,
      does: EffectReading(values).effects(of: Syntax(call)), place: place,
      sure: role != nil || isPlain ? .inferred : .unknown)
  }
}
#endif
