#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// Notes lists that take the place of what a stack shows once the app runs: `stack.viewControllers = [Home()]` of a coordinator.
struct StackReplacing {
  private let visitor: PresentationVisitor
  private var values: ValueResolution { visitor.values }
  private var declarations: Declarations { visitor.declarations }

  init(_ visitor: PresentationVisitor) { self.visitor = visitor }

  /// - Parameter base: the stack.
  func read(_ given: ExprSyntax, of base: ExprSyntax, at assignment: Assignment) {
    guard let function = declarations.function(of: assignment.node), !function.isCalledAtLaunch,
      isKeptStack(base)
    else { return }
    for stack in ControllerLists(values).alternatives(of: given) {
      guard let last = stack.last else { continue }
      let receiver = visitor.receivers.presenter(base, at: assignment.node)
      let shown = values.values(of: last).filter { values.isShown($0) && !declarations.isGeneral($0.type) }
      for value in shown where shown.count <= ControllerPresentations.maximumChoices {
        var edge = EdgeFact(
          verb: .push, framework: .uikit, source: receiver.source, target: visitor.target(value),
          place: visitor.file.place(of: assignment.node))
        edge.target.sure = min(edge.target.sure, .inferred)
        edge.function = function.name
        edge.rules = receiver.rules + value.rules
        if stack.count > 1 { edge.rules.append("the last of \(stack.count) that replace the stack") }
        edge.trigger = visitor.buttons.trigger(of: assignment.node)
        var pending = PendingEdge(
          edge: edge, presenter: receiver.presenter, holder: receiver.holder, function: function)
        pending.isKept = visitor.buttons.isKept(assignment.node)
        pending.sent = SentCase(around: assignment.node)
        pending.presented = last
        pending.container = last
        pending.condition = ParameterConditions.condition(around: assignment.node, in: function)
        pending.flags = ParameterConditions.flags(around: assignment.node, in: function)
        visitor.found.edges.append(pending)
      }
    }
  }

  /// Whether it is a stack that an object of the app keeps and that nothing of that object presents or gives away: what it is
  /// given then is what is in it from the start.
  private func isKeptStack(_ base: ExprSyntax) -> Bool {
    let bare = base.withoutMarks
    let member = bare.as(MemberAccessExprSyntax.self)
    guard member?.base?.isSelf ?? true, let name = member?.declName.baseName.text ?? bare.plainName,
      member != nil || values.meaning(of: name, at: Syntax(bare)) == nil,
      let owner = declarations.owner(of: base), declarations.isPlainObject(owner),
      let property = declarations.property(name, of: owner), property.value == nil, property.body == nil,
      property.type.map({ declarations.isNavigation(bareTypeName($0)) }) ?? false,
      let type = declarations.types[property.owner]
    else { return false }
    return !type.bodies.contains { body in
      values.known.assignments(in: body).contains {
        $0.names.last == "rootViewController" && $0.value?.plainName == name
      }
        || values.known.calls(in: body).contains {
          $0.calleeName == "present" && $0.arguments.first?.expression.plainName == name
        }
    }
  }
}
#endif
