internal import Diagnostics
internal import FlowModel
internal import FlowWording
internal import UIKitSemantics

extension FlowPlaying {
  /// The possible move that a text names.
  func chosenMove(_ written: String, at place: Place?) throws(Problem) -> (move: Move, action: String) {
    if hasCrashed {
      throw Problem(
        "impossible-move", "‘\(written)’ cannot be done: the app has crashed", at: place,
        help: "end the script before that, or take the last move back")
    }
    let possible = words.actions(in: play)
    if let number = Int(written) {
      guard possible.indices.contains(number - 1) else {
        throw Problem(
          "impossible-move", "there is no move \(number)", at: place,
          expected: "a number from 1 to \(possible.count)")
      }
      return possible[number - 1]
    }
    let state = play.state
    let names = possible.map { ([$0.action] + words.otherWords(for: $0.move, state)).map(Spelling.init) }
    let wanted = Spelling(written)
    for isSame in [Spelling.isExact, Spelling.isAlike] {
      // A match with the shown text has priority over other names of moves.
      for depth in [1, Int.max] {
        let found = possible.indices.filter { names[$0].prefix(depth).contains { isSame($0, wanted) } }
        if found.count == 1 { return possible[found[0]] }
        if found.count > 1 { throw ambiguous(written, found.map { possible[$0].action }, at: place) }
      }
    }
    throw impossible(written, possible.map(\.action), at: place)
  }

  private func ambiguous(_ written: String, _ found: [String], at place: Place?) -> Problem {
    Problem(
      "ambiguous-move", "‘\(written)’ could be \(found.count) moves", at: place, label: "which one?",
      expected: listOfNames(found))
  }

  private func impossible(_ written: String, _ possible: [String], at place: Place?) -> Problem {
    let near =
      possible.first { $0.contains(",") && Spelling($0).plain.hasPrefix(Spelling(written).plain) }
      ?? nearestName(to: written, among: possible + possible.map { Spelling($0).plain })
    let elsewhere = near == nil ? launchFirst(possible) ?? elsewhere(written) : nil
    return Problem(
      "impossible-move", "‘\(written)’ is not possible now", at: place,
      label: elsewhere ?? "not now", expected: listOfNames(possible, limit: 24), replacement: near)
  }

  /// The hint that a launch trigger comes before anything else; nil if there is none.
  private func launchFirst(_ possible: [String]) -> String? {
    flow.triggers.first { $0.kind == .launch && possible.contains($0.label) }
      .map { "‘\($0.label)’ comes before anything else, as flags are now" }
  }

  /// The hint for a button with this name that is not in front.
  private func elsewhere(_ written: String) -> String? {
    let wanted = Spelling(written)
    let button = flow.buttons.first { button in
      let names = [button.label, button.id, button.accessibilityLabel].filter { !$0.isEmpty }
      return names.contains { Spelling($0).isAlike(wanted) || Spelling("tap \($0)").isAlike(wanted) }
    }
    guard let button else { return nil }
    let screen = flow.screens[button.screen].id
    let isFront = play.state.screen == button.screen
    return isFront ? "this button is not enabled or not shown now" : "this button stands on ‘\(screen)’"
  }
}

/// A text without quotes and repeated spaces, for comparison.
private struct Spelling {
  let plain: String

  init(_ words: String) {
    var plain = ""
    for scalar in words.unicodeScalars {
      switch scalar {
      case "“", "”", "\"", "‘", "’", "'": continue
      case " ", "\t": if !plain.hasSuffix(" ") { plain += " " }
      default: plain.unicodeScalars.append(scalar)
      }
    }
    self.plain = plain.trimmed
  }

  static func isExact(_ one: Spelling, _ other: Spelling) -> Bool { one.plain == other.plain }
  static func isAlike(_ one: Spelling, _ other: Spelling) -> Bool { one.isAlike(other) }
  func isAlike(_ other: Spelling) -> Bool { plain.lowercased() == other.plain.lowercased() }
}
