#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// Records the child view controllers that a UIKit controller adds, which are parts of its screen.
struct ChildReading {
  private let visitor: PresentationVisitor
  private var values: ValueResolution { visitor.values }
  private var declarations: Declarations { visitor.declarations }

  init(_ visitor: PresentationVisitor) { self.visitor = visitor }

  /// Reads `addChild(list)` and `[list, detail].forEach { addChild($0) }`; for a function that adds its
  /// argument, the arguments of its calls.
  func read(_ child: ExprSyntax, of type: String, _ call: FunctionCallExprSyntax) {
    let owner = parent(askedBy: call) ?? type
    let isGeneral = declarations.isGeneral(owner)
    if !isGeneral {
      note(child, owner)
      for (heir, element) in elements(givenTo: owner, for: child) { note(element, heir) }
    }
    guard let name = child.plainName, let function = declarations.function(of: call),
      function.parameters.contains(where: { $0.name == name })
    else { return }
    for site in declarations.calls[function.name] ?? [] {
      guard function.fits(site.node),
        let parent = parent(askedBy: site.node),
        isGeneral ? parent != owner : declarations.inherits(parent, from: [owner]) || parent == owner,
        declarations.isController(parent),
        let given = function.argument(name, of: site.node)
      else { continue }
      note(given, parent)
    }
  }

  /// The controller that gets the child: the object itself, or `host` of `host.addChild(list)`; nil if it is
  /// not known.
  private func parent(askedBy call: FunctionCallExprSyntax) -> String? {
    guard let base = call.base, !base.isSelf, base.text != "super" else {
      return declarations.owner(of: call)
    }
    return values.values(of: base).map(\.type).first {
      declarations.isController($0) && !declarations.isGeneral($0)
    }
  }

  /// The controller with a search's results is a part of the screen that has the search.
  func readResults(_ call: FunctionCallExprSyntax, of owner: String) {
    guard let results = call.argument("searchResultsController") else { return }
    let conforming = values.conformances.screens(conformingTo: owner)
    for screen in conforming.isEmpty ? [owner] : conforming { note(results, screen) }
  }

  /// The elements that subclasses pass to the initializer of a controller which adds each element of a list:
  /// `super.init(children: [list, map])`.
  private func elements(givenTo owner: String, for child: ExprSyntax) -> [(heir: String, ExprSyntax)] {
    guard let name = child.plainName,
      let list = NameReading(values).list(goneThroughFor: name, at: Syntax(child)),
      let property = list.all(DeclReferenceExprSyntax.self).map(\.baseName.text).first(where: { $0 != "self" }
      ), let type = declarations.types[owner], type.properties[property] != nil
    else { return [] }
    let labels = type.labels(keptIn: property)
    guard !labels.isEmpty else { return [] }
    return declarations.descendants(of: owner).filter { $0 != owner }.flatMap { heir in
      (declarations.types[heir]?.initializers ?? []).compactMap(\.body).flatMap(\.calls)
        .filter { $0.calleeName == "init" && $0.base?.text == "super" }
        .flatMap { call in labels.compactMap { call.argument($0) } }
        .flatMap { ControllerLists(values).elements(of: $0) ?? [] }.map { (heir, $0) }
    }
  }

  private func note(_ child: ExprSyntax, _ owner: String) {
    for value in values.values(of: child) where value.type != owner {
      visitor.found.parts[owner, default: []].insert(value.type)
      // A push in a child is a push inside the screen that contains it.
      if value.wrap.contains(where: { declarations.isNavigation($0) }) {
        visitor.found.navigation.insert(owner)
      }
    }
  }
}
#endif
