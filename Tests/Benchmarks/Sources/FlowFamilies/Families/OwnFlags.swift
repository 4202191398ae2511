extension FlowFamily {
  /// Flags that the app sets and clears itself on one screen; two buttons elsewhere read each.
  public static let ownFlags = FlowFamily(
    name: "own-flags", summary: "flags that the app sets and clears itself, each read by two buttons",
    unit: "flags",
    sizes: [4, 8, 10, 12, 50, 100, 200]
  ) { size, seed in
    let flags = (0..<size).map { (name: "option-\($0)", value: $0 % 3 == 2 ? "set" : "cleared") }
    var flow = FlowText(name: "OwnFlags", seed: seed, salt: 3, start: "home", flags: flags)
    var switches = ["{label: Done, role: done, dismiss: self}"]
    var readers = ["{label: Settings, \(flow.present("settings", from: .uikit))}"]
    var details: [String] = []
    for number in 0..<size {
      switches.append("{label: Turn \(number) on, shown: not option-\(number), set: option-\(number)}")
      switches.append("{label: Turn \(number) off, shown: option-\(number), clear: option-\(number)}")
      let gate = flow.draw.pick(["shown", "enabled", "if"])
      readers.append(
        "{label: Open \(number), \(gate): option-\(number), \(flow.present("sheet-\(number)", from: .uikit))}"
      )
      details.append("{label: Also \(number), enabled: not option-\(number), run: work-\(number)}")
      let framework = flow.framework()
      var keys = ["title: Sheet \(number)", "in: navigation"] + flow.keys(of: framework)
      if flow.isEdited() {
        let editing = flow.editing("sheet-\(number)", question: nil, framework)
        keys += editing.keys
        flow.screen("sheet-\(number)", keys, editing.buttons)
      } else {
        flow.screen("sheet-\(number)", keys, flow.plainButtons("sheet-\(number)"))
      }
    }
    readers.append("{label: Details, push: details}")
    flow.screen("settings", ["title: Settings", "in: navigation"], switches)
    flow.screen("details", ["title: Details"], details)
    flow.screen("home", ["title: Home", "in: navigation"], readers)
    return flow.finished()
  }
}
