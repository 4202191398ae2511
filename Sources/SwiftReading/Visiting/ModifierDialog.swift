#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// Finds who presents the dialog of a modifier that the app defines.
struct ModifierDialog {
  private let visitor: PresentationVisitor
  private var declarations: Declarations { visitor.declarations }

  init(_ visitor: PresentationVisitor) { self.visitor = visitor }

  /// The dialogs of a modifier, presented by the callers of the functions that make the modifier. Unchanged if it is made
  /// elsewhere too.
  func asked(_ pending: PendingEdge) -> [PendingEdge] {
    let makers = makers(ofModifier: pending.edge.source.type)
    return makers.isEmpty ? [pending] : makers.map { askedBy($0, pending) }
  }

  /// The functions of `View` that alone make a modifier of the app's own.
  private func makers(ofModifier type: String?) -> [FunctionDeclaration] {
    guard let type, declarations.isModifier(type), let name = lastName(type) else { return [] }
    var makers: [FunctionDeclaration] = []
    for site in declarations.calls[name] ?? [] where site.node.base == nil && visitor.isRun(site.node) {
      guard declarations.owner(of: site.node) == "View", let maker = declarations.function(of: site.node)
      else { return [] }
      makers.append(maker)
    }
    return makers
  }

  /// The dialog of a modifier that a function of `View` makes, once for each call of that function, with the title and
  /// binding of the call.
  private func askedBy(_ maker: FunctionDeclaration, _ pending: PendingEdge) -> PendingEdge {
    var asked = pending
    asked.edge.source = EdgeFact.Source(type: maker.owner, sure: .inferred)
    asked.edge.function = maker.name
    asked.presenter = .callers
    asked.function = maker
    if asked.edge.target.title.map({ TitleReading.isComputed($0) }) ?? true,
      maker.parameters.contains(where: { $0.name == "title" })
    {
      asked.edge.target.title = DialogReading.computedTitle
    }
    let bindings = maker.parameters.filter { $0.type.hasPrefix("Binding<") }
    asked.edge.trigger = nil
    if bindings.count == 1, let binding = bindings.first {
      asked.edge.trigger = ButtonFact(key: "$" + binding.name, place: asked.edge.place)
    }
    return asked
  }
}
#endif
