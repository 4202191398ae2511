#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// Who a presentation is asked of.
struct Receiver {
  var source: EdgeFact.Source
  var presenter = PendingEdge.Presenter.known
  var holder: PresenterProperty?
  var rules: [String] = []
  /// Whether it is what the object was given on which the call is made.
  var isGiven = false
}

/// Finds who presents, by what a presentation is asked of.
struct ReceiverReading {
  private let values: ValueResolution
  private var declarations: Declarations { values.declarations }
  private var conformances: Conformances { values.conformances }

  init(_ values: ValueResolution) { self.values = values }

  /// Properties of a controller that present or push on its behalf.
  private static let chain: Set = [
    "navigationController", "parent", "tabBarController", "splitViewController", "presentingViewController",
    "presentedViewController",
  ]

  /// Who presents, by what stands before `present`.
  func receiver(of call: FunctionCallExprSyntax, _ function: FunctionDeclaration?) -> Receiver {
    // Who asks what is in front to present it is not on screen yet: `topmost.present(self, animated: true)`.
    if let base = call.base, call.arguments.first?.expression.isSelf ?? false,
      let owner = declarations.owner(of: call),
      let front = FrontReading(values).front(of: base)
    {
      return Receiver(
        source: EdgeFact.Source(type: owner, sure: .unknown, front: front), presenter: .callers,
        rules: ["receiver \(base.text.prefix(40))"])
    }
    return presenter(call.base, at: Syntax(call), function)
  }

  /// Who presents where an expression is asked to; nil for the object itself.
  func presenter(_ base: ExprSyntax?, at node: some SyntaxProtocol) -> Receiver {
    presenter(base, at: Syntax(node), declarations.function(of: node))
  }

  private func presenter(_ base: ExprSyntax?, at call: Syntax, _ function: FunctionDeclaration?) -> Receiver {
    let owner = declarations.owner(of: call)
    guard let base, !base.isSelf, base.text != "super" else { return own(owner, at: call) }
    if let last = lastPlainName(base), Self.chain.contains(last), !isParameter(base), let owner,
      declarations.isController(owner)
    {
      var receiver = inferred(owner, "by its \(last)")
      // In an extension of all controllers that is the one of whoever calls.
      if !isOfScreen(owner) { receiver.presenter = .callers }
      return receiver
    }
    // What a stack shows is the screen on it from which it is called.
    if let stack = stack(showing: base), owner.map({ !isOfScreen($0) }) ?? true {
      return presenter(stack, at: call, function)
    }
    if let name = base.plainName, let meaning = values.meaning(of: name, at: Syntax(base)) {
      switch meaning {
      case .parameter(_, let type, let node):
        if let function, node.id == Syntax(function.node).id {
          return parameter(name, type, owner)
        }
      case .value(let value) where value.isSelf: return own(owner, at: call)
      case .value(let value):
        // The stack of whichever tab is selected is not that of who calls.
        if let owner, declarations.isPlainObject(owner), isOfTab(value) {
          return Receiver(
            source: EdgeFact.Source(type: owner, sure: .unknown), rules: ["receiver \(value.text.prefix(60))"]
          )
        }
        // `let host = sender ?? topmost`, where the caller gives a sender.
        if let (name, type) = parameter(behind: value, of: function) { return parameter(name, type, owner) }
        if let known = presenterByMember(settled(value), at: call, function) { return known }
      case .type, .choice: break
      }
    }
    if let known = presenterByMember(base, at: call, function) { return known }
    if let kept = KeptContainer(values).type(of: base) { return inferred(kept, "type of the receiver") }
    if let value = values.values(of: base).first(where: { isKnownController($0) }) {
      // What a navigation controller of some object's shows is another screen.
      if !isContainer(value.type) || owner.map({ isOfScreen($0) }) ?? false {
        return inferred(value.type, "type of the receiver")
      }
    }
    if let required = conformances.declaredProtocol(of: base),
      let only = conformances.onlyScreen(conformingTo: required)
    {
      return inferred(only, "the one that conforms to ‘\(required)’")
    }
    if let screen = screen(onStackMadeBeside: base, at: call) {
      return inferred(screen, "closure given to a screen")
    }
    // A static function of a screen has no screen of its own, and asks what is in front for whoever calls.
    let isStatic = function?.isOfType ?? false
    if let owner, isOfScreen(owner), !(isStatic && FrontReading(values).front(of: base) != nil) {
      return inferred(owner, "receiver \(base.text.prefix(40))")
    }
    if !isOfSurroundings(base), let screen = screenThatRuns(closureAround: call) {
      return inferred(screen, "closure given to a screen")
    }
    let front = FrontReading(values).front(of: base)
    if front == nil, let owner, declarations.isPlainObject(owner), !isOfSurroundings(base),
      ObservedObject(values).runsBehindItsFunction(call)
    {
      return Receiver(source: EdgeFact.Source(type: owner, sure: .unknown), rules: ["once something is sent"])
    }
    return Receiver(
      source: EdgeFact.Source(type: owner, sure: .unknown, front: front),
      presenter: .callers,
      holder: owner.flatMap { holder(base, of: $0) }, rules: ["receiver \(base.text.prefix(40))"])
  }

