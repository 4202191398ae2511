#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// Reads the buttons of one file, and finds what triggers a call.
struct ButtonReading {
  private let file: SwiftFile
  let values: ValueResolution
  var declarations: Declarations { values.declarations }

  init(_ file: SwiftFile, _ values: ValueResolution) {
    self.file = file
    self.values = values
  }

  /// The button of `UIBarButtonItem(…)`; nil for a space or a button without information.
  func barButton(_ call: FunctionCallExprSyntax, _ owner: String) -> ButtonFact? {
    var button = ButtonFact(place: file.place(of: call))
    if let item = (call.argument("barButtonSystemItem") ?? call.argument("systemItem"))?.wordName {
      if item == "flexibleSpace" || item == "fixedSpace" { return nil }
      button.role = SystemItem.role(item)
      button.label = SystemItem.label(item)
    }
    if let title = call.argument("title").flatMap({ values.title($0) }) { button.label = title }
    if let image = call.argument("image") { button.symbol = String(image.text.prefix(60)) }
    if let name = TapReading.selector(givenBy: call) { button.does = effects(ofAction: name, of: owner) }
    if let action = primaryAction(of: call) {
      if button.label == nil { button.label = action.argument("title").flatMap { values.title($0) } }
      let handler = action.argument("handler") ?? action.trailingClosure.map { ExprSyntax($0) }
      if let handler { button.does = EffectReading(values).effects(of: Syntax(handler)) }
    }
    if button.label == nil { button.label = spokenLabel(setOn: call) }
    return button.label != nil || button.symbol != nil ? button : nil
  }

  /// The action of a UIKit button: `UIBarButtonItem(systemItem: .done, primaryAction: UIAction { … })`.
  private func primaryAction(of call: FunctionCallExprSyntax) -> FunctionCallExprSyntax? {
    guard let action = call.argument("primaryAction")?.as(FunctionCallExprSyntax.self),
      action.calleeName == "UIAction" || action.isImplicitInit
    else { return nil }
    return action
  }

  /// The bar button that runs an action without a title of its own.
  private func barButton(running action: FunctionCallExprSyntax) -> ButtonFact? {
    guard !action.has("title"), let made = action.parent?.parent?.parent?.as(FunctionCallExprSyntax.self),
      made.calleeName == "UIBarButtonItem" || isBarButton(made), primaryAction(of: made)?.id == action.id,
      let owner = declarations.owner(of: made)
    else { return nil }
    return barButton(made, owner)
  }

  /// Whether `.init(…)` creates a bar button: by labels of such buttons only, or by the use of the value.
  func isBarButton(_ call: FunctionCallExprSyntax) -> Bool {
    guard call.isImplicitInit else { return false }
    if call.has("barButtonSystemItem") || call.has("systemItem") { return true }
    let binding = call.parent?.parent?.as(PatternBindingSyntax.self)
    if binding?.typeAnnotation.map({ bareTypeName($0.type.text) }) == "UIBarButtonItem" { return true }
    var node = Syntax(call).parent
    while let list = node,
      list.is(ArrayElementSyntax.self) || list.is(ArrayElementListSyntax.self)
        || list.is(ArrayExprSyntax.self) || list.is(ExprListSyntax.self)
    {
      node = list.parent
    }
    let name = node?.as(SequenceExprSyntax.self).flatMap { Assignment($0) }?.names.last ?? ""
    return name.hasSuffix("BarButtonItem") || name.hasSuffix("BarButtonItems")
  }

  /// The button that a function of the app creates from a title and a selector.
  func actionButton(_ call: FunctionCallExprSyntax, _ owner: String) -> ButtonFact? {
    guard let name = TapReading.selector(givenBy: call), var button = TapReading(file, values).made(by: call)
    else { return nil }
    button.does = effects(ofAction: name, of: owner)
    return button
  }

  func effects(ofAction name: String, of owner: String) -> [String] {
    let body = declarations.method(name, of: owner)?.body
    return ["action \(name)"] + (body.map { EffectReading(values).effects(of: Syntax($0)) } ?? [])
  }

