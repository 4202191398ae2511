import Foundation
import TestSupport
import Testing

/// How the words of a command line are read, and what is said of those that cannot be.
struct UsageTests {
  private static let flow = "SampleFlows/pairs/idiom-check.yaml"

  /// Each way to give a value means the same.
  @Test(arguments: [
    ["lint", flow, "--format", "concise", "--fail-on", "never"],
    ["lint", "--format=concise", "--fail-on=never", flow],
    ["lint", "--fail-on", "never", "--format", "concise", "--", flow],
    // Of an option that is not repeated the last one counts.
    ["lint", "--format", "json", "--fail-on", "error", flow, "--fail-on", "never", "--format", "concise"],
  ])
  func valuesAreRead(_ arguments: [String]) throws {
    let outcome = try Tool.run(arguments)
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    #expect(outcome.output.hasPrefix("\(Self.flow):9:33: warning[idiom-dependent-style]"))
  }

  @Test(arguments: [
    ["--ignore", "idiom-dependent-style", "--ignore=full-screen-compact-by-delegate"],
    ["--ignore", "idiom-dependent-style,full-screen-compact-by-delegate"],
  ])
  func repeatedOptionsAddUp(_ ignored: [String]) throws {
    let outcome = try Tool.run(["lint", Self.flow, "--format", "concise"] + ignored)
    #expect(outcome.exitCode == 0 && outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("No findings in ‘WordPress’"), "\(outcome.errors)")
  }

  @Test func aListOfRulesHasNoGaps() throws {
    let outcome = try Tool.run(["lint", Self.flow, "--select", "ways-out,,alerts"])
    #expect(outcome.exitCode == 2)
    #expect(outcome.output.contains("there is no rule ‘’"), "\(outcome.output)")
  }

