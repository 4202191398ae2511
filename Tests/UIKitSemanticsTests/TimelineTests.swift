import FlowModel
import Testing

@testable import UIKitSemantics

/// A version of iOS that nobody has seen yet, noted in one place.
struct TimelineTests {
  private static let future = timelines(past.changing(from: Version(27), to: .fullScreen, fact: "F1.27"))

  /// What was known when these tests were written: what comes later changes none of them.
  private static let past = Timeline<Style>(.fullScreen, fact: "F1.1")
    .changing(from: Version(13), to: .pageSheet, fact: "F1.2")
    .changing(from: Version(18), to: .formSheet, fact: "F1.3")

  private static func timelines(_ defaultStyle: Timeline<Style>) -> PlatformTimelines {
    var timelines = PlatformTimelines.known
    timelines.defaultStyle = defaultStyle
    return timelines
  }

  /// An app for iOS 17 to 27, with a modal whose style is not set.
  private func flow() throws -> Flow {
    let reading = FlowReader.read(
      """
      modalflow: 1
      app: {sdk: 26, ios: 17...26, devices: [iphone]}
      start: home
      screens:
        home: {title: Home, buttons: [{label: Add, present: editor}]}
        editor: {title: New, buttons: [{label: Done, role: done, dismiss: self}]}
      """)
    var flow = try #require(reading.flow)
    flow.app.sdk = Version(27)
    flow.app.ios = Version(17)...Version(27)
    return flow
  }

  private func play(_ machine: PresentationMachine, in ios: Version) throws -> FlowPlay {
    let environment = try #require(machine.environments.all.firstIndex { $0.ios == ios })
    var play = FlowPlay(machine, environment: environment)
    let add = try #require(play.moves.first { $0.move.kind == .button })
    _ = play.perform(add.move)
    return play
  }

  @Test func aNewDefaultIsToldApart() throws {
    #expect(VersionIntervals.starts(of: try flow(), timelines: Self.timelines(Self.past)) == [Version(17)])
    #expect(VersionIntervals.starts(of: try flow(), timelines: Self.future) == [Version(17), Version(27)])
  }

