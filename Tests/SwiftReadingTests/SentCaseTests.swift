#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// Who presents where a case is sent to somebody else, who observes it and presents.
struct SentCaseTests {
  private static func with(_ more: String) -> String {
    """
    enum Destination { case editor, help(Int) }
    enum Other { case editor }
    class Router {
      let destination = PassthroughSubject<Destination, Never>()
      let other = PassthroughSubject<Other, Never>()
      func present(for one: Destination) { destination.send(one) }
      func present(for one: Other) { other.send(one) }
    }
    class Flow {
      let router = Router()
      @objc func begin() {
        router.destination.receive(on: main).sink { [weak self] destination in
          guard let self else { return }
          switch destination {
          case .editor: showEditor()
          case .help(let page): top().present(UIHostingController(rootView: Help()), animated: true)
          }
        }
      }
      func showEditor() { top().present(UIHostingController(rootView: Editor()), animated: true) }
    }
    struct Editor: View {}
    struct Help: View {}

    """ + more
  }

  static let snippets: [Snippet] = [
    Snippet(
      "views and the view model of one send",
      with(
        """
        struct A: View { let router: Router; var body: some View { Button("Edit") { router.present(for: .editor) } } }
        class Model { let router = Router(); func ask() { router.present(for: .help(1)) } }
        struct B: View { @StateObject var model: Model }
        """), ["A present Editor inferred", "B present Help inferred"]),
    Snippet(
      "an object of which no screen is known sends too",
      with(
        """
        struct A: View { let router: Router; var body: some View { Button("Edit") { router.present(for: .editor) } } }
        struct C: View { let router: Router; var body: some View { Button("Help") { router.destination.send(.help(2)) } } }
        class Service { let router = Router(); func ask() { router.present(for: .editor) } }
        """), ["A present Editor inferred", "C present Help inferred", "Flow present Editor unknown"],
      unseen: [.presenter]),
    Snippet(
      "a case of that name of another enum, and nobody who sends",
      with("struct A: View { let router: Router; func go() { router.present(for: Other.editor) } }"),
      ["Flow present Editor unknown", "Flow present Help unknown"], unseen: [.presenter, .presenter]),
  ]

  /// Two coordinators whose subjects have one name, each of which casts what it is sent.
  private static func coordinators(_ more: String) -> String {
    """
    protocol Step {}
    enum ListStep: Step { case detail, help, leave }
    enum AppStep: Step { case detail, welcome }
    class Sender<Kind: Step> { let steps = PublishSubject<Step>(); func emit(_ step: Kind) { steps.onNext(step) } }
    class ListFlow {
      let steps = PublishSubject<Step>()
      let parent: AppFlow
      init() {
        steps.subscribe(onNext: { [weak self] (sent) in
          guard let self = self, let step = sent as? ListStep else { return }
          switch step {
          case .detail: self.showDetail()
          case .help: self.front.present(Help(), animated: true)
          case .leave: self.leave()
          }
        })
      }
      func showDetail() { front.present(Detail(), animated: true) }
      func leave() { parent.steps.onNext(AppStep.welcome) }
    }
    class AppFlow {
      let steps = PublishSubject<Step>()
      init() {
        steps.subscribe(onNext: { [weak self] (step) in
          guard let step = step as? AppStep else { return }
          switch step {
          case .detail: self.front.present(Other(), animated: true)
          case .welcome: self.front.present(Welcome(), animated: true)
          }
        })
      }
    }
    class Detail: UIViewController {}
    class Help: UIViewController {}
    class Other: UIViewController {}
    class Welcome: UIViewController {}

    """ + more
  }

  static let cast: [Snippet] = [
    Snippet(
      "what is sent is cast, and the views run the model’s functions that send",
      coordinators(
        """
        class Model { let steps = PublishSubject<Step>(); func open() { steps.onNext(ListStep.detail) }
          func leave() { steps.onNext(ListStep.leave) } }
        struct A: View { let model: Model; var body: some View { Button("Open") { model.open() } } }
        struct B: View { let model: Model; var body: some View { Button("Leave", action: model.leave) } }
        """),
      [
        "A present Detail inferred", "B present Welcome inferred", "ListFlow present Help unknown",
        "AppFlow present Other unknown",
      ], unseen: [.presenter, .presenter]),
    Snippet(
      "a function of a generic type sends",
      coordinators(
        """
        struct A: View { let sender: Sender<ListStep>
          var body: some View { Button("Help") { sender.emit(.help) }; Button("Open") { sender.emit(ListStep.detail) } } }
        """),
      [
        "A present Detail inferred", "A present Help inferred", "AppFlow present Other unknown",
        "AppFlow present Welcome unknown",
      ], unseen: [.presenter, .presenter]),
  ]

  @Test(arguments: cast) func aCastTellsWhichEnumIsMeant(_ snippet: Snippet) { snippet.check() }

  @Test(arguments: snippets) func theRuleFindsIt(_ snippet: Snippet) { snippet.check() }
}
#endif
