import Foundation
import Testing

@testable import FlowModel

/// Whatever may be written as a value is explained where someone points at it.
struct ValueMeaningTests {
  /// A value as it is written, with the word in it that is pointed at.
  private struct Sample {
    let written: String
    let word: String
    /// Whether numbers and the like are all that it says.
    var isPlain = false
  }

  private static func samples(of type: ValueType) -> [Sample] {
    func within(_ type: ValueType, _ write: (String) -> String) -> [Sample] {
      samples(of: type).map { Sample(written: write($0.written), word: $0.word, isPlain: $0.isPlain) }
    }
    switch type {
    case .words(let words): return words.spellings.map { Sample(written: $0, word: $0) }
    case .bool: return [Sample(written: "true", word: "true", isPlain: true)]
    case .version: return [Sample(written: "17.4", word: "17.4", isPlain: true)]
    case .versions: return [Sample(written: "15...", word: "15...", isPlain: true)]
    case .languageVersion: return [Sample(written: "1", word: "1", isPlain: true)]
    case .day: return [Sample(written: "2027-01-31", word: "2027-01-31", isPlain: true)]
    case .size: return [Sample(written: "[44, 45]", word: "45", isPlain: true)]
    case .anchor: return WordChoice.anchors.spellings.map { Sample(written: $0, word: $0) }
    case .detent: return WordChoice.detents.spellings.map { Sample(written: $0, word: $0) }
    case .receiver(let words): return words.map { Sample(written: $0.rawValue, word: $0.rawValue) }
    case .condition:
      return ConditionWord.allCases.map { $0 == .ios ? "ios 15..." : $0.rawValue }
        .flatMap { [Sample(written: $0, word: $0), Sample(written: "not \($0)", word: "not \($0)")] }
    case .effects:
      return Verb.allCases.filter(\.isBare).map { Sample(written: "[\($0.rawValue)]", word: $0.rawValue) }
    case .list(let element, _, _): return within(element) { "[\($0)]" }
    case .map(let names, let values):
      let name = samples(of: names).first?.written ?? "a"
      return within(names) { "{\($0): x}" } + within(values) { "{\(name): \($0)}" }
    case .byCondition(let values):
      return within(.condition) { "{\($0): x}" } + within(values) { "{regular: \($0)}" }
    case .either(let one, let other): return samples(of: one) + samples(of: other)
    case .text, .name, .path, .screen, .flag, .button, .point, .unwind, .rule, .nothing, .mapping: return []
    }
  }

  /// A file with the keys of a form in it.
  private static func file(_ keys: String, in form: Form) -> String {
    func screen(_ keys: String) -> String { "screens: {a: {\(keys)}}" }
    func button(_ keys: String) -> String { screen("buttons: [{present: b, \(keys)}]") }
    return switch form {
    case .root: keys
    case .fragment: "part-of: root.yaml\n\(keys)"
    case .app: "app: {\(keys)}"
    case .screen: screen(keys)
    case .back: screen("back: {\(keys)}")
    case .guard: screen("guard: {\(keys)}")
    case .search: screen("search: {\(keys)}")
    case .adaptation: button("adaptation: {\(keys)}")
    case .custom: button("custom: {\(keys)}")
    case .button: button(keys)
    case .effect: screen("buttons: [{does: [{\(keys)}]}]")
    case .screenCallbacks: screen("callbacks: {\(keys)}")
    case .edgeCallbacks: button("callbacks: {\(keys)}")
    case .shouldDismiss: screen("callbacks: {should-dismiss: {\(keys)}}")
    case .trigger: "triggers: [{\(keys)}]"
    case .unsavedPoint: screen("unsaved: {p: {\(keys)}}")
    case .work: "works: {w: {\(keys)}}"
    case .allowance: "allow: {r: {\(keys)}}"
    }
  }

  @Test(arguments: Form.allCases) func everyValueIsExplained(_ form: Form) throws {
    for entry in KeyTable.forms[form.rawValue].entries {
      let isBareKey = if case .nothing = entry.type { true } else { false }
      guard !isBareKey else { continue }
      for sample in Self.samples(of: entry.type) {
        let text = Self.file("\(entry.name): \(sample.written)", in: form)
        let behindKey = try #require(text.firstRange(of: "\(entry.name): ")).upperBound
        let word = try #require(text[behindKey...].firstRange(of: sample.word))
        let offset = text.utf8.distance(from: text.startIndex, to: word.lowerBound)
        let said = FlowExplanation(at: offset + 1, in: Array(text.utf8), path: "a.yaml")?.text ?? ""
        #expect(said.hasPrefix("**`\(sample.word)`** (`"), "\(text)\n\(said)")
        let isOfKey = said.contains("*`\(entry.name)`:* \(entry.says)")
        let isEffect = Verb(rawValue: sample.word) != nil
        #expect(isOfKey || isEffect, "what the key says: \(text)\n\(said)")
        let own = said.components(separatedBy: "\n\n").dropFirst().first { !$0.hasPrefix("*") } ?? ""
        #expect(own.isEmpty == sample.isPlain, "what the word says by itself: \(text)\n\(said)")
      }
    }
  }

  /// A sentence that fits two words of a key tells nothing of either.
  @Test func noTwoWordsOfAKeySayTheSame() {
    func check(_ type: ValueType, _ key: String) {
      switch type {
      case .words(let words): check(words, key)
      case .list(let element, _, _), .byCondition(let element): check(element, key)
      case .map(let names, let values), .either(let names, let values):
        check(names, key)
        check(values, key)
      case .receiver(let words): check(words.map { ($0.rawValue, $0.sentence) }, key)
      default: break
      }
    }
    func check(_ words: WordChoice, _ key: String) {
      check(words.spellings.map { ($0, words.meaning(of: $0) ?? "") }, key)
    }
    func check(_ said: [(word: String, says: String)], _ key: String) {
      #expect(Set(said.map(\.says)).count == said.count, "\(key): \(said)")
    }
    for shape in Shape.allCases {
      for entry in KeyTable.entries(of: shape) { check(entry.type, entry.name) }
    }
    check(.anchors, "anchor")
    check(.detents, "detents")
    let conditions = ConditionWord.allCases.flatMap { [$0.rawValue, "not \($0.rawValue)"] }
    check(
      conditions.filter { !["not never", "not always"].contains($0) }
        .map { ($0, WordMeaning.ofCondition($0) ?? "") }, "conditions")
    #expect(WordMeaning.ofCondition("not never") == "Always holds.")
    #expect(WordMeaning.ofCondition("not always") == "Never holds.")
  }
}
