import Diagnostics
import YAMLTree

extension Reader {
  /// Second step, for every screen: its body.
  mutating func readScreen(_ index: Int) {
    let node = screenNodes[index]
    let fields = fields(node, .screen)
    current = index
    defer { current = nil }
    // They were collected with all names.
    _ = fields.field(.flags)
    let path = flow.screens[index].path
    flow.screens[index].kind = word(fields, .kind) ?? .screen
    flow.screens[index].framework = word(fields, .framework) ?? flow.app.framework
    flow.screens[index].title = text(fields, .title) ?? ""
    flow.screens[index].message = text(fields, .message) ?? ""
    let navigation = self.fields(fields, .in)
    flow.screens[index].inNavigation = navigation == "navigation"
    flow.screens[index].bar = text(fields, .bar) ?? flow.app.bar
    flow.screens[index].purpose = word(fields, .purpose) ?? .unstated
    flow.screens[index].task = word(fields, .task) ?? .unstated
    flow.screens[index].content = wordList(fields, .content) ?? []
    flow.screens[index].retained = bool(fields, .retained) ?? false
    flow.screens[index].undoable = bool(fields, .undoable) ?? false
    flow.screens[index].definesContext = bool(fields, .definesContext) ?? false
    flow.screens[index].accessibilityModal = bool(fields, .accessibilityModal)
    readChildren(fields, of: index)
    readUnsaved(fields, of: index)
    if let node = fields.value(.edits) {
      for element in scalars(node, of: .edits, expected: "an unsaved point") {
        pendingEdits.append((index, element))
      }
    }
    if let node = fields.value(.tags) {
      for element in node.elements {
        if let name = name(element, what: "a tag") { flow.screens[index].tags.append(name) }
      }
    }
    if let node = fields.value(.unwinds) {
      for element in node.elements {
        guard let name = name(element, what: "an unwind action") else { continue }
        noteUnwind(name, element, isDefinition: true)
        flow.screens[index].unwinds.append(name)
      }
    }
    readGuards(fields, of: index)
    flow.screens[index].systemButtons =
      condition(fields, .systemButtons, of: path, .screen(index)) ?? Condition.always
    if let node = fields.value(.buttons) {
      flow.screens[index].buttons = buttons(node, path, of: index, isAdapted: false)
    }
    readBack(fields, of: index)
    readEscape(fields, of: index)
    readCallbacks(fields, .screen(index), path)
    if let node = fields.value(.triggers) {
      flow.screens[index].triggers = triggers(node, path, of: index)
    }
    readAllow(fields, path)
    readCode(fields, of: index)
    readTodo(fields, path, of: index)
    wishes[index] = readOptions(fields, path, .screen(index), screen: index)
    checkKeys(of: index, fields)
  }

  /// One of the words of a key that needs no enumeration of its own.
  mutating func fields(_ fields: Fields, _ key: Key) -> String? {
    guard let node = fields.value(key), let words = KeyTable.forms[fields.form.rawValue][key]?.type.allWords
    else { return nil }
    if words.contains(node.text) { return node.text }
    return reportUnknown(
      .unknownValue, "‘\(key.rawValue)’ cannot be ‘\(node.text)’", node.text, at: place(node), among: words)
  }

  private mutating func readChildren(_ fields: Fields, of index: Int) {
    if let node = fields.value(.tabs) { flow.screens[index].tabs = children(node, .tabs) }
    if let node = fields.value(.columns) { flow.screens[index].columns = children(node, .columns) }
  }

  private mutating func children(_ node: YAMLNode, _ key: Key) -> [Int] {
    checkCount(of: node, key, KeyTable.forms[Form.screen.rawValue][key]?.type)
    var children: [Int] = []
    for element in node.elements {
      guard let child = screen(element, what: "‘\(key.rawValue)’") else { continue }
      if children.contains(child) {
        reportRepeated(element, flow.screens[child].id, key)
        continue
      }
      children.append(child)
    }
    return children
  }

