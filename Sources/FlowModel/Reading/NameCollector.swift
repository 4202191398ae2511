import Diagnostics
import YAMLTree

/// First step, for each file: assigns identifiers to screens, flags and works.
struct NameCollector: FlowBuilding {
  let builder: FlowBuilder

  func collect(_ fields: Fields) {
    if let node = fields.value(.flags) {
      for pair in node.pairs { collectFlag(pair.key, pair.value, of: nil) }
    }
    if let node = fields.value(.works) {
      for pair in node.pairs { collectWork(pair.key, pair.value) }
    }
    if let node = fields.value(.screens) {
      for pair in node.pairs { collectScreen(pair.key, pair.value) }
    }
  }

  private func collectFlag(_ key: YAMLNode, _ value: YAMLNode, of screen: ScreenID?) {
    // A name that is not permitted still defines the flag, so that references to it are not reported as well.
    var name = decoder.name(key, what: "a flag’s name") ?? key.text
    guard !name.isEmpty else { return }
    if ConditionWord(rawValue: name) != nil || ["not", "any", "else"].contains(name) {
      decoder.report(
        .refusedName, "a flag’s name cannot be ‘\(name)’", at: key.ownPlace, label: "a word of conditions",
        expected: "a name of your own", help: "choose another name")
      return
    }
    if let screen { name = "\(flow.screens[screen].id).\(name)" }
    if let first = builder.partial.flagIndex[name] {
      return reportDuplicate("flag", name, key, first: flow.flags[first].place)
    }
    guard flow.flags.count < FlowLimits.flags else {
      if !builder.partial.hasTooManyFlags {
        builder.partial.hasTooManyFlags = true
        decoder.report(
          .limit, "the flow has more than \(FlowLimits.flags) flags", at: key.ownPlace, label: "one too many",
          expected: "at most \(FlowLimits.flags) flags",
          help: "leave out flags that decide nothing, or check parts of the app as flows of their own")
      }
      return
    }
    let words = screen == nil ? FlagStart.spellings : FlagStart.ofScreens
    let start: FlagStart? = decoder.word(value, what: "the flag ‘\(name)’", among: words)
    builder.partial.flagIndex[name] = flow.flags.endIndex
    if let screen { flow.screens[screen].flags.append(flow.flags.endIndex) }
    flow.flags.append(Flag(name: name, place: key.ownPlace, start: start ?? .cleared, screen: screen))
  }

  private func collectWork(_ key: YAMLNode, _ value: YAMLNode) {
    let name = decoder.name(key, what: "a work’s name") ?? key.text
    guard !name.isEmpty else { return }
    if let first = builder.partial.workIndex[name] {
      return reportDuplicate("work", name, key, first: flow.works[first].place)
    }
    var work = Work(name: name, place: key.ownPlace)
    if value.kind == .mapping {
      decoder.fields(value, .work).fill(&work)
    } else {
      decoder.reportWrongType(
        of: "the work ‘\(name)’", value, expected: "a map like ‘{repeatable: true}’", shape: .map(.work))
    }
    builder.partial.workIndex[name] = flow.works.append(work)
  }

  private func collectScreen(_ key: YAMLNode, _ value: YAMLNode) {
    // An id that is not permitted still defines the screen, so that references to it are not reported as
    // well.
    let name = decoder.name(key, what: "a screen’s id") ?? key.text
    guard !name.isEmpty else { return }
    if let first = builder.partial.screenIndex[name] {
      return reportDuplicate("screen", name, key, first: flow.screens[first].place)
    }
    let index = flow.screens.endIndex
    guard index.index < FlowLimits.screens else {
      if !builder.partial.hasTooManyScreens {
        builder.partial.hasTooManyScreens = true
        decoder.report(
          .limit, "the flow has more than \(FlowLimits.screens) screens", at: key.ownPlace,
          label: "one too many", expected: "at most \(FlowLimits.screens) screens",
          help: "split it into several flows")
      }
      return
    }
    builder.partial.screenIndex[name] = index
    guard value.kind == .mapping || value.isMissing else {
      appendScreen(name, key, key)
      guard KeyTable.forms[Form.screen.rawValue][name] != nil else {
        return decoder.reportWrongType(
          of: "the screen ‘\(name)’", value, expected: "a map with the keys of a screen")
      }
      return decoder.report(
        .wrongType, "‘\(name)’ stands among the screens, and is a key of a screen", at: key.ownPlace,
        label: "taken for a screen", expected: "a map with the keys of a screen",
        help: "indent it as the other keys of its screen")
    }
    appendScreen(name, key, value)
    guard value.kind == .mapping else { return }
    let isWritten = decoder.writes(.flags, in: value)
    for pair in value.pairs where pair.value.kind == .mapping {
      guard isWritten ? decoder.is(pair.key, .flags) : decoder.means(pair.key, .flags, in: .screen) else {
        continue
      }
      for flag in pair.value.pairs { collectFlag(flag.key, flag.value, of: index) }
    }
  }

  private func reportDuplicate(_ what: String, _ name: String, _ key: YAMLNode, first: Place) {
    decoder.report(
      .duplicateName, "the \(what) ‘\(name)’ is defined twice", at: key.ownPlace, label: "defined again",
      related: [Label(first, "first defined here")], expected: "each \(what) once", help: "rename one of them"
    )
  }

  private func appendScreen(_ name: String, _ key: YAMLNode, _ value: YAMLNode) {
    unresolved.screenNodes.append(value)
    unresolved.screenOptions.append(WrittenOptions())
    let span = value.isMissing ? key.ownSpan : key.ownSpan.union(value.ownSpan)
    flow.screens.append(Screen(id: name, place: key.ownPlace, whole: Place(key.source, span)))
  }
}
