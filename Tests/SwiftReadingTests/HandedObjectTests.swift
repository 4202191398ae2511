#if SwiftSources
import SourceFacts
import TestSupport
import Testing

@testable import SwiftReading

/// Objects that somebody else runs: children that a function is handed, targets of controls, view models that are observed.
struct HandedObjectTests {
  /// A coordinator that runs its children through one function, three views and the models of two.
  private static let base = """
    class Coordinator { func start() {} 
      func coordinate(to child: Coordinator) { child.start() } }
    class Model { let taps = PassthroughSubject<Void, Never>() }
    class Other { let picks = PassthroughSubject<Void, Never>() }
    struct A: View { let model: Model }
    struct B: View { let model: Other }
    struct C: View {}

    """

  private static func with(_ more: String) -> String { base + more }

  static let snippets: [Snippet] = [
    Snippet(
      "a child is run by a function that is handed it, as the view model of a screen tells",
      with(
        """
        class Child: Coordinator {
          let stack: UINavigationController
          init(stack: UINavigationController) { self.stack = stack }
          override func start() { stack.pushViewController(UIHostingController(rootView: C()), animated: true) }
        }
        class Flow: Coordinator {
          let stack: UINavigationController
          init(stack: UINavigationController) { self.stack = stack }
          func begin() {
            let model = Model()
            model.taps.sink { [weak self] in self?.next() }
            let view = A(model: model)
          }
          func next() { coordinate(to: Child(stack: stack)) }
        }
        class Second: Child { override func start() {} }
        """), ["A push C inferred"]),
    Snippet(
      "handed on by another function, and bound by a generic parameter",
      with(
        """
        class Runner { func run<T: Coordinator>(_ one: T) { one.start() }
          func route(to child: Coordinator) { run(child) } }
        class Child: Coordinator { override func start() { top().present(UIHostingController(rootView: C()), animated: true) } }
        class A2: UIViewController { let runner = Runner(); @objc func tap() { runner.route(to: Child()) } }
        """), ["A2 present C inferred"]),
    Snippet(
      "another object is handed over",
      with(
        """
        class Child: Coordinator { override func start() { top().present(UIHostingController(rootView: C()), animated: true) } }
        class Stranger: Coordinator { override func start() {} }
        class A2: UIViewController { let flow = Coordinator(); @objc func tap() { flow.coordinate(to: Stranger()) } }
        """), ["Child present C unknown"], unseen: [.presenter]),
    Snippet(
      "of two locals of one name the nearer one",
      with(
        """
        class Flow { func begin() {
            let model = Model()
            model.taps.sink { 
              let model = Other()
              top().present(UIHostingController(rootView: B(model: model)), animated: true)
            }
            let view = A(model: model)
          } }
        class Main: UIViewController { func go() { Flow().begin() } }
        """), ["A present B inferred"]),
    Snippet(
      "a model that two screens are given, and one that nobody is given",
      with(
        """
        struct D: View { let model: Model }
        class Flow { 
          @objc func begin() {
            let model = Model()
            model.taps.sink { top().present(UIHostingController(rootView: C()), animated: true) }
            let views = [A(model: model), D(model: model)]
          }
          @objc func other() {
            let loose = Loose()
            loose.taps.sink { top().push(UIAlertController(title: "T", message: nil, preferredStyle: .alert), animated: true) }
          } }
        class Loose { let taps = PassthroughSubject<Void, Never>() }
        """), ["Flow present C unknown"], unseen: [.presenter]),
    Snippet(
      "several events of one model, and a subject of its own that a view model is given",
      """
      class Model { let taps = 1; let picks = 2; init(moves: Subject) {} }
      struct A: View { let model: Model }
      struct C: View {}
      class Flow {
        let moves = Subject()
        @objc func begin() {
          let model = Model(moves: moves)
          Publishers.Merge(model.taps, model.picks).map { $0 }.sink { top().present(UIHostingController(rootView: C()), animated: true) }
          moves.sink { top().present(UIImagePickerController(), animated: true) }
          let view = A(model: model)
        }
      }
      """, ["A present C inferred", "A present photoLibrary inferred"]),
    Snippet(
      "what a screen's own transition runs behind it says nothing",
      """
      class A: UIViewController {}
      class B: UIViewController {}
      class Flow { @objc func begin() {
        let a = A()
        a.view.host.present(a, animated: true) { top().present(B(), animated: true) }
      } }
      """, ["Flow present B unknown", "Flow present A unknown"], unseen: [.presenter, .presenter]),
    Snippet(
      "the target of a screen's control",
      """
      class Flow { @objc func showHelp() { top().present(B(), animated: true) } }
      class Elsewhere { @objc func showHelp() {} }
      class A: UIViewController {
        var flow: Flow?
        override func viewDidLoad() {
          navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Help", style: .plain, target: flow, action: #selector(Flow.showHelp))
        }
      }
      class D: UIViewController {
        var other: Elsewhere?
        override func viewDidLoad() {
          navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Help", style: .plain, target: other, action: #selector(Elsewhere.showHelp))
        }
      }
      class B: UIViewController {}
      """, ["A present B inferred"]),
    Snippet(
      "a split view that an object has is nobody's screen",
      """
      class Flow {
        let split = UISplitViewController()
        func playVideo() { split.present(B(), animated: true) }
      }
      class A: UIViewController { var flow: Flow?; @objc func play() { flow?.playVideo() } }
      class B: UIViewController {}
      """, ["A present B inferred"]),
    Snippet(
      "a cast to a hosting controller keeps what it holds",
      """
      class Hosting<Content: View>: UIHostingController<Content> {}
      struct V: View {}
      class A: UIViewController { 
        @objc func one() { present(make() as! Hosting<V>, animated: true) }
        func make() -> UIViewController { Hosting(rootView: V()) }
        @objc func two() { navigationController?.pushViewController(find() as! Hosting<V>, animated: true) }
      }
      """, ["A present V inferred", "A push V inferred"]),
    Snippet(
      "where a picker takes its pictures from, each function says for itself",
      """
      class A: UIViewController {
        var picker: UIImagePickerController?
        @objc func camera() { picker = UIImagePickerController(); if let picker = picker { picker.sourceType = .camera; present(picker, animated: true) } }
        @objc func library() { picker = UIImagePickerController(); if let picker = picker { picker.sourceType = .photoLibrary; present(picker, animated: true) } }
        @objc func own() { present(Shot(), animated: true) }
      }
      class Shot: UIImagePickerController { override func viewDidLoad() { sourceType = .camera } }
      """, ["A present camera exact", "A present photoLibrary exact", "A present camera exact"]),
    Snippet(
      "the view model of a later screen asks what the first screen has begun",
      """
      protocol ModelDelegate: AnyObject { func didSelect() }
      class Model { weak var delegate: ModelDelegate?; func select() { delegate?.didSelect() } }
      class A: UIViewController { @objc func tap() { Flow(host: self).start() } }
      class B: UIViewController { var model: Model? ; func pick() { model?.select() } }
      class C: UIViewController {}
      class Flow: ModelDelegate {
        let host: UIViewController
        init(host: UIViewController) { self.host = host }
        func start() { let model = Model(); model.delegate = self; host.present(B(), animated: true) }
        func didSelect() { host.present(C(), animated: true) }
      }
      """, ["A present B inferred", "B present C inferred"]),
    Snippet(
      "asked through protocols that are joined",
      """
      protocol Skipping { func skip() }
      protocol Answering { func answered(from: UIViewController) }
      class A: UIViewController {
        var flow: (Skipping & Answering)? { nil }
        @objc func tap() { flow?.answered(from: self) }
      }
      class B: UIViewController {}
      class Flow: Skipping, Answering {
        func skip() {}
        func answered(from question: UIViewController) { let a = A(); question.navigationController?.pushViewController(B(), animated: true) }
      }
      class Other: Answering { func answered(from: UIViewController) {} }
      """, ["A push B inferred"]),
    Snippet(
      "the stack of what is in front",
      """
      class Service {
        func open() {
          if let top = UIApplication.topViewController(), let stack = top.navigationController { stack.pushViewController(B(), animated: true) }
        }
        @objc func opened() { open() }
      }
      class B: UIViewController {}
      """, ["Service push B inferred"]),
    Snippet(
      "a view that is asked to show what its presenter makes, as anything",
      """
      protocol AView: AnyObject { func presentScreen(_ controller: Any, _ animated: Bool) }
      class APresenter { weak var view: AView?; func choose() { let b = B(); view?.presentScreen(b, true) } }
      class A: UIViewController, AView {
        var presenter: APresenter?
        @objc func tap() { presenter?.choose() }
        func presentScreen(_ controller: Any, _ animated: Bool) { self.present(controller as! UIViewController, style: .overFullScreen) }
      }
      extension UIViewController { func present(_ other: UIViewController, style: UIModalPresentationStyle) {
        other.modalPresentationStyle = style; present(other, animated: true) } }
      class B: UIViewController {}
      """, ["A present B inferred"]),
  ]

