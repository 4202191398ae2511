import Diagnostics
import FlowChecking
import Foundation
import TestSupport
import Testing

/// Findings come with what stands on the device, step by step, where drawings are asked for.
struct PictureTests {
  private func report(
    _ path: String, select: [String], playsFlows: Bool = false, drawing: Bool = true
  ) -> Report {
    var request = ConfigurationRequest()
    request.select = select
    request.playsFlows = playsFlows
    return FlowCheck(
      paths: [Repository.root.appending(path: path).path], configuration: request, drawing: drawing
    ).run().report
  }

  /// The layers of a scene in a line: `notes root, note card`.
  private func line(_ scene: Scene?) -> String {
    scene.map { $0.layers.map { "\($0.face.screen) \($0.look.rawValue)" }.joined(separator: ", ") } ?? ""
  }

  private static let lost = ["unconfirmed-loss-on-gesture"]

  @Test func aTraceIsAFilmstrip() throws {
    let report = report("SampleFlows/pairs/personal-note.yaml", select: Self.lost)
    let trace = try #require(report.findings.first?.trace)
    let pictures = try #require(trace.steps.map(\.picture) as? [Picture])
    #expect(
      ([trace.scene] + pictures.map(\.scene)).map(line) == [
        "cache root", "cache root, note card", "cache root, note card", "cache root",
      ])
    #expect(pictures.map(\.touch.gesture) == [.tap, .edit, .swipeDown])
    #expect(pictures.map(\.touch.layer) == [0, 1, 1])
    #expect(
      pictures.map(\.change) == [
        "“Personal Note” opens as a card.", "‘note’ is not saved yet.",
        "‘note’ is lost. “Personal Note” closes.",
      ])
    #expect(pictures.map(\.incidents) == [[], [], [.lost("note")]])
    #expect(trace.scene?.device == .iphone && trace.scene?.isLandscape == false)
    let note = try #require(pictures[1].scene.layers.last)
    #expect(note.unsaved == ["note"] && note.face.fields == ["note"])
    #expect(note.face.buttons.map(\.label) == ["Cancel", "Save"])
    #expect(note.face.buttons.map(\.placement) == ["leading", "trailing"])
  }

  @Test func nothingIsDrawnUnlessAskedFor() {
    let report = report("SampleFlows/pairs/personal-note.yaml", select: Self.lost, drawing: false)
    #expect(report.findings.count == 1)
    for finding in report.findings {
      #expect(finding.way == nil && finding.trace?.scene == nil)
      #expect(finding.trace?.steps.allSatisfy { $0.picture == nil } == true)
    }
  }

  /// Rules that read the flow as it is written say what they were asked about.
  @Test func verdictsSayWhatWasAskedAbout() throws {
    let path = "SampleFlows/pairs/about-without-button.yaml"
    let rules = ["fullscreen-without-close", "missing-dismiss-button"]
    let verdicts = try #require(report(path, select: rules).flows.first).verdicts
    #expect(verdicts.map(\.verdict) == [.notApplicable, .failed])
    #expect(verdicts[0].asked == [])
    #expect(verdicts[1].asked?.map(\.text) == ["screens.tokens.buttons.about.present.about"])
    let plain = try #require(report(path, select: rules, drawing: false).flows.first).verdicts
    #expect(plain.allSatisfy { $0.asked == nil })
  }

  /// What stands on screen in a picture is what the trace says.
  @Test func picturesAgreeWithTheStack() throws {
    for path in ["SampleFlows/pommie/timer-settings.yaml", "SampleFlows/pairs/form-sheet-landscape.yaml"] {
      let report = report(path, select: [], playsFlows: true)
      let traces = report.findings.compactMap(\.trace)
      #expect(!traces.isEmpty)
      for trace in traces {
        let stacks = [trace.start] + trace.steps.map(\.stack)
        for (scene, stack) in zip([trace.scene] + trace.steps.map { $0.picture?.scene }, stacks) {
          let shown = try #require(scene).layers.map(\.face.screen)
          #expect(shown.last == stack.last)
          #expect(shown.filter { !stack.contains($0) } == [])
        }
      }
    }
  }

  /// Every finding of a large app that its description alone shows can be walked to.
  @Test func thereIsAWayToWhatTheFlowAloneShows() throws {
    let report = report("SampleFlows/waybook", select: [])
    #expect(report.findings.count > 5)
    for finding in report.findings {
      let way = try #require(finding.way, "\(finding.message)")
      let last = try #require(way.steps.last?.picture?.scene ?? way.scene)
      let screens = last.layers.map { ElementPath("screens.\($0.face.screen)") }
      let isShown =
        screens.contains { $0.contains(finding.element) } || finding.element.text.contains(".present.")
      #expect(isShown, "\(finding.element) is not in \(line(last))")
      // The way is short: nobody walks through all of the app to see one screen. Two steps are its launch and the welcome.
      #expect(way.steps.count <= 10)
    }
  }

  @Test func layersSayWhatIsSpecialAboutThem() throws {
    let folder = try TemporaryFolder([
      "flow.yaml": """
      modalflow: 1
      app: {name: Map, sdk: 26, ios: 26, devices: [iphone]}
      start: shell
      screens:
        shell: {kind: tabs, tabs: [map, me]}
        map:
          title: Map
          in: navigation
          buttons: [{label: Places, present: places, detents: [peek, medium, large], largest-undimmed-detent: peek, grabber: true}]
        me: {title: Me}
        places:
          title: Places
          in: navigation
          buttons: [{label: More, push: more}]
        more:
          title: More
          guard: always
          buttons: [{label: OK, present: sure}, {label: Close, role: close, placement: trailing, dismiss: self, enabled: searching}]
        sure: {kind: alert, buttons: [{label: Yes, run: wipe}, {label: No, run: keep}]}
      """
    ])
    let report = FlowCheck(paths: [folder.path("flow.yaml")], drawing: true).run()
      .report
    #expect(report.problems.isEmpty)
    let finding = try #require(report.findings.first { $0.element.text.hasPrefix("screens.sure") })
    let way = try #require(finding.way)
    let scenes = [way.scene] + way.steps.map { $0.picture?.scene }
    #expect(
      scenes.map(line) == [
        "map root", "map root, places partial", "map root, more partial",
        "map root, more partial, sure alert",
      ])
    let tabs = try #require(way.scene?.layers.first?.tabs)
    #expect(tabs.map(\.title) == ["Map", "Me"] && tabs.map(\.isFront) == [true, false])
    let places = try #require(scenes[1]?.layers.last)
    #expect(places.height < 50 && places.isUndimmed && places.hasGrabber && !places.isGuarded)
    let more = try #require(scenes[2]?.layers.last)
    #expect(more.back == "Places")
    #expect(more.level == 1)
    #expect(more.isGuarded)
    #expect(more.face.buttons.map(\.isEnabled) == [true, false])
    #expect(
      way.steps.map { $0.picture?.change } == [
        "“Places” opens as a sheet that leaves part of the screen.", "“More” is pushed.", "“sure” asks.",
      ])
  }
}
