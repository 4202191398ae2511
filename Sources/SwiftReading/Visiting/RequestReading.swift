#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// A way that a screen lists under a key, for whoever asks for that key: `.show(Screen.help): .presentModally { _ in HelpVC() }`.
struct RequestEntry {
  let key: String
  /// The type that lists it.
  let owner: String
  let verb: EdgeFact.Verb
  let shown: [PossibleValue]
  let place: SourcePlace
}

/// Somebody asks for a key to be shown or hidden: `dispatch(Show(Screen.help, animated: true))`.
struct RequestCall {
  let key: String
  let isShow: Bool
  let owner: String
  let function: FunctionDeclaration?
  let trigger: ButtonFact?
  let place: SourcePlace
  let call: SyntaxIdentifier
}

/// Reads such ways, and requests for them.
struct RequestReading {
  private let visitor: PresentationVisitor
  private var declarations: Declarations { visitor.declarations }
  private var values: ValueResolution { visitor.values }

  init(_ visitor: PresentationVisitor) { self.visitor = visitor }

  /// An element of a dictionary, by a request for a key: what it lists, or what code of the app's own does then.
  func read(_ element: DictionaryElementSyntax) {
    guard let request = element.key.as(FunctionCallExprSyntax.self), request.calleeName == "show",
      request.calledExpression.is(MemberAccessExprSyntax.self),
      let key = request.arguments.first?.expression.caseName,
      let way = element.value.as(FunctionCallExprSyntax.self), way.base == nil,
      way.calledExpression.is(MemberAccessExprSyntax.self), let name = way.calleeName,
      let owner = declarations.owner(of: element)
    else { return }
    let content = way.trailingClosure.map { Syntax($0) } ?? way.arguments.first.map { Syntax($0.expression) }
    let verb = ContentTaker.verb(of: name)
    var shown = verb == nil ? [] : content.map { values.returned(by: $0).filter { values.isShown($0) } } ?? []
    for index in shown.indices {
      guard let content, let made = shown[index].creation, let name = made.holdingName else { continue }
      let setup = ConfigurationReading(visitor.file, values).configuration(of: name, in: content, for: made)
      shown[index].style = shown[index].style ?? setup.style
    }
    visitor.found.entries.append(
      RequestEntry(
        key: key, owner: owner, verb: verb ?? .present, shown: shown,
        place: visitor.file.place(of: element.key)))
  }

  /// `Show(Screen.help)` and `Hide(Screen.help)`, types of a package.
  func read(_ name: String, _ call: FunctionCallExprSyntax) {
    guard name == "Show" || name == "Hide", let first = call.arguments.first, first.label == nil,
      let key = first.expression.caseName, let owner = declarations.owner(of: call)
    else { return }
    visitor.found.requests.append(
      RequestCall(
        key: key, isShow: name == "Show", owner: owner, function: declarations.function(of: call),
        trigger: visitor.buttons.trigger(of: call), place: visitor.file.place(of: call.nameNode),
        call: Syntax(call).id))
  }
}
#endif
