#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

extension ValueResolution {
  /// The possible results of a call; if nothing else is known, from a type among its arguments.
  func values(call: FunctionCallExprSyntax, _ depth: Int) -> [PossibleValue] {
    let found = values(ofCall: call, depth)
    return found.contains { isShown($0) && !declarations.isGeneral($0.type) }
      ? found : told(call, else: found, depth)
  }

  private func told(
    _ call: FunctionCallExprSyntax, else found: [PossibleValue], _ depth: Int
  ) -> [PossibleValue] {
    let named = values(madeOf: call)
    let made = named.isEmpty ? KeptFactory(self).values(madeBy: call, depth) : named
    return made.isEmpty ? found : made
  }

  private func values(ofCall call: FunctionCallExprSyntax, _ depth: Int) -> [PossibleValue] {
    if let closure = call.calledExpression.as(ClosureExprSyntax.self) {
      return branches(Syntax(closure), depth + 1).map { $0.inferred("closure") }
    }
    guard let name = call.calleeName else { return [] }
    guard let base = call.base else {
      if call.calledExpression.is(MemberAccessExprSyntax.self) { return [] }
      if name.first?.isUppercase == true { return constructed(name, call, depth) }
      if let made = CalledClosure(self).closure(of: call) {
        return branches(Syntax(made), depth + 1).map { $0.inferred("closure") }
      }
      let own = declarations.method(name, of: declarations.owner(of: call), labels: call.labels)
      guard let function = own ?? declarations.globals[name]?.first(where: { $0.fits(call) }) else {
        return []
      }
      return values(returnedBy: function, for: call, depth + 1, "own function")
    }
    if name == "instantiateViewController" || name == "instantiateInitialViewController" {
      return values(instantiating: call, base)
    }
    if name == "init" { return constructed(base.text, call, depth) }
    // `Picker<Drive>.make()` too.
    if base.isNameOfType { return values(static: name, of: bareTypeName(base.text), call, depth) }
    return ListedItems(self).eachAsked(base) { values(method: name, of: $0, call, depth) }
      ?? values(method: name, of: base, call, depth)
  }

  /// `Module.Type(…)` or `Type.make(…)`.
  private func values(
    static name: String, of written: String, _ call: FunctionCallExprSyntax, _ depth: Int
  ) -> [PossibleValue] {
    let owner = declarations.asked(written, inside: declarations.owner(of: call))
    // A function name may begin with a capital letter too.
    if name.first?.isUppercase == true,
      declarations.type(owner + "." + name) != nil || declarations.method(name, of: owner) == nil
    {
      return constructed(written + "." + name, call, depth)
    }
    guard let function = declarations.method(name, of: owner, labels: call.labels) else {
      guard declarations.isController(owner) || declarations.isView(owner) else { return [] }
      return [
        PossibleValue(type: owner, sure: .inferred, rules: ["factory of the class"], creation: call)
      ]
    }
    let made = values(returnedBy: function, for: call, depth + 1, "factory")
    let isGeneral = made.allSatisfy { declarations.isGeneral($0.type) || $0.sure == .unknown }
    guard isGeneral || made.allSatisfy({ declarations.isNavigation($0.type) }) else { return made }
    // A function that only wraps one controller: `Nav.wrap(editor)`.
    for argument in call.arguments where !argument.expression.isSelf && !argument.isForTelling {
      let inner = unique(values(argument.expression, depth + 1)).filter { isShown($0) }
      guard !inner.isEmpty else { continue }
      return inner.map { value in
        var value = value.inferred("wrapper function").wrapped(in: written + "." + name, "container")
        value.style = value.style ?? function.style(self)
        return value
      }
    }
    if isGeneral, declarations.isController(owner), function.returns == "Self" || made.isEmpty,
      !function.makesAnother(than: owner, declarations)
    {
      return [
        PossibleValue(type: owner, sure: .inferred, rules: ["factory of the class"], creation: call)
      ]
    }
    return made
  }

