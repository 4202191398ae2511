import Diagnostics
import FlowChecking
import FlowModel
internal import JSON

extension Workspace {
  /// The symbols of a file: screens with their contents, flags, works and triggers.
  mutating func documentSymbols(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    let document = try document(params)
    guard let flow = reading(document).reading.flow else { return [] }
    let isHere = { (place: Place) in place.file.absolutePath == document.path }
    var symbols: [JSONValue] = []
    for flag in flow.flags where !flag.isImplied && !flag.name.contains(".") && isHere(flag.place) {
      symbols.append(symbol(flag.name, "flag", 17, flag.place))
    }
    for work in flow.works where isHere(work.place) {
      symbols.append(symbol(work.name, "work", 12, work.place))
    }
    for screen in flow.screens where isHere(screen.place) {
      symbols.append(
        symbol(
          screen.id, screen.title.isEmpty ? screen.kind.rawValue : screen.title, 5, screen.place,
          whole: screen.whole, children: children(of: screen, in: flow)))
    }
    for trigger in flow.triggers where trigger.screen == nil && trigger.origin == nil && isHere(trigger.place)
    {
      symbols.append(symbol(trigger.label, "trigger", 24, trigger.place))
    }
    guard abilities.hierarchicalSymbols else {
      return .array(symbols.flatMap { flat($0, in: document) })
    }
    return .array(symbols)
  }

  private func children(of screen: Screen, in flow: Flow) -> [JSONValue] {
    var children: [(Place, JSONValue)] = []
    let isWithin = { (place: Place) in
      place.file === screen.whole.file && screen.whole.span.start <= place.span.start
        && place.span.end <= screen.whole.span.end
    }
    for index in screen.unsaved {
      let point = flow.unsavedPoints[index]
      children.append((point.place, symbol(point.name, "unsaved work", 8, point.place)))
    }
    for index in screen.flags where !flow.flags[index].isImplied {
      let flag = flow.flags[index]
      children.append((flag.place, symbol(flag.name.name, "flag", 17, flag.place)))
    }
    for index in screen.buttons where !flow.buttons[index].isSystem {
      let button = flow.buttons[index]
      let role = button.role == .none ? "button" : button.role.rawValue
      children.append((button.place, symbol(button.name, role, 6, button.place, whole: button.whole)))
    }
    for index in screen.callbacks {
      let callback = flow.callbacks[index]
      children.append((callback.place, symbol(callback.name.rawValue, "callback", 24, callback.place)))
    }
    for index in screen.triggers where flow.triggers[index].origin == nil {
      let trigger = flow.triggers[index]
      children.append((trigger.place, symbol(trigger.label, "trigger", 24, trigger.place)))
    }
    return children.filter { isWithin($0.0) }.sorted { $0.0.span.start < $1.0.span.start }.map(\.1)
  }

  private func symbol(
    _ name: String, _ detail: String, _ kind: Int, _ place: Place, whole: Place? = nil,
    children: [JSONValue] = []
  ) -> JSONValue {
    [
      // Clients reject symbols without a name.
      "name": .text(name.isEmpty ? detail : name), "detail": .text(detail), "kind": .int(kind),
      "range": abilities.encoding.range(whole ?? place), "selectionRange": abilities.encoding.range(place),
      "children": .array(children),
    ]
  }

  /// The symbols as a flat list, for clients that do not support a tree.
  private func flat(_ symbol: JSONValue, in document: OpenDocument, within container: String = "")
    -> [JSONValue]
  {
    let name = symbol["name"] ?? ""
    let own: JSONValue = [
      "name": name, "kind": symbol["kind"] ?? 13, "containerName": .text(container),
      "location": ["uri": .text(document.uri), "range": symbol["range"] ?? .null],
    ]
    return [own]
      + (symbol["children"]?.elements ?? []).flatMap { flat($0, in: document, within: name.text ?? "") }
  }
}

extension String {
  /// The part after the last dot: the flag of `screen.flag`.
  fileprivate var name: String { split(separator: ".").last.map(String.init) ?? self }
}
