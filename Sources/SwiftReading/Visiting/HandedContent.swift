#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// A function of an object of the app's own that shows what a closure makes: `router.present { Editor() }`.
struct ContentTaker {
  let function: FunctionDeclaration
  /// The parameter that makes what is shown.
  let parameter: String

  /// Nil for a function that is no such one: it gives nothing back, and its name says that it shows something.
  init?(_ function: FunctionDeclaration, _ declarations: Declarations) {
    guard let owner = function.owner, declarations.isPlainObject(owner),
      ["Void", "()"].contains(function.returns ?? "Void"), Self.verb(of: function.name) != nil
    else { return nil }
    let taken = function.node.signature.parameterClause.parameters.first { parameter in
      let type = parameter.type.text
      let isBuilder = parameter.attributes.contains { $0.trimmedDescription == "@ViewBuilder" }
      let name = (parameter.secondName ?? parameter.firstName).text
      return type.contains("->") && (isBuilder || function.views.contains { $0.name == name })
    }
    guard let taken else { return nil }
    self.function = function
    parameter = (taken.secondName ?? taken.firstName).text
  }

  /// What a name says that a function does.
  static func verb(of name: String) -> EdgeFact.Verb? {
    if ["push", "navigate"].contains(where: { name.hasPrefix($0) }) { return .push }
    return ["present", "show", "open", "display"].contains { name.hasPrefix($0) } ? .present : nil
  }
}

extension Declarations {
  /// The functions that show what a closure makes, by their names.
  var contentTakers: [String: [ContentTaker]] {
    if let known = knownContentTakers { return known }
    var found: [String: [ContentTaker]] = [:]
    for (name, all) in functions where ContentTaker.verb(of: name) != nil {
      let takers = all.compactMap { ContentTaker($0, self) }
      if !takers.isEmpty { found[name] = takers }
    }
    knownContentTakers = found
    return found
  }
}

/// Reads calls that give an object of the app's own what it is to show.
struct HandedContent {
  private let visitor: PresentationVisitor
  private var declarations: Declarations { visitor.declarations }

  init(_ visitor: PresentationVisitor) { self.visitor = visitor }

  /// Adds what a call shows by what it gives.
  func read(_ name: String, _ call: FunctionCallExprSyntax) {
    guard let takers = declarations.contentTakers[name], visitor.isRun(call),
      let taker = takers.first(where: { $0.function.fits(call) && isAsked($0, by: call) }),
      let content = taker.function.content(taker.parameter, of: call), let verb = ContentTaker.verb(of: name)
    else { return }
    let function = declarations.function(of: call)
    let handedOn = visitor.contents.contentParameter(content, of: function)
    // Whoever calls a function that hands its content on is read there.
    if handedOn != nil, let function, ContentTaker(function, declarations) != nil { return }
    let receiver = visitor.receivers.presenter(nil, at: call)
    let rule = "given to ‘\(taker.function.owner ?? "").\(name)’"
    var pending = visitor.edge(verb, askedBy: call, receiver, rule)
    pending.contentParameter = handedOn
    if verb == .present {
      pending.edge.style = EdgeFact.Style(value: "?", sure: .unknown, isConditional: true)
    }
    visitor.appendEdges(pending, visitor.contents.shown(by: content), nil)
  }

  /// Whether the object is one of the taker's type, as far as that is known.
  private func isAsked(_ taker: ContentTaker, by call: FunctionCallExprSyntax) -> Bool {
    guard let owner = taker.function.owner else { return false }
    guard let base = call.base, !base.isSelf else {
      return declarations.owner(of: call).map { declarations.inherits($0, from: [owner]) } ?? false
    }
    let types = visitor.values.values(of: base).map(\.type)
    return types.isEmpty || types.contains { declarations.inherits($0, from: [owner]) }
  }
}
#endif
