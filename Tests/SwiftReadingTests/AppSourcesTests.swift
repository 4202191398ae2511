#if SwiftSources
import IBReading
import SourceFacts
import Testing

@testable import SwiftReading

/// Which of the sources are the app's.
struct AppSourcesTests {
  private static func facts(_ files: [(path: String, code: String)]) -> CodeFacts {
    var reading = SwiftSourceReading()
    for file in files { reading.read(Array(file.code.utf8), path: file.path) }
    return reading.finish(with: InterfaceReading().finish())
  }

  private static func app(_ view: String) -> String {
    "@main struct \(view)App: App { var body: some Scene { WindowGroup { \(view)() } } }\n"
      + "struct \(view): View { var body: some View { Text(\"\") } }"
  }

  @Test func anAppClipIsNotWhereTheAppStarts() {
    let facts = Self.facts([
      ("App/AppClip/Clip.swift", Self.app("Clip")), ("App/iOS/App.swift", Self.app("Home")),
    ])
    #expect(facts.app?.start == "Home")
  }

  @Test func anAppClipAloneStartsThere() {
    #expect(Self.facts([("App/AppClip/Clip.swift", Self.app("Clip"))]).app?.start == "Clip")
  }

  @Test func theSampleAppOfAModuleIsNotRead() {
    let view = "struct Home: View { var body: some View { List {} } }"
    let sample = [
      ("Home/Example/Sources/App.swift", Self.app("Example")), ("Home/Example/Sources/Home.swift", view),
    ]
    let app = ("App/Sources/App.swift", Self.app("Home"))
    #expect(Self.facts([app] + sample).screens.map(\.type) == ["Home"])
    #expect(Self.facts([app] + sample).screens.first?.place.path == "App/Sources/App.swift")
    #expect(Self.facts(sample).screens.count == 2, "alone it is the app")
    #expect(Self.facts([app, ("docs/Stack.swift", "struct Stack: View {}")]).screens.count == 1)
    #expect(
      Self.facts([app, ("Demo/Sources/Help.swift", "struct Help: View {}")]).screens.count == 2,
      "no app of its own")
  }

  @Test func aWindowThatCoversTheAppIsNotWhereItStarts() {
    let code = """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func start() { BODY }
        func show(_ first: UIViewController) { window?.rootViewController = first } }
      class Lock: UIViewController {}
      class Home: UIViewController {}
      class Owner { var rootViewController: UIViewController? }
      """
    func start(_ body: String) -> String? {
      Self.facts([("A.swift", code.replacing("BODY", with: body))]).app?.start
    }
    #expect(start("lockWindow.rootViewController = Lock()") == nil)
    #expect(start("Owner().rootViewController = Lock()") == nil, "that is no window")
    #expect(start("lockWindow.rootViewController = Lock(); window?.rootViewController = Home()") == "Home")
    #expect(start("show(Home())") == "Home", "what the call gives")
  }

  @Test func aWatchAppIsNotRead() {
    for folder in ["Shop Watch App", "WatchApp Extension", "Shop WatchKit Extension"] {
      #expect(Self.facts([(folder + "/App.swift", Self.app("Face"))]).screens.isEmpty)
    }
    #expect(Self.facts([("Watchlist/App.swift", Self.app("Face"))]).screens.count == 1)
  }

  @Test(arguments: [("import Cocoa", 0), ("import AppKit", 0), ("#if os(macOS)\nimport AppKit\n#endif", 1)])
  func aFileThatOnlyTheMacHasIsNotRead(head: String, count: Int) {
    #expect(Self.facts([("A.swift", head + "\n" + Self.app("Home"))]).screens.count == count)
  }

  @Test func testsAmongTheSourcesAreNotRead() {
    let code = """
      class A: UIViewController { @objc func go() { present(B(), animated: true) } }
      class B: UIViewController {}
      """
    for module in ["import XCTest", "import Testing"] {
      #expect(Self.facts([("A.swift", module + "\n" + code)]).edges.isEmpty)
    }
    #expect(Self.facts([("A.swift", "import UIKit\n@testable import Parts\n" + code)]).edges.count == 1)
  }
}
#endif
