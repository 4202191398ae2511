#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// Records what a UIKit controller presents or pushes.
struct ControllerPresentations {
  /// If more screens are possible at one place, they are only used when a call decides which.
  static let maximumChoices = 4

  let visitor: PresentationVisitor
  var values: ValueResolution { visitor.values }
  var declarations: Declarations { visitor.declarations }
  private var file: SwiftFile { visitor.file }
  private var receivers: ReceiverReading { visitor.receivers }
  private var buttons: ButtonReading { visitor.buttons }

  init(_ visitor: PresentationVisitor) { self.visitor = visitor }

  /// Reads `present(_:animated:)`, `pushViewController(_:animated:)` and similar functions.
  func read(_ name: String, _ call: FunctionCallExprSyntax) {
    guard let first = call.arguments.first else { return }
    if let function = declarations.function(of: call), overridesUIKit(function) { return }
    if isOwn(name, call) { return noteOwn(first.expression, call) }
    switch name {
    case "performSegue", "perform":
      guard name == "performSegue" || first.label?.text == "segue" else { return }
      visitor.found.segues += segueIdentifiers(of: call).map { identifier in
        SegueCall(
          identifier: identifier, owner: declarations.owner(of: call),
          function: declarations.function(of: call),
          trigger: buttons.trigger(of: call), place: file.place(of: call.nameNode))
      }
    case "addChild":
      guard first.label == nil, let owner = declarations.owner(of: call) else { return }
      ChildReading(visitor).read(first.expression, of: owner, call)
    case "present":
      let isUIKits = call.argument("animated") != nil || call.arguments.count == 1 && call.base != nil
      if first.label == nil, !isUIKits, MadeObject(values).isAsked(by: call),
        declarations.caseName(of: first.expression) != nil
      {
        visitor.found.routeCalls.append(
          (file.place(of: call.nameNode), String(first.expression.text.prefix(40))))
      }
      if first.label == nil, isUIKits { readPresent(first.expression, call, .present) }
    case "show":
      if first.label == nil, call.argument("sender") != nil { readPresent(first.expression, call, nil) }
    case "showDetailViewController": readPresent(first.expression, call, .showDetail)
    case "pushViewController":
      if !isEmpty(first.expression), !fillsWhatIsPresented(call), !fillsRoot(call),
        !startsStack(call.base, with: first.expression, at: Syntax(call.nameNode))
      {
        readPresent(first.expression, call, .push)
      }
    case "setViewController":
      if first.label == nil { readColumn(first.expression, call) }
    case "setViewControllers":
      if first.label == nil { readControllers(first.expression, call) }
    case "setTabs":
      if first.label == nil { readTabs(first.expression, of: call.base, at: Syntax(call.nameNode)) }
    default: break
    }
  }

  /// The segue identifiers that a call may perform; for a method of the app, the names of the cases in its
  /// arguments.
  private func segueIdentifiers(of call: FunctionCallExprSyntax) -> [String?] {
    if let identifier = call.argument("withIdentifier") { return [values.string(identifier)] }
    guard let first = call.arguments.first?.expression,
      ["segue", nil].contains(call.arguments.first?.label?.text)
    else { return [nil] }
    var value = first
    if let name = first.plainName, case .value(let local)? = values.meaning(of: name, at: Syntax(first)) {
      value = local
    }
    return values.alternatives(of: value).map { one in
      guard let name = declarations.caseName(of: one) else { return nil }
      let base = one.as(MemberAccessExprSyntax.self)?.base?.text
      let type = declarations.enumeration(base, withCase: name, inside: declarations.owner(of: call))
      return (type?.cases[name] ?? nil).flatMap { values.string($0) } ?? name
    }
  }

