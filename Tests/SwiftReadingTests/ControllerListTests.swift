#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// Controllers given as a list, and what is set or given on the way to whoever presents.
struct ControllerListTests {
  private static func inA(_ body: String, _ more: String = "", _ kind: String = "UIViewController") -> String
  {
    "class A: \(kind) { @objc func go() { \(body) } \(more) }\nclass B: UIViewController {}\nclass C: UIViewController {}\n"
  }

  static let snippets: [Snippet] = [
    Snippet(
      "pages",
      inA("setViewControllers([B()], direction: .forward, animated: false)", "", "UIPageViewController"),
      ["A embed B inferred"]),
    Snippet(
      "pages of a page controller that is a part",
      inA(
        "pages.setViewControllers([B()], direction: .forward, animated: false)",
        "let pages = UIPageViewController()"),
      ["A embed B inferred"]),
    Snippet(
      "tabs", inA("setViewControllers([B(), C()], animated: false)", "", "UITabBarController"),
      ["A tab B inferred", "A tab C inferred"]),
    Snippet(
      "tabs that are set",
      inA(
        "viewControllers = [B(), UINavigationController(rootViewController: C())]", "", "UITabBarController"),
      ["A tab B inferred", "A tab C inferred"]),
    Snippet(
      "tabs that are each put into a stack",
      inA(
        "viewControllers = [B(), C()].map { UINavigationController(rootViewController: $0) }", "",
        "UITabBarController"),
      ["A tab B inferred", "A tab C inferred"]),
    Snippet(
      "tabs of which branches choose",
      inA(
        "var list = [UIViewController](); if x { list = [B()] } else { list = [C()] }; viewControllers = list",
        "", "UITabBarController"),
      ["A tab B inferred", "A tab C inferred"]),
    Snippet(
      "tabs that a function makes of each case",
      inA(
        "viewControllers = Tab.allCases.map { make($0) }",
        "func make(_ tab: Tab) -> UIViewController { switch tab { case .b: return B() case .c: return UINavigationController(rootViewController: C()) } }",
        "UITabBarController") + "enum Tab: CaseIterable { case b, c }",
      ["A tab B inferred", "A tab C inferred"]),
    Snippet(
      "tabs that each case makes",
      inA(
        "viewControllers = Tab.allCases.filter { $0.isOn }.map { tab in UINavigationController(rootViewController: tab.screen) }",
        "", "UITabBarController")
        + "enum Tab: CaseIterable { case b, c; var isOn: Bool { true }; var screen: UIViewController { switch self { case .b: B() case .c: C() } } }",
      ["A tab B inferred", "A tab C inferred"]),
    Snippet(
      "tabs of a list of cases",
      inA(
        "let tabs: [Tab] = [.b, .c]; setViewControllers(tabs.map { $0.screen }, animated: false)", "",
        "UITabBarController")
        + "enum Tab { case b, c; var screen: UIViewController { switch self { case .b: B() case .c: C() } } }",
      ["A tab B inferred", "A tab C inferred"]),
    Snippet(
      "tabs that a loop makes of each case",
      inA(
        "var list: [UIViewController] = []; for tab in Tab.allCases { list.append(tab.screen) }; viewControllers = list",
        "", "UITabBarController")
        + "enum Tab: CaseIterable { case b, c; var screen: UIViewController { switch self { case .b: B() case .c: C() } } }",
      ["A tab B inferred", "A tab C inferred"]),
    Snippet(
      "tabs that a function returns",
      inA(
        "viewControllers = makeTabs() + [C()]",
        "func makeTabs() -> [UIViewController] { var list: [UIViewController] = []; list += [B()]; return list }",
        "UITabBarController"),
      ["A tab B inferred", "A tab C inferred"]),
    Snippet(
      "tabs that a property of another object holds",
      inA("viewControllers = factory.tabs", "let factory = Factory()", "UITabBarController")
        + "class Factory { lazy var tabs: [UIViewController] = { [B(), C()] }() }",
      ["A tab B inferred", "A tab C inferred"]),
    Snippet(
      "tabs of UIKit's own",
      inA(
        "tabs = [UITab(title: t, image: nil, identifier: i) { _ in UINavigationController(rootViewController: B()) }, UITabGroup(title: t, image: nil, identifier: i, children: [UISearchTab { _ in C() }])]",
        "", "UITabBarController"),
      ["A tab B inferred", "A tab C inferred"]),
    Snippet(
      "tabs of which nothing is known",
      inA("viewControllers = store.tabs.map { Item($0) }", "", "UITabBarController"), []),
    Snippet(
      "names that are no tabs",
      inA("tabs = [B(), C()].map { String(describing: $0) }", "var tabs: [String] = []"), []),
    Snippet(
      "a stack that branches of a function make",
      inA(
        "navigationController?.setViewControllers(stack(), animated: true)",
        "func stack() -> [UIViewController] { if x { return [A(), B()] }; return [A(), C()] }"),
      ["A push B inferred", "A push C inferred"]),
    Snippet(
      "each of a list is presented",
      inA("for screen in [B(), C()] { present(screen, animated: true) }"),
      ["A present B inferred", "A present C inferred"]),
    Snippet(
      "columns that are set",
      inA(
        "viewControllers = [B(), UINavigationController(rootViewController: C())]", "",
        "UISplitViewController"),
      ["A column B inferred", "A column C inferred"]),
    Snippet(
      "columns by their names",
      inA(
        "setViewController(C(), for: .secondary); setViewController(B(), for: .primary)", "",
        "UISplitViewController"),
      ["A column B inferred", "A column C inferred"]),
    Snippet(
      "one column and nothing beside it",
      inA("viewControllers = [B(), UIViewController()]", "", "UISplitViewController"),
      ["A embed B inferred"]),
    Snippet(
      "a list with a name",
      inA(
        "let list: [UIViewController] = [A(), B()]; navigationController?.setViewControllers(list, animated: true)"
      ),
      ["A push B inferred"]),
    Snippet(
      "a list that grows",
      inA(
        "var list = navigationController!.viewControllers; list.append(B()); navigationController?.setViewControllers(list, animated: true)"
      ),
      ["A push B inferred"]),
    Snippet(
      "a list that only shrinks",
      inA(
        "var list = navigationController!.viewControllers; list.removeLast(); navigationController?.setViewControllers(list, animated: true)"
      ), []),
    Snippet(
      "a list that is not known", inA("navigationController?.setViewControllers(make(), animated: true)"),
      ["A push ? unknown"], unseen: [.target]),
    Snippet(
      "a type that is declared and made later",
      inA("let b: B; if x { b = .init(1) } else { b = .init(2) }; present(b, animated: true)"),
      ["A present B exact"]),
    Snippet(
      "the stack of the selected tab",
      inA("Helper().show()")
        + "class Helper { let tabs = UITabBarController(); func show() { guard let nav = tabs.selectedViewController as? UINavigationController else { return }; nav.pushViewController(B(), animated: true) } }",
      ["Helper push B unknown"], unseen: [.presenter]),
    Snippet(
      "the branch that a call takes",
      inA(
        "show(crop: true)",
        "func show(crop: Bool) { if !crop { present(B(), animated: true) } else { present(C(), animated: true) } }"
      ),
      ["A present B exact", "A present C exact"]),
    Snippet(
      "the branch that a call on a helper takes",
      inA("Helper().show(crop: true, on: self)")
        + "class Helper { func show(crop: Bool = false, on host: UIViewController) { if !crop { host.present(B(), animated: true) } else { host.present(C(), animated: true) } } }",
      ["A present C inferred"], unseen: [.noCaller]),
    Snippet(
      "the branch that a default takes",
      inA("Helper().show(on: self)")
        + "class Helper { func show(crop: Bool = false, on host: UIViewController) { if !crop { host.present(B(), animated: true) } else { host.present(C(), animated: true) } } }",
      ["A present B inferred"], unseen: [.noCaller]),
  ]

