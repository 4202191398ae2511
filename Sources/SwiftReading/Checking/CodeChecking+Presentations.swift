#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

extension CodeChecking {
  /// The modifiers of SwiftUI that present.
  static let presentingModifiers: Set = [
    "sheet", "fullScreenCover", "popover", "alert", "confirmationDialog", "actionSheet", "fileImporter",
    "fileExporter", "fileMover", "photosPicker",
  ]
  private static let modals: Set = ["sheet", "fullScreenCover", "popover"]
  private static let lazyContainers: Set = [
    "List", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Table",
  ]

  /// Whether a call is a SwiftUI modifier that presents depending on a state.
  private func isPresentation(_ call: FunctionCallExprSyntax) -> Bool {
    Self.presentingModifiers.contains(call.calleeName ?? "") && call.base != nil
      && (call.has("isPresented") || call.has("item"))
  }

  /// The calls around a node, up to the next presentation or navigation stack.
  private func around(_ call: FunctionCallExprSyntax) -> [SurroundingCall] {
    Array(
      call.surroundingCalls.prefix { one in
        let isShownApart =
          Self.presentingModifiers.contains(one.name) || one.name == "navigationDestination"
          || one.name == "NavigationLink"
        return !isShownApart
          && !["NavigationStack", "NavigationView", "NavigationSplitView"].contains(one.name)
      })
  }

  /// Checks for a presentation that is attached to an item of a menu.
  func checkMenu(_ call: FunctionCallExprSyntax) {
    guard isPresentation(call), declarations.type("Menu") == nil else { return }
    guard let menu = around(call).first(where: { $0.placement == "menu" || $0.label == "menuItems" }) else {
      return
    }
    add(
      .presentationInMenu, "‘\(call.calleeName ?? "")’ hangs on an item of a menu", at: call.nameNode,
      other: menu.call.nameNode)
  }

  /// Checks for a presentation in each row with one common flag that shows content of its row.
  func checkRows(_ call: FunctionCallExprSyntax) {
    guard isPresentation(call), let binding = call.argument("isPresented"),
      let flag = flag(of: binding), isState(flag, of: declarations.owner(of: call))
    else { return }
    for rows in around(call) {
      guard ["ForEach", "List"].contains(rows.name), rows.call.base == nil, rows.isContent,
        !rows.call.arguments.isEmpty, !rows.parameters.isEmpty
      else { continue }
      let names = rows.parameters
      guard shows(call, names), !isChosen(call, in: rows.closure) else { return }
      add(
        .presentationInEveryRow, "each row presents by ‘\(flag)’, and shows something of its own",
        at: call.nameNode,
        other: rows.call.nameNode)
      return
    }
  }

  /// Whether the presented content uses a name of the row.
  private func shows(_ call: FunctionCallExprSyntax, _ names: Set<String>) -> Bool {
    let contents =
      [call.trailingClosure].compactMap { $0 } + call.additionalTrailingClosures.map(\.closure)
      + call.arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) }
    return contents.contains { content in content.mentions { names.contains($0) } }
  }

  /// Whether only one row has the presentation, because a condition tests which row it is.
  private func isChosen(_ call: FunctionCallExprSyntax, in rows: ClosureExprSyntax) -> Bool {
    var node = Syntax(call).parent
    while let current = node, current.id != rows.id {
      if current.is(IfExprSyntax.self) || current.is(SwitchExprSyntax.self) { return true }
      node = current.parent
    }
    return false
  }

  /// Checks for a destination that the stack does not know until its row is drawn.
  func checkDestination(_ call: FunctionCallExprSyntax) {
    guard call.base != nil,
      call.has("for") || call.has("isPresented") || call.has("item"),
      let container = around(call).first(where: { one in
        Self.lazyContainers.contains(one.name) && one.call.base == nil && one.isContent
      }), declarations.type(container.name) == nil
    else { return }
    add(
      .destinationInLazyContainer, "this destination is not known until ‘\(container.name)’ draws its row",
      at: call.nameNode, other: container.call.nameNode)
  }

  /// The action of a SwiftUI button, if it is written in the call.
  func action(ofButton call: FunctionCallExprSyntax) -> ClosureExprSyntax? {
    call.has("action") ? call.argument("action")?.as(ClosureExprSyntax.self) : call.trailingClosure
  }

  /// Checks for a button in a modal that only calls the `dismiss` of the presenting view.
  func checkDismiss(_ call: FunctionCallExprSyntax) {
    guard call.calleeName == "Button", call.base == nil, let owner = declarations.owner(of: call),
      declarations.isView(owner),
      let action = action(ofButton: call), action.statements.count == 1, let only = action.statements.first,
      let dismissal = Syntax(only.item).as(FunctionCallExprSyntax.self), let name = dismissName(dismissal),
      let property = declarations.property(name, of: owner), property.isDismiss
    else { return }
    let modal = call.surroundingCalls.first { one in
      Self.modals.contains(one.name) && one.call.base != nil
        && (one.call.has("isPresented") || one.call.has("item"))
        && one.isContent
    }
    guard let modal else { return }
    let what = modal.name == "popover" ? "popover" : modal.name == "sheet" ? "sheet" : "cover"
    add(
      .dismissesPresenter,
      "this closes ‘\(lastName(owner) ?? owner)’, not the \(what): ‘\(name)’ was read there",
      at: dismissal.nameNode, other: modal.call.nameNode)
  }

  /// The property by which `dismiss()` or `presentationMode.wrappedValue.dismiss()` closes.
  private func dismissName(_ call: FunctionCallExprSyntax) -> String? {
    guard call.arguments.isEmpty, call.trailingClosure == nil else { return nil }
    if let base = call.base {
      guard call.calleeName == "dismiss", base.text.hasSuffix(".wrappedValue") else { return nil }
      return base.rootName == "self" ? nil : base.rootName
    }
    return call.calleeName
  }

  /// Checks for a modal with a flag whose content unwraps a state that the view reads nowhere else.
  func checkState(_ call: FunctionCallExprSyntax) {
    guard ["sheet", "fullScreenCover"].contains(call.calleeName ?? ""), call.base != nil,
      let flag = call.argument("isPresented").flatMap({ self.flag(of: $0) }),
      let owner = declarations.owner(of: call), let type = declarations.types[owner],
      declarations.isView(owner), isState(flag, of: owner),
      let content = call.argument("content")?.as(ClosureExprSyntax.self) ?? call.trailingClosure,
      let name = SheetState(type, content, declarations).unread(setWith: flag)
    else { return }
    add(
      .sheetReadsOtherState,
      "the first sheet comes up without ‘\(name)’: nothing else in ‘\(lastName(owner) ?? owner)’ reads it",
      at: call.nameNode, other: Syntax(content))
  }

  /// The name in `$flag`.
  private func flag(of binding: ExprSyntax) -> String? {
    let text = binding.text
    guard text.hasPrefix("$"), text.dropFirst().allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else {
      return nil
    }
    return String(text.dropFirst())
  }

  private func isState(_ name: String, of owner: String?) -> Bool {
    owner.flatMap { declarations.types[$0]?.properties[name] }?.isState ?? false
  }
}

extension PropertyDeclaration {
  /// Whether SwiftUI stores it for the view.
  var isState: Bool { attributes.contains("@State") && !attributes.contains("@StateObject") }

  /// Whether it is the action that closes the view.
  fileprivate var isDismiss: Bool {
    let key = attributes.filter { !$0.isWhitespace }
    return key.contains("@Environment(\\.dismiss)") || key.contains("@Environment(\\.presentationMode)")
  }
}
#endif
