#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// The extension of a protocol that adds a default to what the protocol requires.
struct ProtocolDefaultTests {
  private static let code = """
    protocol Making { func make() -> UIViewController }
    protocol Waiting { associatedtype Result; func make(for answer: Result) -> UIViewController }
    protocol Showing {
      func present(_ maker: Making, animated: Bool)
      func present<M: Waiting>(_ maker: M, animated: Bool) -> M.Result
      func push(_ maker: Making, animated: Bool)
    }
    extension Showing {
      func present(_ maker: Making, animated: Bool = true) { present(maker, animated: animated) }
      func present<M: Waiting>(_ maker: M, animated: Bool = true) -> M.Result { present(maker, animated: animated) }
      func push(_ maker: Making, animated: Bool = true) { push(maker, animated: animated) }
    }
    protocol Closing { func close() }
    protocol Flow: Showing, Closing {}
    class WindowFlow: Flow {
      let window: UIWindow
      init(window: UIWindow) { self.window = window }
      func present(_ maker: Making, animated: Bool) { show(maker.make(), animated) }
      func present<M: Waiting>(_ maker: M, animated: Bool) -> M.Result {
        let answer = M.Result()
        show(maker.make(for: answer), animated)
        return answer
      }
      func push(_ maker: Making, animated: Bool) {
        let stack = window.rootViewController?.front as? UINavigationController
        stack?.pushViewController(maker.make(), animated: animated)
      }
      func show(_ controller: UIViewController, _ animated: Bool) {
        window.rootViewController?.front?.present(controller, animated: animated)
      }
      func close() {}
    }
    struct EditorMaker: Making { func make() -> UIViewController { Editor() } }
    struct HelpMaker: Waiting { func make(for answer: String) -> UIViewController { UINavigationController(rootViewController: Help()) } }
    class ListRouter {
      let flow: Flow
      init(flow: Flow) { self.flow = flow }
      func showEditor() { flow.present(EditorMaker()) }
      func showHelp() -> String { flow.present(HelpMaker()) }
      func openEditor() { flow.push(EditorMaker()) }
    }
    class List: UIViewController {
      let router: ListRouter
      init(router: ListRouter) { self.router = router }
      @IBAction func edit() { router.showEditor() }
      @IBAction func help() { _ = router.showHelp() }
      @IBAction func open() { router.openEditor() }
    }
    class Editor: UIViewController {}
    class Help: UIViewController {}
    """

  @Test func whatTheDefaultCallsIsWhatTheConformingTypeDoes() {
    let facts = Snippet.facts(of: Self.code)
    #expect(
      facts.edges.map(Snippet.line).sorted() == [
        "List present Editor inferred", "List present Help inferred", "List push Editor inferred",
      ])
    #expect(facts.unseen == [])
  }

  /// What is presented hangs on each call, so that all of them are followed.
  @Test func howeverManyCallTheDefaultTheyAreFollowed() {
    let more = (0..<30).map { index in
      """
      struct Maker\(index): Waiting { func make(for answer: String) -> UIViewController { Screen\(index)() } }
      class Screen\(index): UIViewController {
        let flow: Flow
        init(flow: Flow) { self.flow = flow }
        @IBAction func next() { _ = flow.present(Maker\((index + 1) % 30)()) }
      }
      """
    }
    let facts = Snippet.facts(of: Self.code + "\n" + more.joined(separator: "\n"))
    let ways = Set(facts.edges.map { "\($0.source.type ?? "?") \($0.target.type ?? "?")" })
    #expect(
      ways == Set((0..<30).map { "Screen\($0) Screen\(($0 + 1) % 30)" } + ["List Editor", "List Help"]))
  }

  /// What a default closes is closed for whoever asks, also behind several functions.
  @Test func whatADefaultClosesIsTheScreenOfWhoeverAsks() {
    let facts = Snippet.facts(
      of: """
        protocol Closing { func dismiss(animated: Bool) }
        extension Closing { func dismiss(animated: Bool = true) { dismiss(animated: animated) } }
        class Flow: Closing {
          var root: UIViewController?
          func dismiss(animated: Bool) { dismissFront(animated) }
          func dismissFront(_ animated: Bool) {
            if let controller = root?.front { close(controller, animated) }
          }
          private func close(_ controller: UIViewController, _ animated: Bool) {
            controller.dismiss(animated: animated)
          }
          func show(_ controller: UIViewController) { root?.front?.present(controller, animated: true) }
        }
        class EditorRouter {
          let flow: Flow
          init(flow: Flow) { self.flow = flow }
          func end() { flow.dismiss() }
        }
        class List: UIViewController {
          let flow: Flow
          init(flow: Flow) { self.flow = flow }
          @IBAction func edit() { flow.show(Editor(router: EditorRouter(flow: flow))) }
        }
        class Editor: UIViewController {
          let router: EditorRouter
          init(router: EditorRouter) { self.router = router }
          @IBAction func done() { router.end() }
        }
        """)
    #expect(facts.closings.map(\.screens) == [["Editor"]])
    #expect(facts.closings.map(\.does) == ["dismiss"])
  }

  /// What the protocol does not require, the extension's own function answers.
  @Test func aFunctionOfTheExtensionAloneIsItself() {
    let facts = Snippet.facts(
      of: """
        protocol Showing: UIViewController {}
        extension Showing {
          func show(_ title: String) { open(title) }
          func open(_ title: String) { present(Editor(), animated: true) }
        }
        class Other { func open(_ title: String) {} }
        class List: UIViewController, Showing { @IBAction func edit() { show("a") } }
        class Editor: UIViewController {}
        """)
    #expect(facts.edges.map(Snippet.line) == ["List present Editor inferred"])
  }
}
#endif