  @Test(arguments: snippets)
  func finds(_ snippet: Snippet) { snippet.check() }

  @Test func aStyleThatIsSetBeforeAHelperPresents() {
    let code = { (set: String, own: String) in
      """
      class A: UIViewController { @objc func go() { let b = B(); \(set); overlay(b) }
        func overlay(_ shown: UIViewController) { \(own); present(shown, animated: true) } }
      class B: UIViewController {}
      """
    }
    let style = { (set: String, own: String) in Snippet.facts(of: code(set, own)).edges.first?.style?.value }
    #expect(style("b.modalPresentationStyle = .fullScreen", "") == "fullScreen")
    #expect(
      style("b.modalPresentationStyle = .fullScreen", "shown.modalPresentationStyle = .formSheet")
        == "formSheet")
    #expect(style("", "") == nil)
  }

  @Test func whatIsOnlyPresentedIsStillChecked() {
    let code = { (helper: String) in
      """
      class A: UIViewController { @objc func go() {
        let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
        overlay(alert) }
        func overlay(_ shown: UIAlertController) { \(helper) } }
      """
    }
    let rules = { (helper: String) in Snippet.facts(of: code(helper)).findings.map(\.rule) }
    #expect(rules("present(shown, animated: true)") == [.destructiveWithoutCancel])
    #expect(rules("shown.addAction(cancel); present(shown, animated: true)").isEmpty, "the helper adds one")
    #expect(rules("complete(shown); present(shown, animated: true)").isEmpty, "somebody may add to it")
    #expect(rules("complete(shown)").isEmpty)
  }

  /// A page controller that begins with one of its pages shows all of them.
  @Test(arguments: [
    "setViewControllers([pages[0]], direction: .forward, animated: true)",
    "setViewControllers([pages.first!], direction: .forward, animated: true)",
    "if let first = pages.first { setViewControllers([first], direction: .forward, animated: true) }",
  ])
  func allPagesOfAListAreShown(_ call: String) {
    for list in ["[A(), B()]", "{ return [A(), B()] }()"] {
      let code = """
        class Pages: UIPageViewController { lazy var pages: [UIViewController] = \(list)
          override func viewDidLoad() { \(call) } }
        class A: UIViewController {}
        class B: UIViewController {}
        """
      #expect(
        Snippet.facts(of: code).edges.map { "\($0.verb) \($0.target.type ?? "?")" } == [
          "embed A", "embed B",
        ],
        "\(list)")
    }
  }

  /// What is pushed onto a stack once that is up is a way of its own; what is put into it before is what comes.
  @Test func whatIsPushedLaterIsAWay() {
    let code = """
      class A: UIViewController { @objc func go() {
          let picker = B()
          let stack = UINavigationController(rootViewController: picker)
          picker.picked = { name in stack.pushViewController(C(), animated: true) }
          present(stack, animated: true) }
        @objc func fill() { let stack = UINavigationController()
          stack.pushViewController(C(), animated: false)
          present(stack, animated: true) } }
      class B: UIViewController { var picked: ((String) -> Void)? }
      class C: UIViewController {}
      """
    let edges = Snippet.facts(of: code).edges.map {
      "\($0.source.type ?? "?") \($0.verb) \($0.target.type ?? "?")"
    }
    #expect(edges == ["A present B", "A present C", "B push C"])
  }
}
#endif
