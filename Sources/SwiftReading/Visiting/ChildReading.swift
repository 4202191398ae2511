#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// Notes the child view controllers that a controller of UIKit adds, which are parts of its screen.
struct ChildReading {
  private let visitor: PresentationVisitor
  private var values: ValueResolution { visitor.values }
  private var declarations: Declarations { visitor.declarations }

  init(_ visitor: PresentationVisitor) { self.visitor = visitor }

  /// `addChild(list)`; of a function of all controllers that adds what it is given, whatever its calls give.
  func read(_ child: ExprSyntax, of owner: String, _ call: FunctionCallExprSyntax) {
    guard declarations.isGeneral(owner) else { return note(child, owner) }
    guard let name = child.plainName, let function = declarations.function(of: call),
      function.parameters.contains(where: { $0.name == name })
    else { return }
    for site in declarations.calls[function.name] ?? [] {
      guard function.fits(site.node), let parent = declarations.owner(of: site.node), parent != owner,
        declarations.isController(parent), site.node.base?.isSelf ?? true,
        let given = function.argument(name, of: site.node)
      else { continue }
      note(given, parent)
    }
  }

  private func note(_ child: ExprSyntax, _ owner: String) {
    for value in values.values(of: child) where value.type != owner {
      visitor.found.parts[owner, default: []].insert(value.type)
      // What is pushed in a child is pushed inside the screen that holds it.
      if value.wrap.contains(where: { declarations.isNavigation($0) }) {
        visitor.found.navigation.insert(owner)
      }
    }
  }
}
#endif
