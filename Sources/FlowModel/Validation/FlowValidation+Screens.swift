import Diagnostics
import YAMLTree

extension FlowValidation {
  /// Reports keys that this kind of screen does not permit or requires. Uses only the screen.
  func checkKeys(of index: ScreenID, _ fields: Fields) {
    let screen = flow.screens[index]
    require(.tabs, .tabs, of: screen, fields)
    require(.columns, .split, of: screen, fields)
    let kind = "‘kind: \(screen.kind.rawValue)’"
    if !screen.systemMade {
      forbid(
        .systemButtons, in: fields, "\(kind) has no buttons of its own that come and go",
        "a system controller")
    }
    if !screen.dialog {
      forbid(.undoable, in: fields, "\(kind) is no dialog", "a dialog")
    } else {
      for key in [Key.search, .back, .unwinds, .edits, .definesContext] {
        forbid(key, in: fields, "a dialog has no ‘\(key.rawValue)’", "a screen of kind ‘screen’")
      }
      if screen.inNavigation {
        forbid(
          .in, in: fields, "a dialog cannot stand in a navigation controller", "a screen of kind ‘screen’")
      }
      checkCancels(of: screen)
    }
    checkCallbacks(of: screen)
    if screen.guard.search != Condition.never, !screen.search,
      let place = flow.conditions[screen.guard.search].place
    {
      decoder.report(
        .impossible, "‘\(screen.id)’ guards a search controller but has no ‘search’", at: place,
        expected: "‘search: true’ beside it", help: "add ‘search: true’ or leave this guard out")
    }
  }

  private func require(_ key: Key, _ kind: Kind, of screen: Screen, _ fields: Fields) {
    if screen.kind == kind {
      guard !fields.has(key), decoder.isComplete, !decoder.writes(key, in: fields.node)
      else { return }
      let node = fields.value(.kind) ?? fields.node
      decoder.report(
        .missingKey, "‘kind: \(kind.rawValue)’ needs the key ‘\(key.rawValue)’", at: node.ownPlace,
        label: "no ‘\(key.rawValue)’ here",
        expected: fields.keys[key]?.type.expected ?? "",
        help: "add ‘\(key.rawValue)’")
    } else {
      forbid(
        key, in: fields,
        "‘\(key.rawValue)’ belongs to ‘kind: \(kind.rawValue)’, this is ‘\(screen.kind.rawValue)’",
        "a screen of kind ‘\(kind.rawValue)’")
    }
  }

  private func forbid(_ key: Key, in fields: Fields, _ message: String, _ owner: String) {
    guard let field = fields.found.first(where: { fields.key($0) == key }) else { return }
    decoder.report(
      .impossible, message, at: field.name.ownPlace, label: "it belongs to \(owner)", expected: owner,
      help: "leave ‘\(key.rawValue)’ out")
  }

  /// Reports a second cancel action: an alert controller accepts one, and raises for a second.
  private func checkCancels(of screen: Screen) {
    let cancels = screen.buttons.filter { flow.buttons[$0].role == .cancel }
    guard cancels.count > 1 else { return }
    decoder.report(
      .impossible, "the dialog ‘\(screen.id)’ has \(cancels.count) buttons of role ‘cancel’",
      at: flow.buttons[cancels[1]].place, label: "a second one",
      related: [Label(flow.buttons[cancels[0]].place, "the first one")], expected: "at most one",
      help: "give it another role or none")
  }

  private func checkCallbacks(of screen: Screen) {
    let entries = KeyTable.forms[Form.screenCallbacks.rawValue]
    for index in screen.callbacks {
      let callback = flow.callbacks[index]
      guard let key = Key(rawValue: callback.name.rawValue) else { continue }
      if callback.name == .didFinish || callback.name == .didCancel {
        if !screen.kind.facts.callbacks.contains(callback.name) { reportNotTold(callback, by: screen) }
      } else if screen.framework == .swiftui, entries[key]?.place == .uikit {
        decoder.report(
          .impossible, "‘\(callback.name.rawValue)’ is UIKit’s, but SwiftUI writes ‘\(screen.id)’",
          at: callback.place, expected: "‘did-appear’ or ‘did-disappear’",
          help: "use ‘did-appear’ or ‘did-disappear’ here, or ‘on-dismiss’ beside ‘present’")
      }
    }
  }

  /// Reports `did-finish` or `did-cancel` where no system controller calls it.
  func reportNotTold(_ callback: Callback, by screen: Screen) {
    let known = screen.kind.facts.callbacks.map(\.rawValue)
    decoder.report(
      .impossible,
      "‘\(screen.id)’ is of kind ‘\(screen.kind.rawValue)’, which never calls ‘\(callback.name.rawValue)’",
      at: callback.place, expected: known.isEmpty ? "a system controller that calls it" : listOfNames(known),
      help: known.isEmpty
        ? "leave it out, or name the kind of system controller" : "use \(listOfNames(known))")
  }
}
