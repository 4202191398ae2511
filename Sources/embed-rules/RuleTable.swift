import Diagnostics
import RuleEngine

/// The Swift file that carries the rules into the tool.
enum RuleTable {
  /// A rule file: where it is on this machine, how the tool shows it, and what is in it.
  struct File {
    var path: String
    var shown: String
    var bytes: [UInt8]
  }

  /// The Swift file for these rule files, or what is wrong with them, in lines such as
  /// `/project/Rules/alerts/a.yaml:7:3: error: …`.
  static func swift(of files: [File]) -> (table: String, complaints: [String]) {
    var entries: [(rule: Rule, file: File)] = []
    var complaints: [String] = []
    for file in files {
      let (rule, problems) = RuleReader.read(file.bytes, path: file.shown)
      complaints += problems.flatMap { lines(about: $0, in: file) }
      if let rule { entries.append((rule, file)) }
    }
    entries.sort { $0.rule.id < $1.rule.id }
    for (one, other) in zip(entries, entries.dropFirst()) where one.rule.id == other.rule.id {
      complaints.append("\(other.file.path):1:1: error: ‘\(one.file.path)’ has the same name")
    }
    guard complaints.isEmpty else { return ("", complaints) }
    do throws(Problem) {
      let archive = try RuleArchive.bytes(of: entries.map(\.rule))
      return (table(archive: archive, files: entries.map(\.file)), [])
    } catch {
      let file = entries.first { $0.file.shown == error.path }?.file
      return ("", file.map { lines(about: error, in: $0) } ?? ["error: \(error.message)"])
    }
  }

  /// A problem as compilers print errors, what helps with it as notes behind it.
  private static func lines(about problem: Problem, in file: File) -> [String] {
    let start = problem.place?.start
    let place = "\(file.path):\(start?.line ?? 1):\(start?.column ?? 1)"
    let notes = [
      problem.label, problem.expected.isEmpty ? "" : "expected \(problem.expected)", problem.help,
    ].filter { !$0.isEmpty }
    return ["\(place): error: \(problem.message)"] + notes.map { "\(place): note: \($0)" }
  }

  private static func table(archive: [UInt8], files: [File]) -> String {
    var table = "/// The rules, read and checked when the tool was built.\n"
    table += "let storedRules: StaticString = \(literal(archive))\n\n"
    table += "/// The rule files in the order of the stored rules.\n"
    table += "let ruleFiles: [(path: StaticString, text: StaticString)] = [\n"
    for file in files { table += "  (\(literal(Array(file.shown.utf8))), \(literal(file.bytes))),\n" }
    return table + "]\n"
  }

  /// A string literal for bytes of UTF-8. It stands in the binary as it is: nothing is decoded when the tool starts.
  private static func literal(_ bytes: [UInt8]) -> String {
    var literal = "\""
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      switch scalar.value {
      case 0x22, 0x5C: literal += "\\\(scalar)"
      case 0x20..<0x7F, 0xA0...: literal.unicodeScalars.append(scalar)
      default: literal += "\\u{\(String(scalar.value, radix: 16))}"
      }
    }
    return literal + "\""
  }
}
