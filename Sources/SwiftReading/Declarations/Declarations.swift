#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// The declarations of the sources, by name.
final class Declarations {
  /// A call, stored under the name that it calls.
  struct Call {
    let file: SwiftFile
    let node: FunctionCallExprSyntax
    /// The receiver, if the call is not written here but its function is passed on.
    var object: ExprSyntax?

    /// The receiver of the call; nil for the object itself.
    var asked: ExprSyntax? { object ?? node.base }
  }
  /// A control that runs a method when the user touches it.
  struct TargetAction {
    let site: Call
    /// The type named with the method: `Flow` of `#selector(Flow.showHelp)`.
    let type: String
  }

  /// A property that appends its value to a path when it is set.
  struct PushedProperty {
    let type: String
    let owner: String
    let path: String
  }

  /// Views of SwiftUI whose names apps often use for nested types.
  private static let ofSwiftUI: Set = [
    "Button", "Color", "Divider", "EmptyView", "Form", "Group", "Image", "Label", "Link", "List", "Menu",
    "Picker", "ProgressView", "Section", "Slider", "Spacer", "Stepper", "Text", "TextField", "Toggle",
  ]

  private(set) var types: [String: TypeDeclaration] = [:]
  private var namesByLast: [String: [String]] = [:]
  /// The functions outside types.
  private(set) var globals: [String: [FunctionDeclaration]] = [:]
  /// The functions with a body, by name.
  private(set) var functions: [String: [FunctionDeclaration]] = [:]
  private(set) var calls: [String: [Call]] = [:]
  /// The properties, by name.
  private(set) var properties: [String: [PropertyDeclaration]] = [:]
  /// Assignments of an object to a property of another one, by property: `helper.presenter = self`.
  private(set) var selfAssignments: [String: [Assignment]] = [:]
  /// Assignments of something else to a property of another object, by property: `helper.presenter = controller`.
  private(set) var otherAssignments: [String: [Assignment]] = [:]
  /// The last names in bindings of navigation stacks: `path` of `NavigationStack(path: $layer.path)`.
  private(set) var stackPaths: Set<String> = []
  /// The properties that append their value to a path when they are set, by name.
  private var pushedProperties: [String: [PushedProperty]] = [:]
  /// The types that type aliases stand for.
  private(set) var aliases: [String: TypeSyntax] = [:]
  /// The names in `#selector`.
  private(set) var selectors: Set<String> = []
  /// The controls that run a method of another type, by method.
  private(set) var targetActions: [String: [TargetAction]] = [:]
  /// The methods that notifications and timers call.
  private(set) var observers: Set<String> = []
  /// Members that are passed on by name, by that name: the receiving call and the member.
  private(set) var references: [String: [Call]] = [:]
  /// Names that are used without being called.
  private(set) var mentions: Set<String> = []
  private var owners: [SyntaxIdentifier: String] = [:]
  private let nearestOwners = NearestAbove<String>()
  private let nearestFunctions = NearestAbove<FunctionDeclaration>()
  private var functionsByNode: [SyntaxIdentifier: FunctionDeclaration] = [:]
  private var filesByTree: [SyntaxIdentifier: SwiftFile] = [:]
  /// Presented contents without a type of their own, by the node that creates them.
  var inlineContents: [SyntaxIdentifier: InlineContent] = [:]
  /// Cache: whether a type is a controller.
  var kinds: [String: Bool] = [:]
  /// Cache: whether a type is a view.
  var knownViews: [String: Bool] = [:]
  /// Cache: the names of the child controllers that a type adds.
  var knownChildren: [String: Set<String>] = [:]
  /// Cache: the functions that show what a closure creates.
  var knownContentTakers: [String: [ContentTaker]]?
  /// Cache: the types that have an object in a property.
  var knownHolders: [String: Set<String>]?
  /// Cache: the types for whose values a stack has a destination.
  var knownDestinationTypes: Set<String>?
  /// Cache: what is pushed when an observed property changes, by property.
  var knownObservedPushes: [String: String]?
  /// Cache: the functions that send what is to be shown or closed.
  var knownControllerSenders: [String: [ControllerSender]]?
  /// Cache: the assignments in a type's code to its properties.
  private var knownAssignments: [String: [String: [Assignment]]] = [:]
  /// Cache: the enums by their cases.
  private var knownEnumerations: [String: [TypeDeclaration]]?
  /// Cache: the types that a type inherits from.
  var knownAncestors: [String: Set<String>] = [:]
  /// Cache: the types that names refer to, by name and place.
  private var knownTypes: [String: [String: TypeDeclaration?]] = [:]
  /// Cache: a type and its subtypes.
  var knownDescendants: [String: [String]] = [:]

