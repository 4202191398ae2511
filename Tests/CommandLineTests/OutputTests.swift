import Foundation
import Reporters
import TestSupport
import Testing

/// `lint --format` and `--output`: what is written where, and that the exit code does not care.
struct OutputTests {
  /// Beyond the greatest size of files writing fails; nothing half written stays, and what stood there does.
  @Test func whatIsTooLargeForTheSystemLeavesNothingBehind() throws {
    let folder = try TemporaryFolder([
      "a.yaml": "modalflow: 1\nstart: a\nscreens: {a: {title: A}}\n", "o.html": "old",
    ])
    let outcome = try Tool.run(shell: "ulimit -f 8; modalflow report a.yaml -o o.html", in: folder.url)
    #expect(outcome.exitCode == 2, "\(outcome.errors)")
    #expect(outcome.errors.contains("file too large"), "\(outcome.errors)")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted() == ["a.yaml", "o.html"])
    #expect(try String(contentsOf: folder.url.appending(path: "o.html"), encoding: .utf8) == "old")
  }

  static let formats = ReportFormat.allCases.map(\.rawValue)
  private static let bad = "SampleFlows/pairs/cancel-saves.yaml"
  private static let good = "SampleFlows/pairs/cancel-saves-fixed.yaml"

  @Test(arguments: formats)
  func theExitCodeDoesNotDependOnTheFormat(_ format: String) throws {
    let folder = try TemporaryFolder(["broken.yaml": "modalflow: 1\nscreens: {a: {titel: A}}\n"])
    for (path, code) in [
      (Self.good, 0), (Self.bad, 1), (folder.path("broken.yaml"), 2), ("Rules/alerts", 3),
    ] {
      let shown = try Tool.run(["lint", path, "--format", format])
      #expect(Int(shown.exitCode) == code, "\(path)")
      let written = try Tool.run(["lint", path, "--output", "\(format)=\(folder.path("out"))"])
      #expect(Int(written.exitCode) == code, "\(path)")
      let text = try String(contentsOf: folder.url.appending(path: "out"), encoding: .utf8)
      // The moment of the run is the one thing that may differ.
      let time = #/timestamp="[^"]*"/#
      #expect(text.replacing(time, with: "") == shown.output.replacing(time, with: ""), "\(path)")
    }
  }

