#if SwiftSources
internal import SwiftSyntax

// Closures that a function only hands to whoever runs them later.
extension ButtonReading {
  /// Whether a node is in a closure that is stored for a later event and does not run with its function.
  func isKept(_ node: some SyntaxProtocol) -> Bool { keptClosure(around: node) != nil }

  /// The call that stores a node's closure for an event: `row.onSelection { … }`, `taps.sink { … }`.
  func keptClosure(around node: some SyntaxProtocol) -> FunctionCallExprSyntax? {
    var below = Syntax(node)
    while let scope = below.parent, !scope.is(FunctionDeclSyntax.self) {
      if let call = scope.as(FunctionCallExprSyntax.self), let name = call.calleeName,
        Syntax(call.calledExpression).id != below.id
      {
        let isLater =
          call.base != nil
          && (Observing.ends.contains(name) || Self.laterMethods.contains(name) || Self.isEventName(name))
        if isLater || isKept(closureIn: below, by: call) { return call }
      }
      below = scope
    }
    return nil
  }

  /// Whether an object of the app, a data source or a timer is created with a closure and stores it, or a method of the
  /// app's own does: `Actions(onShare: { … })`, `cell.configure(post) { … }`.
  private func isKept(closureIn arguments: Syntax, by call: FunctionCallExprSyntax) -> Bool {
    let list = arguments.as(LabeledExprListSyntax.self).map { Array($0) }
    let given = list?.filter { $0.expression.is(ClosureExprSyntax.self) }
    guard given.map({ !$0.isEmpty }) ?? arguments.is(ClosureExprSyntax.self) else { return false }
    guard let written = call.madeTypeName else { return isKept(given?.first, byMethod: call) }
    if Self.keepers.contains(where: { written.hasSuffix($0) }) { return true }
    guard let given, let type = declarations.type(written, inside: declarations.owner(of: call)),
      declarations.isPlainObject(type.name)
    else { return false }
    return given.contains { argument in
      type.properties[argument.label?.text ?? ""]?.type?.contains("->") ?? false
    }
  }

  /// The ends of names of what UIKit and Foundation make with a closure that runs later.
  private static let keepers = ["DataSource", "CellRegistration", "SupplementaryRegistration", "Timer"]

  /// Whether all methods that a call may mean put the closure into a property.
  ///
  /// - Parameter argument: the closure with its label; nil for one behind the call.
  private func isKept(_ argument: LabeledExprSyntax?, byMethod call: FunctionCallExprSyntax) -> Bool {
    guard let name = call.calleeName else { return false }
    if name == "scheduledTimer" { return call.base?.text == "Timer" }
    let meant = (declarations.functions[name] ?? []).filter { $0.fits(call) }
    return !meant.isEmpty
      && meant.allSatisfy { function in
        let taken = function.parameters.last { parameter in
          argument == nil
            ? parameter.type.contains("->")
            : function.argument(parameter.name, of: call)?.id == argument?.expression.id
        }
        guard let taken, let body = function.body else { return false }
        return values.known.assignments(in: body).contains {
          $0.names.count < 3 && $0.value?.plainName == taken.name
        }
      }
  }

  /// Further methods whose closure runs for each sent value; `map` may also be that of a list.
  private static let laterMethods: Set = ["addObserver", "flatMapLatest", "flatMapFirst", "handleEvents"]

  /// `onSelection`, `onCellTap`: the name of a method that takes an event handler.
  static func isEventName(_ name: String) -> Bool {
    name.hasPrefix("on") && name.dropFirst("on".count).first?.isUppercase == true
  }
}
#endif
