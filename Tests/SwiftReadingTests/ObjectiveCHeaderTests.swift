#if SwiftSources
import IBReading
import SourceFacts
import Testing

@testable import SwiftReading

/// Controllers that headers of Objective-C declare, and what makes them.
struct ObjectiveCHeaderTests {
  private static let header = """
    #import <UIKit/UIKit.h>
    @class Note;
    @interface EditorViewController : PageViewController <Sharing>
    @property (nonatomic, strong) Note *note;
    + (instancetype)editorWithNote:(Note *)note;
    @end
    @interface Screens : NSObject
    + (EditorViewController *)makeEditorWithNote:(Note *)note animated:(BOOL)animated;
    - (nonnull UINavigationController *)help;
    - (Note *)note;
    @end
    @interface Note : NSObject
    - (NSString *)title;
    @end
    @interface EditorViewController (Sharing)
    - (void)share;
    @end
    """

  /// Of a file with CR and LF nothing was read: both are one character, and the text was never split.
  @Test func linesMayEndWithBoth() {
    let other = Self.header.replacing("\n", with: "\r\n")
    #expect(ObjectiveCHeader(Array(other.utf8)).swift == ObjectiveCHeader(Array(Self.header.utf8)).swift)
  }

  @Test func whatSaysNothingOfControllersIsLeftOut() throws {
    let swift = try #require(ObjectiveCHeader(Array(Self.header.utf8)).swift)
    let lines = swift.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == Self.header.split(separator: "\n", omittingEmptySubsequences: false).count)
    #expect(lines[2] == "class EditorViewController: PageViewController {")
    #expect(lines[4].isEmpty)
    #expect(
      lines[7] == "class func makeEditor(_ given0: Any, _ given1: Any) -> EditorViewController; "
        + "class func makeEditorWithNote(_ given0: Any, _ given1: Any) -> EditorViewController")
    #expect(lines[8] == "func help() -> UINavigationController")
    let rest = lines[11...].filter { !$0.isEmpty }
    #expect(rest.isEmpty)
    #expect(ObjectiveCHeader(Array("@interface Note : NSObject\n@end".utf8)).swift == nil)
  }

  @Test func swiftPresentsWhatSuchAMethodMakes() throws {
    var reading = SwiftSourceReading()
    let code = """
      class PageViewController: UIViewController {}
      class Home: UIViewController { let screens = Screens()
        @objc func edit() { present(Screens.makeEditor(with: note, animated: true), animated: true) }
        @objc func open() { navigationController?.pushViewController(EditorViewController(note: note), animated: true) } }
      """
    reading.read(header: Array(Self.header.utf8), path: "Editor.h")
    reading.read(Array(code.utf8), path: "Home.swift")
    let facts = reading.finish(with: InterfaceReading().finish())
    #expect(
      facts.edges.map(Snippet.line).sorted() == [
        "Home present EditorViewController exact", "Home push EditorViewController inferred",
      ])
    let screen = facts.screens.first { $0.type == "EditorViewController" }
    #expect(screen?.place.line == 3)
  }
}
#endif
