extension FlowFamily {
  /// Apps as people write them down: tabs with lists and details, editors that ask before work is lost and wait for a
  /// server, settings, login and paywall behind flags, links, errors and a lock that come without a tap.
  public static let apps = FlowFamily(
    name: "apps",
    summary: "tabs, editors with questions, answers that come later, login, paywall, lock and links",
    unit: "screens", sizes: [30, 60, 100, 150]
  ) { size, seed in
    var app = WrittenApp(seed)
    let areas = 3
    app.frame(areas)
    // Each topic of an area is a list's page, what it leads to, and its editor.
    var number = 0
    while app.screens + 3 <= size {
      app.topic(number, of: number % areas)
      number += 1
    }
    app.areas(areas, topics: number)
    return app.finished()
  }
}

/// An app while it is written, topic by topic.
private struct WrittenApp {
  var flow: FlowText
  private(set) var screens = 0

  init(_ seed: UInt64) {
    flow = FlowText(
      name: "Tasks", seed: seed, salt: 12, start: "shell",
      flags: [
        ("offline", "varies"), ("fails", "varies"), ("signed-in", "cleared"), ("subscribed", "cleared"),
        ("locked", "cleared"),
      ])
  }

  mutating func finished() -> String { flow.finished() }

  private mutating func screen(_ id: String, _ keys: [String], _ buttons: [String]) {
    flow.screen(id, keys, buttons)
    screens += 1
  }

  /// What every app has: tabs, login, paywall, lock, a question and what went wrong.
  mutating func frame(_ areas: Int) {
    let tabs = (0..<areas).map { "area-\($0)" }
    screen("shell", ["kind: tabs", "tabs: [\(tabs.joined(separator: ", "))]"], [])
    screens += areas
    screen(
      "login", ["title: Sign In", "in: navigation", "purpose: task", "flags: {asking: cleared}"],
      [
        "{label: Cancel, role: cancel, dismiss: self}",
        "{label: Sign In, enabled: not asking, does: [{set: asking}, {run: sign-in}, "
          + "{later: {if: fails, does: [{clear: asking}, {if: in-front, present: problem}], "
          + "else: {does: [{set: signed-in}, complete, dismiss]}}}]}",
      ])
    screen(
      "paywall", ["title: Tasks Plus", "in: navigation", "purpose: task"],
      [
        "{label: Not Now, role: close, dismiss: self}",
        "{label: Subscribe, does: [{run: buy}, {later: {if: fails, present: problem, "
          + "else: {does: [{set: subscribed}, complete, dismiss]}}}]}",
      ])
    screen(
      "lock", ["title: Enter Passcode", "purpose: gate"],
      ["{label: Unlock, role: done, does: [{clear: locked}, {dismiss: self}]}"])
    screen("problem", ["kind: alert", "title: That Did Not Work", "message: Try again."], ["{label: OK}"])
    flow.question("ask", .uikit)
    screens += 1
    if flow.draw.percent(60) {
      flow.trigger(
        "when: foreground, if: not locked, does: [{set: locked}, {present: lock, style: fullScreen, by: topmost}]"
      )
    }
    flow.trigger("when: error, label: synchronization, present: problem, by: topmost")
  }

  /// A page, what may stand behind it, and an editor for it.
  mutating func topic(_ number: Int, of area: Int) {
    let (page, deeper, editor) = ("page-\(number)", "deeper-\(number)", "editor-\(number)")
    var buttons = [
      "{label: Edit, placement: trailing, \(editing(editor))}", "{label: More, push: \(deeper)}",
    ]
    if flow.draw.percent(30) {
      buttons.append("{label: Delete, role: destructive, present: \(deletion(number))}")
    }
    if flow.draw.percent(40) {
      buttons.append(
        "{label: Refresh, does: [{run: load-\(number)}, {later: {if: fails, present: problem}}]}")
    }
    screen(page, ["title: Page \(number)"], buttons)
    screen(
      deeper, ["title: More \(number)"],
      flow.draw.percent(35)
        ? ["{label: Related, push: page-\(number == 0 ? 0 : flow.draw.below(number))}"]
        : ["{label: Show, run: show-\(number)}"])
    edited(editor, number)
    if flow.draw.percent(12) {
      flow.trigger("when: deep-link, label: page \(number), if: signed-in, push: \(page), by: area-\(area)")
    } else if flow.draw.percent(12) {
      flow.trigger("when: notification, label: editor \(number), present: \(editor), by: topmost")
    }
  }

  private mutating func editing(_ editor: String) -> String {
    switch flow.draw.below(4) {
    case 0: "if: signed-in, present: \(editor), style: formSheet, else: {present: login}"
    case 1: "if: subscribed, present: \(editor), else: {present: paywall, style: fullScreen}"
    default: "present: \(editor)"
    }
  }

  private mutating func deletion(_ number: Int) -> String {
    let id = "delete-\(number)"
    screen(
      id, ["kind: alert", "title: Delete It?", "purpose: confirmation"],
      [
        "{label: Delete, role: destructive, does: [{run: delete-\(number)}, {pop: page-\(number)}]}",
        "{label: Cancel, role: cancel}",
      ])
    return id
  }

  /// An editor: it asks before work is lost, and some wait for the answer of a server.
  private mutating func edited(_ id: String, _ number: Int) {
    let waits = flow.draw.percent(45)
    var keys = ["title: Edit \(number)", "in: navigation", "purpose: task", "unsaved: [text-\(number)]"]
    if flow.draw.percent(flow.shape.guarded) {
      keys += [
        "guard: unsaved",
        "callbacks: {did-attempt-to-dismiss: {present: ask, anchor: cancel, passthrough: []}}",
      ]
    }
    if waits { keys.append("flags: {saving-\(number): cleared}") }
    let save =
      waits
      ? "enabled: not saving-\(number), does: [{set: saving-\(number)}, {run: send-\(number)}, "
        + "{later: {if: fails, does: [{clear: saving-\(number)}, {present: problem}], "
        + "else: {does: [save, complete, dismiss]}}}]"
      : "does: [save, {run: store-\(number)}, dismiss]"
    var buttons = [
      "{label: Cancel, role: cancel, if: unsaved, present: ask, anchor: sender, passthrough: [], else: dismiss}",
      "{label: Save, role: save, \(save)}",
    ]
    if flow.draw.percent(40) { buttons.append("{label: Options, push: options-\(number)}") }
    screen(id, keys, buttons)
    if buttons.count == 3 {
      screen(
        "options-\(number)", ["title: Options \(number)"],
        ["{label: Choose, does: [{run: choose-\(number)}, {pop: self}]}"])
    }
  }

  /// The lists in the tabs, which come last because they lead to all topics.
  mutating func areas(_ areas: Int, topics: Int) {
    for area in 0..<areas {
      var buttons = stride(from: area, to: topics, by: areas).map { "{label: Topic \($0), push: page-\($0)}" }
      buttons.append("{label: Account, placement: leading, shown: not signed-in, present: login}")
      flow.screen("area-\(area)", ["title: Area \(area)", "in: navigation"], buttons)
    }
  }
}
