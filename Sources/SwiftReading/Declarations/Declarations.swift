#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// What the sources declare, by name.
final class Declarations {
  /// One call, by the name that is called.
  struct Call {
    let file: SwiftFile
    let node: FunctionCallExprSyntax
    /// What is asked, where the call does not say it itself but hands it over.
    var object: ExprSyntax?

    /// What is asked; nil for the object itself.
    var asked: ExprSyntax? { object ?? node.base }
  }
  /// What has a method run once somebody touches it.
  struct TargetAction {
    let site: Call
    /// The type of which the method is named: `Flow` of `#selector(Flow.showHelp)`.
    let type: String
  }

  /// A property that appends itself to a path once it is set.
  struct PushedProperty {
    let type: String
    let owner: String
    let path: String
  }

  /// Views of SwiftUI that apps often have a type of the same name for inside of another type.
  private static let ofSwiftUI: Set = [
    "Button", "Color", "Divider", "EmptyView", "Form", "Group", "Image", "Label", "Link", "List", "Menu",
    "Picker", "ProgressView", "Section", "Slider", "Spacer", "Stepper", "Text", "TextField", "Toggle",
  ]

  private(set) var types: [String: TypeDeclaration] = [:]
  private var namesByLast: [String: [String]] = [:]
  /// Functions outside of types.
  private(set) var globals: [String: [FunctionDeclaration]] = [:]
  /// Every function with a body, by its name.
  private(set) var functions: [String: [FunctionDeclaration]] = [:]
  private(set) var calls: [String: [Call]] = [:]
  /// Every property, by its name.
  private(set) var properties: [String: [PropertyDeclaration]] = [:]
  /// Where an object gives itself to a property of another, by the property: `helper.presenter = self`.
  private(set) var selfAssignments: [String: [Assignment]] = [:]
  /// Where a property of something else is set to a plain name, by the property: `helper.presenter = controller`.
  private(set) var parameterAssignments: [String: [Assignment]] = [:]
  /// The last names of what navigation stacks are bound to: `path` of `NavigationStack(path: $layer.path)`.
  private(set) var stackPaths: Set<String> = []
  /// The properties that append themselves to a path once they are set, by their names.
  private var pushedProperties: [String: [PushedProperty]] = [:]
  /// What names stand for that are other names of types.
  private(set) var aliases: [String: TypeSyntax] = [:]
  /// Names that `#selector` holds.
  private(set) var selectors: Set<String> = []
  /// What has a method of another type run, by the method.
  private(set) var targetActions: [String: [TargetAction]] = [:]
  /// Those of them that something else calls than a person: notifications, timers.
  private(set) var observers: Set<String> = []
  /// Where a member is handed on by its name, by that name: the call that is given it, and the member.
  private(set) var references: [String: [Call]] = [:]
  /// Names that stand somewhere without being called.
  private(set) var mentions: Set<String> = []
  private var owners: [SyntaxIdentifier: String] = [:]
  private let nearestOwners = NearestAbove<String>()
  private let nearestFunctions = NearestAbove<FunctionDeclaration>()
  private var functionsByNode: [SyntaxIdentifier: FunctionDeclaration] = [:]
  private var filesByTree: [SyntaxIdentifier: SwiftFile] = [:]
  /// Contents of presentations that have no type, by the node that makes them.
  var inlineContents: [SyntaxIdentifier: InlineContent] = [:]
  /// What a type is, once it was asked.
  var kinds: [String: Bool] = [:]
  /// Whether a type is a view, once it was asked.
  var knownViews: [String: Bool] = [:]
  /// The names of what a type adds as child controllers, once they were asked for.
  var knownChildren: [String: Set<String>] = [:]
  /// The functions that show what a closure makes, once they were asked for.
  var knownContentTakers: [String: [ContentTaker]]?
  /// Who holds an object in a property, once it was asked for.
  var knownHolders: [String: Set<String>]?
  /// The types of which a stack shows a value, once they were asked for.
  var knownDestinationTypes: Set<String>?
  /// What is pushed once a property changes that a view observes, by the property, once it was asked for.
  var knownObservedPushes: [String: String]?
  /// The functions that send what is to be shown or closed, once they were asked for.
  var knownControllerSenders: [String: [ControllerSender]]?
  /// What the code of a type assigns to its properties, once it was asked for.
  private var knownAssignments: [String: [String: [Assignment]]] = [:]
  /// The enums by their cases, once they were asked for.
  private var knownEnumerations: [String: [TypeDeclaration]]?
  /// What a type inherits from, once it was asked for.
  var knownAncestors: [String: Set<String>] = [:]
  /// The types that names stand for, once they were asked for, by the name and the place.
  private var knownTypes: [String: [String: TypeDeclaration?]] = [:]
  /// A type and those that inherit from it, once they were asked for.
  var knownDescendants: [String: [String]] = [:]

