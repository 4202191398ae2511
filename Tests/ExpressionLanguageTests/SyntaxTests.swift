import ExpressionLanguage
import Testing

/// What the conformance suite only says with messages: space and comments; and that printing keeps the meaning.
struct SyntaxTests {
  @Test(arguments: [
    "1\t+\n2\r\n==\u{0C}3", " 1+2 ==3 ", "1 // one\n + 2 // two\n == 3", "1 + 2 == 3 // the end",
    "{\n  'a' : 1 , // first\n  'b' : 2 ,\n}.b == 2", "[1,\n2 , // more\n].size() == 2",
    "'a' // 'b\n == 'a'", "\"//\" == '/' + '/'",
  ])
  func spaceAndComments(_ text: String) throws {
    let environment = Environment(.standard, variables: [])
    let value = try #require(environment.compile(text).program).evaluate(environment.makeFrame())
    #expect(Value.equal(value, .bool(true)))
  }

  /// What is printed reads as the same tree, which prints the same.
  @Test func printedExpressionsReadTheSame() {
    _ = Toy.ready
    let environment = Environment(.standard, variables: [Environment.Variable("x", .dyn)])
    for text in ConformanceCase.all.map(\.expr) + [
      "-(1) + 2 * (3 - 4) % x", "(x ? 1 : 2) ? 3 : 4", "!(!x)", "-(-1)",
    ] {
      guard let program = environment.compile(text, checked: false).program else { continue }
      let printed = program.checked.root.text
      let again = environment.compile(printed, checked: false).program?.checked.root.text
      #expect(again == printed, "\(text)")
    }
  }
}