  /// Whether it is a placeholder: `UIViewController()`.
  func isEmpty(_ expression: ExprSyntax) -> Bool {
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return false }
    return call.base == nil && call.calleeName == "UIViewController" && call.arguments.isEmpty
  }

  /// Whether this sets the first screen of a navigation controller that the function creates and presents or
  /// returns.
  func fillsWhatIsPresented(_ call: FunctionCallExprSyntax) -> Bool {
    guard let base = call.base, let name = base.plainName, let member = call.member,
      case .value(let value)? = values.meaning(of: name, at: Syntax(base)),
      let type = value.as(FunctionCallExprSyntax.self)?.calleeName, declarations.isNavigation(type),
      !isInClosure(call, behind: value)
    else { return false }
    let isReturned = member.all(ReturnStmtSyntax.self).contains { other in
      other.expression?.plainName == name && other.isSameLocal(name, as: call)
    }
    return isReturned
      || values.known.calls(in: member).contains { other in
        other.calleeName == "present" && other.arguments.first?.expression.plainName == name
          && other.isSameLocal(name, as: call)
      }
  }

  /// Whether this sets the first screen of a navigation controller that the function creates and sets as the
  /// window's root: then no screen pushes it.
  func fillsRoot(_ call: FunctionCallExprSyntax) -> Bool {
    guard let name = call.base?.plainName, let base = call.base, let member = call.member,
      case .value(let value)? = values.meaning(of: name, at: Syntax(base)),
      let type = value.as(FunctionCallExprSyntax.self)?.calleeName, declarations.isNavigation(type),
      !isInClosure(call, behind: value)
    else { return false }
    let isSet = values.known.assignments(in: member).contains {
      $0.names.last == "rootViewController" && $0.value?.plainName == name
        && $0.node.isSameLocal(name, as: call)
    }
    return isSet
      || values.known.calls(in: member).contains { other in
        other.arguments.contains { argument in
          argument.expression.plainName == name && other.isSameLocal(name, as: call)
            && setsRoot(other, by: argument.label?.text)
        }
      }
  }

  /// Whether a function of the app sets its argument as a window's root.
  private func setsRoot(_ call: FunctionCallExprSyntax, by label: String?) -> Bool {
    guard let name = call.calleeName else { return false }
    return (declarations.functions[name] ?? []).filter { $0.fits(call) }.contains { function in
      guard let parameter = function.parameters.first(where: { $0.label == label ?? "_" }) else {
        return false
      }
      return function.body?.assignments.contains {
        $0.names.last == "rootViewController" && $0.value?.plainName == parameter.name
      } ?? false
    }
  }

  /// Whether a closure is around the call but not around the created value, so that the call runs later.
  private func isInClosure(_ call: FunctionCallExprSyntax, behind made: ExprSyntax) -> Bool {
    guard let closure = Syntax(call).parent?.enclosing(ClosureExprSyntax.self) else { return false }
    return made.position < closure.position || made.position >= closure.endPosition
  }

  /// - Parameter verb: nil for `show`, whose action depends on the target.
  func readPresent(
    _ presented: ExprSyntax, _ call: FunctionCallExprSyntax, _ verb: EdgeFact.Verb?
  ) {
    // Content that the creator of the view passes: `UIHostingController(rootView: content())`.
    if let givers = GivenContent(values).givers(ofHosted: presented) {
      visitor.found.edges += GivenEdges(visitor).edges(of: givers, verb ?? .push, call)
      return
    }
    let function = function(giving: [call.base, presented], to: call)
    let receiver = receivers.receiver(of: call, function)
    var shown = values.values(of: presented)
    let hangsOnParameter = values.hangsOnParameter
    if shown.isEmpty { shown = ClosureArguments(values).values(of: presented) }
    // The argument of each call is read at the call.
    if shown.isEmpty, let function, ContentTaker(function, declarations) != nil { return }
    if MadeObject(values).isOtherPresent(shown, call) || MadeObject(values).isAsked(by: call) {
      if declarations.caseName(of: presented) != nil {
        visitor.found.routeCalls.append((file.place(of: call.nameNode), String(presented.text.prefix(40))))
      }
      return
    }
    if let name = presented.plainName, let member = call.member {
      shown = shown.flatMap { value in
        let stack = StackContent(values)
        let inner =
          declarations.isNavigation(value.type)
          ? stack.content(of: name, in: member, usedAt: presented)
          : stack.panelContent(of: name, in: member, usedAt: presented)
        return inner.isEmpty
          ? [value]
          : inner.map { $0.inferred("put into it").wrapped(in: value.type, "container") }
      }
    }
    if !shown.contains(where: { declarations.isView($0.type) || $0.scene != nil }) {
      let content = StackContent(values).panelContent(ofProperty: presented)
      let panel = shown.first.map(\.type) ?? ""
      if !content.isEmpty {
        shown = panel.isEmpty ? content : content.map { $0.wrapped(in: panel, "container") }
      }
    }
    // Each call decides which screen it is by the case that it passes.
    let isByCase = hangsOnParameter && shown.count > 1 && function?.parameters.isEmpty == false
    let choices = isByCase && shown.count <= Self.maximumChoices ? shown : []
    if isByCase {
      shown = [PossibleValue(type: "", sure: .unknown, rules: ["one of \(shown.count) screens"])]
    }
    if shown.isEmpty {
      shown = [
        PossibleValue(
          type: "", sure: .unknown, rules: ["\(ValueResolution.notResolved) \(presented.text.prefix(40))"])
      ]
    }
    let setup = presented.plainName.flatMap { name in
      call.member.map { ConfigurationReading(file, values).configuration(of: name, in: $0, for: call) }
    }
    for value in shown {
      var edge = EdgeFact(
        verb: verb ?? .push, framework: .uikit, source: receiver.source, target: visitor.target(value),
        place: file.place(of: call.nameNode))
      // In another function the property may hold another picker.
      if let kind = PickerReading(declarations: declarations).kind(of: value.type, in: call.member) {
        edge.target.kind = kind
      }
      if edge.target.isDialog, let creation = value.creation {
        AlertReading(values).readAdded(to: presented, madeBy: creation, into: &edge.target)
      }
      if verb == nil, value.wrap.contains(where: { declarations.isNavigation($0) }) { edge.verb = .present }
      if shown.count > 1 { edge.target.sure = min(edge.target.sure, .inferred) }
      edge.function = function?.name
      edge.rules = receiver.rules + value.rules
      // It only presents itself if what it dismissed was over it.
      if let base = call.base, !base.isSelf, receivers.isAfterDismissal(call) {
        edge.rules.append(EdgeFact.afterDismissal)
      }
      edge.style = setup?.style ?? value.style
      edge.isAnchored = setup?.isAnchored ?? false
      edge.hasDelegate = setup?.hasDelegate ?? false
      edge.isByIdiom = setup?.isByIdiom ?? false
      edge.hasCompletion =
        call.has("completion") && call.argument("completion")?.text != "nil"
        || call.trailingClosure != nil
      edge.trigger = buttons.trigger(of: call)
      var pending = PendingEdge(
        edge: edge, presenter: receiver.presenter, holder: receiver.holder, function: function)
      pending.isByCase = isByCase
      pending.isKept = buttons.isKept(call)
      pending.sent = SentCase(around: call)
      pending.choices = choices
      pending.presented = presented
      pending.container = presented
      pending.targetParameter = visitor.parameter(presented, of: function)
      pending.condition = ParameterConditions.condition(around: call, in: function)
      pending.flags = ParameterConditions.flags(around: call, in: function)
      pending.casts = ParameterConditions.casts(around: call, in: function)
      visitor.found.edges.append(pending)
    }
  }

  /// The function around a call; for a nested function the outer one, if the named values are its parameters.
  private func function(giving names: [ExprSyntax?], to call: FunctionCallExprSyntax) -> FunctionDeclaration?
  {
    for name in names.compactMap({ $0 }) {
      guard let plain = name.plainName,
        case .parameter(_, _, let node)? = values.meaning(of: plain, at: Syntax(name)),
        let function = declarations.function(declaredBy: node)
      else { continue }
      return function
    }
    return declarations.function(of: call)
  }

  /// Whether it overrides or has the labels of UIKit's own method; then it makes no edge.
  private func overridesUIKit(_ function: FunctionDeclaration) -> Bool {
    let labels = function.parameters.map(\.label)
    guard labels.count > 1,
      Self.ofUIKit[function.name]?.contains(where: { $0.starts(with: labels) }) ?? false
    else { return false }
    return function.node.modifiers.contains { $0.name.text == "override" }
      || function.owner.map { declarations.isController($0) } ?? false
  }

  /// Whether it is a method of the app with the name of UIKit's but other labels, such as a screen's
  /// `showDetailViewController(_:)`. What its body shows is followed to each call.
  private func isOwn(_ name: String, _ call: FunctionCallExprSyntax) -> Bool {
    guard let ofUIKit = Self.ofUIKit[name],
      let asked = call.base.map({
        $0.isSelf ? declarations.owner(of: call) : values.values(of: $0).first?.type
      })
        ?? declarations.owner(of: call),
      declarations.isController(asked) || asked == "UIViewController",
      let method = declarations.method(name, of: asked, labels: call.labels), method.fits(call)
    else { return false }
    let labels = method.parameters.map(\.label)
    return !ofUIKit.contains { uikits in
      labels.count > 1 && uikits.starts(with: labels) || labels.starts(with: uikits.prefix(2))
    }
  }

  /// Records a screen that is passed to such a method; it is reported if no edge is found at the call.
  private func noteOwn(_ given: ExprSyntax, _ call: FunctionCallExprSyntax) {
    let isScreen = values.values(of: given).contains { value in
      declarations.isScreen(value.type) && !declarations.isGeneral(value.type)
    }
    if isScreen { visitor.found.note(given.text, at: visitor.file.place(of: call.nameNode)) }
  }

  /// The labels of UIKit's own methods.
  private static let ofUIKit = [
    "present": [["_", "animated", "completion"]], "pushViewController": [["_", "animated"]],
    "setViewControllers": [["_", "animated"], ["_", "direction", "animated", "completion"]],
    "show": [["_", "sender"]], "showDetailViewController": [["_", "sender"]],
  ]
}
#endif
