extension FlowFamily {
  /// Tabs, and links from outside that open each its own screen over whatever is up.
  public static let deepLinks = FlowFamily(
    name: "deep-links", summary: "tabs, and a deep link for each other screen, on top of whatever is up",
    unit: "screens",
    sizes: [200, 400, 1_000, 4_000]
  ) { size, seed in
    var flow = FlowText(
      name: "DeepLinks", seed: seed, salt: 8, start: "shell", flags: [("signed-in", "varies")])
    let tabs = (0..<4).map { "tab-\($0)" }
    flow.screen("shell", ["kind: tabs", "tabs: [\(tabs.joined(separator: ", "))]"], [])
    for (number, tab) in tabs.enumerated() {
      flow.screen(
        tab, ["title: Tab \(number)", "in: navigation"],
        [
          "{label: Detail, push: detail-\(number)}",
          "{label: New, \(flow.present("link-\(number)", from: .uikit))}",
        ])
      flow.screen("detail-\(number)", ["title: Detail \(number)"], ["{label: Reload, run: reload-\(number)}"])
    }
    for number in 0..<max(4, size - 9) {
      let id = "link-\(number)"
      let framework = flow.framework()
      var keys = ["title: Item \(number)", "in: navigation"] + flow.keys(of: framework)
      if flow.isEdited() {
        let editing = flow.editing(id, question: nil, framework)
        keys += editing.keys
        flow.screen(id, keys, editing.buttons)
      } else {
        flow.screen(id, keys, flow.plainButtons(id))
      }
      let event = flow.draw.pick(["deep-link", "deep-link", "notification", "shortcut"])
      let condition = flow.draw.percent(30) ? ", if: signed-in" : ""
      let opening = flow.draw.percent(15) ? "push: \(id)" : flow.present(id, from: .uikit)
      // Nothing was tapped, so nothing can be the sender.
      let unanchored = opening.replacingSender(by: "view")
      flow.trigger("when: \(event), label: link \(number)\(condition), \(unanchored), by: topmost")
    }
    return flow.finished()
  }
}

extension String {
  /// The same presentation, anchored at something else than the button that was tapped.
  fileprivate func replacingSender(by anchor: String) -> String {
    guard hasSuffix("anchor: sender") else { return self }
    return dropLast("sender".count) + anchor
  }
}
