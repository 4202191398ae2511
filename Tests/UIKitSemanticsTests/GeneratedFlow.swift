import FlowModel
import UIKitSemantics

/// An app of any size: screens in modules of twenty that push and present in circles, with unsaved work and guards.
enum GeneratedFlow {
  static func flow(screens count: Int) throws -> Flow {
    var text = "modalflow: 1\napp: {sdk: 17, ios: 17, devices: [iphone, ipad]}\nstart: s0\nscreens:\n"
    var numbers = Numbers(seed: 11)
    for screen in 0..<count {
      let module = screen / 20 * 20
      let near = { module + Int(numbers.next() % UInt64(min(20, count - module))) }
      let far = { Int(numbers.next() % UInt64(count)) }
      let styles = ["automatic", "fullScreen", "formSheet", "popover, anchor: sender"]
      text += "  s\(screen):\n    in: navigation\n"
      if screen % 3 == 0 { text += "    unsaved: [work]\n" }
      if screen % 6 == 0 { text += "    guard: unsaved\n" }
      text += "    buttons:\n"
      text += "      - {label: Push, push: s\(near())}\n      - {label: Push Too, push: s\(near())}\n"
      text += "      - {label: Present, present: s\(far()), style: \(styles[Int(numbers.next() % 4)])}\n"
      text += "      - {label: Close, placement: content, role: close, dismiss: self}\n"
      text +=
        screen % 3 == 0
        ? "      - {label: Save, role: save, does: save}\n" : "      - {label: Log, run: log}\n"
    }
    let reading = FlowReader.read(text)
    guard let flow = reading.flow, reading.problems.isEmpty else { throw Fixtures.Flaw(reading.problems) }
    return flow
  }
}
