import Diagnostics
import YAMLTree

/// Reads the bodies of screens.
struct ScreenReader: FlowBuilding {
  let builder: FlowBuilder

  /// Second step, for each screen: reads its body.
  func read(_ index: ScreenID) {
    let node = unresolved.screenNodes[index]
    let fields = decoder.fields(node, .screen)
    builder.partial.current = index
    defer { builder.partial.current = nil }
    // Flags were collected with all names.
    _ = fields.field(.flags)
    let path = flow.screens[index].path
    flow.screens[index].framework = flow.app.framework
    flow.screens[index].bar = flow.app.bar
    fields.fill(&flow.screens[index])
    flow.screens[index].inNavigation = fields.choice(.in) == "navigation"
    readChildren(fields, of: index)
    readUnsaved(fields, of: index)
    if let node = fields.value(.edits) {
      for element in decoder.scalars(node, of: Key.edits.rawValue, expected: "an unsaved point") {
        unresolved.edits.append((index, element))
      }
    }
    if let node = fields.value(.tags) {
      for element in node.listed {
        if let name = decoder.name(element, what: "a tag") { flow.screens[index].tags.append(name) }
      }
    }
    if let node = fields.value(.unwinds) {
      for element in node.listed {
        guard let name = decoder.name(element, what: "an unwind action") else { continue }
        builder.noteUnwind(name, element, isDefinition: true)
        flow.screens[index].unwinds.append(name)
      }
    }
    readGuards(fields, of: index)
    flow.screens[index].systemButtons =
      builder.conditions.read(fields, .systemButtons, of: path, .screen(index)) ?? Condition.always
    if let condition = readSwitch(fields, .hidesBottomBar, of: path, index) {
      flow.screens[index].hidesBottomBar = condition
    }
    if let node = fields.value(.buttons) {
      flow.screens[index].buttons = builder.buttons.read(node, path, of: index, isAdapted: false)
    }
    readBack(fields, of: index)
    readEscape(fields, of: index)
    builder.callbacks.read(fields, .screen(index), path)
    if let node = fields.value(.triggers) {
      flow.screens[index].triggers = builder.triggers.read(node, path, of: index)
    }
    builder.remarks.readAllow(fields, path)
    readCode(fields, of: index)
    builder.remarks.readTodo(fields, path, of: index)
    unresolved.screenOptions[index] = builder.presentations.options(
      fields, path, .screen(index), screen: index)
    FlowValidation(builder: builder).checkKeys(of: index, fields)
  }

  private func readChildren(_ fields: Fields, of index: ScreenID) {
    flow.screens[index].tabs = children(fields, .tabs)
    flow.screens[index].columns = children(fields, .columns)
  }

  private func children(_ fields: Fields, _ key: Key) -> [ScreenID] {
    guard let node = fields.value(key) else { return [] }
    decoder.checkCount(of: node, fields.keys[key])
    var children: [ScreenID] = []
    for element in node.listed {
      guard let child = builder.screen(element, what: "‘\(key.rawValue)’") else { continue }
      if children.contains(child) {
        decoder.reportRepeated(element, flow.screens[child].id, key.rawValue)
        continue
      }
      children.append(child)
    }
    return children
  }

  private func readUnsaved(_ fields: Fields, of index: ScreenID) {
    guard let node = fields.value(.unsaved) else { return }
    if node.kind != .mapping {
      for element in node.listed {
        guard let name = decoder.name(element, what: "an unsaved point") else { continue }
        appendPoint(name, element, of: index)
      }
      return
    }
    for pair in node.pairs {
      guard let name = decoder.name(pair.key, what: "an unsaved point") else { continue }
      appendPoint(name, pair.key, of: index)
      guard pair.value.kind == .mapping else {
        if !pair.value.isMissing {
          decoder.reportWrongType(
            of: "‘\(name)’", pair.value, expected: "a map with the keys of an unsaved point")
        }
        continue
      }
      let fields = decoder.fields(pair.value, .unsavedPoint)
      guard let point = flow.unsavedPoints.indices.last else { continue }
      fields.fill(&flow.unsavedPoints[point])
      let path = flow.unsavedPoints[point].path
      if let condition = builder.conditions.read(fields, .if, of: path, .screen(index)) {
        flow.unsavedPoints[point].condition = condition
      }
    }
  }

