extension FlowFamily {
  /// Tasks of several pages in sheets, whose pages open further such tasks, some of them again an earlier one.
  public static let wizards = FlowFamily(
    name: "wizards", summary: "wizards in sheets in wizards", unit: "screens",
    sizes: [200, 400, 1_000, 4_000]
  ) { size, seed in
    var flow = FlowText(name: "Wizards", seed: seed, salt: 9, start: "page-0")
    let pages = 5
    let count = max(2, size / pages)
    for wizard in 0..<count {
      let framework = flow.framework()
      let hasDraft = wizard > 0 && flow.isEdited()
      let isGuarded = flow.draw.percent(flow.shape.guarded)
      for page in 0..<pages {
        let id = "page-\(wizard * pages + page)"
        var keys = ["title: Step \(page + 1) of \(pages)"] + flow.keys(of: framework)
        if page == 0 { keys.append("in: navigation") }
        if page == 0, wizard > 0 { keys += ["purpose: task", "task: complex"] }
        if page == 1, hasDraft {
          keys.append("unsaved: [answers]")
          if isGuarded { keys.append("guard: unsaved") }
        }
        var buttons: [String] = []
        if wizard > 0, page == 0 { buttons.append("{label: Cancel, role: cancel, dismiss: self}") }
        if page + 1 < pages {
          buttons.append("{label: Continue, push: page-\(wizard * pages + page + 1)}")
        } else if wizard > 0 {
          let saving = hasDraft ? "save: page-\(wizard * pages + 1).answers" : "run: finish-\(wizard)"
          let leaving = flow.draw.percent(10) ? "{dismiss: root}" : "dismiss"
          buttons.append("{label: Finish, role: done, does: [{\(saving)}, \(leaving)]}")
        } else {
          buttons.append("{label: Start Over, pop-to-root: self}")
        }
        if page == 1 || page == 3 {
          let next = 2 * wizard + (page + 1) / 2
          let target = next < count && flow.draw.percent(85) ? next : 1 + flow.draw.below(count - 1)
          buttons.append("{label: More, \(flow.present("page-\(target * pages)", from: framework))}")
        }
        flow.screen(id, keys, buttons)
      }
    }
    return flow.finished()
  }
}