  /// Whether a type is a navigation controller.
  func isStack(_ type: String) -> Bool { declarations.isNavigation(type) }

  /// The stack of which an expression is the screen on top: `stack` of `stack.topViewController`.
  private func stack(showing base: ExprSyntax) -> ExprSyntax? {
    guard let member = base.withoutMarks.as(MemberAccessExprSyntax.self),
      ["topViewController", "visibleViewController"].contains(member.declName.baseName.text),
      let inner = member.base?.withoutMarks, let name = lastPlainName(inner)
    else { return nil }
    if values.values(of: inner).contains(where: { declarations.isNavigation($0.type) }) { return inner }
    let types = (declarations.properties[name] ?? []).compactMap { $0.type.map(bareTypeName) }
    return !types.isEmpty && types.allSatisfy { declarations.isNavigation($0) } ? inner : nil
  }

  /// Who presents by a stack or a controller of somebody: `view` of `view?.controller.navigationController`.
  private func presenterByMember(
    _ base: ExprSyntax, at call: Syntax, _ function: FunctionDeclaration?
  ) -> Receiver? {
    guard let member = base.withoutMarks.as(MemberAccessExprSyntax.self), let inner = member.base,
      !inner.isSelf,
      inner.text != "super"
    else { return nil }
    let name = member.declName.baseName.text
    guard Self.stacks.contains(name) || isOwnController(name, of: inner), isOfController(inner) else {
      return nil
    }
    var receiver = presenter(inner, at: call, function)
    switch receiver.presenter {
    case .known: if receiver.source.sure == .unknown { return nil }
    case .parameter: break
    case .callers: return nil
    }
    receiver.source.sure = min(receiver.source.sure, .inferred)
    receiver.rules.append("by its \(name)")
    return receiver
  }

  /// Properties that hold what a controller is in.
  private static let stacks: Set = [
    "navigationController", "tabBarController", "splitViewController", "parent",
  ]

  /// Whether a member is the controller that a protocol requires of each, or a navigation controller that a screen has.
  private func isOwnController(_ name: String, of inner: ExprSyntax) -> Bool {
    if ControllerOfObject(values).isController(name), conformances.declaredProtocol(of: inner) != nil {
      return true
    }
    return (declarations.properties[name] ?? []).contains { property in
      guard let type = property.type.map(bareTypeName) else { return false }
      if declarations.isNavigation(type) { return declarations.isScreen(property.owner) }
      return declarations.types[property.owner]?.kind == .protocol && declarations.isController(type)
    }
  }

  /// Whether an expression holds a controller, or something of which a protocol alone is known.
  private func isOfController(_ expression: ExprSyntax) -> Bool {
    let found = values.values(of: expression)
    if !found.isEmpty { return found.contains { declarations.isController($0.type) } }
    if conformances.declaredProtocol(of: expression) != nil { return true }
    if let member = expression.withoutMarks.as(MemberAccessExprSyntax.self), let inner = member.base,
      !inner.isSelf
    {
      return isOwnController(member.declName.baseName.text, of: inner) && isOfController(inner)
    }
    guard let name = expression.plainName,
      case .parameter(_, let type, _)? = values.meaning(of: name, at: Syntax(expression))
    else { return false }
    return declarations.isController(bareTypeName(type))
  }

  /// Whether a name is what the function is given, and no property.
  private func isParameter(_ base: ExprSyntax) -> Bool {
    guard let name = base.plainName, case .parameter? = values.meaning(of: name, at: Syntax(base)) else {
      return false
    }
    return true
  }

  /// Whether a call stands in what runs once the controller itself was dismissed: `dismiss(animated: true) { … }`.
  func isAfterDismissal(_ call: FunctionCallExprSyntax) -> Bool {
    var node = Syntax(call).parent
    while let scope = node, !scope.is(FunctionDeclSyntax.self), !scope.is(MemberBlockItemSyntax.self) {
      if let closure = scope.as(ClosureExprSyntax.self) {
        let argument = closure.parent?.as(LabeledExprSyntax.self)?.parent?.parent
        let around = (argument ?? closure.parent)?.as(FunctionCallExprSyntax.self)
        if let around, around.calleeName == "dismiss", around.base?.isSelf ?? true { return true }
      }
      node = scope.parent
    }
    return false
  }

