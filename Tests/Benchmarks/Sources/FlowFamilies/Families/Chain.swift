extension FlowFamily {
  /// Modals that present one another, one way to the end: the deepest stack that so many screens can make.
  public static let chain = FlowFamily(
    name: "chain", summary: "each modal presents the next", unit: "modals", sizes: [400, 4_000]
  ) { size, seed in
    var flow = FlowText(name: "Chain", seed: seed, salt: 1, start: "m0")
    for number in 0..<size {
      let id = "m\(number)"
      let framework = flow.framework()
      var keys = ["title: Step \(number)"] + flow.keys(of: framework)
      if flow.draw.percent(50) { keys.append("in: navigation") }
      var buttons: [String] = []
      if number > 0 {
        if flow.isEdited() {
          let editing = flow.editing(id, question: nil, framework)
          keys += editing.keys
          buttons += editing.buttons
        } else {
          buttons += flow.plainButtons(id)
        }
        if flow.draw.percent(4) { buttons.append("{label: Close All, dismiss: root}") }
      }
      if number + 1 < size {
        buttons.append("{label: Continue, \(flow.present("m\(number + 1)", from: framework))}")
      }
      flow.screen(id, keys, buttons)
    }
    return flow.finished()
  }
}