  /// What is drawn alike splits no versions.
  @Test func aSheetInsteadOfASheetIsNotToldApart() throws {
    var timelines = Self.future
    timelines.defaultStyle.change(from: Version(28), to: .pageSheet, fact: "F1.28")
    timelines.defaultStyle.change(from: Version(29), to: .formSheet, fact: "F1.29")
    var flow = try flow()
    flow.app.sdk = Version(30)
    flow.app.ios = Version(17)...Version(30)
    #expect(
      VersionIntervals.starts(of: flow, timelines: timelines) == [Version(17), Version(27), Version(28)])
  }

  @Test func theMachineAndTheInterpreterBehaveSo() throws {
    var counting = MachineCounts()
    counting.timelines = Self.future
    let machine = PresentationMachine(try flow(), counting: counting)
    let (old, new) = (try play(machine, in: Version(17)), try play(machine, in: Version(27)))
    #expect(old.state.look == .card)
    #expect(new.state.look == .full)
    #expect(old.moves.contains { $0.move.kind == .swipeDown })
    #expect(!new.moves.contains { $0.move.kind == .swipeDown })
    let ground = ReplayGround(machine)
    #expect(ground.behaviors[0].map { $0.defaultStyle(of: .screen, .uikit) }.contains(.fullScreen))
  }

  @Test func theReasonIsItsFact() throws {
    var counting = MachineCounts()
    counting.timelines = Self.future
    let machine = PresentationMachine(try flow(), counting: counting)
    let others = Set(
      machine.environments.all.indices.filter { machine.environments.all[$0].ios < Version(27) })
    #expect(try play(machine, in: Version(27)).state.becauseOfLook(unlike: others) == ["F1.27"])
  }

  @Test func itsFactSaysSo() {
    let facts = PlatformFact.defaultStyles(Self.future.defaultStyle)
    #expect(
      facts.map(\.says) == [
        "before iOS 13 an unset style is full screen", "from iOS 13 to 17 an unset style is a page sheet",
        "from iOS 18 to 26 an unset style is a form sheet", "from iOS 27 on an unset style is full screen",
      ])
    #expect(facts.last?.versions == VersionRange(Version(27), nil))
  }

  /// The stretch before a change in the middle of a major version ends right before that.
  @Test func aChangeMayComeWithAMinorVersion() {
    let facts = PlatformFact.defaultStyles(
      Self.past.changing(from: Version(26, 4), to: .fullScreen, fact: "F1.27"))
    #expect(
      facts.suffix(2).map(\.says) == [
        "from iOS 18 to 26.3 an unset style is a form sheet",
        "from iOS 26.4 on an unset style is full screen",
      ])
  }

  /// Each change has a vector of its fact, which plays it.
  @Test func everyChangeHasAVector() {
    let known = PlatformTimelines.known
    let facts =
      known.defaultStyle.periods.map(\.fact)
      + VersionedFeature.allCases.flatMap { known[$0].periods.map(\.fact) }
    for fact in Set(facts) {
      #expect(PlatformFact.all.contains { $0.id == fact }, "there is no fact \(fact)")
      #expect(Vector.all.contains { $0.facts.contains(fact) }, "no vector names \(fact)")
    }
  }

  /// What comes with one version may go again with a later one.
  @Test func aFeatureThatGoesAgainIsSeen() throws {
    let reading = FlowReader.read(
      """
      modalflow: 1
      app: {sdk: 26, ios: 17...26, devices: [iphone], framework: swiftui}
      start: a
      screens:
        a: {buttons: [{label: B, present: b}]}
        b: {buttons: [{label: Swap, does: [dismiss, {present: c, by: a}]}]}
        c: {title: C, buttons: [{label: Done, role: done, dismiss: self}]}
      """)
    var flow = try #require(reading.flow)
    flow.app.sdk = Version(27)
    flow.app.ios = Version(17)...Version(27)
    var counting = MachineCounts()
    counting.timelines[.presentingWhileDismissing].change(from: Version(27), to: false, fact: "F7.27")
    let machine = PresentationMachine(flow, counting: counting)
    #expect(machine.environments.all.contains { $0.ios == Version(27) })
    for (ios, names) in [(Version(17), ["a", "c"]), (Version(27), ["a"])] {
      let start = try #require(machine.environments.all.lastIndex { $0.ios <= ios })
      var play = FlowPlay(machine, environment: start)
      for label in ["B", "Swap"] {
        let move = try #require(
          play.moves.first { $0.move.button.map { flow.buttons[$0].label } == label }?.move)
        _ = play.perform(move)
      }
      #expect(play.standing.map { flow.screens[$0.screen].id } == names, "iOS \(ios)")
    }
  }

  /// The windows of a device follow the timeline too.
  @Test func narrowWindowsMayGoAgain() throws {
    var flow = try flow()
    flow.app.devices = [.ipad]
    var counting = MachineCounts()
    counting.timelines[.sharedWindows].change(from: Version(27), to: false, fact: "F0.27")
    let machine = PresentationMachine(flow, counting: counting)
    #expect(machine.environments.all.contains { $0.ios == Version(17) && $0.isNarrow })
    #expect(!machine.environments.all.contains { $0.ios == Version(27) && $0.isNarrow })
  }

  /// What the rule about styles that are not set says.
  @Test func theChangeIsSaid() throws {
    var app = try flow().app
    #expect(Self.future.changeOfDefaultStyle(in: app) == "a sheet before iOS 27, full screen from then on")
    #expect(Self.timelines(Self.past).changeOfDefaultStyle(in: app) == "")
    app.devices = [.iphone, .ipad]
    #expect(
      Self.timelines(Self.past).changeOfDefaultStyle(in: app)
        == "on iPad a page sheet before iOS 18, then a form sheet")
    app.ios = Version(12)...Version(13)
    #expect(
      Self.timelines(Self.past).changeOfDefaultStyle(in: app)
        == "full screen before iOS 13, a sheet from then on")
  }
}