  /// The button of SwiftUI's `Button(…)`.
  func button(_ call: FunctionCallExprSyntax) -> ButtonFact {
    var button = ButtonFact(place: file.place(of: call))
    let action = call.argument("action")
    for argument in call.arguments {
      switch argument.label?.text {
      case nil where !argument.expression.is(ClosureExprSyntax.self):
        button.label = values.title(argument.expression)
      case "role":
        let word = argument.expression.wordName
        button.role = word == "confirm" ? "done" : word == "nil" ? nil : word
      case "systemImage": button.symbol = values.string(argument.expression)
      default: break
      }
    }
    if button.role.map({ !["cancel", "destructive", "done", "close"].contains($0) }) ?? false {
      button.role = nil
      button.sure = .unknown
    }
    let label =
      call.additionalTrailingClosures.first { $0.label.text == "label" }?.closure
      ?? (action == nil ? nil : call.trailingClosure)
    if let label = call.argument("label").map({ Syntax($0) }) ?? label.map({ Syntax($0) }) {
      readLabel(label, into: &button)
    }
    let body = action.map { Syntax($0) } ?? call.trailingClosure.map { Syntax($0) }
    if let body { button.does = EffectReading(values).effects(of: body) }
    button.condition = ConditionReading(values).condition(around: call)
    readPlacement(around: call, into: &button)
    if button.label == nil { button.label = spokenLabel(around: call) }
    return button
  }

  /// The button of `NavigationLink(…)`, by its title or the texts of its label.
  func link(_ call: FunctionCallExprSyntax) -> ButtonFact? {
    var button = ButtonFact(place: file.place(of: call))
    button.condition = ConditionReading(values).condition(around: call)
    readPlacement(around: call, into: &button)
    let isOfCase = ContentReading(values).pushedCase(of: call) != nil
    if let first = call.arguments.first, first.label == nil, !isOfCase {
      button.label = values.title(first.expression)
      return button
    }
    let label =
      call.additionalTrailingClosures.first { $0.label.text == "label" }?.closure
      ?? (call.has("destination") || call.has("value") || call.has("state") || isOfCase
        ? call.trailingClosure : nil)
    if let argument = call.argument("label") {
      readLabel(Syntax(argument), into: &button)
    } else if let label {
      readLabel(Syntax(label), into: &button)
    }
    return button.label == nil && button.symbol == nil ? nil : button
  }

  func place(of call: FunctionCallExprSyntax) -> SourcePlace { file.place(of: call.nameNode) }

  func title(_ expression: ExprSyntax) -> String? { values.title(expression) }

  func readLabel(_ label: Syntax, into button: inout ButtonFact) {
    var titles: [(title: String, place: BranchPlace)] = []
    var spoken: String?
    for call in label.calls {
      switch call.calleeName {
      case "Text", "Label":
        if let first = call.arguments.first, let title = values.title(first.expression), !title.isEmpty {
          titles.append((title, branchPlace(of: call, in: label)))
        }
        if let image = call.argument("systemImage") { button.symbol = values.string(image) }
      // What is spoken of a symbol that has no text.
      case "accessibilityLabel" where titles.isEmpty && button.label == nil:
        spoken = spoken ?? call.arguments.first.flatMap { values.title($0.expression) }
      case "Image": if let image = call.argument("systemName") { button.symbol = values.string(image) }
      default: continue
      }
    }
    guard button.label == nil else { return }
    // A row of the app with a title argument: `RowView(symbol: "bell", title: "Notifications")`.
    if titles.isEmpty { button.label = givenTitle(in: label) }
    let best = titles.map(\.place).min()
    let told = titles.filter { $0.place == best }.map(\.title)
    if best == .oneOfSeveral {
      let all = told.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
      button.label = "‹\(all.joined(separator: " | "))›"
    } else {
      button.label = button.label ?? told.first ?? spoken
    }
  }

  private static let titleLabels = ["title", "label", "text", "name"]

  /// The written title argument of the only view of the app in a label, or of a function that makes it.
  private func givenTitle(in label: Syntax) -> String? {
    let titles = label.calls.compactMap { call -> String? in
      guard call.base?.isSelf ?? true, let name = call.calleeName else { return nil }
      let made = declarations.method(name, of: declarations.owner(of: call), labels: call.labels)?.returns
      guard call.base == nil && declarations.isView(name) || made.map(bareTypeName) == "View" else {
        return nil
      }
      let title = Self.titleLabels.lazy.compactMap { call.argument($0) }.first
      return title.flatMap { values.title($0) }.flatMap { TitleReading.isComputed($0) ? nil : $0 }
    }
    return titles.count == 1 ? titles[0] : nil
  }

  /// The label argument of a view of the app: `RowButton { … } label: { Text("Open") }`.
  static func givenLabel(of call: FunctionCallExprSyntax) -> Syntax? {
    call.argument("label").flatMap { $0.is(ClosureExprSyntax.self) ? Syntax($0) : nil }
      ?? call.additionalTrailingClosures.first { $0.label.text == "label" }.map { Syntax($0.closure) }
  }

