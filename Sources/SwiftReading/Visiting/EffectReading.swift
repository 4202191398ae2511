#if SwiftSources
internal import SwiftSyntax

/// Reads what a function does that matters to screens: dismisses, pops, presents.
struct EffectReading {
  private let values: ValueResolution
  private var declarations: Declarations { values.declarations }

  init(_ values: ValueResolution) { self.values = values }

  /// What a closure or function does that matters to screens, each once, through one of the type's own functions.
  func effects(of node: Syntax, _ depth: Int = 0) -> [String] {
    var seen: Set<String> = []
    return effectList(node, depth).filter { seen.insert($0).inserted }
  }

  /// What the handler of an alert's action does, the alert does later.
  private func isInHandler(_ call: FunctionCallExprSyntax, below node: Syntax) -> Bool {
    var current = Syntax(call)
    while current.id != node.id, let parent = current.parent {
      let isAction = parent.as(FunctionCallExprSyntax.self)?.calleeName == "UIAlertAction"
      if isAction, parent.id != node.id { return true }
      current = parent
    }
    return false
  }

  private func effectList(_ node: Syntax, _ depth: Int) -> [String] {
    var effects: [String] = []
    for call in node.calls {
      guard let name = call.calleeName, !isInHandler(call, below: node) else { continue }
      switch name {
      case "dismiss":
        let isUIKits = call.argument("animated") != nil || call.arguments.isEmpty
        if isUIKits { effects.append("dismiss") }
      case "popViewController": effects.append("pop")
      case "popToRootViewController": effects.append("pop-to-root")
      case "performSegue":
        let identifier = call.argument("withIdentifier").flatMap { values.string($0) }
        effects.append("segue \(identifier ?? "?")")
      case "present": if call.argument("animated") != nil { effects.append("present") }
      default:
        guard depth < 1, call.base?.isSelf ?? true,
          let function = declarations.method(name, of: declarations.owner(of: call), labels: call.labels),
          let body = function.body
        else { continue }
        effects += effectList(Syntax(body), depth + 1)
      }
    }
    return effects
  }
}
#endif
