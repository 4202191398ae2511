#if SwiftSources
import SourceFacts
import Testing

/// Buttons that show a symbol alone are told by what is spoken of them.
struct SpokenLabelTests {
  @Test(arguments: [
    "Button { } label: { Image(systemName: \"plus\") }.accessibilityLabel(\"Add\")",
    "Button(action: { }) { Image(systemName: \"plus\") }.padding().accessibilityLabel(Text(\"Add\"))",
    "Button { } label: { Image(systemName: \"plus\").accessibilityLabel(\"Add\") }",
    // What is shown goes before it.
    "Button(\"Add\") { }.accessibilityLabel(\"Add an entry\")",
    "Button { } label: { Label(\"Add\", systemImage: \"plus\").accessibilityLabel(\"Add an entry\") }",
  ])
  func aButtonOfSwiftUI(_ button: String) {
    let facts = Snippet.facts(of: "struct A: View { var body: some View { VStack { \(button) } } }")
    #expect(facts.screens.flatMap(\.buttons).map(\.label) == ["Add"])
  }

  @Test(arguments: [
    "func go() { let add = UIBarButtonItem(image: plus, style: .plain, target: self, action: #selector(go)); add.accessibilityLabel = \"Add\" }",
    "let add = UIBarButtonItem(image: plus)\noverride func viewDidLoad() { add.accessibilityLabel = \"Add\" }",
  ])
  func aBarButtonOfUIKit(_ members: String) {
    let facts = Snippet.facts(of: "class A: UIViewController {\n\(members)\n}")
    #expect(facts.screens.flatMap(\.buttons).map(\.label) == ["Add"])
  }

  @Test func aButtonOfInterfaceBuilder() {
    let storyboard = """
      <document><scenes><scene><objects><viewController id="a" customClass="A"><navigationItem key="navigationItem">
      <barButtonItem key="rightBarButtonItem" image="plus" id="b"><accessibility key="accessibilityConfiguration" label="Add"/>
      </barButtonItem></navigationItem></viewController></objects></scene></scenes></document>
      """
    let facts = Snippet.facts(of: "class A: UIViewController {}", storyboard: storyboard)
    #expect(facts.screens.flatMap(\.buttons).map(\.label) == ["Add"])
  }
}
#endif
