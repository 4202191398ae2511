#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// What a closure makes that a screen is given to make another one.
struct KeptFactoryTests {
  private static func inA(_ body: String, _ property: String, _ more: String = "") -> String {
    """
    class A: UIViewController {
      private let \(property)
      init(make: @escaping (Int) -> UIViewController) { self.make = make }
      @objc func go() { \(body) }
    }
    class B: UIViewController {}
    class C: UIViewController {}
    \(more)
    """
  }

  static let snippets: [Snippet] = [
    Snippet(
      "the type that the closure says", inA("present(make(1), animated: true)", "make: (Int) -> B"),
      ["A present B inferred"]),
    Snippet(
      "an optional one", inA("present(self.make!(1), animated: true)", "make: ((Int) -> B)?"),
      ["A present B inferred"]),
    Snippet(
      "a closure of closures gives what it makes in the end",
      inA("present(make(1), animated: true)", "make: (() -> C) -> B"), ["A present B inferred"]),
    Snippet(
      "what each place gives goes before the type",
      inA(
        "present(make(1), animated: true)", "make: (Int) -> UIViewController",
        """
        class Maker {
          func a() -> A {
            let make: (Int) -> UIViewController = { _ in C() }
            return A(make: make)
          }
        }
        """), ["A present C inferred"]),
    Snippet(
      "a general type says nothing",
      inA("present(make(1), animated: true)", "make: (Int) -> UIViewController"), ["A present ? unknown"],
      unseen: [.target]),
    Snippet(
      "a type of a package says nothing", inA("present(make(1), animated: true)", "make: (Int) -> Foreign"),
      ["A present ? unknown"], unseen: [.target]),
    Snippet(
      "a stack says nothing",
      inA(
        "present(make(1), animated: true)", "make: (Int) -> Nav", "class Nav: UINavigationController {}"),
      ["A present ? unknown"], unseen: [.target]),
    Snippet(
      "what a function is given",
      inA(
        "show { B() }", "make: Int",
        "extension A { func show(_ b: () -> B) { present(b(), animated: true) } }"),
      ["A present B inferred"]),
    Snippet(
      "what an object holds",
      inA(
        "present(screens.b(), animated: true)", "screens: Screens", "struct Screens { let b: () -> B }"),
      ["A present B inferred"]),
    Snippet(
      "the object that a closure is handed",
      inA(
        "button.rx.tap.drive(with: self) { owner, _ in owner.present(owner.make(1), animated: true) }",
        "make: (Int) -> B"), ["A present B inferred"]),
    Snippet(
      "a factory that is awaited",
      inA(
        "Task { await self.show(make()) }", "make: () async -> UIViewController",
        "extension A { func show(_ next: UIViewController) { navigationController?.pushViewController(next, animated: true) } }\nclass Start { func go() -> A { A(make: { [self] in await b() }) }\nfunc b() async -> UIViewController { B() } }"
      ),
      ["A push B inferred"]),
    Snippet(
      "a closure of a dependency, which its own type makes",
      """
      struct Factory { var make: (Int) -> AnyView; var makeHelp: () -> AnyView }
      extension Factory: DependencyKey { static let liveValue = Self(make: { _ in AnyView(B()) }, makeHelp: { AnyView(C()) }) }
      struct One { var make: () -> AnyView }
      extension One { static var liveValue: One = Self { AnyView(C()) } }
      extension DependencyValues { var factory: Factory { get { self[Factory.self] } }
        var one: One { get { self[One.self] } } }
      struct A: View { @Dependency(\\.factory) var factory
        @Dependency(\\.one) private var one
        var body: some View { NavigationLink("B") { factory.make(1).padding() }; NavigationLink("C") { one.make() } } }
      struct B: View { var body: some View { Text("") } }
      struct C: View { var body: some View { Text("") } }
      """, ["A push B inferred", "A push C inferred"]),
  ]

  @Test(arguments: snippets)
  func finds(_ snippet: Snippet) { snippet.check() }

  private static func ways(of body: String) -> [String] {
    Snippet.facts(
      of: """
        class A: UIViewController { let b = B(); let c = C(); override func viewDidLoad() { \(body) } }
        class B: UIViewController {}
        class C: UIViewController { let b = B() }
        """
    ).edges.map(Snippet.line)
  }

  @Test(arguments: [
    ("taps.withUnretained(self).subscribe { owner, _ in owner.present(owner.b, animated: true) }", "B"),
    (
      "taps.withUnretained(self).observe(on: main).subscribe(onNext: { (owner, _) in owner.present(owner.b, animated: true) })",
      "B"
    ),
    ("taps.bind(with: self, onNext: { owner, _ in owner.present(owner.b, animated: true) })", "B"),
  ])
  func theObjectThatAClosureIsHandedPresents(_ body: String, _ target: String) {
    #expect(Self.ways(of: body) == ["A present \(target) exact"])
  }

  @Test(arguments: [
    "taps.bind(with: other) { owner, _ in owner.present(owner.b, animated: true) }",
    "taps.bind(with: self) { _, owner in owner.present(owner.b, animated: true) }",
    "taps.withUnretained(self).map { owner in owner.present(owner.b, animated: true) }",
    "taps.withUnretained(other).subscribe { owner, _ in owner.present(owner.b, animated: true) }",
  ])
  func nobodyElseIsTheObject(_ body: String) {
    #expect(!Self.ways(of: body).contains("A present B exact"))
  }
}
#endif
