import Diagnostics
import Testing

@testable import FlowChecking

/// Edits of elements as changes of text: the rest of the file stays, comments and layout too.
struct FlowTextTests {
  /// What an edit makes of a file; the element stands at the first place of `name`.
  private func edited(_ text: String, at name: String, _ action: FlowEdit.Action) throws -> String? {
    try edited(text, at: name, .surroundings, action)
  }

  private func edited(
    _ text: String, at name: String, _ target: FlowEdit.Target, _ action: FlowEdit.Action
  ) throws -> String? {
    let source = SourceFile(path: "flow.yaml", text: text)
    let range = try #require(text.firstRange(of: name))
    let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
    let place = Place(source, Span(start, start + name.utf8.count))
    let changes = FlowText(source).changes(for: FlowEdit(at: place, target, action))
    return changes.map { String(decoding: $0.applied(to: source), as: UTF8.self) }
  }

  private let block = """
    # A note.
    screens:
      home:   # the first
        title: Home # shown in the bar
        buttons:
          - {label: About, present: about}   # the info button
          - label: Settings
            present: settings
          - Plain
      about:
        title: About
        buttons: [{label: Done, role: done, dismiss: self}]
    """

  @Test func aKeyIsSetBehindTheShortOnesOfABlock() throws {
    #expect(
      try edited(block, at: "home", .body, .set(key: "guard", value: "unsaved"))
        == block.replacing("in the bar\n", with: "in the bar\n    guard: unsaved\n"))
  }

  @Test func aKeyIsSetInAMapInBraces() throws {
    #expect(
      try edited(block, at: "About", .set(key: "style", value: "formSheet"))
        == block.replacing("present: about}", with: "present: about, style: formSheet}"))
  }

  @Test func aKeyIsSetInAnItemOfABlock() throws {
    #expect(
      try edited(block, at: "Settings", .set(key: "role", value: "done"))
        == block.replacing("present: settings", with: "present: settings\n        role: done"))
  }

  @Test func aBareLabelBecomesAMap() throws {
    #expect(
      try edited(block, at: "Plain", .set(key: "role", value: "cancel"))
        == block.replacing("- Plain", with: "- {label: Plain, role: cancel}"))
  }

  @Test func aValueIsReplacedAndItsCommentStays() throws {
    #expect(
      try edited(block, at: "home", .body, .set(key: "title", value: "Start"))
        == block.replacing("Home #", with: "Start #"))
  }

  @Test func dottedKeysMakeMapsWithin() throws {
    #expect(
      try edited(
        "screens: {a: {title: A}}", at: "a", .body, .set(key: "callbacks.did-dismiss", value: "save"))
        == "screens: {a: {title: A, callbacks: {did-dismiss: save}}}")
    #expect(
      try edited(
        "screens: {a: {callbacks: {did-load: x}}}", at: "a", .body,
        .set(key: "callbacks.did-dismiss", value: "save"))
        == "screens: {a: {callbacks: {did-load: x, did-dismiss: save}}}")
  }

  @Test func aKeyIsTakenAway() throws {
    #expect(
      try edited(block, at: "Done", .remove(key: "role"))
        == block.replacing("role: done, ", with: ""))
    #expect(
      try edited(block, at: "Done", .remove(key: "dismiss"))
        == block.replacing(", dismiss: self", with: ""))
    #expect(
      try edited(block, at: "Settings", .remove(key: "present"))
        == block.replacing("\n        present: settings", with: ""))
    #expect(
      try edited(block, at: "Settings", .remove(key: "label"))
        == block.replacing("label: Settings\n        ", with: ""))
    #expect(try edited(block, at: "Settings", .remove(key: "style")) == block)
  }

  @Test func itemsAreAdded() throws {
    #expect(
      try edited(block, at: "home", .body, .add(key: "buttons", item: "OK", isFirst: false))
        == block.replacing("- Plain\n", with: "- Plain\n      - OK\n"))
    #expect(
      try edited(block, at: "home", .body, .add(key: "buttons", item: "OK", isFirst: true))
        == block.replacing("- {label: About", with: "- OK\n      - {label: About"))
    #expect(
      try edited(block, at: "home", .body, .add(key: "triggers", item: "{when: launch}", isFirst: false))
        == block.replacing("in the bar\n", with: "in the bar\n    triggers: [{when: launch}]\n"))
  }

  @Test func elementsAreDeleted() throws {
    #expect(
      try edited(block, at: "About", .delete)
        == block.replacing("      - {label: About, present: about}   # the info button\n", with: ""))
    #expect(
      try edited(block, at: "Done", .delete)
        == block.replacing("\n    buttons: [{label: Done, role: done, dismiss: self}]", with: "\n"))
    #expect(
      try edited("a: {allow: {x: why, y: why}, b: c}", at: "x", .delete) == "a: {allow: {y: why}, b: c}")
    #expect(try edited("a: {allow: {x: why}, b: c}", at: "x", .delete) == "a: {b: c}")
  }

  @Test func whatATriggerSaysOfItselfStaysBesideItsEffects() throws {
    #expect(
      try edited(
        "triggers: [{when: launch, once: true, push: a}]", at: "when",
        .addEffect(effect: "save", key: "", isFirst: false))
        == "triggers: [{when: launch, once: true, does: [{push: a}, save]}]")
  }

  @Test func effectsAreAddedBeforeAndBehind() throws {
    #expect(
      try edited(
        "buttons: [{label: A, dismiss: self}]", at: "A", .addEffect(effect: "save", key: "", isFirst: true))
        == "buttons: [{label: A, does: [save, dismiss]}]")
    #expect(
      try edited(
        "buttons: [{label: A, present: b, style: formSheet}]", at: "A",
        .addEffect(effect: "{run: x}", key: "", isFirst: false))
        == "buttons: [{label: A, does: [{present: b, style: formSheet}, {run: x}]}]")
    #expect(
      try edited(
        "buttons: [{label: A, does: [x]}]", at: "A", .addEffect(effect: "dismiss", key: "", isFirst: false))
        == "buttons: [{label: A, does: [x, dismiss]}]")
    #expect(
      try edited("buttons: [{label: A}]", at: "A", .addEffect(effect: "dismiss", key: "", isFirst: false))
        == "buttons: [{label: A, does: dismiss}]")
    #expect(
      try edited(
        "buttons: [{label: A, present: bb, callbacks: {did-dismiss: {run: y}}}]", at: "bb",
        .addEffect(effect: "{run: x}", key: "callbacks.did-dismiss", isFirst: false))
        == "buttons: [{label: A, present: bb, callbacks: {did-dismiss: [{run: y}, {run: x}]}}]")
  }

  @Test func aConditionIsAddedAndWhatWasAskedIsStillAsked() throws {
    let nothingUp = FlowEdit.Action.addCondition(condition: "not presents", key: "if")
    #expect(
      try edited("triggers: [{when: a, present: b}]", at: "a", nothingUp)
        == "triggers: [{when: a, present: b, if: not presents}]")
    #expect(
      try edited("triggers: [{when: a, if: fails, present: b}]", at: "a", nothingUp)
        == "triggers: [{when: a, if: [fails, not presents], present: b}]")
    #expect(
      try edited("triggers: [{when: a, if: [fails, regular], present: b}]", at: "a", nothingUp)
        == "triggers: [{when: a, if: [fails, regular, not presents], present: b}]")
    #expect(
      try edited("triggers: [{when: a, if: fails, does: [b, c], else: save}]", at: "a", nothingUp)
        == "triggers: [{when: a, if: not presents, does: {if: fails, does: [b, c], else: save}}]")
    #expect(
      try edited(
        "does: [{later: {if: fails, does: b, else: save}}]", at: "{if: fails, does: b, else: save}", nothingUp
      )
        == "does: [{later: {if: not presents, does: {if: fails, does: b, else: save}}}]")
    #expect(
      try edited("does: [{later: dismiss}]", at: "dismiss", nothingUp)
        == "does: [{later: {if: not presents, does: dismiss}}]")
    #expect(
      try edited("does: [{later: [save, dismiss]}]", at: "[save, dismiss]", nothingUp)
        == "does: [{later: {if: not presents, does: [save, dismiss]}}]")
    #expect(
      try edited("a:\n  guard: busy", at: "a", .body, .addCondition(condition: "unsaved", key: "guard"))
        == "a:\n  guard: {any: [busy, unsaved]}")
    #expect(
      try edited(
        "buttons: [{label: A, shown: b}]", at: "A", .addCondition(condition: "presented", key: "shown"))
        == "buttons: [{label: A, shown: [b, presented]}]")
  }

  @Test func effectsAreReplaced() throws {
    #expect(
      try edited("does: [save, dismiss]", at: "save", .replace(effect: "discard"))
        == "does: [discard, dismiss]")
    #expect(
      try edited("buttons: [{label: A, pop: self}]", at: "self", .replace(effect: "{dismiss: self}"))
        == "buttons: [{label: A, dismiss: self}]")
    #expect(
      try edited(
        "does: [{run: x}, {dismiss: parent}]", at: "parent", .replace(effect: "{dismiss: presenter}"))
        == "does: [{run: x}, {dismiss: presenter}]")
  }

  @Test func anEffectIsWrapped() throws {
    #expect(
      try edited(
        "buttons: [{label: A, present: bb, style: formSheet}]", at: "bb",
        .replace(effect: "{dismiss: self, then: {…, by: presenter}}"))
        == "buttons: [{label: A, dismiss: self, then: {present: bb, style: formSheet, by: presenter}}]")
    #expect(
      try edited(
        "buttons: [{label: A, if: x, present: bb}]", at: "bb", .replace(effect: "{dismiss: self, then: {…}}"))
        == nil)
  }

  @Test func whatStandsBehindAnAliasIsLeftAlone() throws {
    let text = "a: &one {title: A}\nscreens: {b: *one}"
    #expect(try edited(text, at: "b", .body, .set(key: "guard", value: "unsaved")) == nil)
  }

  @Test func linesEndAsTheFileEndsThem() throws {
    #expect(
      try edited("a:\r\n  title: A\r\n", at: "a", .body, .set(key: "b", value: "c"))
        == "a:\r\n  title: A\r\n  b: c\r\n")
  }
}
