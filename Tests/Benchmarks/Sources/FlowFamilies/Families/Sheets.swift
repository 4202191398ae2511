extension FlowFamily {
  /// A SwiftUI app whose sheets open one another, some with one modifier for several sheets.
  public static let sheets = FlowFamily(
    name: "sheets", summary: "SwiftUI sheets that open one another", unit: "screens",
    sizes: [200, 400, 1_000, 4_000]
  ) { size, seed in
    // SwiftUI came with iOS 13; seeds of an older app take the platforms of the next.
    let seed = AppShape(seed: seed).platforms.contains("ios: 12") ? seed + 601 : seed
    var flow = FlowText(name: "Sheets", seed: seed, salt: 7, start: "v0")
    for number in 0..<size {
      let id = "v\(number)"
      var keys = ["title: View \(number)", "framework: swiftui"]
      if flow.draw.percent(60) { keys.append("in: navigation") }
      var buttons: [String] = []
      if flow.isEdited() {
        let editing = flow.editing(id, question: flow.draw.percent(50) ? "ask" : nil, .swiftUI)
        keys += editing.keys
        buttons += editing.buttons
      } else {
        buttons += flow.plainButtons(id)
      }
      let isShared = flow.draw.percent(15)
      for sheet in 0..<1 + flow.draw.below(2) {
        // Half of the sheets are near by, half anywhere.
        let target = flow.draw.percent(50) ? (number + 1 + flow.draw.below(8)) % size : flow.draw.below(size)
        let modifier = isShared ? ", modifier: item" : ""
        buttons.append("{label: Show \(sheet), \(flow.present("v\(target)", from: .swiftUI))\(modifier)}")
      }
      flow.screen(id, keys, buttons)
    }
    flow.question("ask", .swiftUI)
    return flow.finished()
  }
}
