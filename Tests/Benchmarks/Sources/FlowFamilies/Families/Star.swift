extension FlowFamily {
  /// A list from which many editors open, each with its question before work is lost.
  public static let star = FlowFamily(
    name: "star", summary: "editors with questions around one list", unit: "screens",
    sizes: [200, 400, 1_000, 4_000]
  ) { size, seed in
    var flow = FlowText(name: "Star", seed: seed, salt: 5, start: "list")
    var rows: [String] = []
    for number in 0..<max(1, (size - 1) / 2) {
      let framework = flow.framework()
      let id = "editor-\(number)"
      let question = "ask-\(number)"
      rows.append("{label: Edit \(number), \(flow.present(id, from: .uikit))}")
      let editing = flow.editing(id, question: question, framework)
      var buttons = editing.buttons
      if flow.draw.percent(20) {
        buttons.append("{label: Choose, \(flow.present("picker", from: framework))}")
      }
      flow.screen(
        id, ["title: Editor \(number)", "in: navigation"] + flow.keys(of: framework) + editing.keys, buttons)
      flow.question(question, framework)
    }
    flow.screen(
      "picker", ["title: Choose", "in: navigation", "purpose: choice"], flow.plainButtons("picker"))
    flow.screen("list", ["title: All", "in: navigation"], rows)
    return flow.finished()
  }
}
