extension FlowFamily {
  /// Sheets that open each other and set and clear twelve flags of the app, which decide what the others can do, their way out
  /// among it.
  public static let sharedFlags = FlowFamily(
    name: "shared-flags", summary: "sheets that set, clear and read the same twelve flags", unit: "sheets",
    sizes: [10, 20, 40, 80]
  ) { size, seed in
    let count = 12
    var shape = Draw(seed: seed &* 37 &+ 11)
    var flow = FlowText(
      name: "SharedFlags", seed: seed, salt: 16, start: "sheet-0",
      flags: (0..<count).map { ("flag-\($0)", "cleared") })
    for number in 0..<size {
      func flag() -> String { "flag-\(shape.below(count))" }
      var buttons: [String] = []
      for label in ["Go", "Show", "Open"] where size > 1 {
        let next = (number + 1 + shape.below(size - 1)) % size
        buttons.append(
          "{label: \(label), if: \(flag()), does: [{set: \(flag())}, {\(flow.present("sheet-\(next)", from: .uikit))}], "
            + "else: {set: \(flag())}}")
      }
      buttons.append("{label: Flip, if: \(flag()), clear: \(flag()), else: {set: \(flag())}}")
      if number > 0 {
        buttons.append(
          "{label: Cancel, role: cancel, if: \(flag()), dismiss: self, else: {clear: \(flag())}}")
      }
      flow.screen(
        "sheet-\(number)",
        ["title: Sheet \(number)", "in: navigation", "unsaved: [draft-\(number)]", "guard: unsaved"], buttons)
    }
    return flow.finished()
  }
}
