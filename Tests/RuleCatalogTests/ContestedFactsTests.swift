import Diagnostics
import FlowModel
import RuleCatalog
import RuleEngine
import TestSupport
import Testing

/// Where sources contradict each other about a fact, it is read both ways, and findings that hang on it say so.
@Suite struct ContestedFactsTests {
  private func findings(_ rule: String, _ text: String) throws -> [(
    element: String, doubt: String?, place: String?
  )] {
    let reading = FlowReader.read(text)
    let flow = try #require(reading.flow)
    try #require(reading.problems.isEmpty)
    let rules = RuleSet(BuiltInRules.load().rules.filter { $0.id.name == rule })
    return rules.ask(flow, root: "flow.yaml").findings.map {
      ($0.element.text, $0.trace?.doubt, $0.trace?.environment)
    }
  }

  private static let search = """
    modalflow: 1
    app: {name: Notes, sdk: 18, ios: 18, devices: [iphone], orientations: [portrait]}
    start: notes
    screens:
      notes: {title: Notes, buttons: [{label: New, present: note}]}
      note:
        title: Note
        in: navigation
        search: true
        unsaved: [text]
        guard: unsaved
        buttons: [{label: Done, role: done, does: [save, dismiss]}]
    """

  @Test func whatComesOnlyAsTheFactIsReadSaysSo() throws {
    let found = try findings("guard-bypassed-by-search", Self.search)
    #expect(found.map(\.element) == ["screens.note"])
    #expect(found[0].doubt?.hasPrefix("if F4.6 holds, on which sources disagree: ") == true, "\(found)")
  }

  /// It weighs one severity less, and tells so.
  @Test func whatHangsOnAFactWeighsLess() throws {
    func found(_ devices: String) throws -> Finding? {
      let text = """
        modalflow: 1
        app: {name: Notes, sdk: 18, ios: 18, devices: [\(devices)], orientations: [portrait]}
        start: notes
        screens:
          notes: {title: Notes, search: true, buttons: [{label: New, present: note}]}
          note: {title: Note, buttons: [{label: Done, role: done, dismiss: self}]}
        """
      let flow = try #require(FlowReader.read(text).flow)
      let rules = RuleSet(BuiltInRules.load().rules.filter { $0.id.name == "present-while-presenting" })
      return rules.ask(flow, root: "flow.yaml").findings.first
    }
    let finding = try #require(try found("iphone"))
    #expect(finding.severity == .warning)
    #expect(finding.contested == ["F1.14"])
    #expect(finding.claim == finding.message + " (sources disagree: F1.14)")
  }

  @Test func whatComesOnlyOtherwiseIsFoundAndSaysSo() throws {
    let found = try findings("unconfirmed-loss-on-gesture", FlowTexts.sheetOnMac)
    #expect(found.map(\.element) == ["screens.note.unsaved.text"], "\(found)")
    #expect(found.first?.doubt?.hasPrefix("only if F0.6 does not hold, ") == true, "\(found)")
  }

  @Test func whatComesBothWaysSaysNothing() throws {
    let flow = """
      modalflow: 1
      app: {name: Notes, sdk: 18, ios: 18, devices: [iphone, mac]}
      start: notes
      screens:
        notes: {title: Notes, buttons: [{label: New, present: note}]}
        note:
          title: Note
          unsaved: [text]
          buttons: [{label: Done, role: done, does: [save, dismiss]}]
      """
    let found = try findings("unconfirmed-loss-on-gesture", flow)
    #expect(found.map(\.element) == ["screens.note.unsaved.text"])
    #expect(found[0].doubt == "")
  }

  /// The other reading is looked at on the Mac alone; what happens on an iPhone happens all the same.
  @Test func whatHappensOnOtherDevicesIsNotMissed() throws {
    let flow = """
      modalflow: 1
      app: {name: Notes, sdk: 18, ios: 18, devices: [iphone, mac], orientations: [portrait]}
      start: notes
      screens:
        notes: {title: Notes, buttons: [{label: New, present: note}]}
        note:
          title: Note
          guard: compact
          callbacks: {did-attempt-to-dismiss: {run: explain}}
          buttons: [{label: Done, role: done, dismiss: self}]
      """
    #expect(try findings("unreachable-attempt-handler", flow).map(\.element) == [])
  }

  /// Without the search nothing is ever asked, and only a sheet that fills the window cannot be swiped away.
  @Test func whatHangsOnTwoFactsNamesBoth() throws {
    let flow = """
      modalflow: 1
      app: {name: Notes, sdk: 18, ios: 18, devices: [iphone]}
      start: notes
      flags: {asked: cleared}
      screens:
        notes:
          title: Notes
          buttons:
            - {label: New, present: note}
            - {label: More, shown: [asked, regular, compact-height], present: more, style: formSheet}
        note:
          title: Note
          in: navigation
          search: true
          guard: always
          callbacks: {did-dismiss: {set: asked}}
          buttons: [{label: Done, role: done, dismiss: self}]
        more: {title: More}
      """
    let found = try findings("exit-lost-in-compact-height", flow).filter { $0.element == "screens.more" }
    let doubt = try #require(found.first?.doubt)
    #expect(doubt.hasPrefix("if F2.2 holds, on which sources disagree: "), "\(doubt)")
    #expect(doubt.contains("; and if F4.6 holds, on which sources disagree: "), "\(doubt)")
  }
}
