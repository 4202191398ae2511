import FlowModel
import Testing
import UIKitSemantics

/// What an exploration says it came to, against what random walks see.
struct ReachedElementsTests {
  @Test(arguments: [0..<40, 40..<80])
  func whateverAWalkSeesIsReached(_ seeds: Range<Int>) {
    var seen = 0
    for seed in seeds {
      var random = RandomFlow(seed: UInt64(seed))
      let text = random.text()
      let reading = FlowReader.read(text, path: "random-\(seed).yaml")
      guard let flow = reading.flow, reading.problems.isEmpty else { continue }
      let machine = PresentationMachine(flow)
      let exploration = FlowExploration(machine)
      guard exploration.cut == nil else { continue }
      let reached = exploration.reachedElements()
      for number in 0..<4 {
        let walk = Sights(machine, seed: UInt64(number), events: 25)
        seen += walk.screens.count
        #expect(walk.screens.allSatisfy { reached.shownScreens[$0] }, "seed \(seed)\n\(text)")
        #expect(walk.presentations.allSatisfy { reached.askedPresentations[$0] }, "seed \(seed)\n\(text)")
      }
      for screen in flow.screens.indices where reached.shownScreens[screen] {
        #expect(reached.askedScreens[screen])
      }
    }
    #expect(seen > 200)
  }

  @Test func screensThatNobodyCanComeToAreNotReached() throws {
    let flow = try #require(
      FlowReader.read(
        """
        modalflow: 1
        start: home
        flags: {expert: cleared}
        screens:
          home: {in: navigation, buttons: [{label: Debug, present: debug, if: expert}, {label: Board, present: board}]}
          debug: {buttons: [{label: Logs, present: logs}]}
          logs: {title: Logs}
          board: {kind: split, columns: [list, detail]}
          list: {title: List}
          detail: {title: Detail}
        """, path: "flow.yaml"
      ).flow)
    let reached = FlowExploration(PresentationMachine(flow)).reachedElements()
    let missing = flow.screens.indices.filter { !reached.shownScreens[$0] }.map { flow.screens[$0].id }
    #expect(missing == ["debug", "logs"])
    #expect(reached.askedScreens == reached.shownScreens)
    #expect(
      reached.askedPresentations == flow.presentations.mapValues { flow.screens[$0.target].id == "board" })
  }

  /// A tab bar that is pushed is shown with its tabs, of which only the first is followed.
  @Test func tabBarsThatArePushedAreReached() throws {
    let flow = try #require(
      FlowReader.read(
        """
        modalflow: 1
        start: welcome
        flags: {expert: cleared}
        screens:
          welcome: {in: navigation, buttons: [{label: Start, push: home}, {label: Debug, push: debug, if: expert}]}
          home: {kind: tabs, tabs: [today, profile]}
          today: {title: Today}
          profile: {title: Profile, buttons: [{label: Settings, present: settings}]}
          settings: {title: Settings, buttons: [{label: Licences, present: licences}]}
          licences: {title: Licences}
          debug: {kind: tabs, tabs: [logs]}
          logs: {title: Logs}
        """, path: "flow.yaml"
      ).flow)
    let reached = FlowExploration(PresentationMachine(flow)).reachedElements()
    func ids(_ isSuch: (ScreenID) -> Bool) -> [String] {
      flow.screens.indices.filter(isSuch).map { flow.screens[$0].id }
    }
    #expect(ids { reached.shownScreens[$0] } == ["welcome", "home", "today", "profile"])
    #expect(ids { reached.askedScreens[$0] } == ["welcome", "home", "today", "profile", "settings"])
    let facts = FlowFacts(of: flow)
    #expect(
      ids { facts.screens[$0].pushers == [flow.start] } == ["home", "today", "profile", "debug", "logs"])
  }

  /// Where work ends before anything else happens, nothing is said of what only comes meanwhile.
  @Test func whatComesDuringWorkIsNotSaidToBeUnreached() throws {
    let flow = try #require(
      FlowReader.read(
        """
        modalflow: 1
        start: home
        flags: {loading: cleared, found: cleared, expert: cleared}
        screens:
          home:
            in: navigation
            buttons:
              - {label: Load, does: [{set: loading}, {present: hud}, {run: load}, {later: [{clear: loading}, {dismiss: hud}, {if: found, present: found-it}]}]}
              - {label: Stop, shown: loading, present: stopping}
              - {label: Debug, shown: [loading, expert], present: debug}
              - {label: Find, set: found}
          hud: {buttons: [{label: Help, present: help}]}
          stopping: {title: Stopping}
          help: {buttons: [{label: More, present: more}]}
          more: {title: More}
          found-it: {title: Found}
          debug: {title: Debug}
          nobody: {title: Nobody}
        """, path: "flow.yaml"
      ).flow)
    var counting = MachineCounts()
    counting.bounds.underWay = 0
    let reached = FlowExploration(PresentationMachine(flow, counting: counting)).reachedElements()
    let unreached = flow.screens.indices.filter {
      !reached.askedScreens[$0] && !reached.screensBehindUnreached[$0]
    }
    #expect(unreached.map { flow.screens[$0].id } == ["debug", "nobody"])
    let whole = FlowExploration(PresentationMachine(flow)).reachedElements()
    #expect(
      flow.screens.indices.filter { whole.askedScreens[$0] }.map { flow.screens[$0].id }.contains("help"))
  }
}

/// What comes to the screen in one random walk.
private struct Sights {
  private(set) var screens: Set<ScreenID> = []
  private(set) var presentations: Set<PresentationID> = []

  init(_ machine: PresentationMachine, seed: UInt64, events: Int) {
    var numbers = SplitMix(seed)
    var play = FlowPlay(machine, environment: numbers.below(machine.environments.all.count))
    for _ in 0..<events {
      for entry in play.stack {
        screens.insert(entry.screen)
        if let presentation = entry.presentation { presentations.insert(presentation) }
      }
      let moves = play.possible
      if moves.isEmpty { return }
      let steps = play.perform(moves[numbers.below(moves.count)])
      for step in steps { presentations.formUnion(step.requested) }
      if steps.contains(where: { $0.crash != .none }) { return }
    }
  }
}
