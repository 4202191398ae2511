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
      let key = position.entry.map { " (`\($0.name)`)" } ?? ""
      text = "**`\(word)`**\(key)\n\n\(position.entry?.meaning(of: word, type) ?? meaning)"
      subjects = [word] + (position.entry?.quoted ?? [])
    }
  }
}

extension KeyEntry {
  /// The meaning of a word as the value of this key; nil if the tables have a sentence for the word itself.
  ///
  /// Other words are described by the sentence of their key: by its part about the word, if there is one,
  /// followed by the whole sentence and the other possible words.
  fileprivate func meaning(of word: String, _ type: ValueType) -> String? {
    guard let words = type.plainWords(with: word) else { return nil }
    // “what happens; `gesture`: a pinch, a shake; `input`: a key”
    let own = says.components(behind: "`\(word)`: ")
    let others = words.filter { $0 != word }.map { "`\($0)`" }.joined(separator: ", ")
    let sentence = own.map { "\($0)\n\n*`\(name)`:* \(says)" } ?? "*`\(name)`:* \(says)"
    return sentence + (others.isEmpty ? "" : "\n\n*Or:* \(others)")
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
  /// The meaning of a word as a value of this type; nil if it is not a word of the language.
  func meaning(of word: String) -> String? {
    switch self {
    case .words(let words): words.contains(word) ? WordMeaning.of(word, among: words) : nil
    case .condition: WordMeaning.ofCondition(word)
    case .effects: Verb(rawValue: word).flatMap { WordMeaning.of($0) }
    case .receiver(let words): words.contains { $0.rawValue == word } ? WordMeaning.ofReceiver(word) : nil
    case .anchor: ["sender", "view", "back", "none"].contains(word) ? WordMeaning.ofAnchor(word) : nil
    case .list(let element, _, _), .map(_, let element), .byCondition(let element):
      element.meaning(of: word)
    case .either(let one, let other): one.meaning(of: word) ?? other.meaning(of: word)
    default: nil
    }
  }
}

extension ValueType {
  /// The possible words, if they include this word and the tables have no sentence for it; otherwise nil.
  fileprivate func plainWords(with word: String) -> [String]? {
    switch self {
    case .words(let words): words.contains(word) && WordMeaning.own(word, among: words) == nil ? words : nil
    case .list(let element, _, _), .map(_, let element), .byCondition(let element):
      element.plainWords(with: word)
    case .either(let one, let other):
      one.meaning(of: word) == nil ? other.plainWords(with: word) : one.plainWords(with: word)
    default: nil
    }
  }
}

extension String {
  /// The text after a mark, up to the next semicolon; nil if the mark does not occur.
  fileprivate func components(behind mark: String) -> String? {
    firstRange(of: mark).map { String(self[$0.upperBound...].prefix { $0 != ";" }) }
  }
}

/// What single words of the language mean, from the same tables as the reference.
enum WordMeaning {
  /// The meaning of a word of an enumeration, which is determined by its other words.
  static func of(_ word: String, among words: [String]) -> String {
    own(word, among: words) ?? "One of " + words.map { "`\($0)`" }.joined(separator: ", ") + "."
  }

  /// The sentence for a word itself; nil if the tables have none.
  static func own(_ word: String, among words: [String]) -> String? {
    if words.contains(Kind.alert.rawValue), let kind = Kind(rawValue: word) { return meaning(of: kind) }
    if words.contains(Purpose.gate.rawValue), let word = Purpose(rawValue: word) { return explained(word) }
    if words.contains(Content.drawing.rawValue), let word = Content(rawValue: word) { return explained(word) }
    if words.contains(Role.destructive.rawValue), let word = Role(rawValue: word) { return explained(word) }
    if words.contains(Placement.trailing.rawValue), let word = Placement(rawValue: word) {
      return explained(word)
    }
    return nil
  }

  private static func explained(_ word: some ExplainedWord) -> String {
    let (meaning, example) = word.explained
    return example.map { "\(meaning)\n\n*For example:* \($0)" } ?? meaning
  }

  private static func meaning(of kind: Kind) -> String {
    let facts = kind.facts
    var text = "\(facts.controller)\n\n*An unset style comes to:* \(facts.unsetStyle)"
    let buttons = facts.buttons.map(\.label).joined(separator: ", ")
    if !buttons.isEmpty { text += "  \n*Buttons of its own:* \(buttons)" }
    if !facts.buttonsWhen.isEmpty { text += " (\(facts.buttonsWhen))" }
    if !facts.note.isEmpty { text += "  \n\(facts.note)" }
    return text
  }

  static func of(_ verb: Verb) -> String? {
    Key(rawValue: verb.rawValue).flatMap { KeyTable.forms[Form.effect.rawValue][$0] }.map {
      "\($0.says)\n\n*Absent means:* \($0.absent)"
    }
  }

  static func ofCondition(_ text: String) -> String? {
    let words = text.split(separator: " ").filter { $0 != "not" }
    guard let first = words.first.map(String.init), ConditionWord(rawValue: first) != nil else { return nil }
    let isMore = words.count > 1
    let rows = ConditionRow.all.filter { row in
      row.words.contains { $0 == first || $0.hasPrefix(first + " ") }
    }
    let ofScreen = isMore ? rows.first { $0.words.contains { $0.hasPrefix(first + " <screen") } } : nil
    guard let row = ofScreen ?? rows.first else { return nil }
    let says = row.says.isEmpty ? "as the word says" : row.says
    return (text.hasPrefix("not ") ? "Holds unless: " : "Holds when: ") + says
      + (isMore && first == "unsaved" ? "; here this one" : "")
  }

  static func ofReceiver(_ word: String) -> String {
    switch word {
    case "self": "the controller that the effect is written on"
    case "presenter": "the presenting controller"
    case "presented": "the controller that it presents: only the child goes"
    case "parent": "the old link, which does nothing for a presentation"
    case "root": "the window’s root: everything is meant"
    default: "the controller in front, which a “top view controller” finds"
    }
  }

  static func ofAnchor(_ word: String) -> String {
    switch word {
    case "sender": "the button that was tapped"
    case "view": "a view"
    case "back": "the own Back button"
    default: "nothing is set"
    }
  }
}

extension Substring {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
