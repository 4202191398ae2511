#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// If a function presents for its callers, follows it to its callers.
struct CallerFollowing {
  let linking: FactLinking
  var values: ValueResolution { linking.values }
  var declarations: Declarations { linking.declarations }
  var conformances: Conformances { linking.conformances }
  private var objects: ShowingObjects { linking.objects }

  init(_ linking: FactLinking) { self.linking = linking }

  /// The largest number of functions from the presentation to the code that decides what is presented.
  private static let maximumDepth = 6
  /// The largest number of further functions from there to the presenter.
  private static let maximumCallsToPresenter = 6
  /// If more places call a function, the calls do not tell who presents.
  static let maximumCallers = 24

  /// Follows a function that presents for its callers to these callers.
  func follow(
    _ pending: PendingEdge, _ visitor: PresentationVisitor, _ depth: Int = 0,
    _ trail: Set<SyntaxIdentifier> = []
  ) {
    objects.note(pending)
    if RootSwitching.isStart(pending) { return noteStart(pending) }
    if appendSent(pending) { return }
    guard let function = pending.function else { return appendUnfollowed(pending) }
    guard linking.followed.note(pending, in: function) else { return }
    let isTargetOpen = isTargetOpen(pending, function)
    let isOpen = isOpen(pending, function)
    // When it has just become known what is presented, the search for the presenter begins.
    let isNear =
      isTargetOpen
      ? depth < Self.maximumDepth : pending.settled == nil || depth < Self.maximumCallsToPresenter
    guard isOpen, isNear, !trail.contains(Syntax(function.node).id) else {
      if !isOpen, depth == 0, CallerAbsence(linking).hasNoCaller(function) { return appendUncalled(pending) }
      return appendUnfollowed(pending)
    }
    let all = linking.sites(of: function).filter {
      pending.condition?.mayHold(for: $0.node, of: function, values) ?? true
    }
    let sites = all.filter { mayAsk($0, pending.askers) && !isReadItself($0, function) }
    // Those that ask have another delegate.
    if sites.isEmpty, !all.isEmpty { return }
    // The first screen of a package's coordinator is shown together with the coordinator.
    let isFirst = function.owner.map { HandedRoutes(values).isFirst(pending.condition, of: $0) } ?? false
    if isFirst { linking.starts += 1 }
    if isFirst, sites.isEmpty { return }
    // If each call passes an object for the controller, the call presents.
    let isOfObject =
      pending.object == nil && objects.parameter(whoseControllerIs: pending) != nil
      || pending.presented?.isSelf ?? false || presentsItself(pending, function)
      || isOfProtocol(pending, function)
    if sites.count > Self.maximumCallers, pending.targetParameter == nil, !pending.isForParameter,
      !isOfObject, !(isTargetOpen && isToldByEachCall(pending, function, sites)),
      !isOfSharedObject(pending, function, sites)
    {
      var unfollowed = pending
      unfollowed.edge.rules.append("\(sites.count) callers")
      return appendUnfollowed(unfollowed)
    }
    guard !sites.isEmpty else {
      // UIKit or a user of a protocol may still call it; then the presenter is not known.
      return function.isCalledFromOutside || CallerAbsence(linking).mayBeRequired(function)
        || declarations.mentions.contains(function.name)
        ? appendUnfollowed(pending) : appendUncalled(pending)
    }
    // The first screen of an object is shown with its container; later presentations are still to be found.
    let starts = sites.filter { objects.startsWhatIsPresented($0) || fillsNewStack(pending, $0) }
    linking.starts += starts.count
    if !starts.isEmpty, pending.edge.verb != .push { appendUnfollowed(pending) }
    let starting = Set(starts.map { Syntax($0.node).id })
    for site in sites where !starting.contains(Syntax(site.node).id) {
      guard let caller = linking.visitor(of: site.file) else { continue }
      follow(pending, site, function, caller, visitor, depth, trail)
    }
  }

