import Diagnostics

extension FlowValidation {
  /// Reports expectations of flags that do not exist any more at the end of the step, because their screen
  /// was removed.
  func checkExpectations() {
    for (index, expectation) in flow.expectations.identified {
      let condition = flow.conditions[expectation.condition]
      let gone = flow.flags.indices.first { flag in
        flow.flags[flag].screen.map(expectation.performers.contains) == true
          && condition.term.words.contains(.flag(flag))
      }
      guard let gone, LeavingSteps(flow: flow).precedeCheck(of: index) else { continue }
      let flag = flow.flags[gone]
      decoder.report(
        .impossible, "‘\(flag.name)’ is gone with its screen when this is looked at", at: expectation.place,
        related: [Label(flag.place, "a flag of the screen that goes")], expected: "a flag of the file",
        help: "move ‘\(flag.name)’ to the file’s ‘flags’, and clear it where its screen is opened")
    }
  }
}
