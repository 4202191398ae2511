import Diagnostics
import Reporters
import Testing

struct RuleDescriptionTests {
  static let page = RuleDescription(
    id: "missing-dismiss-button", title: "A sheet has no button that closes it",
    severity: "error, else warning",
    category: "ways-out", since: "2019-06",
    what:
      "Looks at every screen that is presented over another one and at the buttons that are on it. One of them "
      + "has to dismiss the screen.",
    why:
      "Without a button a person has no way back to the app but to quit it.\n\nVoiceOver users need one always.",
    instead: "Give the screen a button with the role ‘cancel’ or ‘done’.",
    parameters: [
      .init(
        name: "maximum", type: "int", standard: "2",
        says:
          "the deepest hierarchy that is fine, counted in screens that lie above the first one of the sheet")
    ],
    sources: ["S2", "HIG26:modality", "freeotp/freeotp-ios#182"], folds: ["screen-without-exit"],
    avoid: [
      .init(
        name: "About has no button at all",
        flow:
          "start: home\nscreens:\n  home: {buttons: [{label: About, present: about}]}\n  about: {title: About}\n"
      )
    ],
    prefer: [
      .init(
        name: "A button closes it",
        flow: "start: home\nscreens:\n  home: {buttons: [{label: About, present: about}]}\n  about:\n"
          + "    buttons: [{role: done, does: dismiss}]\n")
    ])

  static let table = RuleTable([
    .init(
      id: "missing-dismiss-button", title: "A sheet has no button that closes it", severity: "error",
      category: "ways-out"),
    .init(
      id: "deep-stack",
      title: "A person is led through more screens above each other than anyone can remember",
      severity: "warning", category: "tasks"),
    .init(
      id: "設定", title: "An alert asks “設定を変更しますか”", severity: "error, else warning", category: "ale\u{1B}rts"),
  ])

  @Test(arguments: GoldenTests.styles.indices)
  func explains(_ index: Int) throws {
    let (name, style) = GoldenTests.styles[index]
    var text = ""
    RuleDescriptionTests.page.write(to: &text, style: style)
    try Golden.check(text, "explain.\(name).txt")
  }

  @Test(arguments: GoldenTests.styles.indices)
  func lists(_ index: Int) throws {
    let (name, style) = GoldenTests.styles[index]
    var text = ""
    RuleDescriptionTests.table.write(to: &text, style: style)
    try Golden.check(text, "rules.\(name).txt")
  }

  @Test func bothSpeakJSON() throws {
    var page = ""
    RuleDescriptionTests.page.writeJSON(to: &page)
    try Golden.check(page, "explain.json")
    var table = ""
    RuleDescriptionTests.table.writeJSON(to: &table)
    try Golden.check(table, "rules.json")
  }
}
