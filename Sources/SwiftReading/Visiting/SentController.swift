#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// A function of the app's own that sends a controller to whoever shows it, or sends that a screen is to close: `func
/// transition(to controller: UIViewController) { transitions.send(controller) }`.
struct ControllerSender {
  let function: FunctionDeclaration
  /// The parameter that is sent; nil where a screen is to close.
  let parameter: String?

  /// Nil for a function that is no such one.
  init?(_ function: FunctionDeclaration, _ declarations: Declarations) {
    guard let body = function.body, function.owner.map({ !declarations.isController($0) }) ?? false else {
      return nil
    }
    let sends = body.calls.filter {
      ["send", "onNext", "accept"].contains($0.calleeName ?? "") && $0.base != nil
    }
    guard let sent = sends.first, sends.count == 1 else { return nil }
    let names = Set(
      sent.arguments.flatMap { $0.expression.all(DeclReferenceExprSyntax.self) }.map(\.baseName.text))
    let given = function.parameters.first { parameter in
      names.contains(parameter.name)
        && declarations.isController(parameter.type.filter { !"?!".contains($0) })
    }
    let name = function.name
    guard given != nil || ["dismiss", "pop", "close"].contains(where: { name.hasPrefix($0) }) else {
      return nil
    }
    self.function = function
    parameter = given?.name
  }
}

extension Declarations {
  /// The functions that send what is to be shown or closed, by their names.
  var controllerSenders: [String: [ControllerSender]] {
    if let known = knownControllerSenders { return known }
    let found = functions.mapValues { $0.compactMap { ControllerSender($0, self) } }.filter {
      !$0.value.isEmpty
    }
    knownControllerSenders = found
    return found
  }
}

/// Reads calls of such functions.
struct SentController {
  private let visitor: PresentationVisitor
  private var declarations: Declarations { visitor.declarations }

  init(_ visitor: PresentationVisitor) { self.visitor = visitor }

  /// Adds what a call has shown or closed.
  func read(_ name: String, _ call: FunctionCallExprSyntax) {
    guard let sender = declarations.controllerSenders[name]?.first(where: { $0.function.fits(call) }),
      visitor.isRun(call), call.base.map({ $0.isSelf || visitor.values.values(of: $0).isEmpty }) ?? true
    else { return }
    let receiver = visitor.receivers.presenter(nil, at: call)
    guard let parameter = sender.parameter else { return close(call, receiver) }
    guard let shown = sender.function.argument(parameter, of: call) else { return }
    let possible = visitor.values.values(of: shown).filter { visitor.values.isShown($0) }
    let verb = verb(of: call, sender.function)
    var pending = visitor.edge(verb, askedBy: call, receiver, "sent by ‘\(name)’")
    pending.edge.framework = .uikit
    visitor.appendEdges(pending, possible, nil)
  }

  private func close(_ call: FunctionCallExprSyntax, _ receiver: Receiver) {
    var isKnown = false
    if case .known = receiver.presenter { isKnown = receiver.source.sure != .unknown }
    let word = call.arguments.first?.expression.caseName ?? call.calleeName ?? ""
    let does = word.contains("oot") ? "pop-to-root" : word.hasPrefix("pop") ? "pop" : "dismiss"
    let function = declarations.function(of: call)
    let fact = ClosingFact(
      type: receiver.source.type, does: does, trigger: visitor.buttons.trigger(of: call),
      function: function?.name, sure: isKnown ? .inferred : .unknown,
      place: visitor.file.place(of: call.nameNode))
    visitor.found.closings.append(
      FoundClosing(
        fact: fact, call: Syntax(call).id, owner: declarations.owner(of: call),
        presenter: isKnown ? .known : receiver.presenter, holder: receiver.holder, declaration: function))
  }

  /// How it is shown: by the case that the call gives, or a parameter has by default, else by the name.
  private func verb(of call: FunctionCallExprSyntax, _ function: FunctionDeclaration) -> EdgeFact.Verb {
    let words =
      call.arguments.compactMap(\.expression.caseName)
      + function.parameters.compactMap { $0.fallback?.caseName }
      + [function.name]
    return words.lazy.compactMap { ContentTaker.verb(of: $0) }.first ?? .present
  }
}
#endif
