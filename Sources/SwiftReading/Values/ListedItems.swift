#if SwiftSources
internal import SwiftSyntax

/// Finds elements of a dictionary or list that is written in code: `screens[.editor]`, `pages[0]`.
struct ListedItems {
  private let values: ValueResolution
  private var declarations: Declarations { values.declarations }

  init(_ values: ValueResolution) { self.values = values }

  /// The possible values of an element: for a literal key or index its value, otherwise any.
  func values(of item: SubscriptCallExprSyntax, _ depth: Int) -> [PossibleValue] {
    guard item.arguments.count == 1 || item.arguments.first?.label == nil, let key = item.arguments.first,
      key.label == nil || key.label?.text == "safe"
    else { return [] }
    let list = item.calledExpression
    if let held = items(of: list), !held.isEmpty {
      let named = held.filter { one in
        one.key.text == key.expression.text
          || one.key.caseName != nil && one.key.caseName == key.expression.caseName
      }
      return shown(named.isEmpty ? held.map(\.value) : named.map(\.value), depth, "item of a dictionary")
    }
    guard let elements = ControllerLists(values).elements(of: list), !elements.isEmpty else { return [] }
    let index = Int(key.expression.text)
    let one = index.flatMap { elements.indices.contains($0) ? elements[$0] : nil }
    return shown(one.map { [$0] } ?? elements, depth, "element of a list")
  }

  /// The answers of each object that a name may stand for, as the elements of a list do in `flows.map { $0.screen }`;
  /// nil if it stands for one.
  func eachAsked(_ base: ExprSyntax, _ answer: (ExprSyntax) -> [PossibleValue]) -> [PossibleValue]? {
    guard let name = base.plainName, case .choice(let choices)? = values.meaning(of: name, at: Syntax(base)),
      choices.count > 1
    else { return nil }
    let all = choices.flatMap(answer).map { $0.inferred("one of several") }
    return all.isEmpty ? nil : all
  }

  private func shown(_ items: [ExprSyntax], _ depth: Int, _ rule: String) -> [PossibleValue] {
    values.unique(items.flatMap { values.values($0, depth + 1) }).filter { values.isShown($0) }.map {
      $0.inferred(rule)
    }
  }

  /// The keys and values of a dictionary in code: from its declaration and from assignments that add to it.
  func items(of expression: ExprSyntax) -> [(key: ExprSyntax, value: ExprSyntax)]? {
    let bare = expression.withoutMarks
    if let written = bare.as(DictionaryExprSyntax.self) { return Self.elements(of: written) }
    let member = bare.as(MemberAccessExprSyntax.self)
    guard let name = bare.plainName ?? (member?.base?.isSelf ?? false ? member?.declName.baseName.text : nil)
    else { return nil }
    if bare.plainName != nil, let meaning = values.meaning(of: name, at: Syntax(bare)) {
      let written: DictionaryExprSyntax?
      if case .value(let value) = meaning {
        written = value.as(DictionaryExprSyntax.self)
      } else {
        written = nil
      }
      let added = bare.member.map { self.added(to: name, in: $0) } ?? []
      let all = (written.map { Self.elements(of: $0) } ?? []) + added
      return written == nil && all.isEmpty ? nil : all
    }
    guard let property = declarations.property(name, of: declarations.owner(of: expression)),
      let type = declarations.types[property.owner]
    else { return nil }
    let body = property.body.flatMap { body in
      values.results(of: body).lazy.compactMap { $0.as(DictionaryExprSyntax.self) }.first
    }
    let assigned = (declarations.ownAssignments(of: type)[name] ?? []).compactMap {
      $0.value?.as(DictionaryExprSyntax.self)
    }
    let written = [property.value?.as(DictionaryExprSyntax.self), body].compactMap { $0 } + assigned
    let isDictionary =
      !written.isEmpty || property.type.map { $0.hasPrefix("[") && $0.contains(":") } ?? false
    guard isDictionary else { return nil }
    return written.flatMap { Self.elements(of: $0) } + type.bodies.flatMap { added(to: name, in: $0) }
  }

  private static func elements(of written: DictionaryExprSyntax) -> [(key: ExprSyntax, value: ExprSyntax)] {
    written.content.as(DictionaryElementListSyntax.self)?.map { ($0.key, $0.value) } ?? []
  }

  /// `screens[.editor] = Editor()`
  private func added(to name: String, in scope: Syntax) -> [(key: ExprSyntax, value: ExprSyntax)] {
    values.known.assignments(in: scope).compactMap { assignment in
      guard let item = assignment.target.withoutMarks.as(SubscriptCallExprSyntax.self),
        item.calledExpression.plainName == name || item.calledExpression.text == "self." + name,
        let key = item.arguments.first?.expression, let value = assignment.value
      else { return nil }
      return (key, value)
    }
  }
}
#endif
