#if SwiftSources
import SourceFacts
import Testing

/// Branches by a property of what is given, which each type of the app has for good.
struct PropertyConditionTests {
  private static func ways(_ kind: String, _ given: String = "self") -> [String] {
    Snippet.facts(
      of: """
        enum Kind { case tabs, login }
        final class Login: UIViewController {}
        final class Home: UIViewController {}
        final class A: UIViewController {
          let flow = Flow()
          @objc func go() { flow.finish(on: self) }
        }
        final class Flow {
          \(kind)
          let end = End()
          func finish(on host: UIViewController) { end.didFinish(\(given), on: host) }
        }
        final class End {
          func didFinish(_ child: Flow, on host: UIViewController) {
            switch child.kind {
            case .tabs: host.present(Login(), animated: true)
            case .login: host.present(Home(), animated: true)
            }
          }
        }
        """
    ).edges.compactMap(\.target.type).sorted()
  }

  @Test(arguments: [
    ("var kind: Kind { .tabs }", ["Login"]), ("let kind = Kind.login", ["Home"]),
    ("var kind: Kind = .login", ["Home"]), ("var kind: Kind { return .tabs }", ["Login"]),
    // It may be any.
    ("var kind: Kind { x ? .tabs : .login }", ["Home", "Login"]), ("var kind: Kind", ["Home", "Login"]),
    ("var kind: Kind = .login\nfunc turn() { kind = .tabs }", ["Home", "Login"]),
  ])
  func theBranchOfItsKindIsTaken(_ kind: String, _ targets: [String]) {
    #expect(Self.ways(kind) == targets)
  }

  @Test func ofAnotherObjectItIsNotKnown() {
    #expect(Self.ways("var kind: Kind { .tabs }", "Store.shared.flow") == ["Home", "Login"])
  }
}
#endif
