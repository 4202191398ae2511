import Diagnostics
import FlowModel
import Testing
import UIKitSemantics

/// The same button tapped once more while what it pushed is still coming.
@Suite struct SecondTapTests {
  /// The list stands twice: at the bottom, and pushed in a sheet that the one at the bottom has presented.
  private static let flow = """
    modalflow: 1
    app: {sdk: 18, ios: 18, devices: [iphone]}
    start: list
    screens:
      list:
        title: List
        in: navigation
        buttons:
          - {label: Open, push: detail}
          - {label: Show, present: panel}
      panel:
        title: Panel
        in: navigation
        buttons: [{label: All, push: list}, {label: Done, role: done, dismiss: self}]
      detail:
        title: Detail
    """

  /// Both end with what they show in front, from the bottom up; tried with the machine and on the whole stack.
  private func fronts(_ text: String, taps: [(button: String, again: Bool)]) throws -> [[String]] {
    let reading = FlowReader.read(text)
    let flow = try #require(reading.flow, "\(reading.problems.map(\.message))")
    let machine = PresentationMachine(flow)
    var play = FlowPlay(machine, environment: 0)
    var interpreter = StackInterpreter(ReplayGround(machine), environment: 0)
    for tap in taps {
      let move = try #require(
        play.possible.first {
          $0.again == tap.again && $0.button.map { flow.buttons[$0].label } == tap.button
        }, "\(tap)")
      _ = play.perform(move)
      _ = interpreter.perform(move)
    }
    return [
      play.stack.map { flow.screens[$0.screen].id }, interpreter.stack.map { flow.screens[$0.screen].id },
    ]
  }

  @Test func `it is performed by the screen that was tapped, not by another one that presented its sheet`()
    throws
  {
    let stacks = try fronts(
      Self.flow, taps: [("Show", false), ("All", false), ("Open", false), ("Open", true)])
    #expect(stacks == Array(repeating: ["list", "panel", "list", "detail", "detail"], count: 2))
  }

  @Test func `it waits where what was pushed has presented something`() throws {
    let text = Self.flow.replacing(
      "title: Detail", with: "title: Detail\n    on: {did-appear: {present: panel}}")
    let stacks = try fronts(text, taps: [("Open", false), ("Open", true)])
    #expect(stacks == Array(repeating: ["list", "detail", "panel"], count: 2))
  }

  /// A button that asks for the work of its screen, which is covered when it is tapped once more.
  @Test(
    arguments: [
      ("{if: unsaved, push: detail, else: {run: nothing}}", ["list", "detail", "detail"]),
      ("{if: [unsaved work], push: detail, else: {run: nothing}}", ["list", "detail", "detail"]),
      ("{if: unsaved, does: [save, {push: detail}], else: {run: nothing}}", ["list", "detail"]),
      (
        "{if: not unsaved, push: detail, else: [{discard: work}, {push: detail}]}",
        ["list", "detail", "detail"]
      ),
    ])
  func `it knows the work of the screen that was tapped`(_ does: String, _ expected: [String]) throws {
    let text = """
      modalflow: 1
      app: {sdk: 18, ios: 18, devices: [iphone]}
      start: list
      screens:
        list: {title: List, in: navigation, unsaved: [work], buttons: [{label: Open, does: \(does)}]}
        detail: {title: Detail}
      """
    let flow = try #require(FlowReader.read(text).flow, "\(FlowReader.read(text).problems.map(\.message))")
    let machine = PresentationMachine(flow)
    var play = FlowPlay(machine, environment: 0)
    var interpreter = StackInterpreter(ReplayGround(machine), environment: 0)
    for move in ["edit work", "tap Open", "tap Open again"] {
      let move = try #require(
        play.possible.first { machine.text(of: $0, in: 0).hasPrefix(move) }, "\(move)")
      _ = play.perform(move)
      _ = interpreter.perform(move)
    }
    #expect(play.stack.map { flow.screens[$0.screen].id } == expected)
    #expect(interpreter.stack.map { flow.screens[$0.screen].id } == expected)
  }
}
