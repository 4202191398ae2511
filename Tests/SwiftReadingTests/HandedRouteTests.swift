#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// Cases that a package hands to a function of the app's own: routes of XCoordinator, steps of RxFlow.
struct HandedRouteTests {
  private static let coordinator = """
    enum ListRoute: Route { case list, editor(Int), help, back, close, ask(title: String), both, more, later }
    enum HelpRoute: Route { case start, list, back }
    class A: UIViewController { let model: Model; init(model: Model) { self.model = model }
      @objc func tapped() { model.tap() } }
    class B: UIViewController {}
    class C: UIViewController {}
    class D: UIViewController { let model: HelpModel; init(model: HelpModel) { self.model = model }
      @objc func tapped() { model.leave() } }
    extension Transition {
      static func question(title: String) -> Transition {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        return .present(alert) } }
    class Flow: NavigationCoordinator<ListRoute> {
      init() { super.init(initialRoute: .list) }
      override func prepareTransition(for route: ListRoute) -> NavigationTransition {
        switch route {
        case .list: return .push(A(model: Model(router: weakRouter)))
        case let .editor(id): return .push(B())
        case .help:
          let c = C()
          c.modalPresentationStyle = .overFullScreen
          return .present(c)
        case .back: return .pop()
        case .close: return .dismiss()
        case .ask(let title): return .question(title: title)
        case .both: return .multiple(.dismiss(), .push(B()))
        case .more: return .present(HelpFlow())
        case .later: return .none() } } }
    class HelpModel { let router: StrongRouter<HelpRoute>
      init(router: StrongRouter<HelpRoute>) { self.router = router }
      func leave() { router.trigger(.back) } }
    class HelpFlow: NavigationCoordinator<HelpRoute> {
      init() { super.init(initialRoute: .start) }
      override func prepareTransition(for route: HelpRoute) -> NavigationTransition {
        switch route {
        case .start: return .push(D(model: HelpModel(router: strongRouter)))
        case .list: return .push(C())
        case .back: return .pop() } } }

    """

  private static func facts(_ line: String) -> CodeFacts {
    Snippet.facts(
      of: coordinator
        + "class Model { let router: WeakRouter<ListRoute>; init(router: WeakRouter<ListRoute>) { self.router = router }"
        + " func tap() { \(line) } }")
  }

  private static func ways(_ facts: CodeFacts) -> [String] {
    facts.edges.filter { $0.source.screens == ["A"] }.map {
      "\($0.verb) \($0.target.isDialog ? $0.target.title ?? "?" : $0.target.type ?? "?") \($0.style?.value ?? "")"
    }
  }

  @Test(arguments: [
    ("router.trigger(.editor(1))", ["push B "]),
    ("self.router.trigger(ListRoute.help)", ["present C overFullScreen"]),
    ("router.trigger(.ask(title: \"Sure?\"))", ["present Sure? "]),
    ("names.forEach { [weak self] _ in self?.router.trigger(.help) }", ["present C overFullScreen"]),
    ("router.trigger(.more)", ["present D "]),
    ("router.trigger(.later)", []),
    ("other.trigger(1)", []),
  ])
  func whoTriggersARouteShowsWhatItIsFor(line: String, expected: [String]) {
    #expect(Self.ways(Self.facts(line)) == expected)
  }

  @Test(arguments: [
    ("router.trigger(.back)", ["A pop", "D pop"]), ("router.trigger(.close)", ["A dismiss", "D pop"]),
    ("router.trigger(.both)", ["A dismiss", "D pop"]),
  ])
  func whoTriggersARouteIsClosed(line: String, expected: [String]) {
    let closings = Self.facts(line).closings.filter { $0.sure != .unknown }
    #expect(closings.map { "\($0.screens.joined()) \($0.does)" }.sorted() == expected)
  }

  @Test func whatAPackageCallsIsNoEvent() {
    let facts = Self.facts("router.trigger(.help); router.trigger(.back)")
    let keys = facts.edges.map { $0.trigger?.key } + facts.closings.map { $0.trigger?.key }
    #expect(!keys.contains("prepareTransition"))
  }

