import Diagnostics
import FlowModel
import Testing
import UIKitSemantics

@testable import FlowWording

/// What is done, in the words of UIKit.
@Suite struct ActionWordsTests {
  /// What can be done at the start of a flow with two children, in words.
  private func actions(_ container: String, _ key: String) throws -> [String] {
    let text = """
      modalflow: 1
      app: {sdk: 18, ios: 18, devices: [ipad]}
      start: whole
      screens:
        whole: {kind: \(container), \(key): [letters, drafts]}
        letters: {title: Letters, in: navigation}
        drafts: {in: navigation}
      """
    let reading = FlowReader.read(text, path: "mail.yaml")
    #expect(reading.problems.isEmpty, "\(reading.problems.map(\.message))")
    let machine = PresentationMachine(try #require(reading.flow))
    let play = FlowPlay(machine, environment: 0)
    return TraceWords(machine).actions(in: play).map(\.action)
  }

  @Test func `a tab is selected, and a column of a split view is shown`() throws {
    #expect(try actions("tabs", "tabs").contains("select the tab “drafts”"))
    let shown = try actions("split", "columns")
    #expect(shown.contains("show the column “Letters”"))
    #expect(!shown.contains { $0.contains("tab") })
  }
}
