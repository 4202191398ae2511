#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// Objects that are no screens and present on whatever is in front, or on what the window begins with.
struct FrontTests {
  private static let screen = "class B: UIViewController {}\n"

  private static func service(_ body: String, beside more: String = "") -> String {
    screen + "class Service: NSObject { @objc func run() { \(body) } }\n" + more
  }

  private static let climbing = """
    extension UIApplication {
      class func leaf(_ base: UIViewController? = UIApplication.shared.keyWindow?.rootViewController) -> UIViewController? {
        if let next = base?.presentedViewController { return leaf(next) }
        return base
      }
    }
    """

  @Test(arguments: [
    ("UIApplication.topViewController()?.present(B(), animated: true)", "", EdgeFact.Front.topmost),
    ("UIApplication.shared.topMostController?.present(B(), animated: true)", "", .topmost),
    ("UIWindow.key?.visibleViewController?.present(B(), animated: true)", "", .topmost),
    ("provider.topMostController?.present(B(), animated: true)", "", .topmost),
    ("UIApplication.leaf()?.present(B(), animated: true)", climbing, .topmost),
    ("let host = UIApplication.leaf(); host?.present(B(), animated: true)", climbing, .topmost),
    (
      "guard let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene else { return }\n"
        + "scene.windows.first?.rootViewController?.present(B(), animated: true)", "", .root
    ),
    (
      "var top = UIApplication.shared.keyWindow?.rootViewController\n"
        + "while let next = top?.presentedViewController { top = next }\ntop?.present(B(), animated: true)",
      "",
      .topmost
    ),
    (
      "root?.present(B(), animated: true)",
      "extension Service { var root: UIViewController? { keyWindow?.rootViewController } }", .root
    ),
    (
      "root?.present(B(), animated: true)", "extension Service { var root: UIViewController? { find() } }",
      nil
    ),
    (
      "host.present(B(), animated: true)",
      "extension Service { func begin() { self.window.rootViewController = host } }\n"
        + "extension Service { var window: UIWindow { UIWindow() }; var host: UIViewController { make() } }",
      .root
    ),
    (
      "host.present(B(), animated: true)",
      "extension Service { func begin() { button.rootViewController = host } }\n"
        + "extension Service { var host: UIViewController { make() } }", nil
    ),
    ("coordinator.stack.topViewController?.present(B(), animated: true)", "", nil),
    (
      "host.present(B(), animated: true)",
      "extension Service { var host: UIViewController { table.rows.first } }", nil
    ),
  ])
  func whoIsInFrontPresents(_ body: String, _ more: String, _ front: EdgeFact.Front?) throws {
    let facts = Snippet.facts(of: Self.service(body, beside: more))
    let edge = try #require(facts.edges.first)
    #expect(facts.edges.count == 1 && edge.source.front == front && edge.source.screens.isEmpty)
    #expect(edge.source.sure == (front == nil ? .unknown : .inferred))
    #expect(facts.unseen.count == (front == nil ? 1 : 0))
  }

  /// Where a screen asks for it, that screen presents.
  @Test func theScreenThatAsksPresents() throws {
    let code =
      Self.screen
        + """
        class Service { static func run() { UIApplication.topViewController()?.present(B(), animated: true) } }
        class A: UIViewController { @objc func tap() { Service.run() } }
        """
    let edge = try #require(Snippet.facts(of: code).edges.first)
    #expect(Snippet.line(edge) == "A present B inferred" && edge.source.front == nil)
  }

  /// What is in front need not be what the same object has shown.
  @Test func theOneScreenOfAnObjectIsNotWhatIsInFront() {
    let code =
      Self.service("UIApplication.topViewController()?.present(B(), animated: true)")
        + """
        extension Service { @objc func warn() {
          UIApplication.topViewController()?.present(UIAlertController(title: "No", message: nil, preferredStyle: .alert), animated: true) } }
        """
    #expect(Snippet.facts(of: code).edges.map(\.source.front) == [.topmost, .topmost])
  }

  /// Facts that are written and read again say the same.
  @Test func itIsWrittenAndRead() throws {
    let facts = Snippet.facts(
      of: Self.service("UIApplication.topViewController()?.present(B(), animated: true)"))
    let read = try CodeFacts(Array(facts.text.utf8), path: "facts.json")
    #expect(
      read.edges.map(\.source) == facts.edges.map(\.source) && read.edges.first?.source.front == .topmost)
  }

  /// A screen that shows itself by a static function is asked by others to come over what is in front.
  @Test func aStaticFunctionHasNoScreenOfItsOwn() throws {
    let code = """
      class Overlay: UIViewController {
        static func show() { if let top = UIApplication.topViewController() { top.present(Overlay(), animated: true) } } }
      class A: UIViewController { @objc func tap() { Overlay.show() } }
      """
    let edge = try #require(Snippet.facts(of: code).edges.first)
    #expect(edge.source.type == "A" && edge.target.type == "Overlay")
  }
}
#endif