  @Test(arguments: snippets) func theRuleFindsIt(_ snippet: Snippet) { snippet.check() }

  /// Tabs that a router hands over to a tab bar which it knows by a protocol.
  @Test func aRouterHandsOverTabs() {
    Snippet(
      "",
      """
      protocol MainViewControllable: ViewControllable { func setViewControllers(_ all: [ViewControllable], animated: Bool) }
      class MainController: UITabBarController, MainViewControllable {
        func setViewControllers(_ all: [ViewControllable], animated: Bool) { self.setViewControllers(all.map { $0.uiviewController }, animated: animated) }
      }
      class MainRouter: ViewableRouter<Interactor, MainViewControllable> {
        let list: ListBuildable
        @objc func attachTabs() {
          let tabs: [ViewControllable] = [UINavigationController(root: attachList()), SettingsController()]
          viewController.setViewControllers(tabs, animated: false)
        }
        private func attachList() -> ViewControllable { let router = list.build(with: Listener(), payload); return router.viewControllable }
      }
      protocol ListBuildable: Buildable { func build(with listener: Listener, _ more: Payload) -> ListRouting }
      class ListBuilder: ComponentizedBuilder<Component>, ListBuildable {
        override func build(with component: Component, _ payload: Payload) -> ListRouting {
          let controller = ListController(); return ListRouter(interactor: Interactor(), viewController: controller) }
        func build(with listener: Listener, _ more: Payload) -> ListRouting { self.build(withListener: listener, more: more) }
      }
      class ListRouter: ViewableRouter<Interactor, ListViewControllable>, ListRouting {}
      class ListController: UIViewController {}
      class SettingsController: UIViewController {}
      """, ["MainController tab ListController inferred", "MainController tab SettingsController inferred"]
    ).check()
  }

