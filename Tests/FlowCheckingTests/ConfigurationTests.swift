import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import FlowChecking

/// Flows below a configuration, checked as a command line would.
struct ConfiguredFlows {
  let folder: TemporaryFolder

  /// Two modals: `About` covers everything and cannot be closed, `Debug` is chosen by the device.
  static let flow = """
    modalflow: 1
    start: home
    screens:
      home:
        title: Home
        buttons:
          - {label: About, present: about, style: fullScreen}
          - {label: Debug, present: debug, style: {ipad: formSheet, else: fullScreen}}
      about: {title: About}
      debug: {title: Debug, buttons: [{symbol: xmark, accessibility-label: Close, role: close, dismiss: self}]}

    """

  /// A repository with these files; `FLOW` stands for the flow.
  init(_ files: [String: String]) throws {
    var files = files.mapValues { $0 == "FLOW" ? Self.flow : $0 }
    files[".git/HEAD"] = "ref: refs/heads/main\n"
    folder = try TemporaryFolder(files)
  }

  /// Checks paths in the repository with the configuration that is found.
  func check(
    _ paths: String..., request: ConfigurationRequest = ConfigurationRequest(),
    today: CalendarDay = CalendarDay(year: 2026, month: 11, day: 21)
  ) -> CheckOutcome {
    FlowCheck(paths: paths.map(folder.path), configuration: request, today: today).run()
  }

  /// `rule @ element` of each finding.
  static func findings(_ outcome: CheckOutcome) -> [String] {
    outcome.report.findings.map { "\($0.rule) @ \($0.element) \($0.severity.word)" }
  }

  /// `file:line code` of each problem, files by their last name.
  static func problems(_ outcome: CheckOutcome) -> [String] {
    outcome.report.problems.map { problem in
      let name = problem.path.split(separator: "/").last ?? ""
      return "\(name):\(problem.place?.start.line ?? 0) \(problem.code)"
    }
  }
}

struct ConfigurationTests {
  private let all = [
    "idiom-dependent-style @ screens.home.buttons.debug.present.debug warning",
    "full-screen-compact-by-delegate @ screens.home.buttons.debug.present.debug info",
    "fullscreen-without-close @ screens.about error",
  ]

  @Test func withoutOneEverythingIsAsked() throws {
    let flows = try ConfiguredFlows(["a.yaml": "FLOW"])
    let outcome = flows.check("a.yaml")
    #expect(ConfiguredFlows.findings(outcome).sorted() == all.sorted())
    #expect(outcome.isFailing)
  }

  @Test func theNearestOneCounts() throws {
    let flows = try ConfiguredFlows([
      ".modalflow.yaml": "ignore: styles\n", "a.yaml": "FLOW",
      "inner/.modalflow.yaml": "ignore: [ways-out]\n", "inner/deep/b.yaml": "FLOW",
    ])
    #expect(ConfiguredFlows.findings(flows.check("a.yaml")) == [all[2]])
    #expect(ConfiguredFlows.findings(flows.check("inner/deep/b.yaml")).sorted() == all.dropLast().sorted())
    #expect(ConfiguredFlows.findings(flows.check(".")).count == 3)
  }

  @Test func theSearchEndsAtTheRepository() throws {
    let outer = try TemporaryFolder([
      ".modalflow.yaml": "ignore: all\n", "repository/.git/HEAD": "",
      "repository/a.yaml": ConfiguredFlows.flow,
    ])
    let outcome = FlowCheck(paths: [outer.path("repository/a.yaml")]).run()
    #expect(ConfiguredFlows.findings(outcome).count == 3)
  }

