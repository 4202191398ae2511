#if SwiftSources
internal import SwiftSyntax

/// Finds which objects are the delegates of others: `login.finishDelegate = self`, `Login(delegate: self)`.
final class DelegateSearch {
  private unowned let values: ValueResolution
  private var declarations: Declarations { values.declarations }
  /// Cache: the delegates of each type of object, by the property and the type that declares it.
  private var known: [String: [String: [String: Set<String>]?]] = [:]

  init(_ values: ValueResolution) { self.values = values }

  /// The types of which objects have one of a type as their delegate; nil if that cannot be told.
  ///
  /// - Parameter asked: `finishDelegate` in `finishDelegate?.didFinish()`, of the object itself.
  func askers(of delegate: String, through asked: ExprSyntax) -> Set<String>? {
    guard let asking = declarations.owner(of: asked), let name = property(asked),
      let all = delegates(name, of: asking)
    else { return nil }
    return Set(all.filter { $0.value.contains { isOne(delegate, $0) } }.map(\.key))
  }

  /// Whether one type is the other or inherits from it, or the other way round.
  func isOne(_ one: String, _ other: String) -> Bool {
    one == other || declarations.inherits(one, from: [other]) || declarations.inherits(other, from: [one])
  }

  /// The property of the object itself that an expression is.
  private func property(_ asked: ExprSyntax) -> String? {
    let bare = asked.withoutMarks
    if let name = bare.plainName { return values.meaning(of: name, at: Syntax(asked)) == nil ? name : nil }
    guard let member = bare.as(MemberAccessExprSyntax.self), member.base?.isSelf == true else { return nil }
    return member.declName.baseName.text
  }

  /// The delegates of each type of object that has a property; nil if one of them is not known, or there is none.
  private func delegates(_ property: String, of asking: String) -> [String: Set<String>]? {
    if let known = known[property]?[asking] { return known }
    let found = find(property, of: asking)
    known[property, default: [:]][asking] = .some(found)
    return found
  }

  private func find(_ property: String, of asking: String) -> [String: Set<String>]? {
    var found: [String: Set<String>] = [:]
    for assignment in declarations.selfAssignments[property] ?? [] {
      guard let delegate = declarations.owner(of: assignment.node), let types = types(behind: assignment)
      else { return nil }
      for type in types where isOne(type, asking) { found[type, default: []].insert(delegate) }
    }
    // What is handed on is the delegate of somebody else.
    for assignment in declarations.otherAssignments[property] ?? [] {
      guard let types = types(behind: assignment), !types.contains(where: { isOne($0, asking) })
      else {
        return nil
      }
    }
    let givers = GiverLabels(declarations)
    for type in declarations.descendants(of: asking) {
      let labels = givers.labels(of: property, in: type)
      guard !labels.isEmpty, let name = lastName(type) else { continue }
      for site in declarations.calls[name] ?? [] where site.node.base == nil {
        let argument =
          labels.lazy.compactMap { site.node.argument($0) }.first
          ?? givers.plainArgument(of: site.node, among: labels)
        guard let argument, !argument.is(NilLiteralExprSyntax.self) else { continue }
        guard argument.isSelf, let delegate = declarations.owner(of: site.node) else { return nil }
        found[type, default: []].insert(delegate)
      }
    }
    return found.isEmpty ? nil : found
  }

  /// The types of the object whose property is set; nil if that is not known.
  private func types(behind assignment: Assignment) -> [String]? {
    guard let base = assignment.target.withoutMarks.as(MemberAccessExprSyntax.self)?.base else { return nil }
    if base.isSelf { return declarations.owner(of: assignment.node).map { [$0] } }
    if let made = MadeObject(values).type(of: base) { return [made] }
    let types = values.values(of: base).map(\.type)
    return types.isEmpty ? nil : types
  }
}

/// Tells which arguments of initializers become a property.
struct GiverLabels {
  private let declarations: Declarations

  init(_ declarations: Declarations) { self.declarations = declarations }

  /// The labels of the initializer parameters that are stored in a property.
  func labels(of property: String, in type: String) -> [String] {
    var labels: [String] = []
    var open = [type]
    var seen: Set<String> = []
    var hasInitializer = false
    while let name = open.popLast(), seen.insert(name).inserted {
      guard let declaration = declarations.type(name) ?? declarations.types[name] else { continue }
      open += declaration.inherits
      for initializer in declaration.initializers {
        hasInitializer = true
        for assignment in initializer.body?.assignments ?? []
        where assignment.isOfSelf && assignment.names.last == property {
          guard let value = assignment.value?.plainName else { continue }
          labels += initializer.signature.parameterClause.parameters.filter { parameter in
            (parameter.secondName ?? parameter.firstName).text == value
          }.map(\.firstName.text)
        }
      }
    }
    return hasInitializer ? labels : [property]
  }

  /// The argument without a label, if one of the labels is left out.
  func plainArgument(of call: FunctionCallExprSyntax, among labels: [String]) -> ExprSyntax? {
    labels.contains("_") ? call.arguments.first { $0.label == nil }?.expression : nil
  }
}
#endif
