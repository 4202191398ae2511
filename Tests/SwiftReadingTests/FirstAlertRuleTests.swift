#if SwiftSources
import Testing

/// SwiftUI's first form of an alert with two answers: one that destroys, and none that cancels.
struct FirstAlertRuleTests {
  private static func view(_ first: String, _ second: String, _ more: String = "") -> String {
    """
    struct A: View {
    @State private var asks = false
    var body: some View {
    Text("a").alert(isPresented: $asks) {
    Alert(title: Text("Delete?"), primaryButton: \(first), secondaryButton: \(second))
    }
    }
    }
    \(more)
    """
  }

  @Test(arguments: [
    (".default(Text(\"Cancel\"))", ".destructive(Text(\"Delete\")) { }"),
    (".destructive(Text(\"Delete\"), action: { })", ".default(Text(\"Archive\"))"),
    ("Alert.Button.destructive(Text(\"Delete\"))", ".default(Text(\"Keep\"), action: { })"),
  ])
  func anAlertWithoutCancel(_ first: String, _ second: String) {
    #expect(foundInCode(Self.view(first, second)) == ["destructive-without-cancel:5"])
  }

  @Test(arguments: [
    (".cancel()", ".destructive(Text(\"Delete\"))"),
    (".destructive(Text(\"Delete\"))", ".cancel(Text(\"Keep\"))"),
    (".default(Text(\"A\"))", ".default(Text(\"B\"))"), ("first", ".destructive(Text(\"Delete\"))"),
    (".default(Text(\"Yes\"))", ".destructive(Text(\"No\"))"),
  ])
  func othersAreNot(_ first: String, _ second: String) {
    #expect(foundInCode(Self.view(first, second)) == [])
  }

  @Test func anAlertOfTheAppIsAnother() {
    let code = Self.view(
      ".default(Text(\"Cancel\"))", ".destructive(Text(\"Delete\"))",
      "struct Alert { init(title: Text, primaryButton: Answer, secondaryButton: Answer) {} }")
    #expect(foundInCode(code) == [])
  }
}
#endif