  init(_ files: [SwiftFile]) {
    // Declarations are read first, so that an extension finds its type in whatever file it is.
    for file in files {
      filesByTree[Syntax(file.tree).id] = file
      TypeCollector(file, self).walk(file.tree)
    }
    for file in files { MemberCollector(file, self).walk(file.tree) }
    forget()
  }

  /// Clears the caches: answers from before all types were known may be wrong.
  private func forget() {
    knownTypes = [:]
    knownEnumerations = nil
    knownAncestors = [:]
    kinds = [:]
    knownViews = [:]
  }

  // MARK: Adding

  func addType(_ name: String) -> TypeDeclaration {
    if let known = types[name] { return known }
    let type = TypeDeclaration(name)
    types[name] = type
    if let last = lastName(name) { namesByLast[last, default: []].append(name) }
    return type
  }

  /// Adds a type that code does not name.
  func addInline(_ type: TypeDeclaration) {
    types[type.name] = type
    knownViews[type.name] = nil
    knownAncestors[type.name] = nil
    knownTypes = [:]
  }

  func setOwner(_ name: String, of node: Syntax) {
    owners[node.id] = name
    nearestOwners.forget()
  }

  func add(_ function: FunctionDeclaration, isNested: Bool) {
    functionsByNode[Syntax(function.node).id] = function
    nearestFunctions.forget()
    if function.body != nil { functions[function.name, default: []].append(function) }
    if let owner = function.owner {
      addType(owner).functions[function.name, default: []].append(function)
    } else if !isNested {
      globals[function.name, default: []].append(function)
    }
  }

  func add(_ property: PropertyDeclaration) {
    let type = addType(property.owner)
    let known = type.properties[property.name]
    // The requirement in a protocol has less information than the default in its extension.
    let isRequirement = type.kind == .protocol && known?.body == nil && property.body != nil
    if known == nil || isRequirement { type.properties[property.name] = property }
    properties[property.name, default: []].append(property)
  }

  func add(_ call: Call, _ name: String) { calls[name, default: []].append(call) }

  func addStackPath(_ name: String) { stackPaths.insert(name) }

  func add(_ property: PushedProperty, of name: String) {
    pushedProperties[name, default: []].append(property)
  }

  func add(selfTo property: String, _ assignment: Assignment) {
    selfAssignments[property, default: []].append(assignment)
  }

  func add(otherTo property: String, _ assignment: Assignment) {
    otherAssignments[property, default: []].append(assignment)
  }

  func addAlias(_ name: String, of type: TypeSyntax) { if aliases[name] == nil { aliases[name] = type } }

  func addSelector(_ name: String, isOfObserver: Bool) {
    selectors.insert(name)
    if isOfObserver { observers.insert(name) }
  }

  func add(_ action: TargetAction, _ method: String) { targetActions[method, default: []].append(action) }

  func add(reference: Call, to name: String) { references[name, default: []].append(reference) }

  func addMention(_ name: String) { mentions.insert(name) }

  // MARK: Queries

  func file(of node: some SyntaxProtocol) -> SwiftFile? { filesByTree[Syntax(node).root.id] }

  /// The type whose body contains a node.
  func owner(of node: some SyntaxProtocol) -> String? {
    nearestOwners.find(above: Syntax(node)) { self.owners[$0.id].map { .owned($0) } ?? .further }
  }

  /// The function that contains a node.
  func function(of node: some SyntaxProtocol) -> FunctionDeclaration? {
    nearestFunctions.find(above: Syntax(node)) { node in
      guard node.is(FunctionDeclSyntax.self) else { return .further }
      return self.functionsByNode[node.id].map { .owned($0) } ?? .nothing
    }
  }

  /// The function that a node declares.
  func function(declaredBy node: Syntax) -> FunctionDeclaration? { functionsByNode[node.id] }

  /// The type that is pushed onto a navigation stack by setting a property; nil if nothing is pushed.
  func typePushed(bySetting property: String) -> String? {
    pushedProperties[property]?.first { stackPaths.contains($0.path) }.map {
      fullName($0.type, inside: $0.owner)
    } ?? observedPushes[property]
  }