  /// Whether a name holds something that the function around the closure has.
  private func isOfSurroundings(_ base: ExprSyntax) -> Bool {
    guard let name = base.plainName, case .value? = values.meaning(of: name, at: Syntax(base)) else {
      return false
    }
    return true
  }

  /// What a value begins as: of a local the value that it is set to first, of `a ?? b` the first.
  private func settled(_ value: ExprSyntax, _ depth: Int = 0) -> ExprSyntax {
    guard depth < 4 else { return value }
    if let sequence = value.as(SequenceExprSyntax.self), let first = sequence.elements.first,
      sequence.elements.dropFirst().first?.text == "??"
    {
      return settled(first, depth + 1)
    }
    guard let name = value.plainName, case .value(let inner)? = values.meaning(of: name, at: Syntax(value))
    else { return value }
    return settled(inner, depth + 1)
  }

  private func isOfTab(_ value: ExprSyntax) -> Bool {
    value.all(DeclReferenceExprSyntax.self).contains { $0.baseName.text == "selectedViewController" }
  }

  /// The parameter of the function that a value begins with.
  private func parameter(
    behind value: ExprSyntax, of function: FunctionDeclaration?, _ depth: Int = 0
  ) -> (name: String, type: String)? {
    guard depth < 4, let function else { return nil }
    if let sequence = value.as(SequenceExprSyntax.self), let first = sequence.elements.first,
      ["??", "as"].contains(sequence.elements.dropFirst().first.map { String($0.text.prefix(2)) } ?? "")
    {
      return parameter(behind: first, of: function, depth + 1)
    }
    guard let name = value.plainName else { return nil }
    switch values.meaning(of: name, at: Syntax(value)) {
    case .parameter(_, let type, let node) where node.id == Syntax(function.node).id: return (name, type)
    case .value(let inner): return parameter(behind: inner, of: function, depth + 1)
    default: return nil
    }
  }

  /// A property of the object itself that holds some controller, nobody says which.
  private func holder(_ base: ExprSyntax, of owner: String) -> PresenterProperty? {
    var name = base.plainName
    if name == nil, let member = base.withoutMarks.as(MemberAccessExprSyntax.self),
      member.base?.isSelf == true
    {
      name = member.declName.baseName.text
    }
    guard let name, let type = declarations.property(name, of: owner)?.type.map(bareTypeName),
      declarations.isController(type), declarations.isPlainObject(owner)
    else { return nil }
    return PresenterProperty(name: name, owner: owner)
  }

  /// The screen that is given the closure in which a call stands: who runs it is on screen.
  func screenThatRuns(closureAround call: some SyntaxProtocol) -> String? {
    var node = Syntax(call).parent
    var isKept = false
    while let scope = node, !scope.is(FunctionDeclSyntax.self), !scope.is(MemberBlockItemSyntax.self) {
      if let closure = scope.as(ClosureExprSyntax.self) {
        // What something that is made keeps, it runs, whoever runs the function.
        isKept = isKept || closure.isGivenToWhatIsMade
        // What runs once something was dismissed, that does not present any more.
        if closure.parent?.as(FunctionCallExprSyntax.self)?.calleeName == "dismiss" { return nil }
        let local = LocalTaker(declarations, holder: { screen(holding: $0) })
        if let screen = taker(of: closure) ?? local.screen(of: closure) {
          return screen
        }
      }
      node = scope.parent
    }
    return isKept ? nil : made.screen(givenMemberAround: call)
  }

  private func taker(of closure: ClosureExprSyntax) -> String? {
    if let sequence = closure.parent?.parent?.as(SequenceExprSyntax.self),
      let assignment = Assignment(sequence),
      let base = assignment.target.as(MemberAccessExprSyntax.self)?.base
    {
      return values.values(of: base).lazy.compactMap { screen(holding: $0.type) }.first
    }
    let argument = closure.parent?.as(LabeledExprSyntax.self)?.parent?.parent
    let labelled = closure.parent?.as(MultipleTrailingClosureElementSyntax.self)?.parent?.parent
    guard let call = (argument ?? labelled ?? closure.parent)?.as(FunctionCallExprSyntax.self),
      Syntax(call.calledExpression).id != Syntax(closure).id, let name = call.calleeName
    else { return nil }
    guard call.base == nil else {
      return ObservedObject(values).screen(observedBy: call) ?? screen(thatKeepsWhatIsGivenBy: call)
        ?? made.screen(madeBy: call)
    }
    if name.first?.isLowercase == true { return made.screen(madeBy: call) }
    let type = declarations.fullName(name, inside: declarations.owner(of: call))
    return declarations.type(type) == nil ? nil : screen(holding: type)
  }

