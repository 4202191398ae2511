extension FlowFamily {
  /// Screens that push one another in a ring, so that the navigation stack has no bound.
  public static let ring = FlowFamily(
    name: "ring", summary: "pushes in a ring", unit: "screens", sizes: [200, 400, 1_000, 4_000]
  ) { size, seed in
    var flow = FlowText(name: "Ring", seed: seed, salt: 4, start: "r0")
    for number in 0..<size {
      let id = "r\(number)"
      var keys = ["title: Place \(number)"]
      if number == 0 { keys.append("in: navigation") }
      var buttons = ["{label: Next, push: r\((number + 1) % size)}"]
      if number > 0, flow.isEdited() {
        keys.append("unsaved: [note]")
        if flow.draw.percent(50) { keys.append("back: {does: {if: unsaved, present: ask, else: pop}}") }
        buttons.append("{label: Save, role: save, does: [save, {run: store-\(number)}, pop]}")
      } else {
        buttons.append("{label: Reload, run: reload-\(number)}")
      }
      if flow.draw.percent(8) { buttons.append("{label: To the Start, pop-to-root: self}") }
      if flow.draw.percent(10) { buttons.append("{label: About, \(flow.present("about", from: .uikit))}") }
      flow.screen(id, keys, buttons)
    }
    flow.screen("about", ["title: About", "in: navigation"], ["{label: Done, role: done, dismiss: self}"])
    flow.screen(
      "ask", ["kind: alert", "title: Discard the note?"],
      ["{label: Discard, role: destructive, does: [discard, pop]}", "{label: Keep, role: cancel}"])
    return flow.finished()
  }
}
