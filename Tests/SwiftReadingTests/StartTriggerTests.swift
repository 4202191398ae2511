#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// What a screen does at its start, also by methods that its base class calls, and what only begins to wait then.
struct StartTriggerTests {
  private static let base = """
    class Base: UIViewController {
      override func viewDidLoad() { super.viewDidLoad(); makeParts() }
      override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); if !isBound { self.bindModel() } }
      func makeParts() {}
      func bindModel() {}
      func neverCalled() {} }
    class B: UIViewController {}

    """

  private static func key(_ members: String, base: String = "Base") -> String? {
    Snippet.facts(of: Self.base + "class A: \(base) { \(members) }").edges.first { $0.target.type == "B" }?
      .trigger?.key
  }

  @Test(arguments: [
    ("override func makeParts() { present(B(), animated: true) }", "viewDidLoad"),
    ("override func bindModel() { present(B(), animated: true) }", "viewWillAppear"),
    ("override func bindModel() { ask() }; func ask() { present(B(), animated: true) }", "viewWillAppear"),
    ("override func neverCalled() { present(B(), animated: true) }", nil),
    (
      "override func motionEnded(_ motion: Int, with event: Int?) { present(B(), animated: true) }",
      "motionEnded"
    ),
  ])
  func aBaseClassCallsIt(_ members: String, _ expected: String?) {
    #expect(Self.key(members) == expected)
  }

  /// What is observed happens later, whoever begins to observe it.
  @Test(arguments: [
    "override func bindModel() { model.errors.sink { _ in self.present(B(), animated: true) } }",
    "override func bindModel() { model.errors.sink { _ in self.ask() } }; func ask() { present(B(), animated: true) }",
    "override func viewDidLoad() { bind() }; func bind() { model.errors.sink { _ in self.present(B(), animated: true) } }",
    "override func viewDidLoad() { bind() }; func bind() { model.errors.subscribe(onNext: { _ in self.ask() }) }; func ask() { present(B(), animated: true) }",
    "override func viewDidLoad() { center.addObserver(forName: name, object: nil, queue: nil) { _ in self.present(B(), animated: true) } }",
    "override func bindModel() { picks.flatMapLatest { _ in self.present(B(), animated: true) }.drive(onNext: next) }",
  ])
  func whatIsObservedHasNoEvent(_ members: String) {
    #expect(Self.key(members) == nil)
  }

  /// A cell that keeps what it is given, the source of a list and a timer run it later; what a method runs at once, and what it
  /// may not keep, has the event of the call.
  @Test(arguments: [
    ("cell.configure(1) { self.present(B(), animated: true) }", nil),
    ("cell.configure(1, onTap: { self.present(B(), animated: true) })", nil),
    ("list = UITableViewDiffableDataSource(tableView: t) { _, _ in self.present(B(), animated: true) }", nil),
    ("list = Feed.DataSource(tableView: t) { _, _, _ in self.present(B(), animated: true) }", nil),
    ("timer = Timer.scheduledTimer(withTimeInterval: 5) { _ in self.present(B(), animated: true) }", nil),
    ("cell.reload(1) { self.present(B(), animated: true) }", "viewDidLoad"),
    ("UIView.animate(withDuration: 1) { self.present(B(), animated: true) }", "viewDidLoad"),
  ])
  func whatIsKeptForLaterHasNoEvent(_ made: String, _ expected: String?) {
    let cell = """
      class Cell: UITableViewCell { var onTap: (() -> Void)?
        func configure(_ number: Int, onTap: @escaping () -> Void) { self.onTap = onTap }
        func reload(_ number: Int, onEnd: @escaping () -> Void) { onEnd() } }

      """
    let code = Self.base + cell + "class A: UIViewController { override func viewDidLoad() { \(made) } }"
    let edge = Snippet.facts(of: code).edges.first { $0.target.type == "B" }
    #expect(edge != nil && edge?.trigger?.key == expected)
  }

  /// What an object keeps that is made at the start runs when it is told to; an object that runs it at once is another thing.
  @Test(arguments: [
    ("Actions(share: { self.present(B(), animated: true) })", nil),
    ("run(share: { self.present(B(), animated: true) })", "viewDidLoad"),
    ("Runner(share: { self.present(B(), animated: true) })", "viewDidLoad"),
  ])
  func whatAnObjectKeepsHasNoEvent(_ made: String, _ expected: String?) {
    let types = """
      struct Actions { let share: () -> Void }
      struct Runner { init(share: () -> Void) { share() } }
      class A: UIViewController { override func viewDidLoad() { \(made) } }
      """
    let edges = Snippet.facts(of: Self.base + types).edges.filter { $0.target.type == "B" }
    #expect(edges.map { $0.trigger?.key } == [expected])
  }

  @Test func aTapThatIsHandedOnIsOfItsControl() {
    let handed = "let scan = UIButton(); override func bindModel() { "
    #expect(
      Self.key(handed + "scan.rx.tap.flatMapLatest { _ in self.present(B(), animated: true) }.drive() }")
        == "scan")
  }

  @Test func aRowThatAHelperMakesIsWhatIsSelected() {
    let members = """
      override func viewDidLoad() { addRows() }
      func addRows() { row.onSelection { self.present(B(), animated: true) } }
      """
    #expect(Self.key(members) == "onSelection")
  }

  /// Of a package's controller nobody sees who calls what is not UIKit's.
  @Test func aPackageCallsIt() {
    let own = "override func configure() { present(B(), animated: true) }"
    #expect(Self.key(own, base: "PackageViewController") == nil)
    #expect(Self.key(own, base: "UIViewController") == "configure")
    let uikits = "override func viewDidLayoutSubviews() { present(B(), animated: true) }"
    #expect(Self.key(uikits, base: "PackageViewController") == "viewDidLayoutSubviews")
  }
}
#endif
