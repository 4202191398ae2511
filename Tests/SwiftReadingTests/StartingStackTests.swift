#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// Controllers that fill a stack before they are on screen.
struct StartingStackTests {
  @Test(arguments: [
    "override func viewDidLoad() { super.viewDidLoad(); setViewControllers([Start()], animated: false) }",
    "override func viewDidLoad() { super.viewDidLoad(); viewControllers = [Start()] }",
    "init() { super.init(nibName: nil, bundle: nil); pushViewController(Start(), animated: false) }",
    "override func loadView() { super.loadView(); let all = [Other(), Start()]; self.setViewControllers(all, animated: false) }",
  ])
  func aStackThatFillsItselfShowsWhatItIsFilledWith(_ filling: String) {
    let facts = Snippet.facts(
      of: """
        class List: UIViewController { @IBAction func open() { present(Flow(), animated: true) } }
        class Flow: UINavigationController {
          \(filling)
          @IBAction func next() { pushViewController(Second(), animated: true) }
        }
        class Start: UIViewController { @IBAction func help() { present(Help(), animated: true) } }
        class Other: UIViewController {}
        class Second: UIViewController {}
        class Help: UIViewController {}
        """)
    let ways = facts.edges.filter { $0.verb != .embed }
    #expect(
      ways.map(Snippet.line).sorted() == [
        "Flow push Second inferred", "List present Start inferred", "Start present Help exact",
      ])
    #expect(ways.map(\.source.screens).sorted { "\($0)" < "\($1)" } == [["List"], ["Start"], ["Start"]])
  }

  /// A controller with a stack of its own is the screen, with what the stack begins with as a part.
  @Test func whatAStackInAControllerBeginsWithIsAPartOfIt() {
    let facts = Snippet.facts(
      of: """
        class List: UIViewController { @IBAction func open() { present(Wizard(), animated: true) } }
        class Wizard: UIViewController {
          private let stack = UINavigationController()
          override func viewDidLoad() {
            super.viewDidLoad()
            addChild(stack)
            view.addSubview(stack.view)
            stack.setViewControllers([First(wizard: self)], animated: false)
          }
          func showSecond() { stack.pushViewController(Second(), animated: true) }
        }
        class First: UIViewController {
          let wizard: Wizard
          init(wizard: Wizard) { self.wizard = wizard }
          @IBAction func next() { wizard.showSecond() }
          @IBAction func help() { present(Help(), animated: true) }
        }
        class Second: UIViewController {}
        class Help: UIViewController {}
        """)
    #expect(
      facts.edges.map(Snippet.line).sorted() == [
        "First present Help inferred", "List present Wizard exact", "Wizard embed First inferred",
        "Wizard push Second inferred",
      ])
    #expect(facts.edges.first { $0.target.type == "Help" }?.source.screens == ["Wizard"])
  }

  /// What another stack is given in `viewDidLoad` is a way, as is what happens in a closure.
  @Test func theStackAroundIsNotOnesOwn() {
    let facts = Snippet.facts(
      of: """
        class List: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            navigationController?.pushViewController(Second(), animated: false)
          }
        }
        class Flow: UINavigationController {
          override func viewDidLoad() {
            super.viewDidLoad()
            model.onEnd = { self.pushViewController(Third(), animated: true) }
          }
        }
        class Second: UIViewController {}
        class Third: UIViewController {}
        """)
    #expect(facts.edges.map(Snippet.line).sorted() == ["Flow push Third exact", "List push Second inferred"])
  }
}
#endif