  /// If the presentation follows from sending a case, all senders present.
  ///
  /// - Returns: whether all of them are known.
  private func appendSent(_ pending: PendingEdge) -> Bool {
    if case .known = pending.presenter, pending.edge.source.sure != .unknown { return false }
    guard let (sent, isComplete) = linking.sentCases.edges(of: pending) else { return false }
    for one in sent { append(one) }
    return isComplete
  }

  /// Whether a part of the edge depends on the caller.
  private func isOpen(_ pending: PendingEdge, _ function: FunctionDeclaration) -> Bool {
    if case .known = pending.presenter { isTargetOpen(pending, function) } else { true }
  }

  /// Whether the presented screen depends on the caller.
  private func isTargetOpen(_ pending: PendingEdge, _ function: FunctionDeclaration) -> Bool {
    if pending.targetParameter != nil || pending.contentParameter != nil { return true }
    if pending.object != nil { return false }
    // If an object presents itself or its contents, each call decides.
    if presentsItself(pending, function) || isOfProtocol(pending, function) { return true }
    guard !function.parameters.isEmpty else { return false }
    if pending.edge.target.sure == .unknown || isStackOfGiven(pending, function) { return true }
    if pending.edge.target.kind == TargetFact.eitherDialog,
      function.parameters.contains(where: { $0.type.contains("UIAlertController.Style") })
    {
      return true
    }
    if pending.edge.target.isDialog,
      function.parameters.contains(where: { $0.type.contains("UIAlertAction") })
    {
      return true
    }
    let titles = [pending.edge.target.title] + (pending.edge.target.buttons ?? []).map(\.label)
    return titles.contains { title in
      function.parameters.contains { "‹\($0.name)›" == title || title?.hasPrefix("‹\($0.name).") ?? false }
    }
  }

  /// Whether a stack is presented whose content may be an argument of the function.
  private func isStackOfGiven(_ pending: PendingEdge, _ function: FunctionDeclaration) -> Bool {
    let target = pending.edge.target
    return target.wrap.isEmpty && target.type.map { declarations.isNavigation($0) } ?? false
      && function.parameters.contains { declarations.isController($0.type.filter { !"[]?".contains($0) }) }
  }

  private func appendUnfollowed(_ pending: PendingEdge) {
    if case .known = pending.presenter { return append(pending) }
    // An object that only one screen has acts while that screen is in front, whoever called it first.
    if let asking = pending.trail.last, asking != pending.holder?.owner, !pending.isForParameter,
      let screen = declarations.onlyHolder(of: asking), screen != pending.edge.target.type
    {
      var held = pending
      held.edge.source = EdgeFact.Source(type: screen, sure: .inferred)
      held.edge.rules.append("held by ‘\(screen)’")
      return append(held)
    }
    let givers = pending.holder.map { GiverSearch(linking).givers(to: $0) } ?? []
    guard !givers.isEmpty else {
      if let (screen, object) = screenOfObject(pending) {
        var known = pending.settled?() ?? pending
        known.edge.source = EdgeFact.Source(type: screen, sure: .inferred)
        known.edge.rules.append("the screen of ‘\(object)’")
        return append(known)
      }
      // Reported once, where the presented screen is known, not for each possible first caller.
      var unknown = pending.settled?() ?? pending
      unknown.edge.source.sure = isOfSeveralScreens(unknown) ? .inferred : .unknown
      return append(unknown)
    }
    for giver in givers {
      var given = pending
      given.edge.source = EdgeFact.Source(type: giver, sure: .inferred)
      given.edge.rules.append("gives itself to ‘\(pending.holder?.owner ?? "")’")
      append(given)
    }
  }