  /// A tappable view of the app that pushes, by its title or its label.
  func labelled(_ call: FunctionCallExprSyntax) -> ButtonFact? {
    var button = ButtonFact(place: file.place(of: call.nameNode), sure: .inferred)
    let title =
      Self.titleLabels.lazy.compactMap { call.argument($0) }.first
      ?? call.arguments.first { $0.label == nil && $0.expression.is(StringLiteralExprSyntax.self) }?
      .expression
    if let title, !title.is(ClosureExprSyntax.self) { button.label = values.title(title) }
    if let label = Self.givenLabel(of: call) ?? call.trailingClosure.map({ Syntax($0) }) {
      readLabel(label, into: &button)
    }
    return button.label == nil && button.symbol == nil ? nil : button
  }

  /// Where a text of a label is shown: always, in a branch, or in one of several branches with content.
  private enum BranchPlace: Int, Comparable {
    case always, inBranch, oneOfSeveral

    static func < (one: BranchPlace, other: BranchPlace) -> Bool { one.rawValue < other.rawValue }
  }

  /// Another branch counts if it contains a text or a view of the app.
  private func branchPlace(of text: FunctionCallExprSyntax, in label: Syntax) -> BranchPlace {
    var place = BranchPlace.always
    var below = Syntax(text)
    while below.id != label.id, let scope = below.parent {
      if scope.is(IfExprSyntax.self) || scope.is(SwitchCaseListSyntax.self) {
        let others = scope.calls.filter { $0.position < below.position || $0.position >= below.endPosition }
        let isSaid = others.contains { call in
          guard call.base == nil, let name = call.calleeName else { return false }
          return ["Text", "Label"].contains(name)
            || declarations.type(name).map { declarations.isView($0.name) } ?? false
        }
        place = max(place, isSaid ? .oneOfSeveral : .inBranch)
      }
      below = scope
    }
    return place
  }

  /// What triggers a call: the SwiftUI button or modifier around it, or an action of UIKit.
  func trigger(of node: some SyntaxProtocol) -> ButtonFact? {
    var below = Syntax(node)
    var isOfMade = false
    var closure: ClosureExprSyntax?
    let taps = TapReading(file, values)
    while let scope = below.parent, !scope.is(MemberBlockItemSyntax.self) {
      let isInBase = scope.as(FunctionCallExprSyntax.self).map { Syntax($0.calledExpression).id == below.id }
      if let sequence = scope.as(SequenceExprSyntax.self),
        let kept = taps.keeper(of: sequence, around: Syntax(node))
      {
        return kept
      }
      below = scope
      closure = scope.as(ClosureExprSyntax.self) ?? closure
      // The receiver of a modifier does not run when the modifier's closure runs.
      guard isInBase == false, let call = scope.as(FunctionCallExprSyntax.self), let name = call.calleeName
      else {
        continue
      }
      if let given = closure.flatMap({ GivenAction(values).button(running: $0, givenBy: call) }) {
        return given
      }
      // A closure in an object that a button creates runs later.
      isOfMade = isOfMade || call.base == nil && isScreen(name, at: call)
      if name == "Button", call.base == nil { return isOfMade ? nil : button(call) }
      if name == "NavigationLink", call.base == nil, let link = link(call) { return link }
      if let tapped = closure == nil ? nil : taps.controlled(by: call) { return tapped }
      if let button = closure == nil ? nil : barButton(running: call) { return button }
      if ["UIAction", "UIContextualAction"].contains(name) || isPackageAction(name, call), call.base == nil {
        return menuAction(call)
      }
      if closure != nil, isAnswer(call) || isAlert(name, call) { return answer(call) }
      if call.isImplicitInit, call.has("title"), call.has("handler") { return menuAction(call) }
      if let button = taps.observed(by: call) ?? taps.made(by: call) ?? packageButton(call, running: closure)
      {
        return button
      }
      if name == "onTapGesture", let tapped = tapped(by: call) { return tapped }
      if Self.eventModifiers.contains(name), call.base != nil {
        return ButtonFact(key: name, place: file.place(of: call.nameNode))
      }
    }
    guard let function = node.enclosing(FunctionDeclSyntax.self) else { return nil }
    let declared = declarations.function(of: node)
    let isAction = declared.map { isOutsideEvent($0) } ?? false
    let isOfList = function.name.text == "tableView" || function.name.text == "collectionView"
    let isEvent = Self.lifecycle.contains(function.name.text)
    if declarations.observers.contains(function.name.text) { return nil }
    // A closure that is stored in an event of the screen's life cycle runs when its own event happens.
    let kept = keptClosure(around: node)
    guard isAction && !isEvent || isOfList || isEvent || kept != nil else { return nil }
    if isEvent || !isAction && !isOfList, let kept {
      guard Self.isEventName(kept.calleeName ?? "") else { return nil }
      let title = titleOfRow(asked: kept)
      return ButtonFact(
        label: title, key: title == nil ? kept.calleeName : nil, place: file.place(of: kept.nameNode),
        sure: .inferred)
    }
    var key: String? = function.name.text
    if isOfList { key = listEvent(function) }
    return key.map { ButtonFact(key: $0, place: file.place(of: function.name), sure: .inferred) }
  }

