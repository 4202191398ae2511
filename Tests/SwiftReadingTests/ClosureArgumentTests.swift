#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// Closures that present what they are given, and functions of a coordinator that hand a closure to the screen they make.
struct ClosureArgumentTests {
  private static let screens = """
    class Scanner: UIViewController {}
    class Contacts: UIViewController {}

    """

  @Test(arguments: [
    // A property of a cell.
    (
      """
      class Cell: UITableViewCell {
        var onOpen: ((UIViewController) -> Void)?
        @objc func scan() { onOpen?(Scanner()) }
        @objc func pick() { let contacts = Contacts(); self.onOpen?(contacts) }
      }
      class Form: UIViewController {
        let cell = Cell()
        override func viewDidLoad() { cell.onOpen = { [weak self] in self?.present($0, animated: true) } }
      }
      """, ["Form present Contacts inferred", "Form present Scanner inferred"]
    ),
    // A property that hands on to a view.
    (
      """
      class Field: UIView {
        var onOpen: ((UIViewController) -> Void)?
        @objc func scan() { onOpen?(Scanner()) }
      }
      class Cell: UITableViewCell {
        let field = Field()
        var onOpen: ((UIViewController) -> Void)? {
          get { field.onOpen }
          set { field.onOpen = newValue }
        }
      }
      class Form: UIViewController {
        let cell = Cell()
        override func viewDidLoad() { cell.onOpen = { controller in self.present(controller, animated: true) } }
      }
      """, ["Form present Scanner inferred"]
    ),
    // One who runs it is not understood.
    (
      """
      class Cell: UITableViewCell {
        var onOpen: ((UIViewController) -> Void)?
        @objc func scan() { onOpen?(Scanner()) }
        func show(_ other: UIViewController) { onOpen?(other) }
      }
      class Form: UIViewController {
        let cell = Cell()
        override func viewDidLoad() { cell.onOpen = { self.present($0, animated: true) } }
      }
      """, ["Form present ? unknown"]
    ),
    // A function of a coordinator that makes a screen with what it is given.
    (
      """
      class Info: UIViewController { init(next: @escaping () -> Void) {} }
      class Flow {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        lazy var first: UIViewController = info(
          next: { [weak self] in self?.stack.pushViewController(Contacts(), animated: true) },
          detail: { shown in self.stack.pushViewController(shown, animated: true) })
        func info(next: @escaping () -> Void, detail: @escaping (UIViewController) -> Void) -> UIViewController {
          let scanner = Scanner()
          detail(scanner)
          return Info(next: next)
        }
      }
      """, ["Info push Contacts inferred", "Info push Scanner inferred"]
    ),
  ])
  func whatAClosureIsGivenIsPresented(_ code: String, _ edges: [String]) {
    let facts = Snippet.facts(of: Self.screens + code)
    #expect(facts.edges.map(Snippet.line).sorted() == edges)
  }
}
#endif
