#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// What runs a presentation that no button of a framework holds.
struct TapTests {
  private static func trigger(_ members: String) -> ButtonFact? {
    let code = """
      class A: UIViewController {
        let add = UIButton()
        \(members)
        func run() { present(B(), animated: true) }
        func make(_ title: String, action: @escaping () -> Void) -> UIBarButtonItem {
          UIBarButtonItem(title: title, primaryAction: UIAction { _ in action() }) }
        func log(_ title: String, action: () -> Void) { action() }
        func item(title: String, action: Selector) -> UIBarButtonItem {
          UIBarButtonItem(title: title, style: .plain, target: self, action: action) }
      }
      class B: UIViewController {}
      """
    return Snippet.facts(of: code).edges.first?.trigger
  }

  @Test(arguments: [
    ("func setUp() { add.rx.tap.subscribe(onNext: { self.run() }) }", nil, "add"),
    ("func setUp() { add.setTitle(\"Add\", for: .normal); add.rx.tap.bind { self.run() } }", "Add", nil),
    ("func setUp() { add.tapPublisher.sink { [weak self] _ in self?.run() }.store(in: &bag) }", nil, "add"),
    ("func setUp() { model.changes.sink { self.run() } }", nil, nil),
    ("func setUp() { let item = make(\"Save\") { self.run() } }", "Save", nil),
    ("func setUp() { log(\"Save\") { self.run() } }", nil, nil),
    ("func setUp() { editor.onClose = { [weak self] in self?.run() } }", nil, "onClose"),
    ("func setUp() { onClose = { self.run() } }", nil, nil),
    (
      "func setUp() { start() }; func start() { add.rx.tap.bind { self.next() } }; func next() { run() }",
      nil, "add"
    ),
    (
      "func one() { add.rx.tap.bind { self.run() } }; func two() { other.rx.tap.bind { self.run() } }", nil,
      nil
    ),
    (
      "func setUp() { let item = item(title: \"Add\", action: #selector(add)) }; @objc func add() { run() }",
      "Add", nil
    ),
  ])
  func isTold(_ members: String, _ label: String?, _ key: String?) {
    let trigger = Self.trigger(members)
    #expect(trigger?.label == label && trigger?.key == key)
    #expect(trigger.map { $0.sure == .inferred } ?? true)
  }
}
#endif
