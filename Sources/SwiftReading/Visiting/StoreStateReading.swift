#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// Reads dialogs that are state of a store, as The Composable Architecture has them: `.alert($store.scope(state: \.alert,
/// action: \.alert))` shows what the reducer sets, `state.alert = AlertState { TextState("Sure?") } actions: { … }`.
struct StoreStateReading {
  private let file: SwiftFile
  private let values: ValueResolution
  private var declarations: Declarations { values.declarations }
  private static let states = [
    "alert": ["AlertState"], "confirmationDialog": ["ConfirmationDialogState"],
    "actionSheet": ["ActionSheetState", "ConfirmationDialogState"],
  ]
  private static let buttonLabels = ["primaryButton", "secondaryButton", "dismissButton", "buttons"]

  init(_ file: SwiftFile, _ values: ValueResolution) {
    self.file = file
    self.values = values
  }

  /// The dialog that a modifier of the app's own shows which is given one as a state:
  /// `func notice<Action>(_ item: Binding<Store<AlertState<Action>, Action>?>) -> some View`.
  static func kind(ofOwnModifier name: String, _ declarations: Declarations) -> String? {
    guard let own = declarations.types["View"]?.functions[name] else { return nil }
    let given = own.flatMap(\.parameters).map(\.type)
    return states.keys.sorted().first { kind in
      given.contains { type in states[kind]?.contains { type.contains($0 + "<") } ?? false }
    }
  }

  /// Whether a modifier is bound to a part of a store.
  func isOfStore(_ call: FunctionCallExprSyntax) -> Bool {
    if call.has("store") { return true }
    guard let first = call.arguments.first, first.label == nil else { return false }
    return first.expression.calls.contains { $0.calleeName == "scope" && $0.base != nil && $0.has("state") }
  }

  /// Whether a modifier is bound to the state of a model, as SwiftUI Navigation has it: `.alert($model.alert) { … }`,
  /// `.alert(unwrapping: $model.destination, case: …)`; not where the app has a modifier of its own that takes this.
  func isOfModel(_ call: FunctionCallExprSyntax, _ name: String) -> Bool {
    guard let first = call.arguments.first, state(of: call) != nil,
      first.label == nil && call.arguments.count <= 2 || first.label?.text == "unwrapping"
    else { return false }
    return !(declarations.types["View"]?.functions[name] ?? []).contains { $0.fits(call) }
  }

  /// What such a modifier is bound to: `$model.destination.alert`.
  func state(of call: FunctionCallExprSyntax) -> ExprSyntax? {
    call.arguments.first.flatMap { argument in
      let text = argument.expression.text
      return text.hasPrefix("$") && text.dropFirst().first?.isLetter == true ? argument.expression : nil
    }
  }

  /// The type whose state a view shows: that of `model` in `$model.alert`, the view's own for `$alert`.
  private func model(of call: FunctionCallExprSyntax) -> String? {
    guard let state = state(of: call), let owner = declarations.owner(of: call) else { return nil }
    let names = state.text.dropFirst().split(separator: ".").map(String.init)
    guard names.count > 1 else { return declarations.host(of: owner) }
    guard let property = declarations.property(names[0], of: owner),
      let type = property.type ?? property.value?.as(FunctionCallExprSyntax.self)?.calleeName
    else { return nil }
    return declarations.fullName(bareTypeName(type), inside: property.owner)
  }

  /// What the reducer of the view's store may set, or its model; one that nobody sees where none is found.
  func dialogs(of call: FunctionCallExprSyntax, as name: String) -> [TargetFact] {
    let store = declarations.owner(of: call).flatMap { Self.reducer(of: $0, declarations) }
    let reducer = isOfStore(call) ? store : model(of: call) ?? store
    let found =
      (Self.states[name] ?? []).flatMap { state in
        made(state, in: reducer) + named(state, in: reducer)
      } + held(as: name, in: reducer)
    let dialogs = found.map { dialog($0, name) }
    guard dialogs.isEmpty else { return dialogs }
    let unknown = ButtonFact(place: file.place(of: call.nameNode), sure: .unknown, isRepeated: true)
    return [TargetFact(kind: name, title: DialogReading.computedTitle, buttons: [unknown], sure: .inferred)]
  }

  /// The reducer behind the store of a view: `Game` of `let store: StoreOf<Game>`.
  static func reducer(of view: String, _ declarations: Declarations) -> String? {
    guard let type = declarations.types[declarations.host(of: view)] else { return nil }
    for name in type.properties.keys.sorted() {
      guard let written = type.properties[name]?.type else { continue }
      let words = written.split { "<>,: ?!".contains($0) }.map(String.init)
      guard let store = words.firstIndex(where: { $0.hasSuffix("StoreOf") || $0.hasSuffix("Store") }),
        store + 1 < words.count
      else { continue }
      let argument = words[store + 1]
      let reducer = argument.hasSuffix(".State") ? String(argument.dropLast(".State".count)) : argument
      return declarations.fullName(reducer, inside: view)
    }
    return nil
  }

  /// `AlertState(…)` in the code of the reducer.
  private func made(_ state: String, in reducer: String?) -> [FunctionCallExprSyntax] {
    guard let reducer else { return [] }
    return (declarations.calls[state] ?? []).map(\.node).filter { call in
      declarations.owner(of: call).map { $0 == reducer || $0.hasPrefix(reducer + ".") } ?? false
    }
  }

