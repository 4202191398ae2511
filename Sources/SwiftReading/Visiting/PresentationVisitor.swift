#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// Notes what one file presents, pushes, asks, guards and contains.
final class PresentationVisitor: AppCodeVisitor {
  let file: SwiftFile
  let values: ValueResolution
  var found = FoundInFile()

  var declarations: Declarations { values.declarations }
  var buttons: ButtonReading { ButtonReading(file, values) }
  var contents: ContentReading { ContentReading(values) }
  var receivers: ReceiverReading { ReceiverReading(values) }
  var paths: PathReading { PathReading(values) }

  init(_ file: SwiftFile, _ values: ValueResolution) {
    self.file = file
    self.values = values
    super.init(viewMode: .sourceAccurate)
  }

  /// Whether the app runs a call: previews do not count.
  func isRun(_ call: FunctionCallExprSyntax) -> Bool {
    call.enclosing(MacroExpansionExprSyntax.self)?.macroName.text != "Preview"
      && call.enclosing(MacroExpansionDeclSyntax.self)?.macroName.text != "Preview"
      && call.enclosing(StructDeclSyntax.self).map {
        !inherited($0.inheritanceClause).contains("PreviewProvider")
      }
        ?? true
  }

  // MARK: Calls

  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let name = call.calleeName else { return .visitChildren }
    if name.first?.isUppercase == true { readConstruction(of: name, call, in: call.base) }
    if buttons.isBarButton(call) { readConstruction(of: "UIBarButtonItem", call) }
    buttons.readControl(call, into: &found)
    readPresentation(name, call)
    ToggleReading(self).read(call)
    HandedContent(self).read(name, call)
    readSent(call)
    RequestReading(self).read(name, call)
    SentController(self).read(name, call)
    TransitionReading(self).read(name, call)
    return .visitChildren
  }

  override func visit(_ node: DictionaryElementSyntax) -> SyntaxVisitorContinueKind {
    RequestReading(self).read(node)
    return .visitChildren
  }

  /// - Parameter type: what the name is qualified by: `Editor` of `Editor.Title(…)`.
  private func readConstruction(
    of name: String, _ call: FunctionCallExprSyntax, in type: ExprSyntax? = nil
  ) {
    guard let owner = declarations.owner(of: call) else { return }
    if let type {
      guard type.isNameOfType else { return }
      return notePart(declarations.fullName(type.text + "." + name, inside: owner), call, owner)
    }
    switch name {
    case "UIBarButtonItem":
      if let button = buttons.barButton(call, owner) { found.buttons[owner, default: []].append(button) }
    case "UISearchController": ChildReading(self).readResults(call, of: owner)
    case "Button":
      if !isInDialog(call) {
        var button = buttons.button(call)
        // What takes back the state closes the content that has no type of its own.
        if let state = contents.state(ofInlineContentAround: call), contents.closes(call, state),
          !button.does.contains("dismiss")
        {
          button.does.append("dismiss")
        }
        found.buttons[owner, default: []].append(button)
      } else if let (screen, state) = presentedScreen(around: call) {
        var button = buttons.button(call)
        if contents.closes(call, state) { button.does.append("dismiss") }
        button.sure = min(button.sure, .inferred)
        found.buttons[screen, default: []].append(button)
      }
    case "NavigationLink": readNavigationLink(call, owner)
    case _ where PushedContent(values).isOf(call, in: owner):
      if !isPresented(call), !call.isTab, PushedContent(values).isOnStack(call) {
        found.navigation.insert(owner)
      }
      found.edges += GivenEdges(self).destinations(of: call, owner)
    case "Tab": readTab(call, owner)
    case "WindowGroup": readWindow(call)
    case "TextField", "SecureField", "TextEditor", "Toggle", "Picker", "DatePicker", "Stepper", "Slider":
      let binding = call.arguments.first { argument in
        ["text", "selection", "isOn", "value"].contains(argument.label?.text ?? "")
          || argument.expression.text.hasPrefix("$")
      }
      if let binding { found.fields[owner, default: []].append(binding.expression.text.filter { $0 != "$" }) }
    default: break
    }
    if name.contains("Tab") { StateTabs(self).read(name, call, owner) }
    if let part = StoreView(values).part(namedBy: call) { notePart(part, call, owner) }
    notePart(declarations.fullName(name, inside: owner), call, owner)
  }

  private func readWindow(_ call: FunctionCallExprSyntax) {
    guard let content = call.trailingClosure else { return }
    let shown = values.returned(by: Syntax(content)).filter { values.isShown($0) }
    // Of several scenes the first is the app's; one that is not understood hides no other.
    let beside = WindowReading(values).stacked(in: Syntax(content)).map(\.type)
    found.roots += (shown.isEmpty ? [""] : shown.map(\.type)).map {
      FoundRoot(
        type: $0, rank: .scene, place: file.place(of: call.nameNode),
        beside: beside.filter { declarations.isView($0) })
    }
  }

  /// A view, cell, modifier or toolbar that a type builds belongs to it, unless it is presented.
  private func notePart(_ part: String, _ call: FunctionCallExprSyntax, _ owner: String) {
    guard part != owner,
      declarations.isView(part) || declarations.isModifier(part) || declarations.isUIKitView(part),
      !StackedView(declarations: declarations).isOne(call)
    else { return }
    guard !isPresented(call) else {
      if let screen = presentedScreen(around: call)?.screen, screen != part {
        found.parts[screen, default: []].insert(part)
      }
      return
    }
    if owner == "View" || owner == "ToolbarContent" {
      if let function = declarations.function(of: call) {
        found.partsOfFunctions.append((function, part))
      }
    } else {
      found.parts[owner, default: []].insert(part)
    }
  }

  private func readPresentation(_ name: String, _ call: FunctionCallExprSyntax) {
    if let text = PackageCalls(values).shown(by: call), isRun(call), !ModelRoutes(self).read(name, call) {
      found.routeCalls.append((file.place(of: call.nameNode), text))
    }
    ControllerPresentations(self).readChange(of: name, call)
    switch name {
    case "present", "show", "showDetailViewController", "pushViewController", "performSegue", "perform",
      "addChild", "setViewController", "setViewControllers", "setTabs":
      ControllerPresentations(self).read(name, call)
    case "sheet", "fullScreenCover", "popover", "inspector":
      if ["item", "isPresented", "store"].contains(where: { call.has($0) }) {
        readSheet(name, call)
      } else {
        PackageModifier(values).read(name, call, for: self)
      }
    case "alert", "confirmationDialog", "actionSheet": readDialog(name, call)
    case "photosPicker", "fileImporter", "fileExporter", "fileMover", "quickLookPreview":
      if call.has("isPresented") || name == "quickLookPreview" { readSystemSheet(name, call) }
    case _ where declarations.isDestination(name): readDestination(call)
    case "append": readPush(call)
    case _ where PackageStack(values).shows(name, call): readPush(call)
    case _ where ClosingReading(file, values).mayClose(name, call):
      ClosingReading(file, values).read(name, call, for: self)
    case "tabItem": if let owner = declarations.owner(of: call) { readTab(call, owner) }
    case "interactiveDismissDisabled":
      let value = call.arguments.first?.expression.text ?? "true"
      found.guards.append(
        GuardFact(
          type: guarded(by: call), how: name, value: value, place: file.place(of: call.nameNode),
          sure: .exact))
    case "navigationTitle", "navigationBarTitle":
      // That of what is pushed or presented is said of many screens by one view.
      if let owner = declarations.owner(of: call), let first = call.arguments.first,
        found.titles[owner] == nil, !isPresented(call)
      {
        found.titles[owner] = values.title(first.expression)
      }
    default: PackageModifier(values).read(name, call, for: self)
    }
  }

  /// What a guard holds: the view around it, or the one on which it stands in what that view presents.
  private func guarded(by call: FunctionCallExprSyntax) -> String? {
    guard isPresented(call) else { return declarations.owner(of: call) }
    return call.base.flatMap { values.values(of: $0).first { values.isShown($0) }?.type }
  }

  // MARK: Statements

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let assignment = Assignment(node) { read(assignment) }
    return .visitChildren
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    StateTabs(self).read(node)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let owner = declarations.owner(of: node),
      let callback = CallbackReading(file, values).callback(node, of: owner)
    {
      found.callbacks.append(callback)
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.parent?.is(MemberBlockItemSyntax.self) == true, let owner = declarations.owner(of: node),
      declarations.isController(owner) || declarations.isUIKitView(owner)
    else { return .visitChildren }
    for binding in node.bindings {
      let made = binding.initializer?.value.as(FunctionCallExprSyntax.self)?.calleeName
      guard let type = binding.typeAnnotation.map({ bareTypeName($0.type.text) }) ?? made else { continue }
      // What a controller's properties are is a part of it.
      if declarations.isUIKitView(type), declarations.type(type, inside: owner) != nil {
        found.parts[owner, default: []].insert(declarations.fullName(type, inside: owner))
      }
      if ["UITextField", "UITextView", "UISwitch", "UIDatePicker"].contains(type)
        || type.hasSuffix("TextField") && declarations.isUIKitView(type)
      {
        found.fields[owner, default: []].append(binding.pattern.text)
      }
    }
    return .visitChildren
  }
}
#endif
