import ExpressionLanguage
import Testing

/// What the conformance suite only says with messages: space and comments; and that printing keeps the meaning.
struct SyntaxTests {
  @Test(arguments: [
    "1\t+\n2\r\n==\u{0C}3", " 1+2 ==3 ", "1 // one\n + 2 // two\n == 3", "1 + 2 == 3 // the end",
    "[1,\n2 , // more\n].size() == 2",
    "'a' // 'b\n == 'a'", "\"//\" == '/' + '/'",
  ])
  func spaceAndComments(_ text: String) throws {
    let environment = Environment(variables: [])
    let value = try #require(environment.compile(text).program).evaluate(environment.makeFrame())
    #expect(Value.equal(value, .bool(true)))
  }

  /// What is printed reads as the same tree, which prints the same.
  @Test func printedExpressionsReadTheSame() {
    _ = Toy.ready
    let environment = Environment(variables: [
      Environment.Variable("x", .int), Environment.Variable("y", .bool),
    ])
    for text in ConformanceCase.kept.map(\.expr) + [
      "-(1) + 2 * (3 - 4) % x", "((y ? y : !y) ? 3 : 4) + x", "!(!y)", "-(-1)",
    ] {
      guard let program = environment.compile(text).program else { continue }
      let printed = program.checked.root.text
      let again = environment.compile(printed).program?.checked.root.text
      #expect(again == printed, "\(text)")
    }
  }
}