  /// Those that the code of the reducer makes as what a case of its destination holds: `.alert(.init(title: { TextState("Sure?") }))`.
  private func held(as kind: String, in reducer: String?) -> [FunctionCallExprSyntax] {
    guard let reducer else { return [] }
    return (declarations.calls[kind] ?? []).compactMap { site in
      guard site.node.base == nil, site.node.arguments.count == 1,
        let made = site.node.arguments.first?.expression.as(FunctionCallExprSyntax.self), made.isImplicitInit,
        made.calls.contains(where: { $0.calleeName == "TextState" }),
        let owner = declarations.owner(of: site.node), owner == reducer || owner.hasPrefix(reducer + ".")
      else { return nil }
      return made
    }
  }

  /// Those that an extension makes for the reducer: `extension AlertState where Action == Game.Alert`.
  private func named(_ state: String, in reducer: String?) -> [FunctionCallExprSyntax] {
    guard let reducer, let type = declarations.types[state], let last = lastName(reducer) else { return [] }
    let bodies =
      type.allFunctions.compactMap { $0.body.map { Syntax($0) } }
      + type.allProperties.compactMap { $0.body ?? $0.value.map { Syntax($0) } }
    return bodies.compactMap { body in
      let clause = body.enclosing(ExtensionDeclSyntax.self)?.genericWhereClause?.text ?? ""
      guard clause.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }).contains(last[...])
      else { return nil }
      return body.calls.first { [state, "Self", "init"].contains($0.calleeName ?? "") }
    }
  }

  private func dialog(_ call: FunctionCallExprSyntax, _ kind: String) -> TargetFact {
    let file = declarations.file(of: call) ?? file
    let title = call.argument("title").map { Syntax($0) } ?? call.trailingClosure.map { Syntax($0) }
    let actions = call.additionalTrailingClosures.first { $0.label.text == "actions" }.map {
      Syntax($0.closure)
    }
    var bodies = [call.argument("actions").map { Syntax($0) } ?? actions].compactMap { $0 }
    bodies += Self.buttonLabels.compactMap { call.argument($0).map { Syntax($0) } }
    var buttons = bodies.flatMap { body in body.calls.compactMap { button($0, file) } }
    if bodies.isEmpty { buttons = [ButtonFact(label: "OK", place: file.place(of: call))] }
    if buttons.isEmpty {
      buttons = [ButtonFact(place: file.place(of: call), sure: .unknown, isRepeated: true)]
    }
    return TargetFact(
      kind: kind, title: title.flatMap { text($0) } ?? DialogReading.computedTitle, buttons: buttons,
      made: file.place(of: call), sure: .inferred)
  }

  /// `ButtonState(role: .destructive) { TextState("Delete") }`, or `.destructive(TextState("Delete"))` of the first form.
  private func button(_ call: FunctionCallExprSyntax, _ file: SwiftFile) -> ButtonFact? {
    if call.calleeName == "ButtonState" {
      let label =
        call.additionalTrailingClosures.first { $0.label.text == "label" }.map { Syntax($0.closure) }
        ?? call.argument("label").map { Syntax($0) } ?? call.trailingClosure.map { Syntax($0) }
      let role = call.argument("role")?.wordName
      return ButtonFact(
        label: label.flatMap { text($0) }, role: role == "nil" ? nil : role, place: file.place(of: call),
        sure: .inferred)
    }
    guard ["cancel", "destructive", "default"].contains(call.calleeName ?? ""),
      call.calledExpression.is(MemberAccessExprSyntax.self)
    else { return nil }
    let role = call.calleeName == "default" ? nil : call.calleeName
    let label = call.arguments.first.flatMap { text(Syntax($0.expression)) }
    return ButtonFact(
      label: label ?? (role == "cancel" ? "Cancel" : nil), role: role, place: file.place(of: call),
      sure: .inferred)
  }

  /// The text of the first `TextState("…")`, or of a text that is written there.
  private func text(_ node: Syntax) -> String? {
    let made = node.calls.first { $0.calleeName == "TextState" || $0.calledExpression.text == ".init" }
    if let first = made?.arguments.first, first.label == nil { return values.title(first.expression) }
    return node.as(ExprSyntax.self).flatMap { $0.is(ClosureExprSyntax.self) ? nil : values.title($0) }
  }
}

extension Declarations {
  /// The enum of what the state of a store holds: `Sheet` of `@Presents var sheet: Sheet.State?` in the state of a reducer.
  ///
  /// - Parameter reducer: its name, or that of its state.
  func enumeration(ofState property: String, in reducer: String) -> String? {
    for owner in [reducer + ".State", reducer] {
      guard let written = self.property(property, of: owner)?.type.map(bareTypeName) else { continue }
      if let found = enumeration(ofState: written, inside: owner) { return found }
    }
    return nil
  }

  /// The enum that a state is written as: itself, or the reducer whose state it is.
  func enumeration(ofState written: String, inside owner: String) -> String? {
    let reducer = written.hasSuffix(".State") ? String(written.dropLast(".State".count)) : written
    return [written, reducer].lazy.compactMap { self.type($0, inside: owner) }.first { $0.kind == .enum }?
      .name
  }
}
#endif
