import Diagnostics
import Testing
import YAMLTree

@testable import FlowModel

/// Flows come from strangers: any bytes give a reading, and what is left of the flow can be worked with.
struct RobustnessTests {
  @Test(arguments: FixtureFiles.flows.paths().filter { !$0.hasPrefix("208") })
  func anyBytesAreRead(_ path: String) throws {
    guard case .bytes(let bytes) = FixtureFiles.flows.file(at: path) else { return }
    var random = SeededGenerator(UInt64(bytes.count) &* 31)
    for _ in 0..<12 {
      var broken = bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let index = Int.random(in: 0..<broken.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: broken[index] = UInt8.random(in: 0...255, using: &random)
        case 1: broken.removeSubrange(index..<min(broken.count, index + 9))
        case 2:
          broken.insert(
            contentsOf: Array("{[:,&*#'\"- \n\t".utf8).shuffled(using: &random).prefix(2), at: index)
        default: broken.removeSubrange(index...)
        }
        if broken.isEmpty { broken = [0x7B] }
      }
      let reading = FlowReader.read(path: path, from: OneFile(path: path, bytes: broken))
      if let flow = reading.flow { check(flow) }
    }
  }

  /// Every index points to something.
  private func check(_ flow: Flow) {
    let facts = FlowFacts(of: flow)
    #expect(flow.screens.indices.contains(flow.start))
    for effect in flow.effects {
      #expect(!effect.performers.isEmpty && flow.conditions.indices.contains(effect.condition))
    }
    for presentation in flow.presentations { #expect(!presentation.sources.isEmpty) }
    for condition in flow.conditions {
      #expect(points(in: condition.term).allSatisfy { flow.unsavedPoints.indices.contains($0) })
    }
    #expect(facts.buttons.count == flow.buttons.count)
  }

  private func points(in term: Condition.Term) -> [UnsavedPointID] {
    switch term {
    case .unsavedPoint(let point): [point]
    case .not(let inner): points(in: inner)
    case .all(let terms), .any(let terms): terms.flatMap(points)
    default: []
    }
  }

  @Test(arguments: [
    "", "\n", "# nothing\n", "[]", "text", "---\n---\n", "{}", "modalflow: 1", "a: &a {b: *a}",
    "? [x]\n: y\n",
  ])
  func almostNothingIsReadToo(_ text: String) {
    let reading = FlowReader.read(text)
    #expect(reading.flow == nil)
    #expect(!reading.problems.isEmpty)
  }

  /// A condition that says ‘not’ again and again is refused at its second word.
  @Test func negationsWithoutEnd() {
    let text = """
      modalflow: 1
      start: a
      screens: {a: {buttons: [{label: B, if: \(String(repeating: "not ", count: 50_000))in-front, present: b}]}, b: {}}
      """
    let problems = FlowReader.read(text).problems
    #expect(problems.map(\.code) == ["unknown-condition"])
  }

  /// Dialogs that present one another come to an end.
  @Test func dialogsInCircles() throws {
    var text = "modalflow: 1\nstart: a\nscreens:\n  a: {buttons: [{label: Ask, present: d0}]}\n"
    for one in 0..<14 {
      let buttons = (0..<14).map { "{label: B\($0), present: d\($0)}" }
      text += "  d\(one): {kind: alert, buttons: [\(buttons.joined(separator: ", "))]}\n"
    }
    let flow = try #require(FlowReader.read(text).flow)
    #expect(FlowFacts(of: flow).buttons.count == flow.buttons.count)
  }
}
