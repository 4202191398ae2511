import Diagnostics

/// Maps to draw.
enum SampleMap {
  private static let file = SourceFile(path: "shop.yaml", text: "screens: {}\n")
  private static let place = Place(file, Span(0, 7))

  static func screen(
    _ id: String, _ title: String = "", kind: String = "screen", children: [Int] = [],
    in containers: [Int] = []
  ) -> FlowMap.Screen {
    FlowMap.Screen(
      id: id, element: ElementPath("screens.\(id)"), title: title, kind: kind, isDialog: kind == "alert",
      children: children, containers: containers)
  }

  static func edge(
    _ way: FlowMap.Way, _ from: Int, _ to: Int, _ owner: String, _ label: String, _ styles: [String] = [],
    by cause: FlowMap.Cause = .button, if condition: String = ""
  ) -> FlowMap.Edge {
    FlowMap.Edge(
      way: way, from: from, to: to, performers: [from], styles: styles, cause: cause, label: label,
      condition: condition, owner: ElementPath(owner),
      element: ElementPath("\(owner).\(way).\(owner.split(separator: ".").last ?? "")"))
  }

  /// Tabs, pushes, presentations of several styles, a dialog, a trigger, a screen that two containers hold.
  static let shop = FlowMap(
    name: "Shop", root: "shop.yaml",
    screens: [
      screen("home", kind: "tabs", children: [1, 2]), screen("shelf", "Shelf", in: [0, 8]),
      screen("account", in: [0]), screen("item", "Item"), screen("note", "A “note” & more"),
      screen("ask", "Leave?", kind: "alert"), screen("offer", "20 % off: <today>"),
      screen("login", "Log In"), screen("wide", kind: "split", children: [1]),
    ],
    edges: [
      edge(.push, 1, 3, "screens.shelf.buttons.item", "Item"),
      edge(.present, 3, 4, "screens.item.buttons.note", "Note", ["formSheet", "fullScreen"]),
      edge(
        .present, 4, 5, "screens.note.callbacks.did-attempt-to-dismiss", "did-attempt-to-dismiss",
        ["automatic"], by: .callback, if: "unsaved"),
      edge(.present, 0, 6, "triggers.offer-link", "offer link", ["popover"], by: .trigger),
      edge(.present, 5, 6, "screens.ask.buttons.offer", "Offer", ["automatic"]),
      edge(.setRoot, 2, 7, "screens.account.buttons.log-out", "Log Out"),
      edge(.setRoot, 7, 8, "screens.login.buttons.log-in", "Log In"),
    ], start: 0)

  /// Its trace ends with a request that comes to nothing.
  static let finding = Finding(
    rule: RuleID("external-trigger-under-modal"), severity: .warning, message: "the offer does not come",
    place: place, element: ElementPath("triggers.offer-link"), flow: "shop.yaml", why: "", fix: "",
    trace: Trace(
      environment: "", start: ["shelf"],
      steps: [
        .init(
          action: "tap “Item”", stack: ["shelf", "item"], element: ElementPath("screens.shelf.buttons.item")),
        .init(
          action: "tap “Note”", stack: ["shelf", "item", "note"],
          element: ElementPath("screens.item.buttons.note")),
        .init(action: "swipe down", stack: ["shelf", "item", "note", "ask"]),
        .init(
          action: "offer link", stack: ["shelf", "item", "note", "ask"],
          element: ElementPath("triggers.offer-link")),
      ]))

  /// Labels that mean something to Mermaid, to Markdown or to HTML.
  static let awkward = FlowMap(
    name: "\"", root: "", screens: [screen("end", "end"), screen("x-o-x", "1. First")],
    edges: [
      "1. <img src=x onerror=window.injected=1>", "`code` **bold** $$x^2$$ #quot; &lt; \\n | ---", "- list",
      "%%{init: {'theme':'dark'}}%%", "+ a", "# Heading", "a-", "\\", "_em_ ~~s~~ :::cls @{shape: x}",
      "1) one",
      "\"]; click s_end href \"javascript:window.injected=1\" %%", "> quote", "&#35; #35;", "a -b .c 1.a -a",
      "end",
      "http://example.org/?a=b&c=d",
    ].enumerated().map { edge(.push, 0, 1, "screens.end.buttons.b\($0.offset)", $0.element) }, start: 0)

  /// Any texts at all; ids are what ids can be.
  static func hostile(_ random: inout HostileText) -> FlowMap {
    let kinds = ["screen", "tabs", "split", "alert", "camera"]
    var screens = (0..<6).map { index in
      screen("s\(index)-end", random.text(), kind: kinds.randomElement(using: &random) ?? "screen")
    }
    for index in 1..<6 where Bool.random(using: &random) {
      let container = Int.random(in: 0..<6, using: &random)
      screens[container].children.append(index)
      screens[index].containers.append(container)
    }
    let edges = (0..<8).map { _ in
      edge(
        FlowMap.Way.allCases.randomElement(using: &random) ?? .push, Int.random(in: 0..<6, using: &random),
        Int.random(in: 0..<6, using: &random), "screens.\(random.text(upTo: 3))", random.text(),
        [random.text(upTo: 5)], if: random.text(upTo: 10))
    }
    return FlowMap(name: random.text(), root: random.text(), screens: screens, edges: edges, start: 0)
  }
}
