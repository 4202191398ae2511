public import Diagnostics
import YAMLTree

/// The description of one word of a file.
public struct FlowExplanation: Sendable {
  /// The place of the word.
  public let place: Place
  /// The description in Markdown.
  public let text: String
  /// The symbols of the platform and the words of the language that it mentions, the most relevant first.
  public let subjects: [String]

  /// The description of the word at a byte offset of a file; nil if there is no word of the language.
  ///
  /// - Parameters:
  ///   - offset: the byte offset, as in ``SourceFile``.
  ///   - bytes: the text of the file.
  public init?(at offset: Int, in bytes: [UInt8], path: String) {
    let stream = YAMLStream.read(bytes, path: path, words: KeyTable.words.yaml)
    guard let root = stream.documents.first, let position = FlowPosition(at: offset, in: root) else {
      return nil
    }
    place = position.node.place
    switch position.part {
    case .key(let form):
      guard let entry = position.entry else { return nil }
      text = entry.explanation(in: form)
      subjects = entry.quoted + [entry.name]
    case .value(let type):
      let word = position.node.text
      guard let meaning = type.meaning(of: word) else { return nil }
      text =
        position.entry.map { $0.explanation(of: word, type, saying: meaning) }
        ?? "**`\(word)`**\n\n\(meaning)"
      subjects = [word] + (position.entry?.quoted ?? [])
    }
  }
}

extension KeyEntry {
  /// The description of a value of this key: what the value says, if it says something by itself, then what the key says,
  /// then the other words that may stand there.
  fileprivate func explanation(of word: String, _ type: ValueType, saying meaning: String) -> String {
    var text = "**`\(word)`** (`\(name)`)"
    if !meaning.isEmpty { text += "\n\n\(meaning)" }
    // An effect says the same wherever it stands.
    if case .effects = type { return text }
    text += "\n\n*`\(name)`:* \(says)"
    if meaning.isEmpty { text += "\n\n*Absent means:* \(absent)" }
    let others = (type.choice(with: word)?.spellings ?? []).filter { $0 != word }.map { "`\($0)`" }
    return text + (others.isEmpty ? "" : "\n\n*Or:* \(others.joined(separator: ", "))")
  }

  /// The row of the reference.
  func explanation(in form: Form) -> String {
    var text = "**`\(name)`**, a key of \(form.noun)\n\n\(says)"
    if place == .uikit { text += " (UIKit only)" }
    if place == .swiftui { text += " (SwiftUI only)" }
    return text + "\n\n*Value:* \(type.reference)  \n*Absent means:* \(absent)"
  }

  /// The text between backticks in its description: symbols of UIKit and SwiftUI.
  var quoted: [String] {
    says.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element.prefix { $0.isLetter || $0.isNumber }) }
      .filter { $0.count > 3 }
  }
}

extension ValueType {
  /// What a value of this type says by itself: nothing if its key says all of it, as with numbers. Nil if it is no value
  /// of the language but a text or a name of the flow’s own.
  func meaning(of word: String) -> String? {
    switch self {
    case .words(let words): words.meaning(of: word)
    case .condition: WordMeaning.ofCondition(word)
    case .effects: Verb(rawValue: word).flatMap { WordMeaning.of($0) }
    case .receiver(let words): words.first { $0.rawValue == word }?.sentence
    case .anchor: WordChoice.anchors.meaning(of: word)
    case .detent: WordChoice.detents.meaning(of: word)
    case .bool: ["true", "false"].contains(word) ? "" : nil
    case .languageVersion, .version, .versions, .day, .size: ""
    case .list(let element, _, _), .map(_, let element), .byCondition(let element):
      element.meaning(of: word)
    case .either(let one, let other): one.meaning(of: word) ?? other.meaning(of: word)
    case .text, .name, .path, .screen, .flag, .button, .point, .unwind, .rule, .nothing, .mapping: nil
    }
  }

  /// The words among which this one is chosen; nil if it is none of a few.
  fileprivate func choice(with word: String) -> WordChoice? {
    switch self {
    case .words(let words): words.contains(word) ? words : nil
    case .anchor: WordChoice.anchors.contains(word) ? .anchors : nil
    case .detent: WordChoice.detents.contains(word) ? .detents : nil
    case .list(let element, _, _), .map(_, let element), .byCondition(let element):
      element.choice(with: word)
    case .either(let one, let other): one.choice(with: word) ?? other.choice(with: word)
    default: nil
    }
  }
}

/// What effects and conditions mean, from the same tables as the reference.
enum WordMeaning {
  static func of(_ verb: Verb) -> String? {
    Key(rawValue: verb.rawValue).flatMap { KeyTable.forms[Form.effect.rawValue][$0] }.map {
      "\($0.says)\n\n*Absent means:* \($0.absent)"
    }
  }

  static func ofCondition(_ text: String) -> String? {
    let words = text.split(separator: " ").filter { $0 != "not" }
    let isNot = text.hasPrefix("not ")
    // A flag is described by its name; of a condition with one this only says what `not` does.
    guard let first = words.first.flatMap({ ConditionWord(rawValue: String($0)) }) else {
      return isNot ? "Holds unless it is set." : nil
    }
    if first == .always || first == .never {
      return (first == .always) == isNot ? "Never holds." : "Always holds."
    }
    let isMore = words.count > 1
    let rows = ConditionRow.all.filter { row in
      row.words.contains { $0 == first.rawValue || $0.hasPrefix(first.rawValue + " ") }
    }
    let ofScreen =
      isMore ? rows.first { $0.words.contains { $0.hasPrefix(first.rawValue + " <screen") } } : nil
    guard let row = ofScreen ?? rows.first else { return nil }
    return (isNot ? "Holds unless: " : "Holds when: ") + row.says
      + (isMore && first == .unsaved ? "; here this one" : "")
  }
}
