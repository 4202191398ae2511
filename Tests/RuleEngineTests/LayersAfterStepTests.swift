import Diagnostics
import FlowModel
import RuleEngine
import Testing

/// A rule that reads only the layers beneath the frame after a step knows them as well as one that reads that frame too.
struct LayersAfterStepTests {
  private static func flow(layers: Int) -> String {
    let names = ["home", "first", "second", "third"]
    let screens = (0...layers).map { layer in
      var buttons: [String] = []
      if layer < layers { buttons.append("{label: Open, present: \(names[layer + 1])}") }
      if layer > 0 { buttons.append("{label: Close, role: close, dismiss: self}") }
      return "  \(names[layer]): {title: \(names[layer]), buttons: [\(buttons.joined(separator: ", "))]}"
    }
    return """
      modalflow: 1
      app: {sdk: 18, ios: 18, devices: [iphone]}
      start: home
      screens:
      \(screens.joined(separator: "\n"))
      """
  }

  private func findings(_ condition: String, _ layers: Int) throws -> [String] {
    let question = "never-step: \"\(condition)\"\nmessage: \"{{ step.label }} on {{ before.screen.id }}\""
    let (rule, problems, _) = readRule(RuleText.whole(question: question, tests: RuleText.tracedTests))
    #expect(problems.map(\.message) == [])
    let reading = FlowReader.read(Self.flow(layers: layers), path: "app.yaml")
    #expect(reading.problems == [])
    let answers = RuleSet([try #require(rule)]).ask(try #require(reading.flow), root: "app.yaml")
    return answers.findings.map(\.message).sorted()
  }

  @Test(arguments: [1, 2, 3]) func aLayerStillLiesBeneathWhatIsInFrontAfterwards(_ layers: Int) throws {
    let condition = "step.kind == 'button' && step.closes && afterBelow.layers > 0"
    let known = try findings(condition + " && (after.modal || !after.modal)", layers)
    #expect(try findings(condition, layers) == known)
    #expect(known == (layers == 3 ? ["tap “Close” on third"] : []))
  }
}
