extension FlowFamily {
  /// A list whose editors stand behind two flags each, of those that may change at any moment.
  public static let editors = FlowFamily(
    name: "editors", summary: "editors behind flags that vary, two flags each", unit: "flags", sizes: [8, 16]
  ) { size, seed in
    let flags = (0..<size).map { (name: "feature-\($0)", value: "varies") }
    var flow = FlowText(name: "Editors", seed: seed, salt: 2, start: "list", flags: flags)
    var buttons: [String] = []
    for number in 0..<size * 2 {
      let framework = flow.framework()
      let id = "editor-\(number)"
      // Every flag is read by some editor, whatever is drawn for the second.
      let first = number % size
      let second = (first + 1 + flow.draw.below(size - 1)) % size
      let condition = flow.draw.pick([
        "[feature-\(first), feature-\(second)]", "[feature-\(first), not feature-\(second)]",
        "{any: [feature-\(first), feature-\(second)]}",
      ])
      let gate = flow.draw.pick(["shown", "enabled", "if"])
      buttons.append("{label: Edit \(number), \(gate): \(condition), \(flow.present(id, from: .uikit))}")

      let asks = flow.draw.percent(60)
      var editing = flow.editing(id, question: asks ? "ask-\(number)" : nil, framework)
      editing.keys = editing.keys.map {
        $0 == "guard: unsaved" && flow.draw.percent(30) ? "guard: [unsaved, feature-\(second)]" : $0
      }
      flow.screen(
        id, ["title: Editor \(number)", "in: navigation"] + flow.keys(of: framework) + editing.keys,
        editing.buttons)
      if asks { flow.question("ask-\(number)", framework) }
    }
    flow.screen("list", ["title: All", "in: navigation"], buttons)
    return flow.finished()
  }
}
