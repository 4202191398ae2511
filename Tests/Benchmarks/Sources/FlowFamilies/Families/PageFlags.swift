extension FlowFamily {
  /// Pages that each set, clear and read flags of their own: some the app's, which stay, some the page's, which go with it.
  public static let pageFlags = FlowFamily(
    name: "page-flags", summary: "pages that each set, clear and read flags of their own", unit: "pages",
    sizes: [50, 100, 200, 400]
  ) { size, seed in
    // By page what it has: a flag of the app, two of the page, or one of each.
    var shape = Draw(seed: seed &* 31 &+ 7)
    let kinds = (0..<size).map { _ in shape.below(3) }
    let flags = (0..<size).filter { kinds[$0] != 1 }.map { (name: "kept-\($0)", value: "cleared") }
    var flow = FlowText(name: "PageFlags", seed: seed, salt: 15, start: "home", flags: flags)
    for number in 0..<size {
      var keys = ["title: Page \(number)"]
      var buttons: [String] = []
      if kinds[number] != 1 {
        let flag = "kept-\(number)"
        buttons.append("{label: Follow, shown: not \(flag), set: \(flag)}")
        buttons.append("{label: Unfollow, shown: \(flag), clear: \(flag)}")
      }
      if kinds[number] != 0 {
        keys.append("flags: {editing: cleared}")
        buttons.append("{label: Edit, shown: not editing, set: editing}")
        buttons.append("{label: Done, shown: editing, clear: editing}")
        buttons.append("{label: Share, enabled: not editing, \(flow.present("about", from: .uikit))}")
      }
      if flow.draw.percent(30) { buttons.append("{label: More, push: page-\(flow.draw.below(size))}") }
      flow.screen("page-\(number)", keys, buttons)
    }
    flow.screen(
      "home", ["title: Home", "in: navigation"],
      (0..<size).map { "{label: Open \($0), push: page-\($0)}" })
    flow.screen("about", ["title: About", "in: navigation"], ["{label: Done, role: done, dismiss: self}"])
    return flow.finished()
  }
}
