import Diagnostics
import Testing
import UIKitSemantics

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

  @Test func everythingThatFactsRestOnCanBeExplainedAndHasAnAddress() throws {
    let cited = RuleSelection().descriptions.flatMap(\.sources).filter { CitedSource($0) != nil }
    for source in Set(PlatformFact.all.flatMap(\.sources) + cited) {
      let page = try Self.facts.description(of: source)
      #expect(page.id == source && !page.says.isEmpty, "\(source)")
      #expect(page.sources.count == 1 && page.sources[0].hasPrefix("https://"), "\(source)")
    }
  }

  @Test(arguments: [
    (
      "Hackworth 2019",
      "https://medium.com/@hacknicity/view-controller-presentation-changes-in-ios-13-ac8c901ebc4e"
    ),
    ("Asperi-Demo/4SwiftUI", "https://github.com/Asperi-Demo/4SwiftUI"),
    ("stackoverflow.com/questions/18927878", "https://stackoverflow.com/questions/18927878"),
    ("HIG 2026: alerts", "https://developer.apple.com/design/human-interface-guidelines/alerts"),
    ("UIWindow", "https://developer.apple.com/search/?type=Documentation&q=UIWindow"),
    (
      "iOS 17.4 release notes 117475214", "https://developer.apple.com/documentation/ios-ipados-release-notes"
    ),
  ])
  func sourcesOfFactsHaveAnAddress(_ key: String, _ address: String) throws {
    #expect(try Self.facts.description(of: key).sources == [address])
  }

  @Test func anAddressCanBeOpenedAsItStands() {
    for source in Set(RuleSelection().descriptions.flatMap(\.sources) + PlatformFact.all.flatMap(\.sources)) {
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
