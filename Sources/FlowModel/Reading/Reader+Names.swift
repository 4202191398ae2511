import Diagnostics
import YAMLTree

extension Reader {
  /// Words that no id may be: other YAML tools read them as something else, or they are words of the language.
  static let refusedNames: Set<String> = [
    "y", "n", "yes", "no", "on", "off", "true", "false", "null", "self", "presenter", "presented", "parent",
    "root", "topmost", "sender", "view", "back", "none", "all",
  ]

  /// Most screens of one flow; bounds what follows from them, which grows with their square.
  static let screenLimit = 16_384
  /// Most flags of one flow. Each can take one of the 128 bits of a world; the rest is left for the window of the device
  /// and for what covered layers come to owe.
  static let flagLimit = 96

  /// A name as ids are: `[a-z][a-z0-9-]*`, and no word of YAML or of the language.
  mutating func name(_ node: YAMLNode, what: String) -> String? {
    guard node.kind == .scalar, !node.isMissing else {
      reportWrongType(of: what, node, expected: ValueType.name.expected)
      return nil
    }
    let text = node.text
    if Self.refusedNames.contains(text) {
      report(
        .refusedName, "\(what) cannot be ‘\(text)’", at: place(node),
        label: "a word of YAML or of the language", expected: "a name of your own",
        help: "choose another name")
      return nil
    }
    guard Self.isName(text) else {
      let kebab = kebabCase(text)
      let fits = Self.isName(kebab) && !Self.refusedNames.contains(kebab)
      report(
        .refusedName, "\(what) cannot be ‘\(text)’", at: place(node),
        label: fits ? "did you mean ‘\(kebab)’?" : "not a name", expected: ValueType.name.expected,
        help: fits ? "write ‘\(kebab)’" : "use lowercase letters, digits and ‘-’",
        replacement: fits ? kebab : nil)
      return nil
    }
    return text
  }

  static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, (0x61...0x7A).contains(first) else { return false }
    return text.utf8.allSatisfy {
      (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D
    }
  }

