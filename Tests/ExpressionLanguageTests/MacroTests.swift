import Diagnostics
import Testing

@testable import ExpressionLanguage

/// Macros that the author of expressions defines.
@Suite struct MacroTests {
  private let environment = Environment(variables: [
    Environment.Variable("names", .list(.string)), Environment.Variable("name", .string),
  ])

  private func define(_ signature: String, _ text: String, using macros: Macros = .none) -> Macro.Definition {
    Macro.define(signature, as: text, using: macros, variables: ["names", "name"])
  }

  private func macros(_ all: [(String, String)]) throws -> Macros {
    var macros = Macros()
    for (signature, text) in all {
      macros.add(try #require(define(signature, text, using: macros).macro))
    }
    return macros
  }

  /// The expression with its macros in full.
  private func expanded(_ text: String, _ macros: Macros) throws -> String {
    try #require(environment.compile(text, using: macros).program).checked.root.text
  }

  @Test func aUseIsReplacedByTheBody() throws {
    let macros = try macros([
      ("own", "name + 'b'"), ("starts(text)", "text.startsWith('a')"),
      ("both(one, other)", "starts(one) && starts(other)"),
    ])
    #expect(try expanded("own == name", macros) == "(name + 'b') == name")
    #expect(
      try expanded("both(own, name) && name != 'b'", macros)
        == "(name + 'b').startsWith('a') && name.startsWith('a') && (name != 'b')")
    #expect(
      try expanded("!both(own, name)", macros) == "!((name + 'b').startsWith('a') && name.startsWith('a'))")
  }

  /// It has the value of the expression that it stands for, in every frame.
  @Test func itMeansWhatItStandsFor() throws {
    let macros = try macros([("known(n)", "names.exists(x, x == n)")])
    let short = try #require(
      environment.compile("names.all(x, known(x)) && known(name)", using: macros).program)
    for (names, name, holds) in [(["a", "b"], "a", true), (["a"], "b", false)] {
      let frame = environment.makeFrame()
      frame.set(0, strings: names)
      frame.set(1, value: .string(name))
      #expect(try short.evaluateBool(frame) == holds)
    }
  }

  /// The variable of a loop in the body does not catch a name of the argument.
  @Test func variablesOfLoopsDoNotClash() throws {
    let macros = try macros([("known(n)", "names.exists(x, x == n)")])
    #expect(
      try expanded("names.all(x, known(x))", macros) == "names.all(x, names.exists(x_, x_ == x))")
    #expect(
      try expanded("names.all(x, x == 'a' || known(name))", macros)
        == "names.all(x, (x == 'a') || names.exists(x_, x_ == name))")
    #expect(try expanded("names.all(y, known(y))", macros) == "names.all(y, names.exists(x, x == y))")
  }

  @Test(arguments: [
    ("1st", "name", "‘1st’ is no name of a macro"), ("first(", "name", "‘first(’ is no name of a macro"),
    ("first()", "name", "‘first()’ is no name of a macro"),
    ("pair(a, a)", "a == a", "‘pair(a, a)’ has two parameters ‘a’"),
    ("name", "names[0]", "‘name’ means something else already"),
    ("size", "names[0]", "‘size’ means something else already"),
    ("has", "names[0]", "‘has’ means something else already"),
    ("starts(name)", "name == 'a'", "‘name’ means something else already"),
    ("starts(text)", "name == 'a'", "‘starts(text)’ does not use ‘text’"),
  ])
  func aSignatureMayBeWrong(signature: String, text: String, problem: String) {
    let read = define(signature, text)
    #expect(read.macro == nil)
    #expect(read.problem == problem)
  }

  @Test(arguments: [
    ("first", "nmes[0]", "there is no ‘nmes’ here"),
    ("first(x)", "names.exists(x, x == 'a')", "‘x’ is a parameter of the macro"),
    ("first", "names[", "the expression ends here"), ("first", "first == 'a'", "there is no ‘first’ here"),
  ])
  func aBodyMayBeWrong(signature: String, text: String, problem: String) {
    let read = define(signature, text)
    #expect(read.macro == nil)
    #expect(read.problems.map(\.message) == [problem])
  }

  @Test func aNameIsDefinedOnce() throws {
    let known = try macros([("first", "names[0]")])
    #expect(define("first", "name", using: known).problem == "there are two macros ‘first’")
  }

  @Test func aUseMayBeWrong() throws {
    let macros = try macros([("starts(text)", "text.startsWith('a')"), ("first", "names[0]")])
    for (text, problem, start) in [
      ("name == 'b' && starts(name, name)", "‘starts’ is not used like this", 15),
      ("starts == 'a'", "‘starts’ is not used like this", 0), ("first() == 'a'", "", 0),
      ("name == 'b' && starts(1)", "", 15),
    ] {
      let read = environment.compile(text, using: macros)
      if problem.isEmpty, read.program != nil { continue }
      #expect(read.program == nil)
      #expect(read.problems.count == 1 && Int(read.problems[0].span.start) == start, "\(text)")
      if !problem.isEmpty { #expect(read.problems[0].message == problem) }
    }
  }

  /// Macros that double from one to the next do not take all memory.
  @Test func macrosThatDoubleMeetALimit() throws {
    var macros = Macros()
    var last: Macro.Definition?
    macros.add(try #require(define("m0(a)", "a == 'a' || a == 'b'").macro))
    for number in 1...40 {
      last = define("m\(number)(a)", "m\(number - 1)(a) || m\(number - 1)(a)", using: macros)
      guard let macro = last?.macro else { break }
      macros.add(macro)
    }
    #expect(last?.problems.first?.code == "limit")
  }
}
