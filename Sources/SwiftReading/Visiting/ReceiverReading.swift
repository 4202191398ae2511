#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// Who a presentation is asked of.
struct Receiver {
  var source: EdgeFact.Source
  var presenter = PendingEdge.Presenter.known
  var rules: [String] = []
}

/// Finds who presents, by what a presentation is asked of.
struct ReceiverReading {
  private let values: ValueResolution
  private var declarations: Declarations { values.declarations }

  init(_ values: ValueResolution) { self.values = values }

  /// Properties of a controller that present or push on its behalf.
  private static let chain: Set = [
    "navigationController", "parent", "tabBarController", "splitViewController", "presentingViewController",
    "presentedViewController",
  ]

  /// Who presents, by what stands before `present`.
  func receiver(of call: FunctionCallExprSyntax, _ function: FunctionDeclaration?) -> Receiver {
    presenter(call.base, at: call, function)
  }

  /// Who presents where an expression is asked to; nil for the object itself.
  func presenter(_ base: ExprSyntax?, at call: FunctionCallExprSyntax) -> Receiver {
    presenter(base, at: call, declarations.function(of: call))
  }

  private func presenter(
    _ base: ExprSyntax?, at call: FunctionCallExprSyntax, _ function: FunctionDeclaration?
  ) -> Receiver {
    let owner = declarations.owner(of: call)
    guard let base, !base.isSelf, base.text != "super" else { return own(owner) }
    if let last = lastPlainName(base), Self.chain.contains(last), let owner, declarations.isController(owner)
    {
      return inferred(owner, "by its \(last)")
    }
    if let name = base.plainName, let meaning = values.meaning(of: name, at: Syntax(base)) {
      switch meaning {
      case .parameter(_, let type, let node):
        if let function, node.id == Syntax(function.node).id {
          return parameter(name, type, owner)
        }
      case .value(let value) where value.isSelf: return own(owner)
      case .value, .type: break
      }
    }
    if let value = values.values(of: base).first(where: { isKnownController($0) }) {
      return inferred(value.type, "type of the receiver")
    }
    if let owner, isOfScreen(owner) { return inferred(owner, "receiver \(base.text.prefix(40))") }
    return Receiver(
      source: EdgeFact.Source(type: owner, sure: .unknown), presenter: .callers,
      rules: ["receiver \(base.text.prefix(40))"])
  }

  private func isKnownController(_ value: PossibleValue) -> Bool {
    declarations.isController(value.type) && !declarations.isGeneral(value.type)
  }

  /// Whether code of a type presents for that type, not for whoever calls it.
  private func isOfScreen(_ owner: String) -> Bool {
    (declarations.isController(owner) || declarations.isView(owner)) && !declarations.isGeneral(owner)
  }

  private func own(_ owner: String?) -> Receiver {
    if let owner, isOfScreen(owner) {
      return Receiver(source: EdgeFact.Source(type: owner, sure: .exact))
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
      return inferred(declarations.fullName(type, inside: owner), "type of the parameter")
    }
    return Receiver(
      source: EdgeFact.Source(type: owner, sure: .inferred), presenter: .parameter(name),
      rules: ["for a parameter"])
  }

  private func lastPlainName(_ base: ExprSyntax) -> String? {
    if let chain = base.as(OptionalChainingExprSyntax.self) { return lastPlainName(chain.expression) }
    if let force = base.as(ForceUnwrapExprSyntax.self) { return lastPlainName(force.expression) }
    return base.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? base.plainName
  }
}
#endif