  /// First step, for every file: screens, flags and works get their numbers.
  mutating func collectNames(_ fields: Fields) {
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

  private mutating func collectFlag(_ key: YAMLNode, _ value: YAMLNode, of screen: Int?) {
    guard var name = name(key, what: "a flag’s name") else { return }
    if ConditionWord(rawValue: name) != nil || ["not", "any", "else"].contains(name) {
      report(
        .refusedName, "a flag’s name cannot be ‘\(name)’", at: place(key), label: "a word of conditions",
        expected: "a name of your own", help: "choose another name")
      return
    }
    if let screen { name = "\(flow.screens[screen].id).\(name)" }
    if let first = flagIndex[name] {
      return reportDuplicate("flag", name, key, first: flow.flags[first].place)
    }
    if flow.flags.count == Self.flagLimit {
      report(
        .limit, "the flow has more than \(Self.flagLimit) flags", at: place(key), label: "one too many",
        expected: "at most \(Self.flagLimit) flags",
        help: "leave out flags that decide nothing, or check parts of the app as flows of their own")
    }
    guard flow.flags.count < Self.flagLimit else { return }
    let start: FlagStart =
      word(
        value, what: "the flag ‘\(name)’", among: screen == nil ? FlagStart.spellings : FlagStart.ofScreens)
      ?? .cleared
    flagIndex[name] = flow.flags.count
    if let screen { flow.screens[screen].flags.append(flow.flags.count) }
    flow.flags.append(
      Flag(name: name, place: place(key), start: start, screen: screen, isImplied: false))
  }

  /// A flag that nobody wrote.
  mutating func impliedFlag(at place: Place, of screen: Int? = nil) -> Int {
    flow.flags.append(Flag(name: "", place: place, start: .cleared, screen: screen, isImplied: true))
    if let screen { flow.screens[screen].flags.append(flow.flags.count - 1) }
    return flow.flags.count - 1
  }

  private mutating func collectWork(_ key: YAMLNode, _ value: YAMLNode) {
    guard let name = name(key, what: "a work’s name") else { return }
    if let first = workIndex[name] {
      return reportDuplicate("work", name, key, first: flow.works[first].place)
    }
    var repeatable = false
    if value.kind == .mapping {
      let fields = fields(value, .work)
      repeatable = bool(fields, .repeatable) ?? false
    } else {
      reportWrongType(of: "the work ‘\(name)’", value, expected: "a map like ‘{repeatable: true}’")
    }
    workIndex[name] = flow.works.count
    flow.works.append(Work(name: name, place: place(key), repeatable: repeatable))
  }

  private mutating func collectScreen(_ key: YAMLNode, _ value: YAMLNode) {
    // A refused id still names the screen, so that what refers to it is not wrong as well.
    let name = name(key, what: "a screen’s id") ?? key.text
    guard !name.isEmpty else { return }
    if let first = screenIndex[name] {
      return reportDuplicate("screen", name, key, first: flow.screens[first].place)
    }
    guard flow.screens.count < Self.screenLimit else {
      if flow.screens.count == Self.screenLimit, screenIndex["#limit"] == nil {
        screenIndex["#limit"] = -1
        report(
          .limit, "the flow has more than \(Self.screenLimit) screens", at: place(key), label: "one too many",
          expected: "at most \(Self.screenLimit) screens", help: "split it into several flows")
      }
      return
    }
    guard value.kind == .mapping || value.isMissing else {
      screenIndex[name] = flow.screens.count
      appendScreen(name, key, key)
      return reportWrongType(of: "the screen ‘\(name)’", value, expected: "a map with the keys of a screen")
    }
    screenIndex[name] = flow.screens.count
    appendScreen(name, key, value)
    guard value.kind == .mapping else { return }
    for pair in value.pairs where self.key(of: pair.key) == .flags && pair.value.kind == .mapping {
      for flag in pair.value.pairs { collectFlag(flag.key, flag.value, of: flow.screens.count - 1) }
    }
  }

  private mutating func reportDuplicate(_ what: String, _ name: String, _ key: YAMLNode, first: Place) {
    report(
      .duplicateName, "the \(what) ‘\(name)’ is defined twice", at: place(key), label: "defined again",
      related: [Label(first, "first defined here")], expected: "each \(what) once", help: "rename one of them"
    )
  }

  private mutating func appendScreen(_ name: String, _ key: YAMLNode, _ value: YAMLNode) {
    screenNodes.append(value)
    wishes.append(WrittenOptions())
    flow.screens.append(
      Screen(
        id: name, path: ElementPath("screens." + name), place: place(key), kind: .screen, title: "",
        message: "",
        inNavigation: false, tabs: [], columns: [], framework: .uikit, buttons: [],
        systemButtons: Condition.always, back: Back(button: .system, swipe: true, isWritten: false),
        unsaved: [], flags: [],
        edits: [], guard: .none, search: false, callbacks: [], triggers: [], unwinds: [], escape: .system,
        accessibilityModal: nil, purpose: .unstated, task: .unstated, content: [], bar: "", retained: false,
        undoable: false, definesContext: false,
        whole: Place(key.source, value.isMissing ? key.ownSpan : key.ownSpan.union(value.ownSpan))))
  }

  /// A screen that a node names; the nearest one, with a problem, if there is none of that name.
  mutating func screen(_ node: YAMLNode, what: String) -> Int? {
    guard node.kind == .scalar, !node.isMissing else {
      reportWrongType(of: what, node, expected: "a screen")
      return nil
    }
    let text = node.text
    if let index = screenIndex[text] {
      noteScreen(index, node)
      return index
    }
    return unknownScreen(text, node, what: what, also: [])
  }

  mutating func unknownScreen(_ text: String, _ node: YAMLNode, what: String, also words: [String]) -> Int? {
    guard isComplete else { return nil }
    let nearest = reportUnknown(
      .unknownName, "\(what) names ‘\(text)’, but no screen is called so", text, at: place(node),
      among: flow.screens.map(\.id) + words, expected: "")
    return nearest.flatMap { screenIndex[$0] }
  }

  mutating func flag(_ node: YAMLNode, what: String) -> Int? {
    let text = node.text
    if let index = flag(named: text) {
      noteFlag(index, node, text)
      return index
    }
    guard isComplete else { return nil }
    let nearest = reportUnknown(
      .unknownName, "\(what) names the flag ‘\(text)’, which ‘flags’ does not have", text, at: place(node),
      among: flagNames)
    return nearest.flatMap { flag(named: $0) }
  }

  /// The flag that a name means here: one of the screen it stands in, one of the app, or the only one of any screen.
  func flag(named name: String) -> Int? {
    if flow.flags.isEmpty { return nil }
    if let current, let own = flagIndex["\(flow.screens[current].id).\(name)"] { return own }
    if let known = flagIndex[name] { return known }
    let others = flow.flags.indices.filter {
      flow.flags[$0].screen != nil && flow.flags[$0].name.hasSuffix(".\(name)")
    }
    return others.count == 1 ? others[0] : nil
  }

  /// The names that flags have here: those of the screen it stands in go without it.
  var flagNames: [String] {
    flow.flags.filter { !$0.isImplied }.map { flag in
      guard let current, flag.screen == current else { return flag.name }
      return String(flag.name.dropFirst(flow.screens[current].id.count + 1))
    }
  }
}

/// A text as ids are made of it: lowercase letters and digits, everything else one `-`.
func kebabCase(_ text: String) -> String {
  var result = ""
  var gap = false
  for character in text.lowercased() {
    if character.isLetter || character.isNumber {
      if gap, !result.isEmpty { result.append("-") }
      gap = false
      result.append(character)
    } else {
      gap = true
    }
  }
  return result
}
