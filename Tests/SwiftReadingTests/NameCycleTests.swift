#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// Names that stand for each other: lists that are filled with their own elements, or with those of another one and back.
struct NameCycleTests {
  private static let loops = [
    "for one in list { list.append(one); USE }",
    "list.forEach { one in list.append(one); USE }",
    "for one in list { other.append(one); USE }; for two in other { list.append(two) }",
    "other.forEach { two in list.append(two) }; list.forEach { one in other.append(one); USE }",
    "var all = list; for one in list { all = all + [one]; list = all; USE }",
    "while !list.isEmpty { for one in list { other.append(one); USE }; list = other }",
    "var one = two; var two = one; USE",
  ]
  private static let uses = [
    "router.page = one", "shown = one", "path.append(one)", "present(one, animated: true)", "one.run()",
    "one.delegate?.run()", "navigationController?.setViewControllers([one], animated: true)",
    "window.rootViewController = one",
    "present(list[0], animated: true)", "alert.addAction(one)",
    "one.coordinator.stack.pushViewController(one, animated: true)",
  ]

  /// Lists in properties that are mapped, filtered or joined from themselves, and filled with what they hold.
  private static let properties = [
    "kept = kept.map { one in one }; kept.append(kept[0])",
    "kept = kept.filter { $0.isOn }; kept.append(kept[0])",
    "kept = kept.map { $0 }; more.append(kept[0]); kept.append(more[0])",
    "kept = more.map { $0 }; more = kept.map { $0 }; more.append(kept[0])",
    "kept = kept + [kept[0]]; USE", "kept = [kept[0]].map { $0 }",
    "kept = kept.compactMap { $0 }; let one = kept[0]; var two = one; two = kept[1]; kept.append(two)",
  ]

  @Test(arguments: properties, ["present(kept[0], animated: true)", "kept[0].run()", "path.append(kept[0])"])
  func listsOfAnObjectAreFollowedToAnEnd(_ code: String, _ use: String) {
    let facts = Snippet.facts(
      of: """
        class B: UIViewController {}
        class A: UIViewController {
          var kept: [Page] = []
          var more: [Page] = []
          func fill() { \(code.replacing("USE", with: use)); \(use) }
          @objc func tap() { present(B(), animated: true) }
        }
        """)
    #expect(facts.edges.contains { Snippet.line($0) == "A present B exact" })
  }

  /// It is read to its end, and what is shown beside it is found.
  @Test(arguments: loops, uses) func theyAreFollowedToAnEnd(_ loop: String, _ use: String) {
    let code = loop.replacing("USE", with: use)
    let facts = Snippet.facts(
      of: """
        class B: UIViewController {}
        class A: UIViewController {
          var shown: B?
          func fill(_ given: [B]) { var list: [B] = []; var other: [B] = []; \(code) }
          @objc func tap() { present(B(), animated: true) }
        }
        """)
    #expect(facts.edges.contains { Snippet.line($0) == "A present B exact" })
  }
}
#endif
