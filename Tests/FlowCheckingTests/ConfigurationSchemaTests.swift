import Foundation
import TestSupport
import Testing

@testable import FlowChecking

/// The schema of configurations, judged by Python's `jsonschema`, says what the reader says.
struct ConfigurationSchemaTests {
  static let sound = [
    "", "ignore: styles\n", "ignore: [styles, error, my-own-rule]\n", "edition: 2026-11\nfail-on: never\n",
    "extends: [a.yaml, b.yaml]\nrules: rules\ntargets: Flows\nexclude: [x]\nbaseline: known.yaml\n",
    "severity: {styles: info, all: error, my-own-rule: warning}\n",
    "parameters: {modal-stack-too-deep: {maximum: 3}, my-own-rule: {anything: [a, 1]}}\n",
    "mandatory: data-loss\nselect: all\nalso: [modal-trap]\n",
    "overrides: [{paths: a/**, ignore: all}, {elements: [screens.a], severity: {all: info}}]\n",
    "limit-work: 100\nprofiles: {ci: {limit-work: 1000000, limit-memory: 256}}\n",
    "profiles: {ci: {fail-on: info, overrides: [{paths: a, also: all}]}, empty: {}}\n",
  ]
  static let broken = [
    "ignroe: styles\n", "profiles: {ci: {extends: a.yaml}}\n", "overrides: [{ignore: styles}]\n",
    "severity: {styles: warnning}\n", "severity: {styles: off}\n", "fail-on: critical\n", "ignore:\n",
    "ignore: {styles: true}\n", "edition: spring\n", "edition: 2026-13\n", "overrides: {paths: a}\n",
    "parameters: {modal-stack-too-deep: {maximum: many}}\n",
    "parameters: {modal-stack-too-deep: {maximun: 2}}\n",
    "- ignore\n", "profiles: {ci: [ignore]}\n", "overrides: [{paths: a, fail-on: error}]\n",
    "baseline: [a, b]\n", "limit-work: 0\n", "limit-work: many\n", "limit-memory: [1]\n",
    "limit-memory: 1.5\n",
    "overrides: [{paths: a, limit-work: 5}]\n",
  ]

  @Test(
    .enabled(
      if: Validator.isThere,
      "python3 with jsonschema and yaml is not here: the schema was not validated"))
  func permitsWhatTheReaderReadsAndNothingElse() throws {
    let folder = try TemporaryFolder()
    for (index, text) in (Self.sound + Self.broken).enumerated() {
      try folder.write(text, to: "\(index).yaml")
    }
    let files = (0..<Self.sound.count + Self.broken.count).map { folder.path("\($0).yaml") }
    let verdicts = try Validator.verdicts(LanguageReference.configurationSchema, files)
    for (text, (_, verdict)) in zip(Self.sound + Self.broken, verdicts) {
      #expect((verdict == "fits") == Self.sound.contains(text), "\(text): \(verdict)")
    }
  }

  /// The same texts through the reader; names of rules are held against the rules later.
  @Test func theReaderAgrees() {
    for text in Self.sound + Self.broken {
      let file = ConfigurationReader.read(Array(text.utf8), path: "c.yaml", folder: "/")
      let isParameter = text.hasPrefix("parameters")
      #expect(
        file.problems.isEmpty == (Self.sound.contains(text) || isParameter), "\(text): \(file.problems)")
    }
  }

  /// Every key of the table is read, in every map that has it.
  @Test func everyKeyIsRead() {
    for form in ConfigurationForm.allCases {
      for entry in ConfigurationTable.entries(of: form) where entry.key != .extends && entry.key != .profiles
      {
        let value =
          switch entry.type {
          case .month: "2026-11"
          case .words: "error"
          case .count: "4711"
          case .severities: "{all: error}"
          case .parameters: "{a: {b: 1}}"
          case .list: "[{paths: marked}]"
          default: "marked"
          }
        let line = "\(entry.key.rawValue): \(value)"
        let text =
          switch form {
          case .file: line
          case .profile: "profiles: {p: {\(line)}}"
          case .override: "overrides: [{\(line)\(entry.key == .paths ? "" : ", paths: x")}]"
          }
        var file = ConfigurationReader.read(Array(text.utf8), path: "c.yaml", folder: "/")
        #expect(file.problems == [], "\(text)")
        if form == .profile { file.layer = file.profiles[0].layer }
        let shown = "\(file.layer)"
        let written = [
          "marked", "2026-11", "4711", "Threshold.error", "LeastShown.error", "Severity.error",
          "ParameterSetting(",
        ]
        #expect(written.contains { shown.contains($0) }, "\(text) is not read")
      }
    }
  }
}
