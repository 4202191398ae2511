#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// Notes the child view controllers that a controller of UIKit adds, which are parts of its screen.
struct ChildReading {
  private let visitor: PresentationVisitor
  private var values: ValueResolution { visitor.values }
  private var declarations: Declarations { visitor.declarations }

  init(_ visitor: PresentationVisitor) { self.visitor = visitor }

  /// `addChild(list)`, `[list, detail].forEach { addChild($0) }`; of a function that adds what it is given, whatever its
  /// calls give.
  func read(_ child: ExprSyntax, of owner: String, _ call: FunctionCallExprSyntax) {
    let isGeneral = declarations.isGeneral(owner)
    if !isGeneral {
      note(child, owner)
      for element in elements(behind: child) { note(element, owner) }
    }
    guard let name = child.plainName, let function = declarations.function(of: call),
      function.parameters.contains(where: { $0.name == name })
    else { return }
    for site in declarations.calls[function.name] ?? [] {
      guard function.fits(site.node), let parent = declarations.owner(of: site.node),
        isGeneral ? parent != owner : declarations.inherits(parent, from: [owner]) || parent == owner,
        declarations.isController(parent), site.node.base?.isSelf ?? true,
        let given = function.argument(name, of: site.node)
      else { continue }
      note(given, parent)
    }
  }

  /// The elements of the list that a loop goes through, for its name.
  private func elements(behind child: ExprSyntax) -> [ExprSyntax] {
    guard let name = child.plainName else { return [] }
    var current = Syntax(child).parent
    while let scope = current, !scope.is(MemberBlockItemSyntax.self) {
      if let loop = scope.as(ForStmtSyntax.self),
        loop.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
      {
        return ControllerLists(values).elements(of: loop.sequence) ?? []
      }
      if name == "$0", scope.is(ClosureExprSyntax.self) {
        guard let call = scope.enclosing(FunctionCallExprSyntax.self), call.calleeName == "forEach",
          let list = call.base
        else { return [] }
        return ControllerLists(values).elements(of: list) ?? []
      }
      current = scope.parent
    }
    return []
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
