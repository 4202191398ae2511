#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// The settings that a function makes on a controller before presenting it.
struct PresentationConfiguration {
  var style: EdgeFact.Style?
  var isAnchored = false
  var hasDelegate = false
  var isByIdiom = false
}

/// Reads the settings that a function makes on the controller it presents.
struct ConfigurationReading {
  private let file: SwiftFile
  private let values: ValueResolution

  init(_ file: SwiftFile, _ values: ValueResolution) {
    self.file = file
    self.values = values
  }

  private static let anchors: Set = ["sourceView", "barButtonItem", "sourceItem"]

  /// The settings that a member's statements make on a local name whose value a call presents.
  func configuration(
    of name: String, in member: Syntax, for call: FunctionCallExprSyntax
  ) -> PresentationConfiguration {
    var setup = PresentationConfiguration()
    for assignment in values.known.assignments(in: member)
    where assignment.names.first == name && assignment.names.count > 1 {
      guard let property = assignment.names.last, assignment.node.isSameLocal(name, as: call) else {
        continue
      }
      if property == "modalPresentationStyle" { readStyle(assignment, for: call, into: &setup) }
      if assignment.names.contains("popoverPresentationController"), Self.anchors.contains(property) {
        setup.isAnchored = true
      }
      if property == "delegate", assignment.names.contains(where: { $0.hasSuffix("resentationController") }) {
        setup.hasDelegate = true
      }
    }
    readPopover(of: name, in: member, for: call, into: &setup)
    for closure in closures(configuring: name, at: call) {
      for assignment in closure.assignments where assignment.names == ["$0", "modalPresentationStyle"] {
        readStyle(assignment, for: call, into: &setup)
      }
    }
    return setup
  }

  /// The configuring closures after a created value: `let editor = Editor() &> { … }`.
  private func closures(configuring name: String, at call: FunctionCallExprSyntax) -> [ClosureExprSyntax] {
    guard case .value(let made)? = values.meaning(of: name, at: Syntax(call)),
      made.isConfigured
    else { return [] }
    return made.enclosing(InitializerClauseSyntax.self)?.value.configuration ?? []
  }

  /// The conditions around a node that are not around the call; nil if both are in different branches of one
  /// condition, so that they never run together.
  private func conditions(around node: some SyntaxProtocol, butNot call: FunctionCallExprSyntax) -> [Syntax]?
  {
    var found: [Syntax] = []
    var below = Syntax(node)
    while let scope = below.parent, !scope.is(MemberBlockItemSyntax.self), !scope.is(FunctionDeclSyntax.self)
    {
      let isChoice = scope.is(IfExprSyntax.self) || scope.is(SwitchCaseListSyntax.self)
      if isChoice, call.position < scope.position || call.position >= scope.endPosition {
        found.append(scope)
      } else if isChoice, call.position < below.position || call.position >= below.endPosition {
        return nil
      }
      below = scope
    }
    return found
  }

  private func readStyle(
    _ assignment: Assignment, for call: FunctionCallExprSyntax, into setup: inout PresentationConfiguration
  ) {
    guard let conditions = conditions(around: assignment.node, butNot: call) else { return }
    let isPlain = assignment.value?.is(MemberAccessExprSyntax.self) == true
    let condition = conditions.first
    if let around = assignment.node.enclosing(IfExprSyntax.self), testsIdiom(around.conditions) {
      setup.isByIdiom = true
    }
    var style = EdgeFact.Style(
      value: isPlain ? assignment.value?.wordName ?? "?" : "?", place: file.place(of: assignment.node),
      sure: isPlain && condition == nil ? .exact : .inferred, isConditional: !isPlain || condition != nil)
    if let before = setup.style, before.value != style.value {
      style.value = before.value + "|" + style.value
      style.sure = .inferred
      style.isConditional = true
    }
    setup.style = style
  }

  /// Whether a condition tests the idiom or a size class.
  private func testsIdiom(_ conditions: ConditionElementListSyntax) -> Bool {
    let names: Set = ["userInterfaceIdiom", "horizontalSizeClass", "verticalSizeClass", "isPad", "isIPad"]
    return conditions.all(MemberAccessExprSyntax.self).contains { names.contains($0.declName.baseName.text) }
      || conditions.all(DeclReferenceExprSyntax.self).contains { names.contains($0.baseName.text) }
  }

  /// Reads `if let popover = vc.popoverPresentationController { popover.sourceView = … }`.
  private func readPopover(
    of name: String, in member: Syntax, for call: FunctionCallExprSyntax,
    into setup: inout PresentationConfiguration
  ) {
    var locals: Set<String> = []
    for binding in member.all(OptionalBindingConditionSyntax.self)
    where isPopover(binding.initializer?.value, of: name) && binding.isSameLocal(name, as: call) {
      locals.insert(binding.pattern.text)
    }
    for binding in member.all(PatternBindingSyntax.self)
    where isPopover(binding.initializer?.value, of: name) && binding.isSameLocal(name, as: call) {
      locals.insert(binding.pattern.text)
    }
    guard !locals.isEmpty else { return }
    for assignment in member.assignments {
      guard let first = assignment.names.first, locals.contains(first), let last = assignment.names.last
      else {
        continue
      }
      if Self.anchors.contains(last) { setup.isAnchored = true }
      if last == "delegate" { setup.hasDelegate = true }
    }
  }

  private func isPopover(_ value: ExprSyntax?, of name: String) -> Bool {
    guard let member = value?.as(MemberAccessExprSyntax.self) else { return false }
    return member.declName.baseName.text == "popoverPresentationController" && member.base?.plainName == name
  }
}
#endif
