#if SwiftSources
import Foundation
import SourceFacts
import Testing

/// Time grows with the length of a chain of calls, and not with its square.
struct ChainGrowthTests {
  /// The CPU time of this thread that reading takes, the least of some tries.
  private static func seconds(_ code: String) -> Double {
    (0..<3).map { _ in
      let start = now()
      _ = Snippet.facts(of: code)
      return now() - start
    }.min() ?? 0
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  @Test(arguments: [
    ("struct A: View { var body: some View {\nText(\"a\")\n", ".padding(1)\n", "} }"),
    ("enum E { case a }\nlet x = y", "\n.a(1)", ""),
    ("class A: UIViewController { func go() {\nbutton\n", ".rx.tap.map { $0 }\n", "} }"),
    ("class A: UIViewController { func go() {\nlet one = maker\n", ".with(.red)\n", "} }"),
  ])
  func chainsOfCalls(_ begin: String, _ call: String, _ end: String) {
    func chain(_ count: Int) -> String { begin + String(repeating: call, count: count) + end }
    let few = Self.seconds(chain(100))
    let many = Self.seconds(chain(400))
    // Four times as many: as long as that, or sixteen times as long.
    #expect(many < 9 * few, "\(few) s, \(many) s")
  }

  /// Functions that all call each other make ways without number, which lead to the same screens.
  @Test func functionsInManyLayersAreFollowedToTheirCallers() {
    let layers = 4
    let width = 12
    let functions = (1..<layers).flatMap { layer in
      (0..<width).map { one in
        let calls = (0..<width).map { "step\(layer - 1)x\($0)()" }
        return "func step\(layer)x\(one)() { \(calls.joined(separator: "; ")) }"
      }
    }
    let first = (0..<width).map { "func step0x\($0)() { show() }" }
    let screens = (0..<width).map { one in
      "class A\(one): UIViewController { let flow: Flow; @objc func tap() { flow.step\(layers - 1)x\(one)() } }"
    }
    let code = """
      class B: UIViewController {}
      class Flow { func show() { host.present(B(), animated: true) }
        \((first + functions).joined(separator: "\n")) }
      \(screens.joined(separator: "\n"))
      """
    let sources = Set(Snippet.facts(of: code).edges.compactMap(\.source.type))
    #expect(sources.isSuperset(of: (0..<width).map { "A\($0)" }))
  }
}
#endif