  @Test func whatComesWithACoordinatorIsNoWay() {
    let facts = Self.facts("")
    #expect(!facts.edges.contains { $0.target.type == "A" && $0.source.sure != .unknown })
  }

  private static let flow = """
    enum AppStep: Step { case list, editor(Int), help, helpDone, none }
    enum OtherStep: Step { case editor, help }
    class B: UIViewController {}
    class C: UIViewController { let stepper: AppStepper
      @objc func done() { stepper.steps.accept(AppStep.helpDone) } }
    class D: UIViewController {}
    class AppFlow: Flow {
      var root: Presentable { return stack }
      let stack = UINavigationController()
      func navigate(to step: Step) -> FlowContributors {
        guard let step = step as? AppStep else { return .none }
        switch step {
        case .list: return showList()
        case .editor(let id): return showEditor(id)
        case .help: return showHelp()
        case .helpDone: return helpDone()
        case .none: return .none } }
      private func showList() -> FlowContributors { stack.pushViewController(A(), animated: true); return .none }
      private func showEditor(_ id: Int) -> FlowContributors {
        let b = B()
        stack.pushViewController(b, animated: true)
        return .one(flowContributor: .contribute(withNextPresentable: b, withNextStepper: OneStepper(withSingleStep: AppStep.list))) }
      private func showHelp() -> FlowContributors {
        stack.present(UINavigationController(rootViewController: C()), animated: true)
        return .none }
      private func helpDone() -> FlowContributors { stack.dismiss(animated: true); return .none } }
    class OtherFlow: Flow {
      let stack = UINavigationController()
      func navigate(to step: Step) -> FlowContributors {
        guard let other = step as? OtherStep else { return .none }
        switch other {
        case .editor: stack.pushViewController(D(), animated: true); return .none
        case .help: return .none } } }

    """

  private static func stepFacts(_ line: String) -> CodeFacts {
    Snippet.facts(
      of: flow
        + "class A: UIViewController { let stepper: AppStepper; let steps = PublishRelay<Step>()"
        + " override func viewDidAppear(_ animated: Bool) { \(line) } }")
  }

  @Test(arguments: [
    ("stepper.steps.accept(AppStep.editor(1))", ["push B "]),
    ("steps.accept(OtherStep.editor)", ["push D "]),
    ("self.stepper.steps.accept(AppStep.help)", ["present C "]),
    ("add.rx.tap.map { AppStep.help }.bind(to: steps).disposed(by: bag)", ["present C "]),
    ("add.rx.tap.map { title }.bind(to: steps)", []),
    ("stepper.steps.accept(AppStep.none)", []),
    ("names.accept(AppStep.help)", []),
  ])
  func whoSendsAStepShowsWhatItIsFor(line: String, expected: [String]) {
    #expect(Self.ways(Self.stepFacts(line)) == expected)
  }

  @Test func whoSendsAStepIsClosed() {
    let closings = Self.stepFacts("").closings.filter { $0.sure != .unknown }
    #expect(closings.map { "\($0.screens.joined()) \($0.does)" } == ["C dismiss"])
  }

  @Test(arguments: [("close", ["A dismiss", "B dismiss"]), ("stay", ["A dismiss"])])
  func aCaseTellsWhatIsClosed(name: String, expected: [String]) {
    let facts = Snippet.facts(
      of: """
        enum Way { case close, stay }
        class Router {
          func go(_ way: Way, from screen: UIViewController) { switch way {
            case .close: screen.dismiss(animated: true)
            case .stay: print("stay") } } }
        class A: UIViewController { let router = Router()
          @objc func tap() { router.go(.close, from: self) } }
        class B: UIViewController { let router = Router()
          @objc func tap() { router.go(.\(name), from: self) } }
        """)
    let closings = facts.closings.filter { $0.sure != .unknown }
    #expect(closings.map { "\($0.screens.joined()) \($0.does)" }.sorted() == expected)
  }
}
#endif
