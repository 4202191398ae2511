#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// A type that the sources declare or extend.
final class TypeDeclaration {
  enum Kind {
    case `class`, `struct`, `enum`, `protocol`
    /// Only extended in these sources, not declared.
    case foreign
  }

  /// Its full name: `StatusEditor.MainView`.
  let name: String
  var kind = Kind.foreign
  var inherits: [String] = []
  /// The type arguments of a base class: `[Interactable, Controllable]` of `Router<…>`.
  var baseArguments: [String] = []
  /// All types in these arguments at any depth, and the types that its generic parameters must inherit from.
  var madeFor: [String] = []
  /// Its generic parameters: `Content` of `struct Card<Content: View>`.
  var generics: Set<String> = []
  var properties: [String: PropertyDeclaration] = [:]
  var functions: [String: [FunctionDeclaration]] = [:]
  var initializers: [InitializerDeclSyntax] = []
  var place: SourcePlace?
  /// The cases of an enum, with their written raw values.
  var cases: [String: ExprSyntax?] = [:]
  /// If it is presented content without a type of its own: the type whose code contains it.
  var host: String?
  /// How many declarations have this name, in several modules or under conditions.
  var declarationCount = 0

  init(_ name: String) { self.name = name }

  var isDeclared: Bool { declarationCount > 0 }
}

/// A property of a type.
struct PropertyDeclaration {
  let name: String
  /// The name of the type it belongs to.
  let owner: String
  let file: SwiftFile
  let type: String?
  let value: ExprSyntax?
  /// The wrappers, attributes and modifiers before it, as written: `@State private`.
  let attributes: String
  /// The statements of its getter.
  let body: Syntax?

  /// Its written type, or the type of its initial value.
  var writtenType: String? { type ?? value?.as(FunctionCallExprSyntax.self)?.madeTypeName }

  /// Whether a call on it returns its owner again: `editor.backport.zoom()`.
  var isAboutItself: Bool { type?.hasSuffix("<Self>") ?? false }
}

/// A function or method.
final class FunctionDeclaration {
  struct Parameter {
    let label: String
    let name: String
    let type: String
    let fallback: ExprSyntax?
  }

  let name: String
  let owner: String?
  let file: SwiftFile
  let node: FunctionDeclSyntax
  let parameters: [Parameter]
  let returns: String?
  let body: CodeBlockSyntax?
  /// Whether only code in its own file can call it.
  let isOfFile: Bool

  init(_ node: FunctionDeclSyntax, owner: String?, file: SwiftFile) {
    name = node.name.text
    self.owner = owner
    self.file = file
    self.node = node
    parameters = node.signature.parameterClause.parameters.map { parameter in
      Parameter(
        label: parameter.firstName.text, name: (parameter.secondName ?? parameter.firstName).text,
        type: parameter.type.text, fallback: parameter.defaultValue?.value)
    }
    returns = node.signature.returnClause?.type.text
    body = node.body
    isOfFile = Self.isOfFile(node)
  }

  /// Whether unknown code may call it: a button's action, UIKit, or a user of a protocol.
  var isCalledFromOutside: Bool {
    node.attributes.contains { attribute in
      ["objc", "IBAction", "IBSegueAction"].contains(
        attribute.as(AttributeSyntax.self)?.attributeName.text ?? "")
    } || isOverride
  }

  /// Whether Objective-C can call it although it is neither an Interface Builder action nor an override.
  var isExposed: Bool { isCalledFromOutside && !isOverride && !node.attributes.text.contains("IB") }

  /// Whether the type is asked, not one of its objects.
  var isOfType: Bool { node.modifiers.contains { ["static", "class"].contains($0.name.text) } }

  var isOverride: Bool { node.modifiers.contains { $0.name.text == "override" } }

  /// The argument of a call for a parameter; nil if there is none.
  func argument(_ parameter: String, of call: FunctionCallExprSyntax) -> ExprSyntax? {
    guard let index = parameters.firstIndex(where: { $0.name == parameter }) else { return nil }
    if call.calleeName != name, let route = HandedRoute(self) { return route.given(by: call) }
    let label = parameters[index].label
    if label != "_" { return call.argument(label) }
    // Counts only parameters without a label, because others before it may be left out.
    let position = parameters[..<index].count { $0.label == "_" }
    let plain = Array(call.arguments).filter { $0.label == nil }
    return position < plain.count ? plain[position].expression : nil
  }

