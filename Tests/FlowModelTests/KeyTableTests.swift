import Testing
import YAMLTree

@testable import FlowModel

/// The one table of keys.
struct KeyTableTests {
  /// The flows use every key; whatever the reader never asks for, it does not read.
  @Test func everyKeyIsRead() {
    let use = KeyUse()
    for path in FixtureFiles.flows.paths() {
      var gathering = FileGathering(files: FixtureFiles.flows, limits: .standard)
      gathering.gather(path)
      _ = FlowReader.read(gathering, use: use)
    }
    // Links between files are followed before keys are read.
    let links: Set = ["root.parts", "fragment.part-of"]
    for form in Form.allCases {
      for entry in KeyTable.forms[form.rawValue].entries {
        let name = "\(form).\(entry.name)"
        #expect(use.asked.contains(name) || links.contains(name), "\(name) is in the table but never read")
      }
    }
  }

  @Test func everyKeyIsInTheTable() {
    let known = Set(Shape.allCases.flatMap { KeyTable.entries(of: $0).map(\.name) })
    for key in Key.allCases { #expect(known.contains(key.rawValue), "‘\(key.rawValue)’ is in no table") }
    #expect(Set(KeyTable.words.spellings) == known)
    #expect(
      KeyTable.words.spellings.count == known.count, "a row names by its spelling what is a case of Key")
  }

  @Test func everyRowSaysWhatItIs() {
    for shape in Shape.allCases {
      for entry in KeyTable.entries(of: shape) {
        #expect(!entry.says.isEmpty && !entry.absent.isEmpty && !entry.type.expected.isEmpty)
        #expect(entry.since == 1)
      }
    }
  }

  /// The spellings that the language shares with rules.
  @Test func verbsAndCallbacksAreKeys() {
    for verb in Verb.allCases { #expect(Key(rawValue: verb.rawValue) != nil) }
    for name in CallbackName.allCases { #expect(Key(rawValue: name.rawValue) != nil) }
  }

  /// Whatever an app can be built for, a condition can ask for.
  @Test func devicesAreConditions() {
    for device in Device.allCases {
      #expect(ConditionWord(rawValue: device.rawValue)?.term == .idiom(device), "\(device.rawValue)")
    }
  }

  @Test func noKeyIsAWordOfYAML() {
    let words: Set = ["y", "n", "yes", "no", "on", "off", "true", "false", "null", "~", "<<", "="]
    for key in KeyTable.words.spellings { #expect(!words.contains(key)) }
  }

  /// Words of others mean words that the language has, and reach them however they are spelt.
  @Test func wordsOfOthersMeanValues() {
    for (word, values) in ForeignWords.values {
      for value in values {
        #expect(KeyTable.key(withWord: value) != nil, "\(word) means ‘\(value)’, which no key has")
        #expect(ForeignWords.value(for: word, among: [value]) == value)
        #expect(ForeignWords.value(for: word, among: [word, value]) == nil, "\(word) is a word here")
      }
    }
    #expect(ForeignWords.value(for: "willEnterForeground", among: ["foreground"]) == "foreground")
    #expect(ForeignWords.value(for: "UIAlertController", among: ["alert"]) == "alert")
  }
}
