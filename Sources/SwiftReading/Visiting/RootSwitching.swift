#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// Notes what takes the place of all that the app's window shows, once the app runs: `window.rootViewController = Tabs()`
/// after a login.
struct RootSwitching {
  private let visitor: PresentationVisitor
  private var values: ValueResolution { visitor.values }
  private var declarations: Declarations { values.declarations }

  init(_ visitor: PresentationVisitor) { self.visitor = visitor }

  /// Whether it happens before anything is on screen: the system has a window filled, or a stack that it gives the window.
  static func isStart(_ pending: PendingEdge) -> Bool {
    guard pending.isForCallers, !pending.isKept, pending.edge.source.front == nil else { return false }
    switch pending.edge.verb {
    case .setRoot: return pending.function?.isCalledAtLaunch ?? true
    // What is not known is still said.
    case .push: return pending.edge.target.sure != .unknown && pending.function?.isCalledAtLaunch ?? false
    default: return false
    }
  }

  /// - Parameter owner: the type in whose code it stands.
  func read(_ assignment: Assignment, in owner: String?) {
    guard let given = WindowReading(values).given(toWindowBy: assignment, in: owner),
      let function = declarations.function(of: assignment.node), !function.isCalledAtLaunch
    else { return }
    let shown = WindowReading(values).shown(by: given)
    let hangsOnParameter = values.hangsOnParameter
    let receiver = visitor.receivers.presenter(nil, at: assignment.node)
    let first = shown.count == 1 ? shown.first : nil
    let unknown = PossibleValue(
      type: "", sure: .unknown,
      rules: [
        shown.isEmpty
          ? "\(ValueResolution.notResolved) \(given.text.prefix(40))" : "one of \(shown.count) screens"
      ])
    var edge = EdgeFact(
      verb: .setRoot, framework: .uikit, source: receiver.source, target: visitor.target(first ?? unknown),
      place: visitor.file.place(of: assignment.node))
    edge.source.sure = min(edge.source.sure, .inferred)
    edge.function = function.name
    edge.rules = receiver.rules + (first ?? unknown).rules
    edge.trigger = visitor.buttons.trigger(of: assignment.node)
    var pending = PendingEdge(
      edge: edge, presenter: receiver.presenter, holder: receiver.holder, function: function)
    pending.isByCase = hangsOnParameter && shown.count > 1
    pending.isKept = visitor.buttons.isKept(assignment.node)
    pending.sent = SentCase(around: assignment.node)
    pending.choices = shown.count > 1 && !pending.isByCase ? shown : []
    pending.presented = given
    pending.container = given
    pending.targetParameter = visitor.parameter(given, of: function)
    pending.condition = ParameterConditions.condition(around: assignment.node, in: function)
    pending.flags = ParameterConditions.flags(around: assignment.node, in: function)
    pending.casts = ParameterConditions.casts(around: assignment.node, in: function)
    visitor.found.edges.append(pending)
  }
}

extension FunctionDeclaration {
  /// Whether the system calls it once the app or a scene of it begins.
  var isCalledAtLaunch: Bool {
    switch name {
    case "application": parameters.contains { $0.label.hasSuffix("FinishLaunchingWithOptions") }
    case "scene": parameters.contains { $0.label == "willConnectTo" }
    case "applicationDidFinishLaunching": true
    default: false
    }
  }
}
#endif
