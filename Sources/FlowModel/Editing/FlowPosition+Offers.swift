import YAMLTree

/// The completions for each type of value.
extension FlowPosition {
  func offers(for type: ValueType, _ names: FlowNames) -> [FlowOffer] {
    switch type {
    case .words(let words):
      words.spellings.map { FlowOffer(.word, $0, says: words.meaning(of: $0) ?? "") }
    case .bool: ["true", "false"].map { FlowOffer(.value, $0) }
    case .languageVersion: [FlowOffer(.value, "1")]
    case .version: versions.map { FlowOffer(.value, $0) }
    case .versions: versions.flatMap { [FlowOffer(.value, "\($0)..."), FlowOffer(.value, $0)] }
    case .screen: screens(names)
    case .flag: flags(names).map { FlowOffer(.flag, $0, detail: "flag") }
    case .point: points(names).map { FlowOffer(.point, $0, detail: "unsaved work") }
    case .button: buttons(names)
    case .detent:
      WordChoice.detents.spellings.map {
        FlowOffer(.value, $0, says: WordChoice.detents.meaning(of: $0) ?? "")
      }
    case .unwind: names.unwinds.map { FlowOffer(.value, $0, detail: "unwind action") }
    case .rule: names.rules.map { FlowOffer(.rule, $0.name, detail: $0.title) }
    case .anchor:
      WordChoice.anchors.spellings.map {
        FlowOffer(.word, $0, says: WordChoice.anchors.meaning(of: $0) ?? "")
      }
        + buttons(names)
    case .receiver(let words):
      words.map { FlowOffer(.word, $0.rawValue, says: $0.sentence) } + screens(names)
    case .name where entry?.key == .run:
      names.works.map { FlowOffer(.work, $0, detail: "work") }
    case .condition: conditions(names)
    case .effects: effects
    case .list(let element, _, _): offers(for: element, names)
    case .byCondition(let value): offers(for: value, names)
    case .either(let one, let other): offers(for: one, names) + offers(for: other, names)
    case .map, .mapping, .name, .text, .path, .day, .size, .nothing: []
    }
  }

  private var versions: [String] {
    sequence(first: Version.newestKnown.major) { $0 > 12 ? Version($0).majorBefore : nil }.map { "\($0)" }
  }

  private func screens(_ names: FlowNames) -> [FlowOffer] {
    names.screens.map {
      FlowOffer(.screen, $0.name, detail: $0.title.isEmpty ? "screen" : "screen “\($0.title)”")
    }
  }

  /// Flags of this screen without its name, those of the app, and those of other screens as `screen.flag`.
  private func flags(_ names: FlowNames) -> [String] {
    names.flags.map { $0.hasPrefix(screen + ".") ? String($0.dropFirst(screen.count + 1)) : $0 }
  }

  private func points(_ names: FlowNames) -> [String] {
    let own = names.points.filter { $0.screen == screen }.map(\.name)
    let others = names.points.filter { $0.screen != screen }
    return own
      + others.map { other in
        let isOne = names.points.count { $0.name == other.name } == 1
        return isOne && entry?.key == .edits ? other.name : "\(other.screen).\(other.name)"
      }
  }

  /// The buttons of this screen.
  private func buttons(_ names: FlowNames) -> [FlowOffer] {
    names.buttons.filter { $0.screen == screen }.map {
      FlowOffer(.button, $0.id, detail: $0.label.isEmpty ? "button" : "button “\($0.label)”")
    }
  }

  private func conditions(_ names: FlowNames) -> [FlowOffer] {
    let before = node.text.split(separator: " ").dropLast().filter { $0 != "not" }
    if before == ["unsaved"] {
      return points(names).map { FlowOffer(.point, $0, detail: "unsaved work") }
    }
    if before == ["up"] || before == ["in-front"] { return screens(names) }
    if before == ["ios"] { return versions.map { FlowOffer(.value, "\($0)...") } }
    guard before.isEmpty else { return [] }
    let flags = flags(names).map { FlowOffer(.flag, $0, detail: "flag") }
    let words = ConditionWord.allCases.map { word in
      FlowOffer(.condition, word.rawValue, says: WordMeaning.ofCondition(word.rawValue) ?? "")
    }
    let isNegated = node.text.hasPrefix("not ")
    return flags + words + (isNegated ? [] : [FlowOffer(.condition, "not", insertion: "not ")])
  }

  /// Verbs that can stand alone; others in braces with their value.
  private var effects: [FlowOffer] {
    Verb.allCases.map { verb in
      let says = WordMeaning.of(verb) ?? ""
      if verb.isBare { return FlowOffer(.effect, verb.rawValue, says: says) }
      return FlowOffer(
        .effect, verb.rawValue, insertion: "{\(verb.rawValue): $0}", detail: "{\(verb.rawValue): …}",
        says: says)
    }
  }
}
