#if SwiftSources
import Foundation
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
}
#endif
