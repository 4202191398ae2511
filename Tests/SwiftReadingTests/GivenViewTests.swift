#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// Functions that are given a view and show it by UIKit, in whatever is in front.
struct GivenViewTests {
  private static let screens = """
    struct B: View { var body: some View { Text("") } }
    struct C: View { var body: some View { Text("") } }

    """
  private static let go =
    screens + """
      extension View {
        func go<Destination: View>(to destination: Destination) {
          let hosting = UIHostingController(rootView: destination)
          UIApplication.shared.topViewController()?.navigationController?.pushViewController(hosting, animated: true) } }

      """
  private static let open =
    screens + """
      extension View {
        func open<Content: View>(style: Int = 0, @ViewBuilder builder: () -> Content) {
          let hosting = UIHostingController(rootView: builder())
          UIApplication.shared.topViewController()?.present(hosting, animated: true) }
        func openLater<Content: View>(_ content: Content) { open(builder: { content }) } }

      """

  static let snippets: [Snippet] = [
    Snippet(
      "many calls say what they show",
      go + """
        struct A: View { var body: some View {
        \(String(repeating: "Button(\"B\") { go(to: B()) }\n", count: 30))
        } }
        """, Array(repeating: "A push B inferred", count: 30)),
    Snippet(
      "a closure makes what is shown, also through another function",
      open + """
        struct A: View { var body: some View {
          Button("B") { self.open { B() } }
          Button("C") { openLater(C()) }
        } }
        """, ["A present B inferred", "A present C inferred"]),
    Snippet(
      "what whoever makes the view says",
      go + """
        struct Row<T: View>: View { var destination: T?
          var body: some View { Button("B") { go(to: destination) } } }
        struct A: View { var body: some View { Row(destination: B()) } }
        """, ["Row push UIHostingController unknown"], unseen: [.target]),
    Snippet(
      "an object that keeps what it shows",
      screens + """
        class Sheets: ObservableObject { @Published var content: AnyView?
          func showBottom<T>(color: Int = 0, content: (() -> T)) where T: View { self.content = AnyView(content()) }
          func showCount<T>(of content: (() -> T)) { print(content()) } }
        struct A: View { @EnvironmentObject var sheets: Sheets
          var body: some View { Button("B") { sheets.showBottom { B() }; sheets.showCount { C() } } } }
        """, ["A present B inferred"]),
  ]

  @Test(arguments: snippets)
  func shows(_ snippet: Snippet) { snippet.check() }
}
#endif
