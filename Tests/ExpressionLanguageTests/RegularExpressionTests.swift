import ExpressionLanguage
import Testing

/// `matches`, which conformance hardly tests: RE2's syntax, and clear words for what is not supported.
struct RegularExpressionTests {
  @Test(arguments: [
    ("abc", "b", true), ("abc", "^b", false), ("abc", "^abc$", true), ("abc", "a.c", true),
    ("a\nc", "a.c", false),
    ("a\nc", "(?s)a.c", true), ("abc", "^(a|ab)(c|bcd)$", true), ("aaa", "^a{2,3}$", true),
    ("aaaa", "^a{2,3}$", false),
    ("aa", "^a{2}$", true), ("a{x}", "a{x}", true), ("", "^$", true), ("x", "[^a-w]", true),
    ("-", "[a\\-z]", true),
    ("]", "[]]", true), ("ABC", "(?i)abc", true), ("Straße", "(?i)STRASSE", false), ("Ä", "(?i)ä", true),
    ("a b", "a\\sb", true), ("a1_", "^\\w+$", true), ("é", "^\\w$", false), ("12", "^\\d{2}$", true),
    ("a b", "\\bb", true), ("ab", "\\bb", false), ("line\nnext", "(?m)^next$", true),
    ("line\nnext", "^next$", false),
    ("aab", "a*?b", true), ("日本", "^..$", true), ("日本", "\\x{672C}", true), ("a.b", "a\\.b", true),
    ("xy", "(?:x)(?P<name>y)", true), ("abc1", "^[[:alpha:]]+[[:digit:]]$", true),
    ("B", "[^[:lower:]]", true),
    ("D", "[\\D]", true), ("5", "[\\D]", false), ("ab", "(a|b|c|)*$", true), ("aX", "a(?i:x)", true),
    ("ax", "(?i:A)X", false),
  ])
  func matches(_ text: String, _ pattern: String, _ expected: Bool) throws {
    let environment = Environment(
      variables: [Environment.Variable("text", .string), Environment.Variable("pattern", .string)])
    let frame = environment.makeFrame()
    frame.set(0, value: .string(text))
    frame.set(1, value: .string(pattern))
    let program = try #require(environment.compile("text.matches(pattern)").program)
    #expect(try program.evaluateBool(frame) == expected, "\(text) ~ \(pattern)")
  }

  @Test(arguments: [
    "(", ")", "a**", "[a", "[z-a]", "a{1001}", "\\1", "\\p{L}", "(?=a)", "*", "a\\", "(?P<n",
    "(((a{100}){100}){100})",
  ])
  func refuses(_ pattern: String) throws {
    let environment = Environment(variables: [Environment.Variable("pattern", .string)])
    let frame = environment.makeFrame()
    frame.set(0, value: .string(pattern))
    let program = try #require(environment.compile("''.matches(pattern)").program)
    let error = #expect(throws: EvaluationError.self) { try program.evaluateBool(frame) }
    #expect(error?.code == .invalidValue)
  }
}