  @Test func shortOptions() throws {
    let folder = try TemporaryFolder()
    for arguments in [["-o", folder.path("a.md")], ["-o=\(folder.path("b.md"))"]] {
      #expect(try Tool.run(["report", Self.flow] + arguments).exitCode == 0)
    }
    #expect(
      try Data(contentsOf: folder.url.appending(path: "a.md"))
        == Data(contentsOf: folder.url.appending(path: "b.md")))
  }

  /// Behind `--` nothing is an option; before it a lone hyphen is standard input.
  @Test func whatBeginsWithAHyphen() throws {
    let text = try Repository.text(of: Self.flow)
    let folder = try TemporaryFolder(["--strict": text, "-h": text])
    for name in ["--strict", "-h"] {
      let outcome = try Tool.run(
        ["lint", "--format=concise", "--fail-on=warning", "--", name], in: folder.url)
      #expect(outcome.exitCode == 1 && outcome.output.hasPrefix("\(name):9:33:"), "\(outcome.errors)")
    }
    let piped = try Tool.run(
      ["lint", "--format", "concise", "--fail-on", "warning", "-"], in: folder.url, input: text)
    #expect(piped.exitCode == 1 && piped.output.hasPrefix("<stdin>:9:33:"))
  }

  @Test(arguments: [
    (["lnit"], "unknown-command", "did you mean ‘lint’?"),
    (["check"], "unknown-command", "did you mean ‘lint’?"),
    (["watch"], "unknown-command", "did you mean ‘lint --watch’?"),
    (["baseline", "wriet"], "unknown-command", "did you mean ‘write’?"),
    (["rules", "nwe"], "surplus-argument", "did you mean ‘new’?"),
    (["help", "explian"], "unknown-command", "did you mean ‘explain’?"),
    (["flows/app.yaml"], "unknown-command", "write ‘modalflow lint flows/app.yaml’"),
    (["lint", "--formt=json"], "unknown-option", "did you mean ‘--format’?"),
    (["report", "-output", "x"], "unknown-option", "did you mean ‘--output’?"),
    (["lint", "-x"], "unknown-option", "‘modalflow lint --help’ lists them"),
    (["--strict"], "unknown-option", "‘modalflow --help’ lists them"),
    (["lint", "--format", "jsn"], "bad-value", "did you mean ‘json’?"),
    (["lint", "--fail-on", "critical"], "bad-value", "‘info’, ‘warning’, ‘error’ or ‘never’"),
    (["lint", "--width", "39"], "bad-value", "a number between 40 and 1000"),
    (["lint", "--limit-work", "0"], "bad-value", "a number from 1 on"),
    (["lint", "--edition", "2026-13"], "bad-value", "a month such as 2026-11"),
    (["schema", "flw"], "bad-value", "did you mean ‘flow’?"),
    (["lint", "--config"], "missing-value", "--config PATH"),
    (["lint", "--profile", "--strict"], "missing-value", "write --profile=--strict"),
    (["lint", "--strict=yes"], "surplus-value", "write --strict"),
    (["explain"], "missing-argument", "needs RULE"),
    (["schema", "flow", "config"], "surplus-argument", "‘config’"),
    (["lint", "--config", "a", "--no-config"], "option-conflict", "exclude each other"),
    (["lint", "--baseline", "a", "--no-baseline"], "option-conflict", "exclude each other"),
    (["config", "--element", "a"], "option-conflict", "‘--element’ needs ‘--rule’"),
    (["trace", "a", "--finding", "1", "--play", "b"], "option-conflict", "leave ‘--play’"),
    (["lint", "--play", "quick"], "bad-value", "leave it out"),
    (["baseline", "write", "--play=full"], "bad-value", "‘--limit-work’"),
    (["report", "--play", "sometimes"], "bad-value", "‘none’"),
    (["--generate-completion-script", "tcsh"], "bad-value", "‘bash’, ‘zsh’ or ‘fish’"),
  ])
  func mistakesAreExplained(_ arguments: [String], _ code: String, _ help: String) throws {
    let outcome = try Tool.run(arguments)
    #expect(outcome.exitCode == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("error[\(code)]: "), "\(outcome.errors)")
    #expect(outcome.errors.contains(help), "\(outcome.errors)")
    #expect(outcome.errors.contains("\nUsage: modalflow"))
  }

  /// What a script passes on must not steer the terminal.
  @Test(arguments: [
    ["lint", "--\u{1B}[31m\u{7}"], ["\u{1B}]0;x\u{7}"], ["lint", "--format", "\u{202E}\u{9B}1m"],
  ])
  func controlCharactersAreShown(_ arguments: [String]) throws {
    let outcome = try Tool.run(arguments)
    #expect(outcome.exitCode == 2)
    let unsafe = outcome.errors.unicodeScalars.filter {
      $0 != "\n" && ($0.properties.generalCategory == .control || $0.properties.isBidiControl)
    }
    #expect(unsafe.isEmpty, "\(outcome.errors.debugDescription)")
  }

  static let commands = [
    [], ["lint"], ["report"], ["explain"], ["rules"], ["words"], ["schema"], ["config"], ["baseline"],
    ["baseline", "write"], ["baseline", "check"], ["baseline", "prune"], ["test-rules"], ["graph"], ["trace"],
    ["facts"], ["draft"], ["drift"],
    ["hook"], ["hook", "install"], ["hook", "uninstall"], ["hook", "run"], ["help"],
  ]

  /// Help is there for every command, however it is asked for, also behind a mistake.
  @Test(arguments: commands)
  func everyCommandExplainsItself(_ command: [String]) throws {
    let help = try Tool.run(command + ["--help"])
    #expect(help.exitCode == 0 && help.errors.isEmpty)
    let usage = "Usage: " + (["modalflow"] + command).joined(separator: " ")
    #expect(help.output.contains(usage), "\(help.output)")
    #expect(help.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
    let others = [command + ["-h"], ["help"] + command, command + ["--no-such-option", "--help"]]
    for other in command == ["help"] ? [["help", "--help"]] : others {
      let outcome = try Tool.run(other)
      #expect(outcome.exitCode == 0 && outcome.output == help.output, "\(other): \(outcome.errors)")
    }
    let version = try Tool.run(command + ["--version"])
    #expect(version.exitCode == 0 && version.output == "0.1.0\n")
  }

  @Test func withoutACommandThereIsHelp() throws {
    for command in [[], ["baseline"], ["hook"]] {
      let outcome = try Tool.run(command)
      #expect(outcome.exitCode == 0)
      #expect(outcome.output == (try Tool.run(command + ["--help"]).output))
    }
  }
}
