#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// Finds who sets a state that an object computes from one case. For
/// `var helpItem: HelpItem? { shown?.id == .help ? HelpItem() : nil }` these are the calls
/// `sheets.show(.help)`, if `show` assigns its argument to `shown`.
struct SelectedStates {
  private let linking: FactLinking
  private var declarations: Declarations { linking.declarations }

  init(_ linking: FactLinking) { self.linking = linking }

  /// The calls that set it.
  func settings(of property: String, in object: String) -> [SharedSetting] {
    guard let type = declarations.types[object], let body = type.properties[property]?.body,
      let choice = choice(in: body)
    else { return [] }
    let read = Set(body.all(DeclReferenceExprSyntax.self).map(\.baseName.text))
    return type.allFunctions.flatMap { function -> [SharedSetting] in
      guard let parameter = keptParameter(of: function, in: read) else { return [] }
      return linking.sites(of: function).compactMap { site in
        guard let visitor = linking.visitor(of: site.file), visitor.isRun(site.node),
          function.argument(parameter, of: site.node)?.caseName == choice,
          let owner = declarations.owner(of: site.node)
        else { return nil }
        return SharedSetting(
          object: object, property: property, owner: owner, function: declarations.function(of: site.node),
          trigger: visitor.buttons.trigger(of: site.node), place: site.file.place(of: site.node.nameNode))
      }
    }
  }

  /// The only case with which a getter compares a value.
  private func choice(in body: Syntax) -> String? {
    let compared = body.all(SequenceExprSyntax.self).compactMap { sequence -> String? in
      let elements = Array(sequence.elements)
      guard let position = elements.firstIndex(where: { $0.as(BinaryOperatorExprSyntax.self)?.text == "==" }),
        position + 1 < elements.count
      else { return nil }
      return elements[position + 1].caseName
    }
    return compared.count == 1 ? compared.first : nil
  }

  /// The parameter that a method assigns to a property which a getter reads.
  private func keptParameter(of function: FunctionDeclaration, in read: Set<String>) -> String? {
    guard let body = function.body else { return nil }
    for assignment in body.assignments where assignment.isOfSelf {
      guard let name = assignment.names.last, read.contains(name) else { continue }
      let used = Set(assignment.parts.flatMap { $0.all(DeclReferenceExprSyntax.self).map(\.baseName.text) })
      if let given = function.parameters.first(where: { used.contains($0.name) }) { return given.name }
    }
    return nil
  }
}
#endif
