/// The text of an app of many screens: tasks of five screens that push one another in a cycle, each screen presenting
/// some other one in one of five ways, a quarter of them with unsaved work, most of that guarded; five environments.
struct GeneratedApp {
  let screens: Int
  private var state: UInt64

  init(screens: Int, seed: UInt64 = 7) {
    self.screens = screens
    state = seed &+ 0x9E37_79B9_7F4A_7C15
  }

  /// The flow file: a line or two for each button.
  mutating func text() -> String {
    var lines = [
      "modalflow: 1",
      "app: {name: Generated, sdk: 18, ios: 18, devices: [iphone, ipad], requires-full-screen: true}",
      "start: s0", "screens:",
    ]
    for screen in 0..<screens { lines += describe(screen) }
    return lines.joined(separator: "\n") + "\n"
  }

  private mutating func describe(_ screen: Int) -> [String] {
    let first = screen / 5 * 5
    let count = min(5, screens - first)
    let styles = [
      "", ", style: formSheet", ", style: fullScreen", ", style: popover, anchor: sender",
      ", style: pageSheet",
    ]
    let isEdited = random(4) == 0
    var lines = ["  s\(screen):", "    title: Screen \(screen)", "    in: navigation"]
    if isEdited {
      lines.append("    unsaved: [draft]")
      if random(10) < 7 { lines.append("    guard: unsaved") }
    }
    lines += [
      "    buttons:",
      "      - {label: Next, push: s\(first + (screen - first + 1) % count)}",
      "      - {label: Detail, push: s\(first + random(count))}",
      "      - {label: Open, present: s\(random(screens))\(styles[random(5)])}",
    ]
    if isEdited {
      lines.append("      - {label: Save, role: save, does: [save, {run: store-\(screen)}, dismiss]}")
      lines.append("      - {label: Cancel, role: cancel, dismiss: self}")
    } else {
      lines.append("      - {label: Done, role: done, does: [{run: apply-\(screen)}, dismiss]}")
      lines.append("      - {label: Refresh, run: refresh-\(screen)}")
    }
    return lines
  }

  /// SplitMix64.
  private mutating func random(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((word ^ (word >> 31)) % UInt64(bound))
  }
}
