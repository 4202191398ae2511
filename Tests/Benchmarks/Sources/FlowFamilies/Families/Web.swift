extension FlowFamily {
  /// Screens that present and push any others: no order, no modules, cycles everywhere.
  public static let web = FlowFamily(
    name: "web", summary: "presents and pushes from anywhere to anywhere", unit: "screens",
    sizes: [200, 400, 1_000, 4_000]
  ) { size, seed in web(size, seed, closing: 0) }

  /// The same, where a screen in twenty closes all that is up, with whatever unsaved work there is in it.
  public static let webClosing = FlowFamily(
    name: "web-closing", summary: "the web, where a screen in twenty closes everything", unit: "screens",
    sizes: [20, 40, 200, 400]
  ) { size, seed in web(size, seed, closing: 5) }

  private static func web(_ size: Int, _ seed: UInt64, closing: Int) -> String {
    var flow = FlowText(name: "Web", seed: seed, salt: 6, start: "w0")
    for number in 0..<size {
      let id = "w\(number)"
      let framework = flow.framework()
      var keys = ["title: Page \(number)", "in: navigation"] + flow.keys(of: framework)
      var buttons: [String] = []
      if flow.isEdited() {
        let editing = flow.editing(id, question: flow.draw.percent(30) ? "ask" : nil, framework)
        keys += editing.keys
        buttons += editing.buttons
      } else {
        buttons += flow.plainButtons(id)
      }
      for link in 0..<1 + flow.draw.below(3) {
        buttons.append("{label: Open \(link), \(flow.present("w\(flow.draw.below(size))", from: framework))}")
      }
      for link in 0..<1 + flow.draw.below(2) {
        buttons.append("{label: Go to \(link), push: w\(flow.draw.below(size))}")
      }
      if flow.draw.percent(closing) { buttons.append("{label: Close All, dismiss: root}") }
      flow.screen(id, keys, buttons)
    }
    flow.question("ask", .uikit)
    return flow.finished()
  }
}