  private mutating func readUnsaved(_ fields: Fields, of index: Int) {
    guard let node = fields.value(.unsaved) else { return }
    if node.kind == .sequence {
      for element in node.elements {
        guard let name = name(element, what: "an unsaved point") else { continue }
        appendPoint(name, element, of: index)
      }
      return
    }
    for pair in node.pairs {
      guard let name = name(pair.key, what: "an unsaved point") else { continue }
      appendPoint(name, pair.key, of: index)
      guard pair.value.kind == .mapping else {
        if !pair.value.isMissing {
          reportWrongType(of: "‘\(name)’", pair.value, expected: "a map with the keys of an unsaved point")
        }
        continue
      }
      let fields = self.fields(pair.value, .unsavedPoint)
      let point = flow.unsavedPoints.count - 1
      if let says = text(fields, .says) { flow.unsavedPoints[point].says = says }
      flow.unsavedPoints[point].starts = word(fields, .starts) ?? .clean
      flow.unsavedPoints[point].autosaved = bool(fields, .autosaved) ?? false
    }
  }

  private mutating func appendPoint(_ name: String, _ node: YAMLNode, of screen: Int) {
    if let first = flow.screens[screen].unsaved.first(where: { flow.unsavedPoints[$0].name == name }) {
      report(
        .duplicateName, "the unsaved point ‘\(name)’ is named twice", at: place(node), label: "named again",
        related: [Label(flow.unsavedPoints[first].place, "first named here")], help: "rename one of them")
    }
    flow.screens[screen].unsaved.append(flow.unsavedPoints.count)
    flow.unsavedPoints.append(
      UnsavedPoint(
        name: name, path: ElementPath("\(flow.screens[screen].path).unsaved.\(name)"), place: place(node),
        screen: screen, says: name, starts: .clean, autosaved: false))
  }

  private mutating func readGuards(_ fields: Fields, of index: Int) {
    let path = flow.screens[index].path
    if let node = fields.value(.guard) {
      flow.screens[index].guard = guards(node, path, .screen(index), bare: \.screen)
    }
    guard let node = fields.value(.search) else { return }
    guard node.kind == .mapping else {
      flow.screens[index].search = bool(node, .search) ?? true
      return
    }
    flow.screens[index].search = true
    let inner = self.fields(node, .search)
    guard let guarded = condition(inner, .guard, of: path.appending("search"), .screen(index)) else { return }
    let other = flow.screens[index].guard.search
    if other != Condition.never, flow.conditions[other].term != flow.conditions[guarded].term,
      let place = flow.conditions[guarded].place, let first = flow.conditions[other].place
    {
      report(
        .impossible, "the search controller’s guard is written twice and differs", at: place,
        related: [Label(first, "also written here")], help: "keep one of them")
    }
    flow.screens[index].guard.search = guarded
  }

  /// `guard: unsaved` or `guard: {screen: …, navigation: …, search: …}`.
  mutating func guards(
    _ node: YAMLNode, _ path: ElementPath, _ scope: Scope, bare: WritableKeyPath<Guard, Int>
  ) -> Guard {
    var guards = Guard.none
    let path = path.appending("guard")
    if node.kind == .mapping, node.pairs.first?.key.text != "any" {
      let inner = fields(node, .guard)
      guards.screen = condition(inner, .screen, of: path, scope) ?? Condition.never
      guards.navigation = condition(inner, .navigation, of: path, scope) ?? Condition.never
      guards.search = condition(inner, .search, of: path, scope) ?? Condition.never
    } else {
      guards[keyPath: bare] = condition(node, path, scope) ?? Condition.never
    }
    return guards
  }

  private mutating func readBack(_ fields: Fields, of index: Int) {
    guard let node = fields.value(.back) else { return }
    if node.kind == .scalar {
      guard let word = self.fields(fields, .back) else { return }
      flow.screens[index].back = Back(
        button: word == "hidden" ? .hidden : .system, swipe: word != "hidden", isWritten: true)
      return
    }
    let inner = self.fields(node, .back)
    let path = flow.screens[index].path.appending("back")
    var button = Back.Button.system
    if let does = inner.value(.does) { button = .own(effects(does, path, .back(index))) }
    let swipe = bool(inner, .swipe) ?? (button == .system)
    flow.screens[index].back = Back(button: button, swipe: swipe, isWritten: true)
  }

  private mutating func readEscape(_ fields: Fields, of index: Int) {
    guard let node = fields.value(.escape) else { return }
    if node.kind == .scalar, node.text == "none" {
      flow.screens[index].escape = .nothing
    } else {
      let path = flow.screens[index].path.appending("escape")
      flow.screens[index].escape = .own(effects(node, path, .escape(index)))
    }
  }
}
