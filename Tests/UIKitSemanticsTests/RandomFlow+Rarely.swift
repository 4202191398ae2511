import FlowModel

/// What flows seldom say, each where its addition is asked for.
extension RandomFlow {
  /// Words of the window and the device that the others leave out.
  var wordsOfPlace: [String] {
    additions.contains(.words)
      ? ["regular-height", "portrait", "landscape", "ipad", "mac", "ios ...14", "ios 13...16"] : []
  }

  /// Where a button stands and what it is to the person.
  mutating func place(of button: String) -> String {
    guard additions.contains(.placing) else { return "" }
    var text = ""
    if !button.contains("role:") { text += pick(["", "", ", role: save", ", role: close", ", role: back"]) }
    if !button.contains("placement:") {
      text += pick(["", "", ", placement: leading", ", placement: bottom", ", placement: menu"])
    }
    return text
  }

  /// What a presentation may point at, as far as code of this place has it.
  var anchors: [String] {
    guard additions.contains(.placing), !isOutside, current < screens.count else { return ["view"] }
    return ["view", "none", "b0", "b1"]
  }

  /// What stays live beside a popover.
  var passthroughs: [String] {
    guard additions.contains(.placing), !isOutside, current < screens.count else { return ["all"] }
    return ["all", "[]", "[b0]", "[b0, b1]"]
  }

  /// Other detents than the usual two.
  var detents: (all: String, undimmed: String) {
    mutating get {
      guard additions.contains(.adapting) else { return ("[medium, large]", "medium") }
      return pick([
        ("[medium, large]", "large"), ("[medium]", "medium"), ("[small, medium, large]", "small"),
        ("[small, large]", "large"), ("[large]", "large"),
      ])
    }
  }

  /// What UIKit’s delegate answers besides a style.
  var answersOfDelegate: [String] {
    guard additions.contains(.adapting) else { return [] }
    let detents = line.newest >= Version(15) ? ["detents: [medium, large]", "detents: [medium]"] : []
    return later.map { "content: \($0)" } + later.map { "content: \($0), in: navigation" } + detents
      + [
        "buttons: [{label: Close, does: [dismiss]}]",
        "style: none, buttons: [{label: Close, does: [dismiss]}]",
      ]
  }

  /// Containers within containers, and three columns.
  mutating func nestedContainers() -> [String] {
    pick([
      ["    kind: tabs", "    tabs: [s1, inner]", "  inner:", "    kind: split", "    columns: [s2, s3]"],
      ["    kind: split", "    columns: [s1, inner]", "  inner:", "    kind: tabs", "    tabs: [s2, s3]"],
      ["    kind: split", "    columns: [s1, s2, s3]"], ["    kind: tabs", "    tabs: [s1, s2, s3]"],
    ])
  }

  /// Receivers and performers that the others seldom name.
  mutating func effectOfOthers() -> String? {
    guard additions.contains(.receiving), one(in: 4) else { return nil }
    let steps = [
      "{pop: presented}", "{pop: parent}", "{pop: root}", "{pop-to-root: presenter}",
      "{pop-to-root: presented}", "{dismiss: parent}", "{dismiss: presenter}", "{dismiss: presented}",
      "{unwind: home}", "complete",
    ]
    let named = named.flatMap { ["{dismiss: \($0)}", "{pop: \($0)}", "{pop-to-root: \($0)}"] }
    return pick(steps + named)
  }
}
