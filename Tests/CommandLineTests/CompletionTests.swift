import Foundation
import TestSupport
import Testing

/// Completions, asked of the tool and of the shells that are there.
struct CompletionTests {
  @Test(arguments: [
    ([""], "lint\tCheck flows against the rules."),
    (["li"], "lint\tCheck flows against the rules."),
    (["baseline", ""], "prune\tTake out entries that are no longer needed."),
    (["help", "baseline", "p"], "prune\tTake out entries that are no longer needed."),
    (["lint", "--fail"], "--fail-on\tThe least severity that makes the exit code 1."),
    (["lint", "--fail-on", "w"], "warning"), (["lint", "--fail-on=w"], "--fail-on=warning"),
    (["lint", ""], ":files yaml yml"), (["lint", "--rules", ""], ":folders"),
    (["lint", "--format", "json", "--", ""], ":files yaml yml"),
    (["config", "--rule", "idiom-d"], "idiom-dependent-style\t"), (["explain", "F5.1"], "F5.1"),
    (["words", "c"], "config\tevery key of .modalflow.yaml"),
    (["--generate-completion-script", "z"], "zsh"),
  ])
  func theToolKnows(_ words: [String], _ line: String) throws {
    let outcome = try Tool.run(["__complete"] + words)
    #expect(outcome.exitCode == 0)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix(line) }, "\(outcome.output)")
  }

  /// An option that was given is not offered again, unless it may be repeated; nor is one behind `--`.
  @Test func whatIsOverIsNotOffered() throws {
    let offered = { (words: [String]) in
      try Tool.run(["__complete", "lint"] + words).output.split(separator: "\n").map {
        $0.prefix { $0 != "\t" }
      }
    }
    let lines = try offered(["--strict", "--select=a", "--"])
    #expect(!lines.contains("--strict") && lines.contains("--select") && lines.contains("--ascii"))
    #expect(try offered(["--", "--"]) == [":files yaml yml"])
    #expect(try Tool.run(["__complete", "schema", "flow", ""]).output.isEmpty)
    #expect(try Tool.run(["__complete", "no-such-command", "x"]).output.isEmpty)
  }

  @Test func theShellOfTheEnvironmentIsTaken() throws {
    let outcome = try Tool.run(["--generate-completion-script"], environment: ["SHELL": "/usr/bin/fish"])
    #expect(outcome.exitCode == 0)
    #expect(outcome.output == (try Tool.run(["--generate-completion-script=fish"]).output))
  }

  /// A shell, and how it is asked for what follows `$1`, one word a line.
  struct Shell: Sendable, CustomTestStringConvertible {
    let name: String
    let script: String
    var testDescription: String { name }
    var isThere: Bool { (try? Tool.run(shell: "command -v \(name)"))?.exitCode == 0 }
  }

  static let shells = [
    Shell(
      name: "bash",
      script: #"""
        eval "$(modalflow --generate-completion-script bash)"
        # As readline does: ‘=’ is a word of its own.
        words=${1//=/ = }
        COMP_WORDS=($words); [[ $words == *' ' && $words != *'= ' ]] && COMP_WORDS+=('')
        COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
        _modalflow
        head=''; [[ $1 == *=* ]] && { head=${1##* }; head=${head%%=*}=; }
        for word in "${COMPREPLY[@]}"; do echo "$head$word"; done
        """#),
    Shell(
      name: "fish",
      script: """
        modalflow --generate-completion-script fish | source
        complete -C "$argv[1]" | string split -f 1 \\t | string trim -r -c /
        """),
    Shell(
      name: "zsh",
      script: #"""
        compdef() { :; }
        compset() { [[ ${words[CURRENT]} == $~2* ]] && words[CURRENT]=${words[CURRENT]#$~2}; }
        _describe() { print -rl -- ${${(P)3}%%:*} }
        _files() {
          setopt localoptions nullglob
          local word=${words[CURRENT]}
          if [[ $1 == -/ ]]; then print -rl -- ${word}*(/); else print -rl -- ${word}*(/) ${word}${~2}; fi | grep .
        }
        eval "$(modalflow --generate-completion-script zsh)"
        words=("${(@s: :)1}"); CURRENT=$#words
        _modalflow
        """#),
  ]

  @Test(arguments: shells.filter(\.isThere))
  func theShellOffers(_ shell: Shell) throws {
    let folder = try TemporaryFolder(["app.yaml": "", "b.yml": "", "other.txt": "", "sub/x.yaml": ""])
    for (line, wanted) in [
      ("modalflow sch", ["schema"]), ("modalflow lint --fail", ["--fail-on"]),
      ("modalflow lint --format js", ["json", "jsonl"]),
      ("modalflow lint --format=js", ["--format=json", "--format=jsonl"]),
      ("modalflow lint --color=", ["--color=auto", "--color=always", "--color=never"]),
      ("modalflow lint ", ["app.yaml", "b.yml", "sub"]), ("modalflow lint ap", ["app.yaml"]),
      ("modalflow lint --config ", ["app.yaml", "sub"]), ("modalflow lint --rules ", ["sub"]),
      ("modalflow baseline ", ["write", "check", "prune"]),
      ("modalflow lint --select idiom-dep", ["idiom-dependent-style"]),
    ] {
      let file = folder.url.appending(path: ".script")
      try Data(shell.script.utf8).write(to: file)
      let outcome = try Tool.run(
        shell: "\(shell.name) \(shell.name == "zsh" ? "-f" : "") .script '\(line)'", in: folder.url)
      let offered = Set(outcome.output.split(separator: "\n").map(String.init))
      #expect(offered == Set(wanted), "\(shell.name): \(line): \(outcome.errors)")
    }
  }
}
