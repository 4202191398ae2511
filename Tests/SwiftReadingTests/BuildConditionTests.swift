#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// What is built under a condition of `#if` alone says under which.
struct BuildConditionTests {
  private static func conditions(_ statements: String) -> [String: String] {
    let facts = Snippet.facts(
      of: """
        class B: UIViewController {}
        class C: UIViewController {}
        class A: UIViewController {
          @objc func go() {
            \(statements)
          }
        }
        """)
    return Dictionary(
      facts.edges.map { ($0.target.type ?? "", $0.builtIf ?? "always") }, uniquingKeysWith: { $0 + "; " + $1 }
    )
  }

  private static let b = "present(B(), animated: true)"
  private static let c = "present(C(), animated: true)"

  @Test(arguments: [
    ("#if DEBUG\n\(b)\n#endif\n\(c)", ["B": "DEBUG", "C": "always"]),
    ("\(c)\n#if DEBUG\n\(b)\n#endif", ["B": "DEBUG", "C": "always"]),
    ("#if DEBUG || BETA\n\(b)\n#else\n\(c)\n#endif", ["B": "DEBUG || BETA", "C": "not (DEBUG || BETA)"]),
    ("#if os(iOS)\n\(b)\n#else\n\(c)\n#endif", ["B": "always"]),
    ("#if DEBUG\n\(b)\n#elseif os(macOS)\n\(c)\n#endif", ["B": "DEBUG"]),
    ("#if !os(macOS) && DEBUG\n\(b)\n#endif", ["B": "!os(macOS) && DEBUG"]),
  ])
  func aWayInABranchSaysItsCondition(_ statements: String, _ expected: [String: String]) {
    #expect(Self.conditions(statements) == expected)
  }

  @Test
  func aHelperInABranchTellsItsCallersWays() {
    let facts = Snippet.facts(
      of: """
        class B: UIViewController {}
        class A: UIViewController {
          func go() { show(B()) }
          #if DEBUG
          func show(_ one: UIViewController) { present(one, animated: true) }
          #endif
        }
        """)
    #expect(facts.edges.map(\.builtIf) == ["DEBUG"])
  }
}
#endif
