#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// Finds what a dialog of SwiftUI's first form may be: each `Alert(…)` or `ActionSheet(…)` in its closure, or in the
/// functions and properties that the closure names.
struct MadeDialogReading {
  private let file: SwiftFile
  private let values: ValueResolution
  private var declarations: Declarations { values.declarations }
  private static let types: Set = ["Alert", "ActionSheet"]
  private static let buttonLabels = ["primaryButton", "secondaryButton", "dismissButton"]
  private static let maximumDepth = 3

  init(_ file: SwiftFile, _ values: ValueResolution) {
    self.file = file
    self.values = values
  }

  /// Title and buttons of each; those that say the same are one.
  func dialogs(of call: FunctionCallExprSyntax) -> [TargetFact] {
    guard
      let content = call.argument("content").map({ Syntax($0) }) ?? call.trailingClosure.map({ Syntax($0) })
    else { return [] }
    var seen: Set<[String]> = []
    return dialogs(in: content, 0).filter { dialog in
      let words = (dialog.buttons ?? []).flatMap { [$0.label ?? "?", $0.role ?? "-"] }
      return seen.insert([dialog.title ?? "?"] + words).inserted
    }
  }

  private func dialogs(in node: Syntax, _ depth: Int) -> [TargetFact] {
    let made = node.calls.filter { call in
      Self.types.contains(call.calleeName ?? "") && (call.base.map { $0.text == "SwiftUI" } ?? true)
    }
    if !made.isEmpty { return made.map { dialog($0, made.count == 1 ? node : Syntax($0)) } }
    guard depth < Self.maximumDepth else { return [] }
    return node.all(DeclReferenceExprSyntax.self).flatMap { dialogs(named: $0, depth) }
  }

  /// What a function or property gives that makes a dialog, with the arguments of its call.
  private func dialogs(named reference: DeclReferenceExprSyntax, _ depth: Int) -> [TargetFact] {
    let name = reference.baseName.text
    let member = reference.parent?.as(MemberAccessExprSyntax.self)
    let owner = declarations.owner(of: reference)
    let isOwn = member?.base?.isSelf ?? true
    let callee = member.map { Syntax($0) } ?? Syntax(reference)
    let call = callee.parent?.as(FunctionCallExprSyntax.self)
    let isCalled = call.map { Syntax($0.calledExpression).id == callee.id } ?? false
    let named = isOwn ? declarations.method(name, of: owner, labels: isCalled ? call?.labels : nil) : nil
    let only = (declarations.functions[name] ?? []).count == 1 ? declarations.functions[name]?.first : nil
    if let function = named ?? only, makesDialog(function.returns), let body = function.body {
      let node = Syntax(function.node).id
      guard values.bindings[node] == nil else { return [] }
      if isCalled, let call { values.bindings[node] = values.arguments(of: function, call) }
      defer { values.bindings[node] = nil }
      return dialogs(in: Syntax(body), depth + 1)
    }
    let properties = declarations.properties[name] ?? []
    let property =
      isOwn ? declarations.property(name, of: owner) : properties.count == 1 ? properties[0] : nil
    guard let property, makesDialog(property.type),
      let body = property.body ?? property.value.map({ Syntax($0) })
    else { return [] }
    return dialogs(in: body, depth + 1)
  }

  private func makesDialog(_ type: String?) -> Bool {
    type.map { Self.types.contains(lastName(bareTypeName($0)) ?? "") } ?? false
  }

  /// - Parameter scope: the code that may fill a list of buttons which the dialog only names.
  private func dialog(_ call: FunctionCallExprSyntax, _ scope: Syntax) -> TargetFact {
    let kind = call.calleeName == "Alert" ? "alert" : "actionSheet"
    let title = call.argument("title").flatMap { values.title($0) }
    var target = TargetFact(
      kind: kind, title: title ?? DialogReading.computedTitle,
      made: declarations.file(of: call)?.place(of: call),
      sure: .exact)
    let reading = DialogReading(declarations.file(of: call) ?? file, values)
    if let list = call.argument("buttons") {
      let written = list.as(ArrayExprSyntax.self)
      target.buttons =
        written.map { $0.elements.map { button($0.expression, reading) } }
        ?? buttons(of: list, scope, reading)
      if target.buttons?.isEmpty ?? true { target.buttons = [unknown(call)] }
      return target
    }
    let given = Self.buttonLabels.compactMap { call.argument($0) }
    target.buttons = given.filter { !$0.is(NilLiteralExprSyntax.self) }.map { button($0, reading) }
    // SwiftUI's own, where none is given.
    if target.buttons?.isEmpty ?? true, kind == "alert" {
      target.buttons = [ButtonFact(label: "OK", place: (declarations.file(of: call) ?? file).place(of: call))]
    }
    return target
  }

  /// Those of a list that a property or function of the type gives, else those that the code around it makes.
  private func buttons(of list: ExprSyntax, _ scope: Syntax, _ reading: DialogReading) -> [ButtonFact] {
    let callee = list.as(FunctionCallExprSyntax.self)?.calledExpression ?? list
    let name = callee.ownName
    let owner = declarations.owner(of: list)
    if let name, values.meaning(of: name, at: Syntax(list)) == nil {
      let body =
        declarations.property(name, of: owner)?.body
        ?? declarations.method(name, of: owner)?.body.map { Syntax($0) }
      if let body { return reading.made(in: body) }
    }
    return reading.made(in: scope)
  }

  private func button(_ expression: ExprSyntax, _ reading: DialogReading) -> ButtonFact {
    let call = expression.as(FunctionCallExprSyntax.self)
    return call.flatMap { reading.made($0) }
      ?? ButtonFact(place: (declarations.file(of: expression) ?? file).place(of: expression), sure: .unknown)
  }

  private func unknown(_ call: FunctionCallExprSyntax) -> ButtonFact {
    ButtonFact(
      place: (declarations.file(of: call) ?? file).place(of: call), sure: .unknown, isRepeated: true)
  }
}
#endif