  /// Whether an extension presents for the screens that conform to it or call it.
  private func isOfSeveralScreens(_ pending: PendingEdge) -> Bool {
    guard let type = pending.edge.source.type else { return false }
    if !conformances.screens(conformingTo: type).isEmpty { return true }
    if pending.isForParameter, declarations.isController(type),
      !declarations.screens(inheriting: type).isEmpty
    {
      return true
    }
    let isFirst = pending.trail.isEmpty && pending.function?.owner == type
    return isFirst && pending.edge.source.front == nil && pending.isForCallers
      && linking.callers(of: pending.function?.name, in: type)?.isEmpty == false
  }

  /// Adds an edge for each screen that the call may present.
  private func append(_ pending: PendingEdge) {
    var pending = pending
    // `show(alert, sender: nil)` does not push, because dialogs cannot be pushed.
    if pending.edge.verb == .push, pending.edge.target.isDialog { pending.edge.verb = .present }
    if pending.edge.trigger == nil, !pending.isKept, let function = pending.function {
      pending.edge.trigger = TriggerSearch(linking).trigger(of: function)
    }
    objects.note(pending, at: linking.edges.count)
    guard !pending.choices.isEmpty, let visitor = linking.visitors.first else {
      return linking.edges.append(pending.edge)
    }
    for choice in pending.choices {
      var edge = pending.edge
      edge.target = visitor.target(choice)
      edge.target.sure = min(edge.target.sure, .inferred)
      if edge.verb == .push, edge.target.isDialog { edge.verb = .present }
      linking.edges.append(edge)
    }
  }

  /// A screen that exists from the start needs no edge.
  private func noteStart(_ pending: PendingEdge) {
    linking.starts += 1
    guard let type = pending.edge.target.type, pending.edge.target.kind == "screen" else { return }
    let place = pending.edge.via.last ?? pending.edge.place
    linking.launched.append(FoundRoot(type: type, rank: .delegate, place: place))
  }

  private func appendUncalled(_ pending: PendingEdge) {
    // A function without a visible caller may be called by the system at launch.
    if pending.edge.verb == .setRoot {
      linking.starts += 1
      return
    }
    linking.unseen.append(
      UnseenFact(.noCaller, about: pending.function?.name ?? "", place: pending.edge.place))
  }

  /// Follows one call of a function that presents.
  private func follow(
    _ pending: PendingEdge, _ site: Declarations.Call, _ function: FunctionDeclaration,
    _ caller: PresentationVisitor, _ home: PresentationVisitor, _ depth: Int, _ trail: Set<SyntaxIdentifier>
  ) {
    guard pending.keptCase?.mayBeGiven(by: site.node, to: function, declarations) ?? true,
      ParameterConditions.mayBeCast(pending.casts, site.node, function, values)
    else { return }
    guard pending.flags.allSatisfy({ function.mayGive($0.value, to: $0.key, in: site.node) }) else { return }
    var next = pending
    next.function = declarations.function(of: site.node)
    next.sent = SentCase(around: site.node)
    if next.trail.isEmpty { next.trail = [function.owner].compactMap { $0 } }
    if let object = declarations.owner(of: site.node) { next.trail.append(object) }
    next.condition = CaseCondition.behind(
      pending.condition, site.node, of: function, in: next.function, caller)
    next.keptCase =
      pending.keptCase
      ?? (next.condition == nil ? KeptCase(pending.condition, site.node, of: function, declarations) : nil)
    next.askers = askers(at: site, function, pending)
    next.flags = ParameterConditions.flags(around: site.node, in: next.function)
    next.casts = ParameterConditions.casts(around: site.node, in: next.function)
    next.targetParameter = nil
    let isSettled = !isTargetOpen(pending, function)
    if isSettled, pending.settled == nil { next.settled = { pending } }
    if let root = pending.container?.rootName, let argument = function.argument(root, of: site.node) {
      next.container = argument
    }
    next.edge.rules.append("called by")
    next.edge.via.insert(pending.edge.place, at: 0)
    next.edge.place = site.file.place(of: site.node.nameNode)
    next.edge.function = next.function?.name
    // A closure that is stored runs later than the code that calls the storing function.
    let trigger = pending.isKept ? nil : caller.buttons.trigger(of: site.node)
    next.edge.trigger = trigger ?? pending.edge.trigger
    next.isKept = pending.isKept || caller.buttons.isKept(site.node)
    if case .callers = pending.presenter, caller.receivers.isAfterDismissal(site.node) {
      next.edge.rules.append(EdgeFact.afterDismissal)
    }
    setPresenter(of: &next, pending, site, function, caller)
    let node = Syntax(function.node).id
    guard values.bindings[node] == nil else { return }
    values.bindings[node] = values.arguments(of: function, site.node)
    defer { values.bindings[node] = nil }
    if let presented = pending.presented, NothingReturned(values).isNothing(presented) { return }
    retarget(&next, pending, site, function, home, caller)
    EdgeCompletion.addGiven(to: &next.edge.target, site, function, values)
    EdgeCompletion.rebind(&next.edge, pending.edge.trigger, site, function, caller)
    // When the presented screen is known, the depth to the presenter is counted from here.
    follow(next, caller, isSettled && pending.settled == nil ? 1 : depth + 1, trail.union([node]))
  }

