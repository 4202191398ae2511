#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// The button that runs a closure which a view of the app is given.
struct GivenActionTests {
  private static func label(_ hero: String, given: String = "Hero(donate: { help = true })") throws -> String?
  {
    let facts = Snippet.facts(
      of: """
        struct Home: View { @State var help = false
          var body: some View { VStack { \(given) }.sheet(isPresented: $help) { Help() } } }
        struct Help: View { var body: some View { Text("Help") } }
        struct Row: View { let title: String; let action: () -> Void
          var body: some View { Button(action: action) { Text(title) } } }
        struct Plain: View { let tapped: () -> Void; var body: some View { Button("Plain") { tapped() } } }
        \(hero)
        """)
    let edge = try #require(facts.edges.first { $0.target.type == "Help" })
    return edge.trigger?.label
  }

  private static func hero(_ body: String) -> String {
    "struct Hero: View { let donate: () -> Void; var other: Int = 0; var body: some View { HStack { \(body) } } }"
  }

  @Test(arguments: [
    ("Button(\"Donate\", action: donate)", "Donate"),
    ("Button { log(); donate() } label: { Text(\"Give\") }", "Give"),
    ("Row(title: \"Support\", action: donate)", "Support"),
    ("Plain(tapped: donate)", "Plain"),
    ("Plain(tapped: { donate() })", "Plain"),
    ("Button(\"Other\") { other() }", nil),
    ("Button(\"One\", action: donate); Button(\"Two\", action: donate)", nil),
  ])
  func theButtonIsFound(_ body: String, _ label: String?) throws {
    #expect(try Self.label(Self.hero(body)) == label)
  }

  @Test func aClosureBehindTheParenthesesIsTheOnlyAction() throws {
    let hero = Self.hero("Button(\"Donate\", action: donate)")
    #expect(try Self.label(hero, given: "Hero { help = true }") == "Donate")
    let two = hero.replacing("var other: Int = 0", with: "var other: () -> Void = {}")
    #expect(try Self.label(two, given: "Hero { help = true }") == nil)
  }
}
#endif
