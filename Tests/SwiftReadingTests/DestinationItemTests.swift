#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// `.navigationDestination(item:)` with a screen for each case of an enum, and buttons of packages that set a case.
struct DestinationItemTests {
  @Test func eachCaseIsPushedByWhatSetsIt() {
    let facts = Snippet.facts(
      of: """
        struct Wallet: View {
          enum Page { case send, ask(String), scan }
          @State private var page: Page?
          @Binding var pending: Page?
          var body: some View {
            VStack {
              Widgets.Menu {
                Widgets.MenuItem { page = .send } label: { fade in row(title: String(localized: "Send")) }
                Widgets.MenuItem { page = .ask("") } label: { fade in row(title: String(localized: "Ask")) }
              } label: { fade in Text("More") }
            }
            .navigationDestination(item: $page) { page in
              switch page {
              case .send: SendView()
              case .ask(let text): AskView(text: text)
              case .scan: ScanView()
              }
            }
            .onChange(of: pending) { _, new in if let next = new { page = next; pending = nil } }
          }
          private func row(title: String) -> some View { Text(title) }
        }
        struct SendView: View { var body: some View { Text("a") } }
        struct AskView: View { let text: String; var body: some View { Text(text) } }
        struct ScanView: View { var body: some View { Text("c") } }
        """)
    #expect(
      facts.edges.map(Snippet.line).sorted() == [
        "Wallet push AskView exact", "Wallet push ScanView inferred", "Wallet push SendView exact",
      ])
    let labels = Dictionary(
      uniqueKeysWithValues: facts.edges.map { ($0.target.type ?? "", $0.trigger?.label) })
    #expect(labels == ["SendView": "Send", "AskView": "Ask", "ScanView": nil])
  }

  /// Where no case is set in sight, the view that has the modifier still pushes.
  @Test func anItemFromElsewhereIsPushedByTheView() {
    let facts = Snippet.facts(
      of: """
        enum Page { case send, scan }
        struct Wallet: View {
          @State private var page: Page?
          var body: some View {
            Text("a").onAppear { page = Links.shared.page }
              .navigationDestination(item: $page) { page in
                switch page {
                case .send: SendView()
                case .scan: ScanView()
                }
              }
          }
        }
        struct SendView: View { var body: some View { Text("a") } }
        struct ScanView: View { var body: some View { Text("c") } }
        """)
    #expect(
      facts.edges.map(Snippet.line).sorted() == [
        "Wallet push ScanView inferred", "Wallet push SendView inferred",
      ])
    #expect(facts.unseen == [])
  }

  /// What a package makes of content and a label is not a button for what stands in the content.
  @Test func contentOfAPackageIsNoAction() {
    let facts = Snippet.facts(
      of: """
        struct Wallet: View {
          @State private var isShown = false
          var body: some View {
            Card { Button("Open") { isShown = true } } label: { Text("Card") }
              .sheet(isPresented: $isShown) { SendView() }
          }
        }
        struct SendView: View { var body: some View { Text("a") } }
        """)
    #expect(facts.edges.map { $0.trigger?.label } == ["Open"])
  }
}
#endif