  /// Sets the presenter as seen from the call.
  private func setPresenter(
    of next: inout PendingEdge, _ pending: PendingEdge, _ site: Declarations.Call,
    _ function: FunctionDeclaration, _ caller: PresentationVisitor
  ) {
    let found = receiver(
      of: pending.presenter, pending.holder, site, function, caller,
      isAskedItself: isOfProtocol(pending, function))
    guard var receiver = found else { return }
    next.holder = receiver.holder ?? (receiver.isGiven ? nil : pending.holder)
    receiver.source.sure = min(receiver.source.sure, .inferred)
    // If an object calls, the screen in front still presents.
    if case .callers = receiver.presenter {
      receiver.source.front = receiver.source.front ?? pending.edge.source.front
    }
    next.edge.source = receiver.source
    // The value of a parameter does not depend on the objects before it.
    if pending.isForParameter { next.trail = [declarations.owner(of: site.node)].compactMap { $0 } }
    next.edge.rules += receiver.rules
    next.presenter = receiver.presenter
  }

  /// The presenter as seen from a call of the presenting function; nil if it is already known.
  ///
  /// - Parameter isAskedItself: whether the receiver of the call is what is shown.
  func receiver(
    of presenter: PendingEdge.Presenter, _ holder: PresenterProperty?, _ site: Declarations.Call,
    _ function: FunctionDeclaration, _ caller: PresentationVisitor, isAskedItself: Bool = false
  ) -> Receiver? {
    switch presenter {
    case .known: return nil
    case .parameter(let parameter):
      if let argument = function.argument(parameter, of: site.node) {
        return caller.receivers.presenter(argument, at: site.node)
      }
      // No presenter was passed: the screen in front presents, which is the one that contains the call.
      var receiver = caller.receivers.presenter(nil, at: site.node)
      receiver.rules.append("nobody given for ‘\(parameter)’")
      return receiver
    case .callers:
      // Content of a modifier of the app is shown by the view that has the modifier.
      if function.owner == "View", let view = declarations.owner(of: site.node), view != "View",
        declarations.isView(view) || declarations.isModifier(view)
      {
        return Receiver(source: EdgeFact.Source(type: view, sure: .inferred))
      }
      if var known = GiverSearch(linking).presenter(givenTo: holder, site, caller) {
        known.isGiven = true
        return known
      }
      let isExtension =
        function.owner.map { declarations.isGeneral($0) || declarations.types[$0]?.kind == .foreign } ?? true
      // A method of a screen's base class presents for the screen on which it is called.
      return caller.receivers.presenter(isExtension && !isAskedItself ? site.asked : nil, at: site.node)
    }
  }

