extension FlowFamily {
  /// Tasks of five screens that push one another in a cycle, each screen presenting some other one in one of five ways,
  /// a quarter of them with unsaved work, most of that guarded; five environments.
  public static let generated = FlowFamily(
    name: "generated",
    summary:
      "tasks of five screens pushed in a cycle, each screen presenting some other one, a quarter with unsaved work",
    unit: "screens", sizes: [125, 250, 500, 1_000, 2_000, 4_000, 8_000]
  ) { size, seed in
    var draw = Draw(seed: seed + 7)
    var lines = [
      "modalflow: 1",
      "app: {name: Generated, sdk: 18, ios: 18, devices: [iphone, ipad], requires-full-screen: true}",
      "start: s0", "screens:",
    ]
    for screen in 0..<size { lines += generatedScreen(screen, of: size, &draw) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The same, where an event closes all that is up, wherever it comes: a session that has ended, or a link.
  public static let generatedClosing = FlowFamily(
    name: "generated-closing", summary: "the generated app, where an event may close everything",
    unit: "screens",
    sizes: [20, 40, 125, 250]
  ) { size, seed in
    generated.make(size, seed) + "triggers: [{when: message, label: Session expired, dismiss: root}]\n"
  }

  private static func generatedScreen(_ screen: Int, of size: Int, _ draw: inout Draw) -> [String] {
    let first = screen / 5 * 5
    let count = min(5, size - first)
    let styles = [
      "", ", style: formSheet", ", style: fullScreen", ", style: popover, anchor: sender",
      ", style: pageSheet",
    ]
    let isEdited = draw.below(4) == 0
    var lines = ["  s\(screen):", "    title: Screen \(screen)", "    in: navigation"]
    if isEdited {
      lines.append("    unsaved: [draft]")
      if draw.below(10) < 7 { lines.append("    guard: unsaved") }
    }
    lines += [
      "    buttons:",
      "      - {label: Next, push: s\(first + (screen - first + 1) % count)}",
      "      - {label: Detail, push: s\(first + draw.below(count))}",
      "      - {label: Open, present: s\(draw.below(size))\(styles[draw.below(5)])}",
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
}