  /// The values of a modifier of a view, or of a method of an object.
  private func values(
    method name: String, of base: ExprSyntax, _ call: FunctionCallExprSyntax, _ depth: Int
  ) -> [PossibleValue] {
    if base.isSelf || base.text == "super" {
      guard let function = declarations.method(name, of: declarations.owner(of: call), labels: call.labels)
      else { return [] }
      return values(returnedBy: function, for: call, depth + 1, "own function")
    }
    // A view with modifiers is still the same view.
    let bases = values(base, depth)
    let isView = bases.contains { value in
      declarations.isView(value.type) || Self.containers.contains(value.type)
        || !value.wrap.isEmpty && WrapperReading(self).isForeignView(value)
        || SystemController.kinds[value.type] != nil && declarations.functions[name] == nil
    }
    if isView { return bases }
    for value in bases {
      guard let function = declarations.method(name, of: value.type, labels: call.labels) else { continue }
      return asked(of: value, by: function.owner) {
        values(returnedBy: function, for: call, depth + 1, "method")
      }
    }
    if let generated = values(generatedFor: call, name, base, bases) { return generated }
    if let answer = conformances.declaredProtocol(of: base, askedFor: name).flatMap({
      ControllerOfObject(self).answer(to: name, of: $0, call)
    }) {
      return values(returnedBy: answer, for: call, depth + 1, "the only one that answers").map {
        $0.inferred("by its protocol")
      }
    }
    let screens = bases.filter { isShown($0) && !declarations.isGeneral($0.type) }
    if !screens.isEmpty, ControllerOfObject(self).isController(name) { return screens }
    let asked = ControllerOfObject(self, depth).values(ofMethod: name, askedOf: base, by: call)
    if !asked.isEmpty { return asked }
    let held = ControllerOfObject(self, depth).values(of: name, in: base)
    if !held.isEmpty { return held }
    if let put = BuiltPanel(self).values(givenBy: call, to: bases, depth) { return put }
    let named = declarations.functions[name] ?? []
    if named.isEmpty, let made = RegisteredValue(self).values(askedFor: name, depth) { return made }
    // `Editor().then { … }`: a method that only configures a controller returns the controller.
    let isSelf = named.isEmpty ? call.trailingClosure != nil : named.allSatisfy { $0.returns == "Self" }
    if isSelf, bases.contains(where: { isShown($0) && !declarations.isGeneral($0.type) }) {
      return bases.map { $0.inferred("configured by ‘\(name)’") }
    }
    guard named.count == 1, let only = named.first, only.returns != nil, only.fits(call) else { return [] }
    return values(returnedBy: only, for: call, depth + 1, "the only function of that name").map {
      $0.inferred("by name")
    }
  }

  /// The results of a function, with its parameters bound to the arguments of a call.
  func values(
    returnedBy function: FunctionDeclaration, for call: FunctionCallExprSyntax?, _ depth: Int, _ rule: String
  ) -> [PossibleValue] {
    let node = Syntax(function.node).id
    // A recursive function is resolved by its declaration only.
    guard bindings[node] == nil, let call else { return declared(function, rule) }
    let generic = function.genericReturn
    if let generic, let type = function.type(givenFor: generic, by: call) {
      let full = declarations.fullName(type, inside: declarations.owner(of: call))
      return [PossibleValue(type: full, sure: .inferred, rules: [rule, "type that is given"])].filter {
        isShown($0)
      }
    }
    bindings[node] = arguments(of: function, call)
    defer { bindings[node] = nil }
    if let body = function.body {
      let found = unique(branches(Syntax(body), depth)).filter { isShown($0) && $0.type != generic }
      let made = StackContent(self).filled(found, returnedFrom: body)
      if !made.isEmpty {
        let style = function.style(self)
        return made.map { value in
          var value = value.inferred(rule)
          value.style = value.style ?? style
          if value.type == "UIAlertController", let given = bindings[node] {
            value.makers.append((node, given))
          }
          return value
        }
      }
    }
    return declared(function, rule)
  }

  /// The arguments of a call by parameter name, with defaults for those that are left out.
  func arguments(
    of function: FunctionDeclaration, _ call: FunctionCallExprSyntax
  ) -> [String: ExprSyntax] {
    var arguments: [String: ExprSyntax] = [:]
    for parameter in function.parameters {
      arguments[parameter.name] =
        function.argument(parameter.name, of: call) ?? function.view(madeFor: parameter, by: call)
        ?? parameter.fallback
    }
    return arguments
  }

  private func declared(_ function: FunctionDeclaration, _ rule: String) -> [PossibleValue] {
    guard let returns = function.returns.map(bareTypeName), returns != function.genericReturn else {
      return []
    }
    if returns == "Self", let owner = function.owner {
      return [PossibleValue(type: owner, rules: [rule, "declared"])]
    }
    if let only = values(conformingTo: returns, inside: function.owner, rule) { return only }
    if declarations.isGeneral(returns) {
      return [PossibleValue(type: returns, sure: .unknown, rules: [rule])]
    }
    let full = declarations.fullName(returns, inside: function.owner)
    let value = PossibleValue(type: full, rules: [rule, "declared"])
    return isShown(value) ? [value] : []
  }
}
#endif
