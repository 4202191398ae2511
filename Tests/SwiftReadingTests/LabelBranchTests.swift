#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// The text of a button whose label has branches.
struct LabelBranchTests {
  private static func label(_ content: String) -> String? {
    Snippet.facts(
      of: """
        struct Row: View { var body: some View { Text("row") } }
        struct B: View { var body: some View { Text("") } }
        struct A: View {
          @State var on = false
          var body: some View { NavigationLink(destination: B()) { \(content) } }
        }
        """
    ).edges.first?.trigger?.label
  }

  @Test(arguments: [
    ("if on { Text(\"Stop\") } else { Text(\"Start\") }", "‹Stop | Start›"),
    ("if on { Row() } else { Text(\"Nothing yet\") }", "‹Nothing yet›"),
    ("if on { Image(systemName: \"star\") }; Text(\"Open\")", "Open"),
    ("if on { Text(\"New\") }; Text(\"Open\")", "Open"),
    ("if on { ProgressView() } else { Text(\"Open\") }", "Open"),
    ("switch on { case true: Text(\"Stop\"); case false: Text(\"Start\") }", "‹Stop | Start›"),
  ])
  func aTextAmongSeveralIsOneThatCodeChooses(_ content: String, _ label: String) {
    #expect(Self.label(content) == label)
  }

  @Test(arguments: [
    "Button(action: { dismiss() }, label: { Text(\"Cancel\") })",
    "Button { dismiss() } label: { Text(\"Cancel\") }",
    "Button(action: { dismiss() }) { Text(\"Cancel\") }",
  ])
  func aLabelIsReadWhereverItStands(_ button: String) {
    let facts = Snippet.facts(
      of: "struct A: View { @Environment(\\.dismiss) var dismiss\n var body: some View { \(button) } }")
    #expect(facts.screens.flatMap(\.buttons).map(\.label) == ["Cancel"])
  }
}
#endif
