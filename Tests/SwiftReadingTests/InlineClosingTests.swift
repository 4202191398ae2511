#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// What closes content that has no type of its own.
struct InlineClosingTests {
  /// The buttons of a sheet in a view that has an action to dismiss itself.
  private static func buttons(_ content: String, modifier: String = "sheet") -> [String] {
    let facts = Snippet.facts(
      of: """
        struct A: View {
          @Environment(\\.dismiss) var dismiss
          @State var asks = false
          var body: some View {
            Button("Ask") { asks = true }.\(modifier)(isPresented: $asks) { VStack { \(content) } }
          }
        }
        """)
    return facts.screens.first { $0.type == "A.asks" }?.buttons.map { "\($0.label ?? "?") \($0.does)" } ?? []
  }

  @Test(arguments: ["asks = false", "withAnimation { asks = false }", "self.asks = false"])
  func takingBackTheStateCloses(action: String) {
    #expect(Self.buttons("Button(\"Cancel\") { \(action) }") == ["Cancel [\"dismiss\"]"])
  }

  @Test func settingItDoesNot() {
    #expect(Self.buttons("Button(\"More\") { asks = true; other = false }") == ["More []"])
  }

  @Test func theActionOfTheHostClosesTheHost() {
    #expect(
      Self.buttons("Button(\"Delete\") { asks = false; dismiss() }") == [
        "Delete [\"dismiss-presenter\", \"dismiss\"]"
      ])
  }

  @Test func aViewOfItsOwnClosesItself() {
    let facts = Snippet.facts(
      of: """
        struct A: View {
          @Environment(\\.dismiss) var dismiss
          @State var asks = false
          var body: some View { Text("").sheet(isPresented: $asks) { B() } }
        }
        struct B: View {
          @Environment(\\.dismiss) var dismiss
          var body: some View { Button("Done") { dismiss() } }
        }
        """)
    #expect(facts.screens.first { $0.type == "B" }?.buttons.map(\.does) == [["dismiss"]])
  }

  @Test func aRowOfTheAppSaysItsTitle() {
    let facts = Snippet.facts(
      of: """
        struct A: View {
          var body: some View {
            NavigationLink(destination: B()) { Row(symbol: "bell", title: "Notifications") }
          }
        }
        struct B: View {}
        struct Row: View { let symbol: String; let title: String }
        """)
    #expect(facts.edges.map { $0.trigger?.label } == ["Notifications"])
  }

  @Test func aTypeInsideOfAnotherIsNotSwiftUIsOwn() {
    let facts = Snippet.facts(
      of: """
        class Split: UISplitViewController { struct EmptyView: View {} }
        struct A: View { var body: some View { NavigationLink("More", destination: EmptyView()) } }
        """)
    #expect(facts.edges.allSatisfy { $0.target.type != "Split.EmptyView" })
  }

  @Test func anOperatorInFrontOfAKeyMakesATitle() {
    let facts = Snippet.facts(
      of: """
        class A: UIViewController {
          @objc func ask() {
            let alert = UIAlertController(title: %"sure.title", message: nil, preferredStyle: .alert)
            present(alert, animated: true)
          }
        }
        """)
    #expect(facts.edges.map(\.target.title) == ["‹sure.title›"])
  }
}
#endif
