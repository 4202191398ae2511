extension ValueType {
  /// The expected value in messages: ‘a screen’, ‘‘true’ or ‘false’’.
  var expected: String {
    switch self {
    case .languageVersion: "‘1’"
    case .text: "text"
    case .name: "a name (lowercase letters, digits, ‘-’)"
    case .bool: "‘true’ or ‘false’"
    case .version: "a version like ‘16’ or ‘16.4’"
    case .versions: "a version like ‘16’ or a range like ‘13...17’ or ‘15...’"
    case .path: "a path relative to this file"
    case .day: "a day like ‘2027-01-31’"
    case .size: "‘[width, height]’ in points"
    case .words(let words): quoted(words.spellings)
    case .screen: "a screen"
    case .flag: "a flag"
    case .button: "a button’s id"
    case .point: "an unsaved point"
    case .detent: "a detent"
    case .unwind: "the name of an unwind action"
    case .rule: "the name of a rule"
    case .anchor: "‘sender’, a button’s id, ‘view’, ‘back’ or ‘none’"
    case .receiver(let words): words.map { "‘\($0.rawValue)’" }.joined(separator: ", ") + " or a screen"
    case .nothing: "nothing: the word stands alone"
    case .condition: "a condition"
    case .effects: "an effect or a list of effects"
    case .list(let element, let least, let most):
      if least > 0, let most {
        "a list of \(least) to \(most) \(element.plural)"
      } else {
        "a list of \(element.plural)"
      }
    case .map(let key, let value): "a map from \(key.plural) to \(value.plural)"
    case .byCondition: "a map from conditions to such words"
    case .mapping(let form): form == .effect ? "an effect" : "a map with the keys of \(form.noun)"
    case .either(let one, let other): "\(one.expected), or \(other.expected)"
    }
  }

  /// The plural in messages.
  var plural: String {
    switch self {
    case .text: "texts"
    case .name: "names"
    case .screen: "screens"
    case .button: "button ids"
    case .point: "unsaved points"
    case .detent: "detents"
    case .path: "paths"
    case .rule: "names of rules"
    case .words(let words): quoted(words.spellings)
    case .mapping(.trigger): "triggers"
    case .mapping(.screen): "screens"
    case .mapping(.work): "maps like ‘{repeatable: true}’"
    case .mapping(.unsavedPoint): "unsaved points"
    case .either(.text, .mapping(.allowance)): "reasons"
    case .either(.text, .mapping(.button)): "buttons"
    default: expected
    }
  }

  private func quoted(_ words: [String]) -> String {
    let all = words.map { "‘\($0)’" }
    return all.count > 1 ? all.dropLast().joined(separator: ", ") + " or " + all[all.count - 1] : all[0]
  }
}
