import Foundation
import TestSupport
import Testing

/// What a run has read is never replaced by what it writes, and input that is no file ends at once with a clear error.
struct InputsAreKeptTests {
  private static let flow = """
    modalflow: 1
    app: {name: A, sdk: 18, ios: 18}
    start: home
    screens:
      home: {title: Home, buttons: [{label: Settings, present: settings}]}
      settings: {title: Settings, buttons: [{label: Done, role: done, dismiss: self}]}
    """

  private func folder() throws -> TemporaryFolder {
    try TemporaryFolder([
      "a.yaml": Self.flow, ".modalflow.yaml": "baseline: known.yaml\n", "known.yaml": "[]\n",
    ])
  }

  @Test(arguments: ["a.yaml", ".modalflow.yaml", "known.yaml", "link.json", "./a.yaml"])
  func aReportNeverReplacesAnInput(_ output: String) throws {
    let folder = try folder()
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link.json"), withDestinationPath: "a.yaml")
    let before = try contents(folder)
    #expect(try Tool.run(["lint", "a.yaml"], in: folder.url).exitCode == 0)
    let outcome = try Tool.run(["lint", "a.yaml", "--output", "json=\(output)"], in: folder.url)
    #expect(outcome.exitCode == 2, "\(outcome.output)\(outcome.errors)")
    #expect((outcome.output + outcome.errors).contains("it is an input of this run"))
    #expect(try contents(folder) == before)
  }

  @Test(arguments: [
    (["--no-config"], ".modalflow.yaml"), (["--no-baseline"], "known.yaml"),
    (["--no-config", "--no-baseline"], ".modalflow-baseline.yaml"),
  ])
  func aReportReplacesNothingThatTheRunDoesWithout(_ options: [String], _ output: String) throws {
    let folder = try folder()
    try folder.write("[]\n", to: ".modalflow-baseline.yaml")
    let before = try String(contentsOfFile: folder.path(output), encoding: .utf8)
    let outcome = try Tool.run(["lint", "a.yaml", "--output", "json=\(output)"] + options, in: folder.url)
    #expect(outcome.exitCode == 2, "\(outcome.output)\(outcome.errors)")
    #expect((outcome.output + outcome.errors).contains("would be replaced"))
    #expect(try String(contentsOfFile: folder.path(output), encoding: .utf8) == before)
  }

  private func contents(_ folder: TemporaryFolder) throws -> [String] {
    try ["a.yaml", ".modalflow.yaml", "known.yaml"].map {
      try String(contentsOfFile: folder.path($0), encoding: .utf8)
    }
  }

  @Test func whatIsMadeOfAnInputMayReplaceIt() throws {
    let apps = Transcript.root.appending(path: "Tests/Fixtures/apps")
    let folder = try folder()
    for name in ["reminders", "reminders.yaml"] {
      try FileManager.default.copyItem(
        at: apps.appending(path: name), to: folder.url.appending(path: name))
    }
    let accept = ["drift", "reminders.yaml", "--sources", "reminders", "--accept"]
    for _ in 0..<2 {
      let outcome = try Tool.run(accept, in: folder.url)
      #expect(outcome.exitCode == 0, "\(outcome.output)\(outcome.errors)")
    }
    let facts = try Tool.run(["facts", "reminders", "-o", "reminders/Main.storyboard"], in: folder.url)
    #expect(facts.exitCode == 2, "\(facts.output)\(facts.errors)")
  }

  @Test func aPipeAndADeviceEndAtOnce() throws {
    let folder = try folder()
    #expect(mkfifo(folder.path("pipe.yaml"), 0o600) == 0)
    let pipe = try Tool.run(["lint", "pipe.yaml"], in: folder.url)
    #expect(pipe.exitCode == 2 && (pipe.output + pipe.errors).contains("it is a named pipe, not a file"))
    let device = try Tool.run(["lint", "/dev/zero"], in: folder.url)
    #expect(device.exitCode == 2 && (device.output + device.errors).contains("it is a device or a socket"))
    let inside = try Tool.run(["lint", "."], in: folder.url)
    #expect(inside.exitCode == 2)
    #expect((inside.output + inside.errors).contains("it is a named pipe, not a file"))
  }

  @Test func movesWithoutEndAreRefused() throws {
    let folder = try folder()
    let outcome = try Tool.run(shell: "modalflow trace a.yaml </dev/zero", in: folder.url)
    #expect(outcome.exitCode == 2, "\(outcome.output)\(outcome.errors)")
    #expect((outcome.output + outcome.errors).contains("more than a megabyte"))
  }