  /// Sets the target to the content that a call passes to a modifier of the app.
  private func retarget(_ next: inout PendingEdge, showing content: Syntax, _ caller: PresentationVisitor) {
    let shown = caller.contents.shown(by: content)
    guard let first = shown.first else { return }
    next.choices = shown.count > 1 ? shown : []
    next.edge.target = caller.target(first)
    next.edge.target.sure = min(next.edge.target.sure, .inferred)
    next.edge.rules = next.edge.rules.filter { $0 != "inline content" } + first.rules
  }

  /// Whether a value is a controller whose content is known.
  private func isCertain(_ value: PossibleValue) -> Bool {
    values.isShown(value) && !declarations.isGeneral(value.type) && !declarations.isNavigation(value.type)
  }

  /// Sets the target from the arguments of the call.
  private func retarget(
    _ next: inout PendingEdge, _ pending: PendingEdge, _ site: Declarations.Call,
    _ function: FunctionDeclaration, _ home: PresentationVisitor, _ caller: PresentationVisitor
  ) {
    next.contentParameter = nil
    if let content = pending.contentParameter.flatMap({ function.content($0, of: site.node) }) {
      return retarget(&next, showing: content, caller)
    }
    guard let presented = pending.presented else { return }
    if pending.object == nil, let parameter = objects.parameter(whoseControllerIs: pending),
      let argument = function.argument(parameter, of: site.node),
      let object = MadeObject(values).type(of: argument),
      !values.values(of: presented).contains(where: { isCertain($0) })
    {
      next.object = object
      next.edge.target = TargetFact(kind: "screen", sure: .unknown)
      return
    }
    let argument = pending.targetParameter.flatMap { function.argument($0, of: site.node) }
    // If a list replaces a stack, its last element is in front.
    let last = argument?.as(ArrayExprSyntax.self)?.elements.last?.expression
    let given = last ?? argument
    if let given { EdgeCompletion.addSetup(to: &next.edge, given, site, values) }
    // If an argument is passed, it is presented, not the receiver.
    let itself = pending.targetParameter == nil ? asked(by: site.node, pending, function) : nil
    let shown =
      itself
      ?? asProtocol(pending, function, site) {
        let root = pending.edge.verb == .setRoot ? WindowReading(values).shown(by: given ?? presented) : nil
        return root ?? values.values(of: last ?? presented)
      }
    next.choices = shown.count > 1 && shown.count <= ControllerPresentations.maximumChoices ? shown : []
    next.isByCase = pending.isByCase && shown.count > 1 && values.hangsOnParameter
    if next.isByCase || shown.count > ControllerPresentations.maximumChoices && values.hangsOnParameter {
      next.edge.target = TargetFact(kind: "screen", sure: .unknown)
    } else if let first = shown.first, shown.count <= ControllerPresentations.maximumChoices {
      let style = next.edge.style
      next.edge.target = home.target(first)
      if next.edge.target.isDialog, let creation = first.creation {
        AlertReading(values).readAdded(to: presented, madeBy: creation, into: &next.edge.target)
      }
      next.edge.style = style ?? first.style
      if first.sure < .exact || shown.count > 1 {
        next.edge.target.sure = min(next.edge.target.sure, .inferred)
      }
      next.edge.rules.removeAll {
        $0.hasPrefix(ValueResolution.notResolved) || $0 == ValueResolution.containerOfSomething
      }
      next.edge.rules += first.rules.filter { !next.edge.rules.contains($0) }
    }
    if next.edge.target.sure != .unknown { next.edge.target.sure = .inferred }
    // The receiver was already used.
    if isOfProtocol(pending, function), next.edge.target.sure != .unknown { next.presented = nil }
    if let given {
      next.targetParameter = caller.parameter(given, of: next.function)
      if next.targetParameter != nil { next.presented = given }
    }
  }
}
#endif
