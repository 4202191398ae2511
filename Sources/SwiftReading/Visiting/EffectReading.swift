#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// Reads the effects of a function on screens: it dismisses, pops, presents.
struct EffectReading {
  private let values: ValueResolution
  private var declarations: Declarations { values.declarations }

  init(_ values: ValueResolution) { self.values = values }

  /// The effects of a closure or function on screens, each once, including those of the type's functions
  /// that it calls directly.
  func effects(of node: Syntax, _ depth: Int = 0) -> [String] {
    var seen: Set<String> = []
    return effectList(node, depth, isLater: false).filter { seen.insert($0).inserted }
  }

  /// Whether a call is in an argument of a created value, such as the handler of an action: it runs later.
  private func isInHandler(_ call: FunctionCallExprSyntax, below node: Syntax) -> Bool {
    var current = Syntax(call)
    while current.id != node.id, let parent = current.parent {
      if parent.id != node.id, let made = parent.as(FunctionCallExprSyntax.self), made.base == nil,
        let name = made.calleeName, name.first?.isUppercase == true, name != "Task",
        current.id != Syntax(made.calledExpression).id
      {
        return true
      }
      current = parent
    }
    return false
  }

  /// Whether SwiftUI's `dismiss()` belongs to the presenting view, because inline content has none of its
  /// own.
  private func isOfHost(_ call: FunctionCallExprSyntax) -> Bool {
    guard call.arguments.isEmpty, let owner = declarations.owner(of: call),
      ContentReading(values).state(ofInlineContentAround: call) != nil
    else { return false }
    let name = call.base?.rootName ?? "dismiss"
    return declarations.property(name == "self" ? "presentationMode" : name, of: owner)?.owner
      == declarations.host(of: owner)
  }

  /// - Parameter isLater: whether it runs in a task.
  private func effectList(_ node: Syntax, _ depth: Int, isLater: Bool) -> [String] {
    var effects: [String] = []
    for call in node.calls {
      guard let name = call.calleeName, !isInHandler(call, below: node) else { continue }
      let isInTask = isLater || isInTask(call, below: node)
      let waits = isInTask && isBehindWork(call, below: node) ? "later " : ""
      switch name {
      case "dismiss":
        let isUIKits = call.argument("animated") != nil || call.arguments.isEmpty
        let other = OtherDismissal(values)
        if isUIKits, !other.isOther(call), !other.isOfDialog(call) {
          effects.append(isOfHost(call) ? "dismiss-presenter" : waits + "dismiss")
          values.toldClosings.insert(Syntax(call).id)
        }
      case "popViewController":
        effects.append(waits + "pop")
        values.toldClosings.insert(Syntax(call).id)
      case "popToRootViewController":
        effects.append(waits + "pop-to-root")
        values.toldClosings.insert(Syntax(call).id)
      case "performSegue":
        let identifier = call.argument("withIdentifier").flatMap { values.string($0) }
        let isBack = values.interface.segues.contains { $0.kind == "unwind" && $0.identifier == identifier }
        effects.append("\(isBack && identifier != nil ? "unwind" : "segue") \(identifier ?? "?")")
      case "present": if call.argument("animated") != nil { effects.append("present") }
      default:
        if depth < 1, call.base == nil, let given = given(name, at: call) {
          effects += effectList(given, depth + 1, isLater: isInTask)
          continue
        }
        guard depth < 1, call.base?.isSelf ?? true,
          let function = declarations.method(name, of: declarations.owner(of: call), labels: call.labels),
          let body = function.body
        else { continue }
        effects += effectList(Syntax(body), depth + 1, isLater: isInTask)
      }
    }
    // `Button("Save", action: save)`, `handler: restore(_:)`.
    for argument in node.as(FunctionCallExprSyntax.self)?.arguments ?? [] where depth < 1 {
      guard ["handler", "action"].contains(argument.label?.text ?? "") else { continue }
      effects += effectsOfMethod(argument.expression)
    }
    return node.as(ExprSyntax.self).map { effectsOfMethod($0) + effects } ?? effects
  }

  /// The closure that the followed call passes for a parameter that is run here.
  private func given(_ name: String, at call: FunctionCallExprSyntax) -> Syntax? {
    var name = name
    var node = Syntax(call)
    for _ in 0..<4 {
      guard case .value(let value)? = values.meaning(of: name, at: node) else { return nil }
      if value.is(ClosureExprSyntax.self) {
        return declarations.function(of: value)?.node.id == declarations.function(of: call)?.node.id
          ? nil : Syntax(value)
      }
      guard let next = value.plainName else { return nil }
      (name, node) = (next, Syntax(value))
    }
    return nil
  }

  /// The effects of a method that is passed by name.
  private func effectsOfMethod(_ expression: ExprSyntax) -> [String] {
    let member = expression.as(MemberAccessExprSyntax.self)
    guard expression.is(DeclReferenceExprSyntax.self) || member?.base?.isSelf == true,
      let name = member?.declName.baseName.text ?? expression.plainName,
      let body = declarations.method(name, of: declarations.owner(of: expression))?.body
    else { return [] }
    return effectList(Syntax(body), 1, isLater: false)
  }

  /// Whether a call is in `Task { … }`.
  private func isInTask(_ call: FunctionCallExprSyntax, below node: Syntax) -> Bool {
    var current = Syntax(call)
    while current.id != node.id, let parent = current.parent {
      if current.is(ClosureExprSyntax.self), let task = parent.as(FunctionCallExprSyntax.self),
        ["Task", "Task.detached"].contains(task.calledExpression.text)
      {
        return true
      }
      current = parent
    }
    return false
  }

  /// Whether the code awaits something before a call, in the same function or task.
  private func isBehindWork(_ call: FunctionCallExprSyntax, below node: Syntax) -> Bool {
    let waits = node.all(AwaitExprSyntax.self).filter { $0.position < call.position }
    return waits.contains { wait in
      // `await dismiss()` waits for nothing else.
      !(call.position >= wait.position && call.endPosition <= wait.endPosition)
        && !["dismiss", "MainActor.run"].contains(
          wait.expression.as(FunctionCallExprSyntax.self)?.calledExpression.text ?? "")
    }
  }
}
#endif
