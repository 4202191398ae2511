import Diagnostics
import FlowModel
import Testing

/// What follows from flows without running them.
struct FactsTests {
  /// A button, and what it comes to: `exit`, `steps`, `saves`, `discards`, `completes`, works in brackets.
  struct Expectation: CustomTestStringConvertible, Sendable {
    let flow: String
    let button: String
    let facts: String
    var testDescription: String { "\(flow.prefix(30)) \(button)" }
    init(_ flow: String, _ button: String, _ facts: String) {
      self.flow = flow
      self.button = button
      self.facts = facts
    }
  }

  @Test(arguments: buttons)
  func ofButtons(_ test: Expectation) throws {
    let flow = try test.flow.hasSuffix(".yaml") ? Self.fixture(test.flow) : Self.flow(test.flow)
    let facts = FlowFacts(of: flow)
    let index = try #require(
      flow.buttons.firstIndex { $0.path.text == "screens.\(test.button)" || $0.path.text == test.button })
    let button = facts.buttons[index]
    var words: [String] = []
    if button.exit { words.append("exit") }
    if button.steps { words.append("steps") }
    if button.saves { words.append("saves") }
    if button.discards { words.append("discards") }
    if button.completes { words.append("completes") }
    if !button.works.isEmpty { words.append("[\(button.works.joined(separator: ", "))]") }
    #expect(words.joined(separator: " ") == test.facts)
  }

  static func fixture(_ path: String) throws -> Flow {
    try #require(FlowReader.read(path: path, from: FixtureFiles.flows).flow)
  }

  static func flow(_ text: String) throws -> Flow {
    let reading = FlowReader.read("modalflow: 1\nstart: a\n" + text)
    #expect(reading.problems.isEmpty, "\(reading.problems.map(\.message))")
    return try #require(reading.flow)
  }

  static let unwinding = """
    screens:
      a: {in: navigation, unwinds: [to-a], buttons: [{label: B, push: b}]}
      b: {buttons: [{label: Up, unwind: to-a}, {label: C, present: c}]}
      c: {buttons: [{label: Out, unwind: to-a}, {label: Root, set-root: a}, {label: Top, dismiss: presented}]}
    """
  static let named = """
    app: {framework: swiftui}
    screens:
      a: {buttons: [{label: B, present: b}, {label: Close, dismiss: self}]}
      b: {buttons: [{label: C, present: c}, {label: Root, dismiss: a}]}
      c: {buttons: [{label: First, dismiss: b}, {label: Home, dismiss: a}, {label: Parent, dismiss: presenter}]}
    """
  static let bound = """
    app: {framework: swiftui}
    flags: {b-shown: cleared, seen: set}
    screens:
      a: {buttons: [{label: B, present: b, state: b-shown}]}
      b: {buttons: [{label: Close, does: [{clear: b-shown}, {clear: seen}, dismiss]}]}
    """
  static let chained = """
    screens:
      a: {buttons: [{label: B, present: b}]}
      b:
        unsaved: [text]
        buttons: [{label: Cancel, role: cancel, if: unsaved, present: first, else: {run: tidy}}]
      first: {kind: alert, buttons: [{label: More, present: second}, {label: Stay, role: cancel}]}
      second: {kind: alert, buttons: [{label: Discard, does: [discard, {run: log}, {set: left}, complete, dismiss]}]}
    flags: {left: cleared}
    """

  static let buttons: [Expectation] = [
    Expectation("000-pommie-after.yaml", "add-profile.buttons.cancel", "steps"),
    Expectation("000-pommie-after.yaml", "add-profile.buttons.save", "steps saves completes"),
    Expectation("000-pommie-after.yaml", "settings.buttons.done", "exit completes [apply-settings]"),
    Expectation("004-personal-note.yaml", "note.buttons.cancel", "exit"),
    Expectation("013-autofill-extension.yaml", "vault.buttons.cancel", ""),
    Expectation(
      "022-image-picker.yaml", "library.buttons.system-cancel", "exit [resolve-promise, clear picking]"),
    Expectation(
      "043-reference-library-fixed.yaml",
      "screens.page.buttons.look-up.present.definition.adaptation.buttons.done",
      "exit completes"),
    Expectation("097-share-from-popover.yaml", "actions.buttons.share", ""),
    Expectation("097-share-from-popover-fixed.yaml", "actions.buttons.share", "exit"),
    Expectation("103-close-all-sheets.yaml", "second.buttons.close", "exit"),
    Expectation("201-retained-modal.yaml", "child.buttons.done", "completes"),
    Expectation("207-detail-pushed-and-presented.yaml", "order.buttons.delete", "exit steps [delete-order]"),
    Expectation("210-markup.yaml", "markup.buttons.xmark", ""),
    Expectation(unwinding, "b.buttons.up", "steps"),
    Expectation(unwinding, "c.buttons.out", "exit"),
    Expectation(unwinding, "c.buttons.root", "exit"),
    Expectation(unwinding, "c.buttons.top", ""),
    Expectation(named, "a.buttons.close", ""),
    Expectation(named, "b.buttons.root", ""),
    Expectation(named, "c.buttons.first", "exit"),
    Expectation(named, "c.buttons.home", ""),
    Expectation(named, "c.buttons.parent", "exit"),
    Expectation(bound, "b.buttons.close", "exit [clear seen]"),
    Expectation(chained, "b.buttons.cancel", "exit completes [log, set left]"),
    Expectation(chained, "first.buttons.stay", "exit"),
    Expectation(chained, "second.buttons.discard", "exit discards completes [log, set left]"),
  ]

  /// What a dialog pushes is pushed by its presenters, wherever the dialog stands in the file.
  @Test(arguments: [[0, 1, 2, 3], [3, 2, 1, 0], [2, 0, 3, 1]])
  func ofDialogsInAnyOrder(_ order: [Int]) throws {
    let screens = [
      "  a: {buttons: [{label: Ask, present: ask}]}",
      "  ask: {kind: alert, buttons: [{label: Go, push: b}, {label: More, present: more}]}",
      "  more: {kind: alert, buttons: [{label: Go, push: b}]}",
      "  b: {title: B}",
    ]
    let flow = try Self.flow("screens:\n" + order.map { screens[$0] + "\n" }.joined())
    let facts = FlowFacts(of: flow)
    func names(_ id: String, _ list: KeyPath<ScreenFacts, [ScreenID]>) throws -> [String] {
      let screen = try #require(flow.screens.firstIndex { $0.id == id })
      return facts.screens[screen][keyPath: list].map { flow.screens[$0].id }
    }
    #expect(try names("b", \.pushers) == ["a"])
    #expect(try names("ask", \.pushes) == [])
    #expect(try names("more", \.pushes) == [])
  }

  @Test func ofPresentations() throws {
    let flow = try Self.flow(
      """
      screens:
        a:
          buttons:
            - {label: B, if: ipad, present: b, style: formSheet, else: {present: b, style: fullScreen}}
            - {label: C, present: c, style: {regular: currentContext, else: pageSheet}}
        b: {in: navigation, unsaved: [one], buttons: [{label: D, push: d}, {label: Ask, present: ask}]}
        c: {kind: split, columns: [d, e]}
        d: {unsaved: {two: {autosaved: true}, three: {}}, buttons: [{label: Done, role: done, dismiss: self}]}
        e: {buttons: [{label: Close, dismiss: self}]}
        ask: {kind: alert, buttons: [{label: Go, push: f}]}
        f: {unsaved: [four]}
      """)
    let facts = FlowFacts(of: flow)
    let first = facts.presentations[PresentationID(0)]
    #expect(first.holds.map { flow.screens[$0].id } == ["b", "d", "f"])
    #expect(first.unsaved.map { flow.unsavedPoints[$0].name } == ["one", "three", "four"])
    #expect(first.completable)
    #expect(first.styleReads == [.idiom])
    #expect(facts.presentations[PresentationID(1)].styleReads == [.idiom])
    let split = facts.presentations[PresentationID(2)]
    #expect(split.styleReads == [.width])
    #expect(split.buttons.map { flow.buttons[$0].id } == ["done", "close"])
    #expect(flow.presentations[PresentationID(1)].path.text == "screens.a.buttons.b.present.b#2")
    let pushed = try #require(flow.screens.firstIndex { $0.id == "f" })
    #expect(facts.screens[pushed].pushers.map { flow.screens[$0].id } == ["b"])
    #expect(flow.presentations.allSatisfy { $0.byPerson })
  }

  @Test func whatOpensOnceAndWhatEndsAfterLeaving() throws {
    let flow = try Self.flow(
      """
      flags: {open: cleared, linked: cleared, shut: cleared, sent: cleared}
      triggers:
        - {when: deep-link, label: back, if: up page, clear: open}
        - {when: deep-link, label: linked, does: [{clear: linked}, {clear: sent}, {dismiss: root}]}
      screens:
        a:
          buttons:
            - {label: One, enabled: not open, does: [{set: open}, {present: page}]}
            - {label: Two, enabled: not linked, does: [{set: linked}, {present: page}]}
            - {label: Three, if: not shut, does: [{set: shut}, {present: b}]}
            - {label: Four, enabled: not sent, does: [{set: sent}, {present: c}]}
        b:
          buttons:
            - {label: Close, does: [{clear: shut}, dismiss]}
            - {label: Delete, does: [{later: {present: page}}, dismiss]}
            - {label: Try, does: [{later: {if: open, present: page, else: dismiss}}]}
        c: {}
        page: {kind: safari}
      """)
    let facts = FlowFacts(of: flow)
    #expect(facts.presentations.prefix(4).map(\.opensOnce) == [["open"], ["linked"], ["shut"], []])
    #expect(
      zip(flow.triggers, facts.endsAfterLeaving).filter { $0.0.origin != nil }.map(\.1) == [true, false])
  }

  /// What comes in when work begins may still do so when that work ends.
  @Test func whatIsPresentedBesideWorkMayStillBeComingIn() throws {
    let flow = try Self.flow(
      """
      flags: {open: cleared}
      screens:
        a:
          callbacks: {did-load: [{present: b}, {later: {dismiss: presented}}]}
          buttons:
            - {label: Beside, does: [{later: {dismiss: presented}}, {if: open, present: b}]}
            - {label: Behind, present: b, then: {later: {dismiss: presented}}}
            - {label: Other, if: open, present: b, else: {later: {dismiss: presented}}}
            - {label: Still, does: [{present: b, animated: false}, {later: {dismiss: presented}}]}
        b: {}
      """)
    let facts = FlowFacts(of: flow)
    let beside = zip(flow.triggers, facts.presentedBeside).filter { $0.0.origin != nil }.map { one in
      ("\(one.0.path)", one.1.count)
    }
    let found = Dictionary(uniqueKeysWithValues: beside)
    #expect(
      found == [
        "screens.a.callbacks.did-load.later": 1, "screens.a.buttons.beside.later": 1,
        "screens.a.buttons.behind.later": 0, "screens.a.buttons.other.later": 0,
        "screens.a.buttons.still.later": 0,
      ])
  }

  /// A mode is ended by every way out; a filter is left as it is by one of them.
  @Test func whatEveryButtonThatClosesEnds() throws {
    let flow = try Self.flow(
      """
      flags: {editing: cleared, filtered: cleared, busy: cleared, asked: cleared, unread: cleared}
      triggers: [{when: message, label: ready, clear: busy}]
      screens:
        a: {buttons: [{label: Page, present: page}, {label: Other, present: other}, {label: Own, present: own}]}
        b: {}
        page:
          in: navigation
          buttons:
            - {role: close, if: editing, present: ask, else: dismiss}
            - {label: Edit, does: [{set: editing}, {set: filtered}, {set: busy}, {set: asked}]}
            - {label: All, does: [{clear: filtered}, {clear: asked}]}
            - {label: Deeper, push: deeper}
        deeper:
          escape: dismiss
          buttons: [{label: Leave, shown: not editing, does: [{clear: asked}, dismiss]}]
        other:
          escape: [{clear: unread}, dismiss]
          triggers: [{when: message, label: over, if: not unread, dismiss: self}]
          buttons:
            - {label: Unread, set: unread}
            - {role: close, shown: not unread, dismiss: self}
            - {label: Done, does: [{clear: unread}, dismiss]}
        own:
          flags: {mine: cleared}
          buttons: [{label: Mine, set: mine}, {role: close, does: [{clear: mine}, dismiss]}]
        ask: {kind: alert, buttons: [{label: Stop, does: [{clear: editing}, dismiss]}, {label: "No", role: cancel}]}
      """)
    let modes = FlowFacts(of: flow).presentations.map(\.endedModes)
    let names = flow.presentations.map { flow.screens[$0.target].id }
    #expect(zip(names, modes).filter { !$0.1.isEmpty }.map(\.0) == ["other"])
    #expect(modes.joined().elementsEqual(["unread"]))
  }

  /// One handler, two presenters: one presentation with two sources, which both have it among their own.
  /// What its delegate calls finished is the task of whoever presented it.
  @Test func aShareHasNoTaskThatItsPresenterFinishes() throws {
    let flow = try Self.flow(
      """
      screens:
        a: {buttons: [{label: Export, present: export}, {label: Write, present: mail, callbacks: {did-finish: {dismiss: presented}}}]}
        export: {buttons: [{label: Share, present: share, callbacks: {did-finish: [complete, {dismiss: self}]}}]}
        share: {kind: share}
        mail: {kind: mail}
      """)
    let facts = FlowFacts(of: flow)
    let tasks = flow.presentations.indices.filter { facts.presentations[$0].hasTask }
    #expect(tasks.map { flow.screens[flow.presentations[$0].target].id } == ["mail"])
  }

  /// A question is no task of its own where its answer finishes only by the grace of a flag.
  @Test func aTaskThatHangsOnAnAnswer() throws {
    let flow = try Self.flow(
      """
      flags: {bad: varies}
      screens:
        a: {buttons: [{label: B, present: b}, {label: C, present: c}]}
        b: {buttons: [{label: Code, present: code}]}
        c: {buttons: [{label: Send, present: sure}]}
        code: {kind: alert, buttons: [{label: Check, if: not bad, does: complete}, {label: Cancel, role: cancel}]}
        sure: {kind: alert, buttons: [{label: Send, does: complete}, {label: Cancel, role: cancel}]}
      """)
    let facts = FlowFacts(of: flow)
    let tasks = flow.presentations.indices.filter { facts.presentations[$0].hasTask }
    #expect(tasks.map { flow.screens[flow.presentations[$0].target].id } == ["c", "sure"])
    #expect(flow.presentations.indices.filter { facts.presentations[$0].completable }.count == 4)
  }

  @Test func aDialogSharedByTwo() throws {
    let flow = try Self.flow(
      """
      screens:
        a: {in: navigation, buttons: [{label: Ask, present: ask}, {label: B, push: b}]}
        b: {buttons: [{label: Ask, present: ask}]}
        ask: {kind: alert, buttons: [{label: Help, present: help}]}
        help: {buttons: [{label: Close, dismiss: self}]}
      """)
    let facts = FlowFacts(of: flow)
    let help = try #require(flow.presentations.firstIndex { flow.screens[$0.target].id == "help" })
    #expect(flow.presentations[help].sources.map { flow.screens[$0].id } == ["a", "b"])
    #expect(flow.presentations[help].path.text == "screens.ask.buttons.help.present.help")
    for screen in flow.screens.indices.prefix(2) {
      #expect(facts.screens[screen].presentations.contains(help))
    }
    #expect(facts.screens[ScreenID(2)].presentations.isEmpty)
    #expect(facts.screens[ScreenID(3)].entries == [help])
  }

  /// A ring of screens that all push and present one another: nothing grows with the square of their number.
  @Test func aRingOfScreens() throws {
    let count = 600
    var text = "screens:\n  a: {in: navigation, buttons: [{label: Next, push: s0}]}\n"
    for screen in 0..<count {
      text += "  s\(screen): {unsaved: [work], buttons: [{label: Next, push: s\((screen + 1) % count)}, "
      text +=
        "{label: Up, present: s\((screen + 7) % count)}, {label: Done, does: [save, {dismiss: presenter}]}]}\n"
    }
    let flow = try Self.flow(text)
    let facts = FlowFacts(of: flow)
    #expect(facts.presentations.allSatisfy { $0.holds.count == count && $0.unsaved.count == count })
    #expect(facts.buttons.count { $0.exit } == count)
  }
}
