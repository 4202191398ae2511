#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

// Buttons and rows of packages, which are told by what a call gives them.
extension ButtonReading {
  /// The button of a package that is made of what it does and of a label: `MenuItem { open() } label: { Text("Open") }`.
  ///
  /// - Parameter closure: the innermost closure around the line that is looked at.
  func packageButton(_ call: FunctionCallExprSyntax, running closure: ClosureExprSyntax?) -> ButtonFact? {
    guard let closure, Self.isAction(closure, of: call), let made = call.madeTypeName,
      let name = lastName(made),
      name.first?.isUppercase == true, !Self.containers.contains(name), !name.hasSuffix("Menu"),
      declarations.type(made, inside: declarations.owner(of: call)) == nil,
      ButtonReading.givenLabel(of: call) != nil || call.has("action")
    else { return nil }
    guard var button = labelled(call) else { return nil }
    button.condition = ConditionReading(values).condition(around: call)
    return button
  }

  /// Whether it is an action of a package that is made of a title and of what it does: `SwipeAction(title: "Edit") { … }`.
  func isPackageAction(_ name: String, _ call: FunctionCallExprSyntax) -> Bool {
    name.hasSuffix("Action") && name != "UIAlertAction" && name.first?.isUppercase == true
      && call.has("title")
      && (call.trailingClosure != nil || call.has("handler"))
      && declarations.type(name, inside: declarations.owner(of: call)) == nil
  }

  /// What SwiftUI makes of content and a label.
  private static let containers: Set = [
    "Menu", "Section", "DisclosureGroup", "GroupBox", "Picker", "LabeledContent", "NavigationLink", "Link",
    "Tab", "Toggle", "Gauge", "ProgressView", "ControlGroup", "OutlineGroup", "ShareLink",
  ]

  /// Whether a closure does something, and builds no view: the action of a button.
  private static func isAction(_ closure: ClosureExprSyntax, of call: FunctionCallExprSyntax) -> Bool {
    let given = call.argument("action").map { Syntax($0) } ?? call.trailingClosure.map { Syntax($0) }
    guard given?.id == Syntax(closure).id else { return false }
    return !closure.statements.contains { statement in
      let view = statement.item.as(FunctionCallExprSyntax.self)?.firstOfChain
      return view?.base == nil && view?.calleeName?.first?.isUppercase == true && view?.calleeName != "Task"
    }
  }

  /// The title that a closure sets on the row that is made with it, as in Eureka:
  /// `ButtonRow { $0.title = "Help" }.onCellSelection { … }`.
  func titleOfRow(asked call: FunctionCallExprSyntax) -> String? {
    guard let made = call.base?.as(FunctionCallExprSyntax.self)?.firstOfChain, made.base == nil,
      made.madeTypeName != nil
    else { return nil }
    let closures =
      made.arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) }
      + [made.trailingClosure].compactMap { $0 }
    let titles = closures.flatMap { closure in
      Syntax(closure.statements).assignments.filter { assignment in
        assignment.names.count == 2 && assignment.names[1] == "title"
          && (assignment.names[0] == "$0" || closure.firstParameter == assignment.names[0])
      }.compactMap { $0.value.flatMap { values.title($0) } }
    }
    return titles.count == 1 ? titles[0] : nil
  }
}

extension FunctionCallExprSyntax {
  /// The call on which the others of a chain are made: `Row()` of `Row().onTap()`.
  fileprivate var firstOfChain: FunctionCallExprSyntax {
    var first = self
    while let base = first.base?.as(FunctionCallExprSyntax.self) { first = base }
    return first
  }
}

extension ClosureExprSyntax {
  /// The name of its first parameter, if it is written.
  fileprivate var firstParameter: String? {
    switch signature?.parameterClause {
    case .simpleInput(let names)?: names.first?.name.text
    case .parameterClause(let clause)?: clause.parameters.first.map { ($0.secondName ?? $0.firstName).text }
    case nil: nil
    }
  }
}
#endif