  init(_ files: [SwiftFile]) {
    // Declarations first, so that an extension finds its type wherever that stands.
    for file in files {
      filesByTree[Syntax(file.tree).id] = file
      TypeCollector(file, self).walk(file.tree)
    }
    for file in files { MemberCollector(file, self).walk(file.tree) }
    forget()
  }

  /// What was asked before all types were known may have another answer.
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

  /// One that nothing in code names.
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
    // What a protocol requires says less than what its extension gives.
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

  func add(nameTo property: String, _ assignment: Assignment) {
    parameterAssignments[property, default: []].append(assignment)
  }

  func addAlias(_ name: String, of type: TypeSyntax) { if aliases[name] == nil { aliases[name] = type } }

  func addSelector(_ name: String, isOfObserver: Bool) {
    selectors.insert(name)
    if isOfObserver { observers.insert(name) }
  }

  func add(_ action: TargetAction, _ method: String) { targetActions[method, default: []].append(action) }

  func add(reference: Call, to name: String) { references[name, default: []].append(reference) }

  func addMention(_ name: String) { mentions.insert(name) }

  // MARK: Asking

  func file(of node: some SyntaxProtocol) -> SwiftFile? { filesByTree[Syntax(node).root.id] }

  /// The type whose body a node stands in.
  func owner(of node: some SyntaxProtocol) -> String? {
    nearestOwners.find(above: Syntax(node)) { self.owners[$0.id].map { .owned($0) } ?? .further }
  }

  /// The function that a node stands in.
  func function(of node: some SyntaxProtocol) -> FunctionDeclaration? {
    nearestFunctions.find(above: Syntax(node)) { node in
      guard node.is(FunctionDeclSyntax.self) else { return .further }
      return self.functionsByNode[node.id].map { .owned($0) } ?? .nothing
    }
  }

  /// The function that a node declares.
  func function(declaredBy node: Syntax) -> FunctionDeclaration? { functionsByNode[node.id] }

  /// The type of what setting a property pushes onto a navigation stack; nil where it pushes nothing.
  func typePushed(bySetting property: String) -> String? {
    pushedProperties[property]?.first { stackPaths.contains($0.path) }.map {
      fullName($0.type, inside: $0.owner)
    } ?? observedPushes[property]
  }

  /// A declared type by the name written, the nearest one by qualification; nil where none or several fit.
  func type(_ written: String, inside scope: String? = nil) -> TypeDeclaration? {
    let place = scope ?? ""
    if let known = knownTypes[place]?[written] { return known }
    let found = found(written, inside: scope)
    knownTypes[place, default: [:]].updateValue(found, forKey: written)
    return found
  }

  private func found(_ written: String, inside scope: String?) -> TypeDeclaration? {
    let name = bareTypeName(written)
    // `self.init(…)` stands in a class function, too.
    if name == "Self" || name == "self" { return scope.flatMap { types[$0] } }
    var scope = scope
    while let outer = scope {
      if let type = types[outer + "." + name], type.isDeclared { return type }
      scope = outer.lastIndex(of: ".").map { String(outer[..<$0]) }
    }
    if let type = types[name], type.isDeclared { return type }
    // One of that name inside of a type is not meant where SwiftUI has its own.
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

  /// The enum of a case: the one that is named, else the only one that has such a case.
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

  /// The name of an enum's case, also of one that is written with a capital letter; nil where it is no case.
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

  /// A method of a type or of what it inherits from; of several the one with these labels.
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
    return nil
  }

  /// What the functions and initializers of a type assign to its properties, by the property.
  func ownAssignments(of type: TypeDeclaration) -> [String: [Assignment]] {
    if let known = knownAssignments[type.name] { return known }
    let all = type.bodies.flatMap(\.assignments).filter(\.isOfSelf)
    let found = Dictionary(grouping: all) { $0.names.last ?? "" }
    knownAssignments[type.name] = found
    return found
  }

  /// A property of a type or of what it inherits from.
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
