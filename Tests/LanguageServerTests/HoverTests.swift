import JSON
import Testing

@testable import LanguageServer

struct LiveHoverTests {
  private func text(_ old: String, _ new: String, in flow: String = Parted.cancelSaves) async throws -> String
  {
    let marked = flow.replacing(old, with: new, maxReplacements: 1)
    try #require(marked.contains("‸"))
    let desk = try await Desk(["a.yaml": marked])
    return try await desk.ask("hover")["contents"]?["value"]?.text ?? ""
  }

  @Test func aKeyIsExplainedWithFacts() async throws {
    let text = try await text("guard:", "gu‸ard:")
    #expect(text.hasPrefix("**`guard`**, a key of a screen"))
    #expect(text.contains("isModalInPresentation") && text.contains("*Absent means:* `never`"))
    #expect(text.contains("\n- **F"), "facts that speak of isModalInPresentation: \(text)")
  }

  @Test func aWordIsExplained() async throws {
    #expect(try await text("role: cancel", "role: can‸cel").contains("gives up what was begun"))
    #expect(try await text("guard: unsaved", "guard: uns‸aved").contains("work that is not safe"))
    #expect(try await text("dismiss]", "dism‸iss]").contains("UIKit decides who goes"))
  }

  /// What a value says by itself comes first, then what its key says and what else may stand there.
  @Test func aValueIsExplainedWithItsKey() async throws {
    let style = try await text("style: pageSheet", "style: page‸Sheet")
    #expect(style.hasPrefix("**`pageSheet`** (`style`)\n\na card that a swipe closes"), "\(style)")
    #expect(style.contains("\n\n*`style`:* `modalPresentationStyle`"), "\(style)")
    #expect(style.contains("\n\n*Or:* `automatic`, `fullScreen`"), "\(style)")
    let trigger = try await text(
      "title: Editor\n", "title: Editor\n    triggers: [{when: gest‸ure, run: help}]\n")
    #expect(trigger.hasPrefix("**`gesture`** (`when`)\n\na gesture that the app reads itself"), "\(trigger)")
  }

  @Test func aValueThatSaysNothingByItselfIsExplainedByItsKey() async throws {
    let grabber = try await text("style: pageSheet", "style: pageSheet, grabber: tr‸ue")
    #expect(
      grabber.hasPrefix("**`true`** (`grabber`)\n\n*`grabber`:* `prefersGrabberVisible`\n\n*Absent means:*"),
      "\(grabber)")
  }

  @Test func aScreenSaysWhatTheFlowKnows() async throws {
    let text = try await text("present: editor", "present: ed‸itor")
    #expect(text.hasPrefix("**screen `editor`**"))
    #expect(text.contains("presented by `screens.home.buttons.edit.present.editor` (pageSheet)"))
    #expect(text.contains("unsaved work: `text`") && text.contains("guarded: `unsaved`"))
  }

  @Test func aRuleInAnAllowanceIsExplained() async throws {
    let flow = Parted.cancelSaves.replacing(
      "role: cancel,", with: "role: cancel, allow: {cancel-com‸mits: meant},", maxReplacements: 1)
    let desk = try await Desk(["a.yaml": flow])
    let text = try await desk.ask("hover")["contents"]?["value"]?.text ?? ""
    #expect(text.hasPrefix("**`cancel-commits`**") && text.contains("](https://"))
  }

  @Test func aKeyOfAConfigurationIsExplained() async throws {
    let desk = try await Desk([".modalflow.yaml": "fail‸-on: warning\n"])
    let text = try await desk.ask("hover")["contents"]?["value"]?.text ?? ""
    #expect(text.contains("the least severity that makes the exit code 1"))
  }

  /// A value of a configuration says what its key says, and a rule what it is.
  @Test func aValueOfAConfigurationIsExplained() async throws {
    func text(_ marked: String) async throws -> String {
      let desk = try await Desk([".modalflow.yaml": marked])
      return try await desk.ask("hover")["contents"]?["value"]?.text ?? ""
    }
    let word = try await text("fail-on: warn‸ing\n")
    #expect(word.hasPrefix("**`warning`** (`fail-on`)\n\n*`fail-on`:* the least severity"), "\(word)")
    let number = try await text("limit-work: 10‸00\n")
    #expect(number.hasPrefix("**`1000`** (`limit-work`)"), "\(number)")
    for marked in ["ignore: [data-loss, cancel-com‸mits]\n", "severity: {cancel-com‸mits: warning}\n"] {
      let rule = try await text(marked)
      #expect(rule.hasPrefix("**`cancel-commits`**, error"), "\(rule)")
    }
  }

  @Test func whereNothingStandsNothingIsSaid() async throws {
    #expect(try await text("title: Home", "title: Ho‸me") == "")
  }
}