  private func appendPoint(_ name: String, _ node: YAMLNode, of screen: ScreenID) {
    if let first = flow.screens[screen].unsaved.first(where: { flow.unsavedPoints[$0].name == name }) {
      decoder.report(
        .duplicateName, "the unsaved point ‘\(name)’ is named twice", at: node.ownPlace, label: "named again",
        related: [Label(flow.unsavedPoints[first].place, "first named here")], help: "rename one of them")
    }
    flow.screens[screen].unsaved.append(flow.unsavedPoints.endIndex)
    flow.unsavedPoints.append(
      UnsavedPoint(
        name: name, path: ElementPath("\(flow.screens[screen].path).unsaved.\(name)"), place: node.ownPlace,
        screen: screen, says: name))
  }

  private func readGuards(_ fields: Fields, of index: ScreenID) {
    let path = flow.screens[index].path
    if let node = fields.value(.guard) {
      flow.screens[index].guard = builder.conditions.guards(node, path, .screen(index), bare: \.screen)
    }
    guard let node = fields.value(.search) else { return }
    guard node.kind == .mapping else {
      flow.screens[index].search = decoder.bool(node, Key.search.rawValue) ?? true
      return
    }
    flow.screens[index].search = true
    let inner = decoder.fields(node, .search)
    guard let guarded = builder.conditions.read(inner, .guard, of: path.appending("search"), .screen(index))
    else { return }
    let other = flow.screens[index].guard.search
    if other != Condition.never, flow.conditions[other].term != flow.conditions[guarded].term,
      let place = flow.conditions[guarded].place, let first = flow.conditions[other].place
    {
      decoder.report(
        .impossible, "the search controller’s guard is written twice and differs", at: place,
        related: [Label(first, "also written here")], help: "keep one of them")
    }
    flow.screens[index].guard.search = guarded
  }

  private func readBack(_ fields: Fields, of index: ScreenID) {
    guard let node = fields.value(.back) else { return }
    if node.kind == .scalar {
      guard let word = fields.choice(.back) else { return }
      flow.screens[index].back = Back(
        button: word == "hidden" ? .hidden : .system,
        swipe: word == "hidden" ? Condition.never : Condition.always, isWritten: true)
      return
    }
    let inner = decoder.fields(node, .back)
    let path = flow.screens[index].path.appending("back")
    var button = Back.Button.system
    if let does = inner.value(.does) { button = .own(builder.effects.read(does, path, .back(index))) }
    var shown = builder.conditions.read(inner, .shown, of: path, .screen(index)) ?? Condition.always
    var swipe = button == .system ? shown : Condition.never
    // A system Back button that is never shown is the same as a hidden one, if it has no effects of its own.
    if button == .system, flow.conditions[shown].term == .never {
      (button, shown, swipe) = (.hidden, Condition.always, Condition.never)
    }
    swipe = readSwitch(inner, .swipe, of: path, index) ?? swipe
    flow.screens[index].back = Back(button: button, shown: shown, swipe: swipe, isWritten: true)
  }

  /// Reads `true`, `false` or a condition.
  private func readSwitch(
    _ fields: Fields, _ key: Key, of path: ElementPath, _ index: ScreenID
  ) -> ConditionID? {
    guard let node = fields.value(key) else { return nil }
    return switch node.text {
    case "true" where node.kind == .scalar: Condition.always
    case "false" where node.kind == .scalar: Condition.never
    default:
      builder.conditions.read(
        node, path.appending(key.rawValue), .screen(index), also: ["true", "false"])
    }
  }

  private func readEscape(_ fields: Fields, of index: ScreenID) {
    guard let node = fields.value(.escape) else { return }
    if node.kind == .scalar, node.text == "none" {
      flow.screens[index].escape = .nothing
    } else {
      let path = flow.screens[index].path.appending("escape")
      flow.screens[index].escape = .own(builder.effects.read(node, path, .escape(index)))
    }
  }
}
