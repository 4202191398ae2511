#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// A line that sets a property of an object of the app, in whatever type it stands, or a binding of its own view:
/// `router.isSettingsShown = true`.
struct SharedSetting {
  /// The type of the object, or the view that has been given a binding.
  let object: String
  let property: String
  /// The type it stands in.
  let owner: String
  let function: FunctionDeclaration?
  let trigger: ButtonFact?
  let place: SourcePlace
  /// Whether the flag is turned over: what is bound to it comes or goes.
  var isTurned = false
}

/// Reads such lines.
struct SharedSettingReading {
  private let visitor: PresentationVisitor
  private var declarations: Declarations { visitor.declarations }

  init(_ visitor: PresentationVisitor) { self.visitor = visitor }

  /// Notes what sets a property of an object of the app to something that makes it show.
  func read(_ assignment: Assignment, _ property: String, _ owner: String, isTurned: Bool = false) {
    guard !["false", "nil"].contains(assignment.value?.text ?? ""),
      let object = object(of: assignment, property, owner)
    else { return }
    visitor.found.shared.append(
      SharedSetting(
        object: object, property: property, owner: owner,
        function: declarations.function(of: assignment.node),
        trigger: visitor.buttons.trigger(of: assignment.node), place: visitor.file.place(of: assignment.node),
        isTurned: isTurned))
  }

  /// The type of the object whose property an assignment sets; nil where it is none of the app's, or not known.
  private func object(of assignment: Assignment, _ property: String, _ owner: String) -> String? {
    if assignment.isOfSelf,
      declarations.property(property, of: owner)?.attributes.contains("@Binding") ?? false
    {
      return owner
    }
    let owners = Set((declarations.properties[property] ?? []).map(\.owner)).filter {
      declarations.isSharedObject($0)
    }
    guard !owners.isEmpty else { return nil }
    if assignment.isOfSelf { return owners.contains(owner) ? owner : nil }
    guard let base = assignment.target.as(MemberAccessExprSyntax.self)?.base?.withoutMarks else { return nil }
    let written: [String]
    if let member = base.as(MemberAccessExprSyntax.self), let type = member.base, type.isNameOfType {
      // `Router.shared`
      written = [type.text]
    } else {
      written = types(of: base, owner)
    }
    let found = Set(written.map { declarations.fullName($0, inside: owner) }).intersection(owners)
    return found.count == 1 ? found.first : nil
  }

  /// The types by which what is before the last name is declared, here or, where that is not known, anywhere.
  private func types(of base: ExprSyntax, _ owner: String, _ depth: Int = 0) -> [String] {
    guard let name = base.plainName ?? base.as(MemberAccessExprSyntax.self)?.declName.baseName.text else {
      return []
    }
    if base.plainName != nil {
      switch visitor.values.meaning(of: name, at: Syntax(base)) {
      case .parameter(_, let type, _)?, .type(let type)?: return [bareTypeName(type)]
      case .value(let value)? where depth < NameReading.maximumNames:
        return types(of: value.withoutMarks, owner, depth + 1)
      default: break
      }
      if let property = declarations.property(name, of: owner) { return declared(property) }
    }
    return (declarations.properties[name] ?? []).flatMap { declared($0) }
  }

  private func declared(_ property: PropertyDeclaration) -> [String] {
    let made = property.value?.as(FunctionCallExprSyntax.self)?.madeTypeName
    return [property.type.map { bareTypeName($0) } ?? made].compactMap { $0 }
  }
}

extension Declarations {
  /// Whether a type is a class of the app whose objects views share: no controller and no view.
  func isSharedObject(_ type: String) -> Bool { types[type]?.kind == .class && isPlainObject(type) }
}
#endif