  /// Its generic parameter that it returns: `Screen` of `func make<Screen: UIViewController>(…) -> Screen`.
  var genericReturn: String? {
    guard let returns = returns.map(bareTypeName),
      node.genericParameterClause?.parameters.contains(where: { $0.name.text == returns }) ?? false
    else { return nil }
    return returns
  }

  /// The type that a call passes for a generic parameter: `Editor` of `make(Editor.self)`, if the function
  /// takes `Screen.Type`.
  func type(givenFor generic: String, by call: FunctionCallExprSyntax) -> String? {
    guard let parameter = parameters.first(where: { $0.type == generic + ".Type" }),
      let member = argument(parameter.name, of: call)?.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "self"
    else { return nil }
    return member.base?.text
  }

  /// The argument of a call for a parameter, or the parameter's default value.
  func given(_ parameter: String, by call: FunctionCallExprSyntax) -> ExprSyntax? {
    argument(parameter, of: call) ?? parameters.first { $0.name == parameter }?.fallback
  }

  /// The argument of a call for a closure parameter, which may be a trailing closure.
  func content(_ parameter: String, of call: FunctionCallExprSyntax) -> Syntax? {
    if let argument = argument(parameter, of: call) { return Syntax(argument) }
    guard let declared = parameters.first(where: { $0.name == parameter }), declared.type.contains("->")
    else {
      return nil
    }
    let labelled = call.additionalTrailingClosures.first { $0.label.text == declared.label }
    return labelled.map { Syntax($0.closure) } ?? call.trailingClosure.map { Syntax($0) }
  }

  /// Whether a call may pass a value for a parameter; a default value counts as passed.
  func mayGive(_ value: Bool, to parameter: String, in call: FunctionCallExprSyntax) -> Bool {
    let given = argument(parameter, of: call) ?? parameters.first { $0.name == parameter }?.fallback
    return !["true", "false"].contains(given?.text ?? "") || given?.text == String(value)
  }

  /// Whether its return type is another type, which no source declares.
  func makesAnother(than type: String, _ declarations: Declarations) -> Bool {
    guard let made = returns.map(bareTypeName), made != "Self", made != type else { return false }
    return made.count > 1 && !declarations.isGeneral(made) && declarations.type(made) == nil
  }

  /// Whether a function or its extension is private; a function in a private type may implement a protocol.
  private static func isOfFile(_ node: FunctionDeclSyntax) -> Bool {
    let around = node.parent?.parent?.parent?.parent?.as(ExtensionDeclSyntax.self)?.modifiers
    return [node.modifiers, around].contains { modifiers in
      modifiers?.contains { ["private", "fileprivate"].contains($0.name.text) } ?? false
    }
  }

  /// Whether the function is visible at a call.
  func isVisible(to call: FunctionCallExprSyntax) -> Bool {
    !isOfFile || call.root.id == Syntax(file.tree).id
  }

  /// Whether a call may be a call of this function, by its file and its labels.
  func fits(_ call: FunctionCallExprSyntax) -> Bool {
    guard isVisible(to: call) else { return false }
    let closures = (call.trailingClosure == nil ? 0 : 1) + call.additionalTrailingClosures.count
    guard call.arguments.count + closures <= parameters.count else { return false }
    let labels = Set(parameters.map(\.label))
    guard call.labels.allSatisfy({ labels.contains($0) }) else { return false }
    // Parameters without a default need an argument; trailing closures may be for any of the last parameters.
    let missing = parameters.count { parameter in
      parameter.fallback == nil && argument(parameter.name, of: call) == nil
    }
    return missing <= closures
  }
}

extension TypeDeclaration {
  /// Its functions, by name and then as they were read: a dictionary has another order in every run.
  var allFunctions: [FunctionDeclaration] { functions.keys.sorted().flatMap { functions[$0] ?? [] } }

  /// Its properties, by name.
  var allProperties: [PropertyDeclaration] { properties.keys.sorted().compactMap { properties[$0] } }

  /// The labels by which its initializers take the value of a property.
  func labels(keptIn property: String) -> [String] {
    initializers.flatMap { initializer in
      let kept = (initializer.body?.assignments ?? []).filter { $0.isOfSelf && $0.names.last == property }
        .compactMap { $0.value?.plainName }
      return initializer.signature.parameterClause.parameters.filter {
        kept.contains(($0.secondName ?? $0.firstName).text)
      }.map(\.firstName.text)
    }
  }
}
#endif