  @Test func severalReportsComeFromOneRun() throws {
    let folder = try TemporaryFolder(["old.sarif": "before"])
    let outcome = try Tool.run([
      "lint", Self.bad, "--format", "concise", "--output", folder.path("old.sarif"), "--output",
      "junit=" + folder.path("j=unit.xml"), "--output", "github=-",
    ])
    #expect(outcome.exitCode == 1)
    #expect(
      outcome.output.contains("error[cancel-commits]") && outcome.output.contains("\n::error file="))
    #expect(try text(folder, "old.sarif").hasPrefix("{\n"))
    #expect(try text(folder, "j=unit.xml").hasPrefix("<?xml"))
    // Nothing is left beside them.
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).count == 2)
  }

  @Test func aLinkStaysALink() throws {
    let folder = try TemporaryFolder(["real/report.json": "before"])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("report.json"), withDestinationPath: "real/report.json")
    #expect(try Tool.run(["lint", Self.good, "--output", folder.path("report.json")]).exitCode == 0)
    #expect(try text(folder, "real/report.json").hasPrefix("{"))
    let kind = try FileManager.default.attributesOfItem(atPath: folder.path("report.json"))[.type]
    #expect(kind as? FileAttributeType == .typeSymbolicLink)
  }

  @Test(arguments: [
    ("junit=/no/such/folder/x.xml", "there is no folder ‘/no/such/folder’"), ("sarif=/tmp", "it is a folder"),
    ("json=/dev/full", "no space left on device"), ("out.xml", "name it: --output FORMAT=out.xml"),
    ("sarfi=x", "did you mean ‘sarif’?"), ("junit=", "write --output junit=FILE"),
  ])
  func whatCannotBeWrittenIsSaid(_ output: String, _ message: String) throws {
    if output.contains("/dev/full"), !FileManager.default.fileExists(atPath: "/dev/full") { return }
    let outcome = try Tool.run(["lint", Self.good, "--output", output])
    #expect(outcome.exitCode == 2)
    #expect((outcome.output + outcome.errors).contains(message), "\(outcome.errors)")
  }

  @Test func twoReportsDoNotShareAFile() throws {
    let outcome = try Tool.run(["lint", Self.good, "--output", "sarif=x", "--output", "json=x"])
    #expect(outcome.exitCode == 2 && outcome.errors.contains("two reports"))
  }

  /// A runner names the file, and steps before may have written into it.
  @Test func theStepSummaryIsAppended() throws {
    let folder = try TemporaryFolder(["summary.md": "before\n"])
    let outcome = try Tool.run(
      ["lint", Self.bad, "--format", "github"],
      environment: ["GITHUB_STEP_SUMMARY": folder.path("summary.md")])
    #expect(outcome.exitCode == 1)
    let summary = try text(folder, "summary.md")
    #expect(summary.hasPrefix("before\n### ModalFlow: 1 error in"))
    #expect(summary.contains("| error | `cancel-commits` |"))
    let other = try Tool.run(
      ["lint", Self.bad, "--format", "github"], environment: ["GITHUB_STEP_SUMMARY": "/no/such/file"])
    #expect(other.exitCode == 1 && other.errors.contains("step summary could not be written"))
  }

  /// Code hosts resolve paths against the top of the repository, wherever the run was started.
  @Test func pathsAreThoseOfTheRepository() throws {
    let flow = try Repository.text(of: Self.bad)
    let folder = try TemporaryFolder(["ios/flows/a.yaml": flow])
    let ios = folder.url.appending(path: "ios")
    for (file, variables) in [
      ("file=flows/a.yaml,", [:]), ("file=ios/flows/a.yaml,", ["GITHUB_WORKSPACE": folder.url.path]),
      ("file=flows/a.yaml,", ["GITHUB_WORKSPACE": "/elsewhere"]),
    ] {
      let outcome = try Tool.run(["lint", "--format", "github"], in: ios, environment: variables)
      #expect(outcome.output.contains(file), "\(outcome.output)")
    }
    try folder.write("", to: ".git/HEAD")
    let outcome = try Tool.run(["lint", "--format", "github"], in: ios)
    #expect(outcome.output.contains("file=ios/flows/a.yaml,"))
    #expect(try Tool.run(["lint", "--format", "xcode"], in: ios).output.hasPrefix("/"))
  }

  /// The sample flows, as everybody's tools see them.
  @Test(.enabled(if: SchemaCheck.canCheckSuites, "\(SchemaCheck.missing)"))
  func theSamplesFollowTheSchemas() throws {
    let folder = try TemporaryFolder()
    let schemas = [
      ("sarif", "sarif-schema-2.1.0.json"), ("junit", "junit-windyroad.xsd"),
      ("junit", "junit-10-jenkins.xsd"),
      ("checkstyle", "checkstyle-report-1.0.0.xsd"), ("gitlab", "gitlab-codeclimate.json"),
    ]
    let outputs = Set(schemas.map(\.0)).flatMap { ["--output", "\($0)=\(folder.path($0))"] }
    #expect(try Tool.run(["lint", "SampleFlows"] + outputs).exitCode == 1)
    for (format, schema) in schemas {
      let file = folder.url.appending(path: format)
      #expect(try Data(contentsOf: file).count > 10_000)
      let complaints = try SchemaCheck.complaints(
        [file], schema: #require(SchemaCheck.schemas).appending(path: schema))
      #expect(complaints.isEmpty, "\(complaints)")
    }
    // GitLab drops an entry whose fingerprint it has seen.
    struct Entry: Decodable { var fingerprint: String }
    let entries = try JSONDecoder().decode(
      [Entry].self, from: Data(contentsOf: folder.url.appending(path: "gitlab")))
    #expect(entries.count > 50 && Set(entries.map(\.fingerprint)).count == entries.count)
  }

  private func text(_ folder: TemporaryFolder, _ path: String) throws -> String {
    try String(contentsOf: folder.url.appending(path: path), encoding: .utf8)
  }
}