  /// The declared type with the written name, by nearest qualification; nil if none or several match.
  func type(_ written: String, inside scope: String? = nil) -> TypeDeclaration? {
    let place = scope ?? ""
    if let known = knownTypes[place]?[written] { return known }
    let found = found(written, inside: scope)
    knownTypes[place, default: [:]].updateValue(found, forKey: written)
    return found
  }

  private func found(_ written: String, inside scope: String?) -> TypeDeclaration? {
    let name = bareTypeName(written)
    // `self.init(…)` also occurs in class functions.
    if name == "Self" || name == "self" { return scope.flatMap { types[$0] } }
    var scope = scope
    while let outer = scope {
      if let type = types[outer + "." + name], type.isDeclared { return type }
      scope = outer.lastIndex(of: ".").map { String(outer[..<$0]) }
    }
    if let type = types[name], type.isDeclared { return type }
    // A nested type of that name is not meant if SwiftUI has a view with the name.
    guard let last = lastName(name), !Self.ofSwiftUI.contains(name) else { return nil }
    let fitting = (namesByLast[last] ?? []).filter { full in
      (full == name || full.hasSuffix("." + name)) && types[full]?.isDeclared == true
    }
    return fitting.count == 1 ? types[fitting[0]] : nil
  }

  /// The full name of a type, or the name written where it is not declared here.
  func fullName(_ written: String, inside scope: String? = nil) -> String {
    type(written, inside: scope)?.name ?? bareTypeName(written)
  }

  /// The enum of a case: the named one, otherwise the only enum that has such a case.
  func enumeration(_ written: String?, withCase name: String, inside scope: String? = nil) -> TypeDeclaration?
  {
    if let written { return type(written, inside: scope).flatMap { $0.cases[name] == nil ? nil : $0 } }
    let fitting = enumerations[name] ?? []
    return fitting.count == 1 ? fitting[0] : nil
  }

  /// The enums that have a case, by its name.
  private var enumerations: [String: [TypeDeclaration]] {
    if let known = knownEnumerations { return known }
    var found: [String: [TypeDeclaration]] = [:]
    for type in types.values { for name in type.cases.keys { found[name, default: []].append(type) } }
    knownEnumerations = found
    return found
  }

  /// The name of an enum case, also if it begins with a capital letter; nil if it is not a case.
  func caseName(of expression: ExprSyntax) -> String? {
    if let name = expression.caseName { return name }
    let callee = expression.as(FunctionCallExprSyntax.self)?.calledExpression ?? expression
    guard let member = callee.as(MemberAccessExprSyntax.self), member.declName.baseName.text != "self" else {
      return nil
    }
    let name = member.declName.baseName.text
    let isCase =
      member.base.map { base in
        base.namesAlone.map { enumeration($0, withCase: name, inside: owner(of: expression)) != nil } ?? false
      } ?? (enumerations[name] != nil)
    return isCase ? name : nil
  }

  /// A method of a type or its supertypes; if there are several, the one with these labels.
  func method(_ name: String, of type: String?, labels: [String]? = nil, depth: Int = 0)
    -> FunctionDeclaration?
  {
    guard let type, depth < 8, let declaration = self.type(type) ?? types[bareTypeName(type)] else {
      return nil
    }
    if let methods = declaration.functions[name], !methods.isEmpty {
      guard methods.count > 1, let labels else { return methods[0] }
      return methods.first { $0.parameters.map(\.label) == labels }
        ?? methods.first { $0.parameters.count >= labels.count } ?? methods[0]
    }
    for parent in declaration.inherits where parent != declaration.name {
      if let found = method(name, of: parent, labels: labels, depth: depth + 1) { return found }
    }
    return OuterTypes(types: types).method(name, calledIn: declaration.name, labels: labels)
  }

  /// The assignments in functions and initializers of a type to its properties, by property.
  func ownAssignments(of type: TypeDeclaration) -> [String: [Assignment]] {
    if let known = knownAssignments[type.name] { return known }
    let all = type.bodies.flatMap(\.assignments).filter(\.isOfSelf)
    let found = Dictionary(grouping: all) { $0.names.last ?? "" }
    knownAssignments[type.name] = found
    return found
  }

  /// A property of a type or its supertypes.
  func property(_ name: String, of type: String?, depth: Int = 0) -> PropertyDeclaration? {
    guard let type, depth < 8, let declaration = self.type(type) ?? types[bareTypeName(type)] else {
      return nil
    }
    if let property = declaration.properties[name] { return property }
    for parent in declaration.inherits where parent != declaration.name {
      if let found = property(name, of: parent, depth: depth + 1) { return found }
    }
    return nil
  }
}
#endif
