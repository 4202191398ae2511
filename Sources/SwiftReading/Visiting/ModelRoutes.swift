#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// Reads calls that ask a package for the screen of a model or for a screen: `navigate(to: EditorModel.self, by: .show)`.
struct ModelRoutes {
  private let visitor: PresentationVisitor
  private var declarations: Declarations { visitor.declarations }

  init(_ visitor: PresentationVisitor) { self.visitor = visitor }

  /// How a package is told to show something.
  private static let pushing: Set = ["push", "show", "detail"]
  private static let presenting: Set = [
    "present", "modal", "sheet", "fullScreen", "fullScreenCover", "popover",
  ]

  /// Adds the way that a call takes.
  ///
  /// - Returns: whether it is known what is shown and how.
  func read(_ name: String, _ call: FunctionCallExprSyntax) -> Bool {
    guard let (verb, style) = way(name, call), let value = shown(by: call) else { return false }
    let function = declarations.function(of: call)
    let receiver = visitor.receivers.receiver(of: call, function)
    var edge = EdgeFact(
      verb: verb, framework: declarations.isView(value.type) ? .swiftui : .uikit, source: receiver.source,
      target: visitor.target(value), place: visitor.file.place(of: call.nameNode))
    edge.target.sure = min(edge.target.sure, .inferred)
    edge.style = style
    edge.function = function?.name
    edge.rules = receiver.rules + value.rules
    edge.trigger = visitor.buttons.trigger(of: call)
    var pending = PendingEdge(
      edge: edge, presenter: receiver.presenter, holder: receiver.holder, function: function)
    pending.isKept = visitor.buttons.isKept(call)
    pending.condition = ParameterConditions.condition(around: call, in: function)
    pending.flags = ParameterConditions.flags(around: call, in: function)
    visitor.found.edges.append(pending)
    return true
  }

  /// The verb that a call gives, else the one that its name is; nil where nothing says it.
  private func way(
    _ name: String, _ call: FunctionCallExprSyntax
  ) -> (verb: EdgeFact.Verb, style: EdgeFact.Style?)? {
    for argument in call.arguments {
      guard let word = declarations.caseName(of: argument.expression) ?? implicitName(argument.expression)
      else { continue }
      if Self.pushing.contains(word) { return (.push, nil) }
      if Self.presenting.contains(word) { return (.present, style(argument.expression, call)) }
    }
    switch String(name.prefix { $0.isLowercase }) {
    case "push": return (.push, nil)
    case "present": return (.present, style(nil, call))
    default: return nil
    }
  }

  /// `.present(style: .formSheet)`; what is not said is open, as the package decides.
  private func style(_ way: ExprSyntax?, _ call: FunctionCallExprSyntax) -> EdgeFact.Style {
    let place = visitor.file.place(of: call.nameNode)
    let written = way?.as(FunctionCallExprSyntax.self)?.argument("style").flatMap { implicitName($0) }
    return EdgeFact.Style(
      value: written ?? "?", place: place, sure: written == nil ? .unknown : .inferred,
      isConditional: written == nil)
  }

  /// `show` of `.show` and of `.show(animated: false)`.
  private func implicitName(_ expression: ExprSyntax) -> String? {
    let callee = expression.as(FunctionCallExprSyntax.self)?.calledExpression ?? expression
    guard let member = callee.as(MemberAccessExprSyntax.self), member.base == nil else { return nil }
    return member.declName.baseName.text
  }

  /// The screen that is named, made, or made for the model that is named or made.
  private func shown(by call: FunctionCallExprSyntax) -> PossibleValue? {
    for argument in call.arguments where !argument.isForTelling {
      let expression = argument.expression
      if let known = visitor.values.values(of: expression).first(where: { isOne($0.type) }) {
        return known.inferred("given to ‘\(call.calleeName ?? "")’")
      }
      guard let type = typeNamed(by: expression) else { continue }
      if isOne(type) {
        return PossibleValue(
          type: type, sure: .inferred, rules: ["given to ‘\(call.calleeName ?? "")’"], creation: call)
      }
      if let screen = declarations.onlyHolder(of: type) {
        return PossibleValue(
          type: screen, sure: .inferred, rules: ["the screen of ‘\(type)’"], creation: call)
      }
    }
    return nil
  }

  private func isOne(_ type: String) -> Bool {
    declarations.isScreen(type) && declarations.type(type)?.isDeclared ?? false
  }

  /// `Editor` of `Editor.self`, `Editor(…)` and `Editor(…).screen()`.
  private func typeNamed(by expression: ExprSyntax) -> String? {
    let owner = declarations.owner(of: expression)
    if let member = expression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "self" {
      return member.base.map { declarations.fullName($0.text, inside: owner) }
    }
    var made = expression.withoutMarks.as(FunctionCallExprSyntax.self)
    while let inner = made?.base?.as(FunctionCallExprSyntax.self) { made = inner }
    return made?.madeTypeName.map { declarations.fullName($0, inside: owner) }
  }
}
#endif
