#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// Routers that are told a case of an enum which makes a screen for each: by a subject, or by a modifier of the app.
struct RouterSubjectTests {
  private static let router = """
    enum Page { case help, tips
      @ViewBuilder func view() -> some View { switch self { case .help: Help(); case .tips: Tips() } } }
    struct Help: View { var body: some View { Text("") } }
    struct Tips: View { var body: some View { Text("") } }
    protocol Router { var modal: CurrentValueSubject<Page?, Never> { get }
      func view(for page: Page) -> AnyView }
    class Model { let router: Router
      func showModal(for page: Page?) { router.modal.send(page) }
      func view(for page: Page) -> AnyView { router.view(for: page) } }
    struct Link<T: View>: ViewModifier { let destination: () -> T
      init(destination: @autoclosure @escaping () -> T) { self.destination = destination }
      func body(content: Content) -> some View { NavigationLink(destination: Later { destination() }) { content } } }
    struct Later<Content: View>: View { let made: () -> Content
      init(@ViewBuilder _ made: @escaping () -> Content) { self.made = made }
      var body: some View { made() } }
    extension View {
      func leads(to page: Page, from model: Model) -> some View { modifier(Link(destination: model.view(for: page))) }
      func opens(for page: Page?, from model: Model) -> some View { onTapGesture { model.showModal(for: page) } } }

    """

  private static func lines(_ body: String) -> (ways: [String], unseen: [String]) {
    let facts = Snippet.facts(
      of: router
        + "struct A: View { let model: Model; @State var last: Page?\n  var body: some View { \(body) } }")
    return (
      facts.edges.filter { $0.source.type == "A" }.map(Snippet.line),
      facts.unseen.map(\.about).filter { $0 == "last" }
    )
  }

  @Test(arguments: [
    ("Button(\"Help\") { model.showModal(for: .help) }", "A present Help inferred"),
    ("Text(\"Help\").leads(to: .help, from: model)", "A push Help inferred"),
    ("Text(\"Tips\").opens(for: .tips, from: model)", "A present Tips inferred"),
  ])
  func aCaseIsAWay(_ body: String, _ way: String) {
    let found = Self.lines(body)
    #expect(found.ways == [way])
    #expect(found.unseen == [])
  }

  /// A case that is not known is counted where the call stands; nothing is shown for nil.
  @Test(arguments: [
    ("Button(\"Last\") { model.showModal(for: last) }", ["last"]),
    ("Button(\"Close\") { model.showModal(for: nil) }", []),
  ])
  func aCaseThatIsNotKnownIsCounted(_ body: String, _ unseen: [String]) {
    let found = Self.lines(body)
    #expect(found.ways == [])
    #expect(found.unseen == unseen)
  }
}
#endif
