import Diagnostics
import YAMLTree

/// Resolves names.
extension FlowBuilder {
  /// The screen that a node names. If there is none with this name, reports a problem and returns the nearest
  /// one.
  func screen(_ node: YAMLNode, what: String) -> ScreenID? {
    guard node.kind == .scalar, !node.isMissing else {
      decoder.reportWrongType(of: what, node, expected: "a screen")
      return nil
    }
    let text = node.text
    if let index = partial.screenIndex[text] {
      noteScreen(index, node)
      return index
    }
    guard decoder.isComplete else { return nil }
    let nearest = decoder.reportUnknown(
      .unknownName, "\(what) names ‘\(text)’, but no screen is called so", text, at: node.ownPlace,
      among: screenNames, expected: "")
    return nearest.flatMap { partial.screenIndex[$0] }
  }

  /// The names of screens that may be written, of those with another name the one that is proposed for it.
  var screenNames: [String] {
    flow.screens.map { NameSyntax.isName($0.id) ? $0.id : NameSyntax.proposal(for: $0.id) ?? $0.id }
  }

  /// The flag that a node names. If there is none with this name, reports a problem with other proposals and
  /// returns the nearest one.
  func flag(_ node: YAMLNode, what: String, otherwise: String = "") -> FlagID? {
    let text = node.text
    if let index = flag(named: text) {
      noteFlag(index, node, text)
      return index
    }
    guard decoder.isComplete else { return nil }
    let namesakes = namesakes(text)
    let nearest = decoder.reportUnknown(
      .unknownName, "\(what) names the flag ‘\(text)’, which ‘flags’ does not have", text, at: node.ownPlace,
      among: flagNames, meaning: namesakes.count == 1 ? namesakes[0] : nil,
      advice: namesakes.isEmpty
        ? "add it to the flow: flags: {\(kebabCase(words: text)): cleared}\(otherwise)"
        : "write \(listOfNames(namesakes))")
    return nearest.flatMap { flag(named: $0) }
  }

  /// The flags of other screens that a name without a screen may mean: those of presenters of this screen, if
  /// any of them has such a flag.
  func namesakes(_ name: String) -> [String] {
    let flags = flow.flags.filter { $0.screen != nil && $0.name.hasSuffix(".\(name)") }
    guard let current = partial.current else { return flags.map(\.name) }
    let ofPresenters = flags.filter { flag in
      flag.screen.map { unresolved.screenNodes[$0].presents(flow.screens[current].id) } ?? false
    }
    return (ofPresenters.isEmpty ? flags : ofPresenters).map(\.name)
  }

  /// The flag that a name means here: one of the current screen, one of the app, or the only one of any
  /// screen.
  func flag(named name: String) -> FlagID? {
    if flow.flags.isEmpty { return nil }
    if let current = partial.current, let own = partial.flagIndex["\(flow.screens[current].id).\(name)"] {
      return own
    }
    if let known = partial.flagIndex[name] { return known }
    let others = flow.flags.indices.filter {
      flow.flags[$0].screen != nil && flow.flags[$0].name.hasSuffix(".\(name)")
    }
    return others.count == 1 ? others[0] : nil
  }

  /// The valid names of flags here: those of the current screen without its name; those of other screens with
  /// it and, if ``flag(named:)`` resolves them, without.
  var flagNames: [String] {
    flow.flags.identified.filter { !$0.1.isImplied }.flatMap { index, flag in
      guard let screen = flag.screen else { return [flag.name] }
      let name = String(flag.name.dropFirst(flow.screens[screen].id.count + 1))
      if screen == partial.current { return [name] }
      return self.flag(named: name) == index ? [flag.name, name] : [flag.name]
    }
  }

  /// Creates a flag that is not written in the flow.
  func impliedFlag(at place: Place, of screen: ScreenID? = nil) -> FlagID {
    let flag = flow.flags.append(Flag(name: "", place: place, screen: screen, isImplied: true))
    if let screen { flow.screens[screen].flags.append(flag) }
    return flag
  }
}

extension PartialFlow {
  /// Finds what has a name that is not permitted also by the name that is proposed for it, unless that belongs to something
  /// else: who wrote `Home` in one place and `home` in another is told to write `home`, and nothing against that.
  mutating func admitProposedNames() {
    screenIndex.admitProposedNames()
    flagIndex.admitProposedNames()
    workIndex.admitProposedNames()
  }
}

extension Dictionary where Key == String {
  fileprivate mutating func admitProposedNames() {
    for name in keys.filter({ !NameSyntax.isName($0) }).sorted() {
      // A flag of a screen stands behind the name of that screen.
      let start = name.lastIndex(of: ".").map(name.index(after:)) ?? name.startIndex
      let own = String(name[start...])
      guard !NameSyntax.isName(own), let proposal = NameSyntax.proposal(for: own) else { continue }
      let proposed = String(name[..<start]) + proposal
      if self[proposed] == nil { self[proposed] = self[name] }
    }
  }
}

extension YAMLNode {
  /// Whether it contains `present` with this name.
  fileprivate func presents(_ screen: String) -> Bool {
    pairs.contains { $0.key.text == "present" && $0.value.text == screen || $0.value.presents(screen) }
      || elements.contains { $0.presents(screen) }
  }
}
