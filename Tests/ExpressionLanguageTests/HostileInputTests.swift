import Diagnostics
import ExpressionLanguage
import Testing

/// No text may crash, hang or eat the stack, whether it is compiled or also evaluated.
struct HostileInputTests {
  @Test(arguments: [
    String(repeating: "(", count: 50_000), String(repeating: "[", count: 50_000),
    String(repeating: "{1:", count: 20_000), String(repeating: "!", count: 50_000) + "true",
    String(repeating: "-", count: 50_000) + "1", String(repeating: "a.", count: 30_000) + "b",
    String(repeating: "1+", count: 30_000) + "1", String(repeating: "a[", count: 30_000),
    String(repeating: "true?true:", count: 6_000) + "true", String(repeating: "f(", count: 30_000),
    String(repeating: "[1].map(a,", count: 5_000), String(repeating: "a", count: 65_000),
    String(repeating: "'", count: 60_001), String(repeating: "\\", count: 10_000),
    String(repeating: "x", count: 100_000), String(repeating: "true && ", count: 8_000) + "true",
  ])
  func largeTextsComeToAnEnd(_ text: String) {
    _ = Environment(variables: []).compile(text)
  }

  @Test(arguments: [
    "[1,2,3,4,5,6,7,8,9,0].all(a, [1,2,3,4,5,6,7,8,9,0].all(b, [1,2,3,4,5,6,7,8,9,0].all(c, [1,2,3,4,5,6,7,8,9,0].all(d, [1,2,3,4,5,6,7,8,9,0].all(e, [1,2,3,4,5,6,7,8,9,0].all(f, [1,2,3,4,5,6,7,8,9,0].all(g, true)))))))",
    doubled("'abc'", levels: 14), doubled("[1]", levels: 14),
    "'\(String(repeating: "a", count: 20_000))'.matches('(a*)*b')",
    "'\(String(repeating: "a", count: 2_000))'.matches('(a?){900}b')",
  ])
  func workIsLimited(_ text: String) throws {
    let limits = ExpressionLimits(
      maximumLength: 65_536, maximumDepth: 60, maximumLoopDepth: 16, maximumSteps: 100_000)
    let environment = Environment(variables: [], limits: limits)
    let program = try #require(environment.compile(text).program)
    do throws(EvaluationError) {
      _ = try program.evaluate(environment.makeFrame())
    } catch {
      #expect(error.code == .limit || error.code == .invalidValue)
    }
  }

  /// The start as often as a power of two, one behind the other.
  private static func doubled(_ start: String, levels: Int) -> String {
    var text = start
    for _ in 0..<min(levels, 12) { text = "(\(text) + \(text))" }
    return "size(\(text))"
  }

  @Test func randomChangesOfExpressions() {
    _ = Toy.ready
    let seeds = ConformanceCase.all.map(\.expr) + WrongExpressionTests.blocks.map { $0[0] }
    var random = SplitMix(state: 20_260_715)
    let environment = Environment(
      variables: [Environment.Variable("x", .list(.double))],
      limits: .init(maximumLength: 4096, maximumDepth: 60, maximumLoopDepth: 8, maximumSteps: 20_000))
    let frame = environment.makeFrame()
    frame.set(0, value: .list(ListValue([.double(1), .double(2.5)])))
    let toyFrame = Toy.frame()
    for _ in 0..<1_500 {
      var bytes = Array(seeds[random.below(seeds.count)].utf8)
      for _ in 0...random.below(4) { mutate(&bytes, &random) }
      let text = String(decoding: bytes, as: UTF8.self)
      if let program = environment.compile(text).program { _ = try? program.evaluate(frame) }
      let compilation = Toy.environment.compile(text)
      for problem in compilation.problems {
        #expect(problem.span.start >= 0 && Int(problem.span.end) <= text.utf8.count, "\(text)")
      }
      if let program = compilation.program { _ = try? program.evaluate(toyFrame) }
    }
  }

  private func mutate(_ bytes: inout [UInt8], _ random: inout SplitMix) {
    let pieces = [
      "(", ")", "[", "]", "{", "}", "'", "\"", "\\", ".", ",", "?", ":", "&&", "||", "!", "-", "in", "1", "x",
      "0x", "window", "stack", ".all(a,", "has(", "é", "\u{0}", "'''", "b'", "`", "//", "9223372036854775807",
      "e9", "u",
    ]
    let start = random.below(bytes.count + 1)
    let end = min(bytes.count, start + random.below(8))
    switch random.below(4) {
    case 0: bytes.removeSubrange(start..<end)
    case 1: bytes.insert(contentsOf: pieces[random.below(pieces.count)].utf8, at: start)
    case 2: bytes.insert(contentsOf: Array(bytes[start..<end]), at: random.below(bytes.count + 1))
    default: if start < bytes.count { bytes[start] = UInt8(random.below(256)) }
    }
  }
}

/// Small, seeded, and the same everywhere.
struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func below(_ bound: Int) -> Int { bound > 0 ? Int(next() % UInt64(bound)) : 0 }
}