  @Test func aNameThatIsNotUTF8IsSaid() throws {
    let folder = try folder()
    let made = try Tool.run(shell: "cp a.yaml \"$(printf 'caf\\351.yaml')\"", in: folder.url)
    try #require(made.exitCode == 0)
    let outcome = try Tool.run(["lint", "."], in: folder.url)
    #expect(outcome.exitCode == 2, "\(outcome.output)\(outcome.errors)")
    #expect((outcome.output + outcome.errors).contains("its name is not UTF-8"))
  }

  @Test func aFolderWhoseNameIsNotUTF8IsSaid() throws {
    let folder = try folder()
    let made = try Tool.run(
      shell: "mkdir \"$(printf 'caf\\351')\" && cp a.yaml \"$(printf 'caf\\351')/b.yaml\"", in: folder.url)
    try #require(made.exitCode == 0)
    let outcome = try Tool.run(["lint", "."], in: folder.url)
    #expect(outcome.exitCode == 2, "\(outcome.output)\(outcome.errors)")
    #expect((outcome.output + outcome.errors).contains("its name is not UTF-8"))
  }

  @Test func aWorkingFolderThatIsGoneIsSaid() throws {
    let folder = try folder()
    let outcome = try Tool.run(
      shell: "mkdir gone && cd gone && rmdir ../gone && modalflow lint", in: folder.url)
    #expect(outcome.exitCode == 2, "\(outcome.output)\(outcome.errors)")
    #expect((outcome.output + outcome.errors).contains("the working folder is gone"))
  }

  /// The baseline beside a configuration belongs to it.
  @Test func withoutConfigurationThereIsNoBaseline() throws {
    let bad = try String(
      contentsOf: Transcript.root.appending(path: "SampleFlows/pairs/cancel-saves.yaml"), encoding: .utf8)
    let folder = try TemporaryFolder(["a.yaml": bad])
    #expect(try Tool.run(["baseline", "write", "a.yaml"], in: folder.url).exitCode == 0)
    let flags: [([String], Int32)] = [
      ([], 0), (["--no-config"], 1), (["--no-config", "--baseline", ".modalflow-baseline.yaml"], 0),
    ]
    for (flags, code) in flags {
      let outcome = try Tool.run(["lint", "a.yaml", "--fail-on", "info"] + flags, in: folder.url)
      #expect(outcome.exitCode == code, "\(flags): \(outcome.output)\(outcome.errors)")
    }
  }

  @Test func configurationOfNothingIsSaid() throws {
    let folder = try folder()
    let outcome = try Tool.run(["config", "nowhere.yaml"], in: folder.url)
    #expect(outcome.exitCode == 2 && outcome.errors.contains("no file or folder ‘nowhere.yaml’"))
  }

  /// What is printed can be run as it is.
  @Test func ownRulesAreExplainedFromTheirFolder() throws {
    let folder = try folder()
    let rules = "team's rules"
    #expect(
      try Tool.run(["rules", "new", "nameless-page", "--folder", rules], in: folder.url).exitCode == 0)
    try folder.write(Self.flow.replacing("{title: Settings, buttons", with: "{buttons"), to: "a.yaml")
    let outcome = try Tool.run(["lint", "a.yaml", "--rules", rules], in: folder.url)
    let command = #"modalflow explain nameless-page --rules 'team'\''s rules'"#
    #expect(outcome.output.contains(command), "\(outcome.output)\(outcome.errors)")
    #expect(try Tool.run(shell: command, in: folder.url).exitCode == 0)
  }

  @Test func baselinesThatAreWrittenAtOnceLoseNothing() async throws {
    let count = 12
    let bad = try String(
      contentsOf: Transcript.root.appending(path: "SampleFlows/pairs/cancel-saves.yaml"), encoding: .utf8)
    let folder = try folder()
    let one = try TemporaryFolder([".modalflow.yaml": "baseline: known.yaml\n", "0.yaml": bad])
    #expect(try Tool.run(["baseline", "write", "0.yaml"], in: one.url).exitCode == 0)
    let lines = try entries(one.path("known.yaml"))
    #expect(lines > 0)
    for number in 0..<count { try folder.write(bad, to: "\(number).yaml") }
    let url = folder.url
    try await withThrowingTaskGroup(of: Int32.self) { group in
      for number in 0..<count {
        group.addTask { try Tool.run(["baseline", "write", "\(number).yaml"], in: url).exitCode }
      }
      for try await code in group { #expect(code == 0) }
    }
    #expect(try entries(folder.path("known.yaml")) == count * lines)
  }

  private func entries(_ path: String) throws -> Int {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").count { $0.contains(".yaml") }
  }
}
