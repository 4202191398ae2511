#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// Finds what runs a presenting function: the only button or event among its callers in the same type or, if
/// it belongs to a view model or another object, in the views.
struct TriggerSearch {
  private let linking: FactLinking
  private var declarations: Declarations { linking.declarations }
  private static let maximumCalls = 3

  init(_ linking: FactLinking) { self.linking = linking }

  /// What runs a function; nil if nothing or several things do.
  func trigger(of function: FunctionDeclaration) -> ButtonFact? {
    guard function.owner != nil else { return nil }
    var found: ButtonFact?
    var open = [function]
    var seen: Set<SyntaxIdentifier> = []
    for _ in 0..<Self.maximumCalls {
      var next: [FunctionDeclaration] = []
      for one in open where seen.insert(Syntax(one.node).id).inserted {
        for site in calls(of: one) {
          guard let visitor = linking.visitor(of: site.file) else { continue }
          if let trigger = visitor.buttons.trigger(of: site.node) {
            if found != nil { return nil }
            found = trigger
          } else if !visitor.buttons.isKept(site.node), let outer = declarations.function(of: site.node) {
            next.append(outer)
          }
        }
      }
      open = next
    }
    guard var button = found ?? handed(function) else { return nil }
    button.sure = min(button.sure, .inferred)
    return button
  }

  /// The only button of a view of the app that receives a function by name: `SaveButton(action: save)`.
  private func handed(_ function: FunctionDeclaration) -> ButtonFact? {
    if function.owner.map({ declarations.isPlainObject($0) }) ?? false { return handedByMember(function) }
    guard let owner = function.owner, declarations.isView(owner), let type = declarations.type(owner) else {
      return nil
    }
    let values = linking.values
    let bodies = type.allBodies
    let buttons = bodies.flatMap { values.known.calls(in: $0) }.compactMap { call -> ButtonFact? in
      guard call.base == nil, call.calleeName != "Button",
        let argument = call.arguments.first(where: { $0.expression.plainName == function.name })
      else { return nil }
      return GivenAction(values).button(runningArgument: argument, of: call)
    }
    return buttons.count == 1 ? buttons.first : nil
  }

  /// The only button of views that receives a method of an object: `SaveButton(action: model.save)`.
  private func handedByMember(_ function: FunctionDeclaration) -> ButtonFact? {
    let search = RunnerSearch(linking)
    let references = search.references(to: function)
    guard references.count == 1, let only = references.first else { return nil }
    return linking.visitor(of: only.file).flatMap { search.trigger(of: only, $0) }
  }

  /// Whether a base class itself calls the overridden function.
  private func isInherited(_ function: FunctionDeclaration, from owner: String) -> Bool {
    guard let heir = function.owner, function.isOverride else { return false }
    return declarations.inherits(heir, from: [owner])
  }

  private func calls(of function: FunctionDeclaration) -> [Declarations.Call] {
    let node = Syntax(function.node).id
    if let known = linking.knownCallers[node] { return known }
    // They do not depend on the call that is being followed.
    let bindings = linking.values.bindings
    linking.values.bindings = [:]
    defer { linking.values.bindings = bindings }
    let found = callers(of: function)
    linking.knownCallers[node] = found
    return found
  }

  private func callers(of function: FunctionDeclaration) -> [Declarations.Call] {
    let isOfObject = function.owner.map { declarations.isPlainObject($0) } ?? false
    // `delegate?.close()` in the view of a controller.
    let isOfController = function.owner.map { declarations.isController($0) } ?? false
    return (declarations.calls[function.name] ?? []).filter { site in
      guard function.fits(site.node), let owner = declarations.owner(of: site.node) else { return false }
      if owner == function.owner || isInherited(function, from: owner) {
        return site.node.base?.isSelf ?? true
      }
      let isByItsView =
        isOfObject && declarations.isView(owner)
        || isOfController && declarations.isUIKitView(owner) && site.node.base?.isSelf == false
      return isByItsView && linking.isCall(site, of: function)
    }
  }
}
#endif
