#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// Types in types, and views that are pushed and stand in other views as well.
struct NestedTypeTests {
  private static let code = """
    @main struct Journal: App { var body: some Scene { WindowGroup { Home() } } }
    struct Home: View {
      var body: some View { NavigationStack { Events(isShort: true) } }
    }
    struct Events: View {
      let isShort: Bool
      var body: some View {
        List {
          if isShort { NavigationLink(destination: Events(isShort: false)) { Text("All") } }
          ForEach(events) { Row(event: $0) }
        }
      }
      struct Row: View {
        let event: Event
        var body: some View { NavigationLink(destination: page(of: event)) { Text("Open") } }
      }
      @ViewBuilder private static func page(of event: Event) -> some View {
        switch event.kind {
        case .sent: SentView()
        case .paid: if let one = event.first { PaidView(one) } else { Text("None") }
        default: Text("Unknown")
        }
      }
    }
    struct SentView: View { var body: some View { Text("a") } }
    struct PaidView: View { var body: some View { Text("b") } }
    """

  @Test func aStaticFunctionOfTheTypeAroundMakesTheScreen() {
    let facts = Snippet.facts(of: Self.code)
    #expect(
      facts.edges.map(Snippet.line).sorted() == [
        "Events push Events exact", "Events.Row push PaidView inferred", "Events.Row push SentView inferred",
      ])
  }

  @Test func aViewThatIsPushedAndStandsInAnotherOnePresentsForBoth() {
    let facts = Snippet.facts(of: Self.code)
    #expect(Set(facts.edges.map(\.source.screens)) == [["Events", "Home"]])
  }

  /// A method of an object of the type around is not called without it.
  @Test func aMethodOfAnObjectAroundIsNotMeant() {
    let facts = Snippet.facts(
      of: """
        struct Events: View {
          var body: some View { Row() }
          func page() -> some View { SentView() }
          struct Row: View { var body: some View { NavigationLink(destination: page()) { Text("Open") } } }
        }
        struct SentView: View { var body: some View { Text("a") } }
        """)
    #expect(!facts.edges.contains { $0.target.type == "SentView" })
  }
}
#endif