  private var made: MadeTaker { MadeTaker(values) { screen(holding: $0) } }

  /// The screen whose own method keeps what it is given until something happens: `editor.onSave { … }`.
  private func screen(thatKeepsWhatIsGivenBy call: FunctionCallExprSyntax) -> String? {
    guard let base = call.base, !base.isSelf, let name = call.calleeName,
      let type = values.values(of: base).map(\.type).first(where: { isOfScreen($0) }),
      let method = declarations.method(name, of: type, labels: call.labels), let body = method.body
    else { return nil }
    let given = Set(method.parameters.map(\.name))
    let isKept = values.known.assignments(in: body).contains {
      $0.isOfSelf && given.contains($0.value?.plainName ?? "")
    }
    return isKept ? screen(holding: type) : nil
  }

  /// A screen itself, or the one that alone holds an object, such as its view model.
  private func screen(holding type: String) -> String? {
    if isOfScreen(type) { return declarations.isNavigation(type) ? nil : type }
    return declarations.onlyHolder(of: type)
  }

  private func isKnownController(_ value: PossibleValue) -> Bool {
    declarations.isController(value.type) && !declarations.isGeneral(value.type)
  }

  /// Whether a controller only holds others, so that it tells nothing about what is on screen.
  private func isContainer(_ type: String) -> Bool {
    declarations.isNavigation(type)
      || ["UISplitViewController", "UITabBarController", "UIPageViewController"].contains(type)
  }

  /// Whether it is a screen or a modifier, which is a part of the views that have it.
  private func isOfScreen(_ owner: String) -> Bool {
    declarations.isScreen(owner) || declarations.isModifier(owner)
  }

  private func own(_ owner: String?, at call: Syntax) -> Receiver {
    if let owner, isOfScreen(owner) {
      return Receiver(source: EdgeFact.Source(type: owner, sure: .exact))
    }
    if let screen = screenThatRuns(closureAround: call) {
      return inferred(screen, "closure given to a screen")
    }
    if let owner, declarations.isPlainObject(owner), ObservedObject(values).runsBehindItsFunction(call) {
      return Receiver(source: EdgeFact.Source(type: owner, sure: .unknown), rules: ["once something is sent"])
    }
    return Receiver(
      source: EdgeFact.Source(type: owner, sure: .inferred), presenter: .callers, rules: ["for its callers"])
  }

  private func inferred(_ type: String, _ rule: String) -> Receiver {
    Receiver(source: EdgeFact.Source(type: type, sure: .inferred), rules: [rule])
  }

  private func parameter(_ name: String, _ type: String, _ owner: String?) -> Receiver {
    let type = bareTypeName(type)
    if declarations.isController(type), !declarations.isGeneral(type) {
      let full = declarations.fullName(type, inside: owner)
      guard !declarations.screens(inheriting: full).isEmpty else {
        return inferred(full, "type of the parameter")
      }
      // Each call gives one of the screens that inherit from it.
      return Receiver(
        source: EdgeFact.Source(type: full, sure: .inferred), presenter: .parameter(name),
        rules: ["for a parameter"])
    }
    if let required = declarations.type(type, inside: owner), required.kind == .protocol,
      let only = conformances.onlyScreen(conformingTo: required.name)
    {
      return inferred(only, "the one that conforms to ‘\(required.name)’")
    }
    return Receiver(
      source: EdgeFact.Source(type: owner, sure: .inferred), presenter: .parameter(name),
      rules: ["for a parameter"])
  }

  private func lastPlainName(_ base: ExprSyntax) -> String? {
    base.withoutMarks.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? base.plainName
  }
}

extension ClosureExprSyntax {
  /// Whether an initializer is given it: `EditorModel(…) { … }`.
  fileprivate var isGivenToWhatIsMade: Bool {
    let argument = parent?.as(LabeledExprSyntax.self)?.parent?.parent
    let call = (argument ?? parent)?.as(FunctionCallExprSyntax.self)
    return call?.base == nil && call?.calleeName?.first?.isUppercase ?? false && call?.calleeName != "Task"
  }
}
#endif
