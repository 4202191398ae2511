/// The text of a flow while it is written, screen by screen.
struct FlowText {
  /// Who writes a screen, hence who presents from it.
  enum Framework { case uikit, swiftUI }

  var draw: Draw
  let shape: AppShape
  private(set) var lines: [String] = []
  private var triggers: [String] = []

  /// The top of the file. `salt` keeps families of one seed from drawing the same numbers.
  init(name: String, seed: UInt64, salt: UInt64, start: String, flags: [(name: String, value: String)] = []) {
    draw = Draw(seed: seed &* 0x1_0000_01B3 ^ salt << 32)
    shape = AppShape(seed: seed)
    lines = ["modalflow: 1", "app: {name: \(name), \(shape.platforms)}", "start: \(start)"]
    if !flags.isEmpty {
      lines.append("flags:")
      for flag in flags { lines.append("  \(flag.name): \(flag.value)") }
    }
    lines.append("screens:")
  }

  /// The whole file; what interrupts comes last.
  mutating func finished() -> String {
    for number in 0..<shape.interruptions {
      screen(
        "interruption-\(number)", ["kind: alert", "title: Something changed elsewhere"],
        ["{label: Keep Reading, run: remember-\(number)}", "{label: Reload, run: reload-\(number)}"])
      let event = number == 0 ? "notification" : "error"
      trigger("when: \(event), label: change \(number), present: interruption-\(number), by: topmost")
    }
    return (lines + (triggers.isEmpty ? [] : ["triggers:"] + triggers)).joined(separator: "\n") + "\n"
  }

  /// One screen: its keys, then its buttons, each as the inside of a list.
  mutating func screen(_ id: String, _ keys: [String], _ buttons: [String]) {
    lines.append("  \(id):")
    lines += keys.map { "    " + $0 }
    if !buttons.isEmpty {
      lines.append("    buttons:")
      lines += buttons.map { "      - " + $0 }
    }
  }

  /// One thing that starts without a tap, as the inside of a map.
  mutating func trigger(_ keys: String) { triggers.append("  - {\(keys)}") }

  /// Who writes the next screen.
  mutating func framework() -> Framework { draw.percent(shape.swiftUI) ? .swiftUI : .uikit }

  /// The key of a screen that says so, nothing for UIKit.
  func keys(of framework: Framework) -> [String] { framework == .swiftUI ? ["framework: swiftui"] : [] }

  /// `present: target`, in one of the ways of that framework.
  mutating func present(_ target: String, from framework: Framework) -> String {
    let styles =
      switch framework {
      case .uikit:
        [
          "", "", ", style: pageSheet", ", style: formSheet", ", style: fullScreen",
          ", style: overFullScreen",
          ", style: popover, anchor: sender", ", style: pageSheet, detents: [medium, large], grabber: true",
          ", style: {regular: formSheet, else: fullScreen}",
        ]
      case .swiftUI:
        [
          "", "", ", style: fullScreenCover", ", style: popover", ", detents: [medium, large]",
          ", on-dismiss",
        ]
      }
    let style = draw.pick(styles)
    return style == ", on-dismiss"
      ? "present: \(target), callbacks: {on-dismiss: {run: refresh}}" : "present: \(target)\(style)"
  }
}