  /// A builder that its framework asks by other labels than the protocol has, and the controller of what it makes.
  @Test func aBuilderIsAskedThroughItsFramework() {
    Snippet(
      "",
      """
      protocol EditorBuildable: Buildable { func build(with listener: Listener) -> EditorRouting }
      class EditorBuilder: ComponentizedBuilder<Component>, EditorBuildable {
        override func build(with component: Component, _ payload: Listener) -> EditorRouting {
          let controller = EditorController()
          return EditorRouter(interactor: Interactor(presenter: controller), viewController: controller)
        }
      }
      protocol EditorRouting: ViewableRouting {}
      class EditorRouter: ViewableRouter<Interactor, ViewControllable>, EditorRouting {}
      class Interactor { init(presenter: EditorController) {} }
      class EditorController: UIViewController {}
      extension UINavigationController: ViewControllable { public var uiviewController: UIViewController { self } }
      extension ViewControllable {
        func push(viewController: ViewControllable, animated: Bool = true) {
          uiviewController.navigationController?.pushViewController(viewController.uiviewController, animated: animated)
        }
        func show(_ viewController: ViewControllable, animated: Bool = true) { push(viewController: viewController, animated: animated) }
      }
      protocol ListViewControllable: ViewControllable {}
      class ListController: UIViewController, ListViewControllable {}
      class ListRouter: ViewableRouter<Interactor, ListViewControllable> {
        let builder: EditorBuildable
        func attachEditor() { let router = self.builder.build(with: interactor); viewController.show(router.viewControllable) }
      }
      class ListInteractor { var router: ListRouter?; @objc func open() { router?.attachEditor() } }
      """, ["ListController push EditorController inferred"]
    ).check()
  }
}
#endif
