import Diagnostics
import Testing

@testable import FlowChecking

/// Whatever a rule or a fact rests on can be explained, and says where it can be read.
struct CitedSourceTests {
  static let facts = FactCatalog(citedBy: RuleSelection().descriptions)

  @Test func everythingThatRulesCiteCanBeExplained() {
    for rule in RuleSelection().descriptions {
      for source in rule.sources {
        #expect(FactCatalog.isName(source), "\(rule.id): \(source)")
        #expect(throws: Never.self, "\(rule.id): \(source)") { try Self.facts.description(of: source) }
      }
    }
  }

  @Test(arguments: [
    ("S2", "https://developer.apple.com/design/human-interface-guidelines/modality"),
    ("HIG26:sheets", "https://developer.apple.com/design/human-interface-guidelines/sheets"),
    ("OR#30284135", "https://openradar.appspot.com/30284135"),
    ("wix/react-native-navigation#6125", "https://github.com/wix/react-native-navigation/issues/6125"),
  ])
  func sourcesHaveAnAddress(_ key: String, _ address: String) throws {
    let page = try Self.facts.description(of: key)
    #expect(page.id == key && page.sources == [address])
    #expect(!page.says.isEmpty && !page.rules.isEmpty)
  }

  @Test func anAddressCanBeOpenedAsItStands() {
    for source in Set(RuleSelection().descriptions.flatMap(\.sources)) {
      let address = CitedSource(source)?.address ?? ""
      #expect(address.utf8.allSatisfy { 0x21...0x7E ~= $0 && $0 != 0x27 }, "\(address)")
    }
    #expect(CitedSource("AD:the user's sheet")?.address.hasSuffix("q=the%20user%27s%20sheet") == true)
  }

  @Test(arguments: ["F99.9", "S9", "HIG26:", "a#b", "x/y#z", "modal-trap", ""])
  func otherNamesAreNone(_ name: String) {
    #expect(CitedSource(name) == nil)
  }
}
