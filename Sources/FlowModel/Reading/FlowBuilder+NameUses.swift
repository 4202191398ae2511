import Diagnostics
import YAMLTree

/// Records the uses of names, for editors only.
extension FlowBuilder {
  /// The place of a part of a name without quotes; for an alias, the place of what it refers to.
  private func namePlace(_ node: YAMLNode, from start: Int, to end: Int) -> Place {
    guard end > start else { return Place(node.source, node.span) }
    let first = node.sourceOffset(ofTextOffset: start)
    return Place(node.source, Span(first, node.sourceOffset(ofTextOffset: end - 1) + 1))
  }

  private func namePlace(_ node: YAMLNode) -> Place { namePlace(node, from: 0, to: node.text.utf8.count) }

  func noteScreen(_ index: ScreenID, _ node: YAMLNode) {
    names?.note(.screen(flow.screens[index].id), at: namePlace(node))
  }

  /// Records a screen that a part of a text names.
  func noteScreen(_ index: ScreenID, _ node: YAMLNode, from start: Int, _ name: String) {
    names?.note(
      .screen(flow.screens[index].id), at: namePlace(node, from: start, to: start + name.utf8.count))
  }

  func noteWork(_ name: String, _ node: YAMLNode) { names?.note(.work(name), at: namePlace(node)) }

  func noteUnwind(_ name: String, _ node: YAMLNode, isDefinition: Bool) {
    names?.note(.unwind(name), at: namePlace(node), isDefinition: isDefinition)
  }

  func noteButton(_ index: ButtonID, _ node: YAMLNode) {
    names?.note(.button(flow.buttons[index].path), at: namePlace(node))
  }

  /// Records a flag, written as `flag` or `screen.flag` in a part of a text.
  func noteFlag(_ index: FlagID, _ node: YAMLNode, from start: Int = 0, _ text: String) {
    noteQualified(.flag(flow.flags[index].name), flow.flags[index].screen, node, from: start, text)
  }

  /// Records a point, written as `point` or `screen.point` in a part of a text.
  func notePoint(_ index: UnsavedPointID, _ node: YAMLNode, from start: Int, _ text: String) {
    let point = flow.unsavedPoints[index]
    noteQualified(
      .point(screen: flow.screens[point.screen].id, name: point.name), point.screen, node, from: start, text)
  }

  private func noteQualified(
    _ subject: NameUse.Subject, _ screen: ScreenID?, _ node: YAMLNode, from start: Int, _ text: String
  ) {
    guard let names else { return }
    var nameStart = start
    if let screen, let dot = text.utf8.firstIndex(of: 0x2E) {
      let length = text.utf8.distance(from: text.startIndex, to: dot)
      names.note(
        .screen(flow.screens[screen].id), at: namePlace(node, from: start, to: start + length))
      nameStart = start + length + 1
    }
    names.note(subject, at: namePlace(node, from: nameStart, to: start + text.utf8.count))
  }

  /// Records all definitions; called at the end.
  func noteDefinitions() {
    guard let names else { return }
    for screen in flow.screens {
      names.note(.screen(screen.id), at: bare(screen.place), isDefinition: true)
    }
    for flag in flow.flags where !flag.isImplied {
      names.note(.flag(flag.name), at: bare(flag.place), isDefinition: true)
    }
    for work in flow.works { names.note(.work(work.name), at: bare(work.place), isDefinition: true) }
    for point in flow.unsavedPoints {
      names.note(
        .point(screen: flow.screens[point.screen].id, name: point.name), at: bare(point.place),
        isDefinition: true)
    }
    for button in flow.buttons where !button.isSystem {
      names.note(.button(button.path), at: button.place, isDefinition: true)
    }
  }

  /// A place without surrounding quotes.
  private func bare(_ place: Place) -> Place {
    let bytes = place.file.bytes
    let (start, end) = (Int(place.span.start), Int(place.span.end))
    guard end - start > 1, bytes[start] == 0x22 || bytes[start] == 0x27, bytes[end - 1] == bytes[start] else {
      return place
    }
    return Place(place.file, Span(start + 1, end - 1))
  }
}