  /// Where a limit is hit, a rule that found nothing is undecided; what the command line says wins.
  @Test func limitsSayWhenToStop() throws {
    let flows = try ConfiguredFlows([
      ".modalflow.yaml": "limit-work: 2\nselect: [modal-trap, missing-dismiss-button]\n", "a.yaml": "FLOW",
    ])
    var request = ConfigurationRequest()
    let verdicts = { flows.check("a.yaml", request: request).report.flows[0].verdicts }
    func isDecided() -> Bool { verdicts().allSatisfy { $0.verdict != .undecided } }
    #expect(
      verdicts().filter { $0.verdict == .undecided }.map(\.rule.name) == ["modal-trap"],
      "what can be read off the flow is decided all the same")
    request.limits = PlayLimits(facts: 1000)
    #expect(isDecided())
    try flows.folder.write("limit-memory: 1\nselect: modal-trap\n", to: ".modalflow.yaml")
    request.limits = PlayLimits()
    #expect(isDecided(), "a small flow takes less than a mebibyte")
    let page = ConfigurationInspection(path: flows.folder.path("a.yaml"), configuration: request).page
    #expect(page.rows.contains { $0.key == "limit-memory" && $0.value == "1" })
  }

  @Test func theCommandLineWins() throws {
    let flows = try ConfiguredFlows([
      ".modalflow.yaml": "ignore: styles\nfail-on: never\nseverity: {ways-out: info}\n", "a.yaml": "FLOW",
      "other.yaml": "ignore: ways-out\n",
    ])
    var request = ConfigurationRequest()
    #expect(!flows.check("a.yaml").isFailing)
    request.select = ["idiom-dependent-style"]
    request.failOn = .warning
    #expect(ConfiguredFlows.findings(flows.check("a.yaml", request: request)) == [all[0]])
    #expect(flows.check("a.yaml", request: request).isFailing)
    request = ConfigurationRequest()
    request.isDisabled = true
    #expect(ConfiguredFlows.findings(flows.check("a.yaml", request: request)).count == 3)
    request = ConfigurationRequest()
    request.file = flows.folder.path("other.yaml")
    #expect(
      ConfiguredFlows.findings(flows.check("a.yaml", request: request)).sorted() == all.dropLast().sorted())
  }

  @Test func selectStartsAnewAlsoAddsIgnoreTakesAway() throws {
    let flows = try ConfiguredFlows([
      "base.yaml": "ignore: [styles]\nfail-on: info\n",
      ".modalflow.yaml": "extends: base.yaml\nalso: [idiom-dependent-style]\n", "a.yaml": "FLOW",
      "x/.modalflow.yaml": "extends: ../base.yaml\nselect: [info]\n", "x/b.yaml": "FLOW",
      "y/.modalflow.yaml": "select: [styles]\nignore: [warning]\n", "y/c.yaml": "FLOW",
    ])
    #expect(ConfiguredFlows.findings(flows.check("a.yaml")).sorted() == [all[0], all[2]].sorted())
    #expect(ConfiguredFlows.findings(flows.check("x")) == [all[1]])
    #expect(ConfiguredFlows.findings(flows.check("y")) == [all[1]])
    #expect(flows.check("x").isFailing, "the threshold is extended too")
  }

  @Test func profilesComeLast() throws {
    let flows = try ConfiguredFlows([
      ".modalflow.yaml": "ignore: styles\nprofiles:\n  release: {also: styles, severity: {styles: error}}\n",
      "a.yaml": "FLOW",
    ])
    var request = ConfigurationRequest()
    request.profile = "release"
    #expect(
      ConfiguredFlows.findings(flows.check("a.yaml", request: request)).filter { $0.hasSuffix("error") }.count
        == 3)
    request.profile = "relase"
    let outcome = flows.check("a.yaml", request: request)
    #expect(ConfiguredFlows.problems(outcome) == [".modalflow.yaml:0 unknown-profile"])
    #expect(outcome.report.problems.first?.replacement == "release")
  }

  @Test func overridesAreForFilesAndElements() throws {
    let flows = try ConfiguredFlows([
      ".modalflow.yaml": """
      overrides:
        - {paths: [old/**], ignore: [styles]}
        - {elements: [screens.ab*], severity: {ways-out: warning}}
        - {paths: new, elements: screens.home.buttons.*, ignore: idiom-dependent-style}

      """,
      "old/a.yaml": "FLOW", "new/b.yaml": "FLOW",
    ])
    let old = flows.check("old")
    #expect(ConfiguredFlows.findings(old) == ["fullscreen-without-close @ screens.about warning"])
    #expect(old.report.ignoredCount == 2)
    let verdicts = Dictionary(
      uniqueKeysWithValues: old.report.flows[0].verdicts.map { ($0.rule.name, $0.verdict) })
    #expect(verdicts["idiom-dependent-style"] == .passed, "a rule does not fail where it is not checked")
    #expect(
      ConfiguredFlows.findings(flows.check("new")).sorted().map { $0.prefix(15) }
        == ["full-screen-com", "fullscreen-with"])
  }

  /// A parameter is checked by the rule's own declaration, and one value may hold in one place only.
  @Test func parametersAreTyped() throws {
    let rule = """
      rule: many-buttons
      title: A screen has many buttons
      severity: warning
      since: 2026-11
      sources: [S0]
      docs: {what: A., why: B., instead: C.}
      params:
        maximum: {type: int, default: 1, says: how many buttons a screen may have}
      each: screen
      require: size(screen.buttons) <= params.maximum
      message: "‘{{ screen.id }}’ has more than {{ params.maximum }}"
      tests:
        - {name: a, flow: {start: a, screens: {a: {buttons: [A, B]}}}, expect: [{at: screens.a, message: "‘a’ has more than 1"}]}
        - {name: b, flow: {start: a, screens: {a: {}}}, expect: []}

      """
    let flows = try ConfiguredFlows([
      "rules/many-buttons.yaml": rule,
      ".modalflow.yaml": """
      rules: rules
      select: many-buttons
      parameters: {many-buttons: {maximum: 5}}
      overrides:
        - {elements: [screens.home], parameters: {many-buttons: {maximum: 1}}}
        - {elements: [screens.*], paths: [loose], parameters: {many-buttons: {maximum: 2}}}

      """,
      "a.yaml": "FLOW", "loose/b.yaml": "FLOW",
      "bad/.modalflow.yaml":
        "rules: ../rules\nparameters: {many-buttons: {maximum: many, maximun: 2}, many-button: {}}\n",
      "bad/c.yaml": "FLOW",
      "nearly/.modalflow.yaml": "rules: ../rules\nparameters: {many-button: {maximum: 2}}\n",
      "nearly/d.yaml": "FLOW",
    ])
    #expect(flows.check("a.yaml").report.findings.map(\.message) == ["‘home’ has more than 1"])
    #expect(flows.check("loose").report.findings.map(\.message) == [])
    let bad = flows.check("bad")
    #expect(
      ConfiguredFlows.problems(bad) == [
        ".modalflow.yaml:2 wrong-type", ".modalflow.yaml:2 unknown-parameter",
      ])
    #expect(bad.report.flows.isEmpty, "nothing is checked in another way than the team means")
    #expect(flows.check("nearly").report.problems.map(\.replacement) == ["many-buttons"])
  }

  @Test func targetsAreWhatIsLintedWithoutPaths() throws {
    let flows = try ConfiguredFlows([
      ".modalflow.yaml": "targets: [app, 'more/*.yaml']\nexclude: [app/old]\n", "app/a.yaml": "FLOW",
      "app/old/b.yaml": "FLOW", "more/c.yaml": "FLOW", "d.yaml": "FLOW",
    ])
    let context = ConfigurationStore(ConfigurationRequest()).context(forFolder: flows.folder.url.path)
    #expect(context.configuration.targets?.patterns.map(\.value) == ["app", "more/*.yaml"])
    #expect(flows.check(".").report.flows.map { $0.root.hasSuffix("b.yaml") } == [false, false, false])
    #expect(flows.check("app/old/b.yaml").report.flows.count == 1, "what is named itself is linted")
  }

  /// Whoever makes a rule mandatory wants it asked, weighed as it is, and not excused further down.
  @Test func mandatoryRulesCannotBeGotRound() throws {
    let flows = try ConfiguredFlows([
      "base.yaml": "mandatory: [ways-out]\n",
      ".modalflow.yaml": """
      extends: base.yaml
      select: tasks
      severity: {ways-out: info}
      overrides: [{paths: "**", ignore: all}]

      """,
      "a.yaml": "FLOW",
    ])
    #expect(ConfiguredFlows.findings(flows.check("a.yaml")) == [all[2]])
    var request = ConfigurationRequest()
    for playsFlows in [true, false] {
      request.playsFlows = playsFlows
      let asked = flows.check("a.yaml", request: request).report.flows[0].verdicts.map(\.rule.name)
      #expect(asked.contains("missing-dismiss-button"))
      #expect(
        asked.contains("modal-trap") == playsFlows, "it is about what can happen")
    }
  }
}

/// What a flow leaves open at its top.
struct OpenStartTests {
  /// Where it is open what the app begins with, all may be otherwise.
  @Test func nothingIsFoundWhileTheStartIsOpen() throws {
    let folder = try TemporaryFolder([
      "a.yaml": ConfiguredFlows.flow,
      "b.yaml": ConfiguredFlows.flow.replacing("screens:", with: "todo: {start: nothing says so}\nscreens:"),
    ])
    let known = FlowCheck(paths: [folder.path("a.yaml")]).run()
    let open = FlowCheck(paths: [folder.path("b.yaml")]).run()
    #expect(!ConfiguredFlows.findings(known).isEmpty)
    #expect(ConfiguredFlows.findings(open).isEmpty)
    #expect(open.report.flows[0].todoCount == 1)
    let undecided = open.report.flows[0].verdicts.filter { $0.verdict == .undecided }
    #expect(!undecided.isEmpty)
  }
}