  /// A label or image with a tap gesture: `Label("Back", systemImage: "xmark").onTapGesture { … }`.
  private func tapped(by call: FunctionCallExprSyntax) -> ButtonFact? {
    var view = call.base
    while let modifier = view?.as(FunctionCallExprSyntax.self), let base = modifier.base { view = base }
    guard let view, ["Label", "Text", "Image"].contains(view.as(FunctionCallExprSyntax.self)?.calleeName)
    else { return nil }
    var button = ButtonFact(place: file.place(of: call.nameNode), sure: .inferred)
    readLabel(Syntax(view), into: &button)
    button.condition = ConditionReading(values).condition(around: call)
    return button.label == nil && button.symbol == nil ? nil : button
  }

  /// Whether it is `UIAlertAction(…)`, or `.init(title:style:)` that is added to an alert.
  private func isAnswer(_ call: FunctionCallExprSyntax) -> Bool {
    if call.calleeName == "UIAlertAction" { return true }
    let adding = call.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
    return call.isImplicitInit && call.has("title") && call.has("style") && adding?.calleeName == "addAction"
  }

  /// Whether an initializer of the app creates an alert whose action runs the argument.
  private func isAlert(_ name: String, _ call: FunctionCallExprSyntax) -> Bool {
    call.base == nil && name.first?.isUppercase == true
      && declarations.inherits(name, from: ["UIAlertController"])
  }

  private func isScreen(_ name: String, at call: FunctionCallExprSyntax) -> Bool {
    name.first?.isUppercase == true
      && declarations.isScreen(declarations.fullName(name, inside: declarations.owner(of: call)))
  }

  /// A menu's `UIAction(title:) { … }`, or `UIContextualAction(style:title:) { … }` of a row.
  private func menuAction(_ call: FunctionCallExprSyntax) -> ButtonFact {
    var button = ButtonFact(place: file.place(of: call.nameNode))
    button.label = call.argument("title").flatMap { values.title($0) }
    if button.label == nil { button.key = call.calleeName }
    let look = [call.argument("style"), call.argument("attributes")].compactMap { $0?.text }
    if look.contains(where: { $0.contains("destructive") }) { button.role = "destructive" }
    return button
  }

  /// The dialog button that runs a closure: `UIAlertAction(title: "Delete", style: .destructive) { … }`.
  private func answer(_ call: FunctionCallExprSyntax) -> ButtonFact {
    let isAction = isAnswer(call)
    let title = isAction ? call.argument("title").flatMap { values.title($0) } : nil
    return ButtonFact(
      key: title.flatMap { $0.hasPrefix("‹") ? nil : $0 }.map { "‘\($0)’ of a dialog" }
        ?? "an answer to a dialog",
      place: file.place(of: call.nameNode),
      sure: .inferred)
  }

  /// The event of a list's delegate method, by its second label; nil if it is no event of the user.
  private func listEvent(_ function: FunctionDeclSyntax) -> String? {
    let label = function.signature.parameterClause.parameters.dropFirst().first?.firstName.text ?? ""
    return Self.listEvents.first { label.hasPrefix($0.label) }?.key
  }

  private static let listEvents: [(label: String, key: String)] = [
    ("didSelect", "didSelectRow"), ("accessoryButtonTapped", "accessoryButton"), ("commit", "swipe"),
    ("leadingSwipeActions", "swipe"), ("trailingSwipeActions", "swipe"), ("editActions", "swipe"),
    ("contextMenuConfiguration", "contextMenu"), ("willDisplayContextMenu", "contextMenu"),
    ("performPrimaryAction", "didSelectRow"), ("willSelect", "didSelectRow"),
    ("performAction", "contextMenu"),
  ]

  private static let eventModifiers: Set = [
    "onAppear", "task", "onTapGesture", "onLongPressGesture", "onChange", "onReceive", "onOpenURL",
    "onSubmit",
    "refreshable", "swipeActions", "contextMenu",
  ]
  private static let lifecycle: Set = ["viewDidLoad", "viewDidAppear", "viewWillAppear", "viewIsAppearing"]
}
#endif
