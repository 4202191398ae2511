#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// Reads what runs a closure that no button of a framework takes: the tap of a control that is observed, a function of the
/// app's own that makes a button, a property that keeps it.
struct TapReading {
  private let file: SwiftFile
  private let values: ValueResolution
  private var declarations: Declarations { values.declarations }

  init(_ file: SwiftFile, _ values: ValueResolution) {
    self.file = file
    self.values = values
  }

  /// What a control is asked for its tap by, in RxSwift, CombineCocoa and ReactiveSwift.
  private static let taps = ["rx.tap", "tapPublisher", "reactive.controlEvents(.touchUpInside)"]

  /// The control whose tap a call observes: `add` of `add.rx.tap.subscribe(onNext: { … })`.
  func observed(by call: FunctionCallExprSyntax) -> ButtonFact? {
    guard Observing.operators.contains(call.calleeName ?? ""), let chain = call.base?.text,
      let tap = Self.taps.lazy.compactMap({ chain.firstRange(of: $0)?.lowerBound }).first
    else { return nil }
    let names = chain[..<tap].split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    guard let name = names.last.map(String.init), name != "self" else { return nil }
    var button = ButtonFact(place: file.place(of: call.nameNode), sure: .inferred)
    let titles = titles(ofControl: name, in: declarations.owner(of: call))
    button.label = titles.count == 1 ? titles.first : nil
    if button.label == nil { button.key = name }
    return button
  }

  /// The control that runs an action without a title: `save` of `save.addAction(.init(handler: { … }), for: .touchUpInside)`.
  func controlled(by action: FunctionCallExprSyntax) -> ButtonFact? {
    guard action.calleeName == "UIAction" && action.base == nil || action.isImplicitInit,
      !action.has("title"),
      let adding = action.parent?.parent?.parent?.as(FunctionCallExprSyntax.self),
      adding.calleeName == "addAction", adding.has("for"),
      let name = adding.base.flatMap({ lastName($0.text) })?.filter({ $0 != "?" && $0 != "!" }),
      name != "self"
    else { return nil }
    var button = ButtonFact(place: file.place(of: adding.nameNode), sure: .inferred)
    let titles = titles(ofControl: name, in: declarations.owner(of: adding))
    button.label = titles.count == 1 ? titles.first : nil
    if button.label == nil { button.key = name }
    return button
  }

  /// The titles that the code of a type gives to a control.
  func titles(ofControl name: String, in owner: String?) -> Set<String> {
    let titles = (declarations.calls["setTitle"] ?? []).compactMap { site -> String? in
      guard site.node.base.flatMap({ lastName($0.text) })?.filter({ $0 != "?" && $0 != "!" }) == name,
        declarations.owner(of: site.node) == owner
      else { return nil }
      return site.node.arguments.first.flatMap { values.title($0.expression) }
    }
    return Set(titles)
  }

  /// Types that are buttons, or that make one.
  private static let made: Set = ["UIBarButtonItem", "UIButton", "UIAction", "Button", "UIContextualAction"]
  private static let titleLabels = ["title", "label", "text", "name", "_"]

  /// The button that a function of the app's own makes of a title, and of the closure or selector that it is given:
  /// `makeButton("Save") { … }`.
  func made(by call: FunctionCallExprSyntax) -> ButtonFact? {
    guard let name = call.calleeName, name.first?.isLowercase == true, call.base?.isSelf ?? true,
      let function = declarations.method(name, of: declarations.owner(of: call), labels: call.labels)
        ?? declarations.globals[name]?.first(where: { $0.fits(call) }),
      let body = function.body,
      body.calls.contains(where: { $0.base == nil && Self.made.contains($0.calleeName ?? "") }),
      let title = Self.titleLabels.lazy.compactMap({ label in
        function.parameters.first { $0.label == label && bareTypeName($0.type) == "String" }
      }).first,
      let text = function.argument(title.name, of: call).flatMap({ values.title($0) })
    else { return nil }
    return ButtonFact(label: text, place: file.place(of: call.nameNode), sure: .inferred)
  }

  /// The property of another object that keeps a closure: `onClose` of `editor.onClose = { … }`.
  func keeper(of sequence: SequenceExprSyntax, around node: Syntax) -> ButtonFact? {
    guard let assignment = Assignment(sequence), assignment.names.count > 1, !assignment.isOfSelf,
      let property = assignment.names.last, let value = assignment.value, value.is(ClosureExprSyntax.self),
      node.position >= value.position
    else { return nil }
    return ButtonFact(key: property, place: file.place(of: sequence), sure: .inferred)
  }

  /// The selector that a call gives: `add` of `makeItem(title: "Add", action: #selector(add))`.
  static func selector(givenBy call: FunctionCallExprSyntax) -> String? {
    let macro = call.arguments.lazy.compactMap { $0.expression.as(MacroExpansionExprSyntax.self) }
      .first { $0.macroName.text == "selector" }
    guard let named = macro?.arguments.first?.expression else { return nil }
    return lastName(String(named.text.prefix { $0 != "(" }))
  }
}
#endif
