import Diagnostics
import ExpressionLanguage
import Foundation
import RuleCatalog

@testable import RuleEngine

/// The first inputs of a part: samples, fixtures and rules of the repository, and outside suites where
/// `MODALFLOW_SUITES` names their folder.
enum Seeds {
  /// The path of a file of the repository; nil where there is none.
  static func file(_ path: String) -> String? {
    let path = top.appending(path: path).path
    return FileManager.default.fileExists(atPath: path) ? path : nil
  }

  /// The bytes of a file of the repository; nil where there is none.
  static func bytes(_ path: String) -> [UInt8]? {
    (try? Data(contentsOf: top.appending(path: path))).map(Array.init)
  }

  static func of(_ target: FuzzTarget) -> [[UInt8]] {
    switch target {
    case .yaml: yaml() + flows().prefix(40)
    case .flow: flows() + ruleFlows()
    case .lint: (flows() + ruleFlows()).filter { $0.count <= 2_048 }
    case .rule: files(under: "Rules")
    case .configuration: configurations()
    case .baseline: baselines()
    case .expression: expressions()
    case .play: scripts()
    case .messages: conversations()
    case .editing: edits()
    case .interface: interfaces()
    case .project: projects()
    case .facts: allFacts()
    case .record: records()
    case .objectiveC: objectiveC()
    case .swift: swiftFiles()
    }
  }

  // Five parts of the path lead from here to the top of the repository.
  private static let top = (0..<5).reduce(URL(filePath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }

  static func files(under folder: String, endingIn end: String = ".yaml") -> [[UInt8]] {
    files(in: top.appending(path: folder), endingIn: end)
  }

  private static func files(in folder: URL, endingIn end: String) -> [[UInt8]] {
    let walk = FileManager.default.enumerator(atPath: folder.path)
    let paths = (walk?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(end) }.sorted()
    return paths.compactMap { try? Data(contentsOf: folder.appending(path: $0)) }.map(Array.init)
  }

  private static var suites: URL? {
    ProcessInfo.processInfo.environment["MODALFLOW_SUITES"].map { URL(filePath: $0) }
  }

  private static func flows() -> [[UInt8]] {
    ["SampleFlows", "Tests/Fixtures/flows", "Tests/Fixtures/flow-problems"].flatMap { files(under: $0) }
  }

  private static func ruleFlows() -> [[UInt8]] {
    BuiltInRules.load().rules.flatMap { $0.tests.prefix(2).map { Array($0.flowText.utf8) } }
  }

  private static func yaml() -> [[UInt8]] {
    suites.map { files(in: $0.appending(path: "yaml-test-suite"), endingIn: "in.yaml") } ?? []
  }

  private static func configurations() -> [[UInt8]] {
    let whole = """
      extends: base.yaml
      edition: 2026-11
      targets: ["flows/**/*.yaml"]
      exclude: [old/**]
      rules: my-rules
      select: [all]
      also: alerts
      ignore: [info, modal-trap]
      mandatory: error
      severity: {modal-trap: warning, all: error}
      parameters: {modal-stack-too-deep: {maximum: 3}}
      fail-on: warning
      show: info
      limit-work: 1000
      limit-memory: 100
      baseline: known.yaml
      overrides: [{paths: "a/*", elements: "screens.*.buttons.**", ignore: tasks}]
      profiles: {strict: {fail-on: info}}
      """
    return files(under: "Tests/Fixtures/team") + files(under: "SampleFlows", endingIn: ".modalflow.yaml")
      + [Array(whole.utf8)]
  }

  private static func baselines() -> [[UInt8]] {
    let entry =
      "- {flow: a.yaml, element: screens.a, rule: modal-trap, reason: known, owner: me, until: 2027-01-31}\n"
    return [Array(entry.utf8), Array((entry + entry).utf8)] + files(under: "Tests/Fixtures/team").suffix(1)
  }

  private static func expressions() -> [[UInt8]] {
    let rules = BuiltInRules.load().rules.map(\.question)
    var texts = rules.flatMap { [$0.when, $0.through, $0.condition].compactMap { $0?.text } }
    if let url = suites?.appending(path: "cel/cel_conformance.json"), let data = try? Data(contentsOf: url),
      let all = try? JSONSerialization.jsonObject(with: data)
    {
      texts += expressions(in: all)
    }
    return texts.map { Array($0.utf8) }
  }

  /// Every text behind a key `expr`, wherever it stands.
  private static func expressions(in value: Any) -> [String] {
    switch value {
    case let list as [Any]: list.flatMap(expressions)
    case let map as [String: Any]:
      map.flatMap { key, value in
        (value as? String).map { key == "expr" ? [$0] : [] } ?? expressions(in: value)
      }
    default: []
    }
  }

  private static func scripts() -> [[UInt8]] {
    let traces = BuiltInRules.load().rules.flatMap(\.tests).flatMap(\.expected).compactMap(\.trace)
    let own = [
      "tap Settings, tap Add Profile, tap “Cancel”", "1\n2\n# no move\n3", "swipe down while ‘a’ is off",
    ]
    return (own + traces.map { $0.joined(separator: ", ") }).map { Array($0.utf8) }
  }

  /// Conversations with the language server: one message in each line, and one as bytes with its headers.
  private static func conversations() -> [[UInt8]] {
    let path = "file:///nowhere/flow.yaml"
    let flow = #"modalflow: 1\nstart: a\nscreens: {a: {buttons: [{label: B, present: b}]}, b: {}}\n"#
    let place = #""params":{"textDocument":{"uri":"\#(path)"},"position":{"line":1,"character":8}"#
    let open =
      #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"\#(path)","languageId":"yaml","version":1,"text":"\#(flow)"}}}"#
    let change =
      #"{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"uri":"\#(path)","version":2},"contentChanges":[{"range":{"start":{"line":1,"character":7},"end":{"line":1,"character":8}},"text":"b"}]}}"#
    let methods = [
      "completion", "hover", "definition", "references", "documentHighlight", "prepareRename",
      "documentSymbol",
    ]
    let questions = methods.enumerated().map { number, method in
      #"{"jsonrpc":"2.0","id":\#(number),"method":"textDocument/\#(method)",\#(place)}}"#
    }
    let others = [
      #"{"jsonrpc":"2.0","id":"r","method":"textDocument/rename",\#(place),"newName":"c"}}"#,
      #"{"jsonrpc":"2.0","id":"c","method":"textDocument/codeAction","params":{"textDocument":{"uri":"\#(path)"},"range":{"start":{"line":0,"character":0},"end":{"line":3,"character":0}},"context":{"diagnostics":[],"only":["quickfix"]}}}"#,
      #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":"c"}}"#,
      #"{"jsonrpc":"2.0","method":"textDocument/didSave","params":{"textDocument":{"uri":"\#(path)"}}}"#,
      #"{"jsonrpc":"2.0","method":"workspace/didChangeWatchedFiles","params":{"changes":[{"uri":"file:///nowhere/b%2Fc.yaml","type":2}]}}"#,
      #"{"jsonrpc":"2.0","method":"textDocument/didClose","params":{"textDocument":{"uri":"\#(path)"}}}"#,
      #"{"jsonrpc":"2.0","id":9,"method":"shutdown"}"#, #"{"jsonrpc":"2.0","method":"exit"}"#,
    ]
    let configuration = open.replacingOccurrences(of: "flow.yaml", with: ".modalflow.yaml")
      .replacingOccurrences(of: flow, with: #"select: [all]\nfail-on: warning\n"#)
    let all = [open] + questions + [change] + questions + others
    let framed = ([MessagesInput.hello] + all).map { "Content-Length: \($0.utf8.count)\r\n\r\n\($0)" }
    return [
      all.joined(separator: "\n"), ([configuration] + questions).joined(separator: "\n"),
      framed.joined(), framed[0] + framed[1],
    ].map { Array($0.utf8) }
  }

  /// Where the cursor is, what is written there, and the text.
  private static func edits() -> [[UInt8]] {
    let parts = """
      1 8 3 2 other
      modalflow: 1
      start: home
      parts: [part.yaml]
      works: {save: {kind: local}}
      screens:
        home: {buttons: [{label: Open, present: note}]}
      ===
      part-of: flow.yaml
      screens:
        note: {unsaved: [text], flags: {ready: varies}, buttons: [{label: Save, if: ready, does: [save, dismiss]}]}

      """
    let texts = (flows() + ruleFlows()).filter { $0.count <= 2_048 }
    return [Array(parts.utf8)]
      + texts.enumerated().map { number, text in
        Array("\(2 + number % 9) \(8 + number % 13) \(4 + number % 5) 5 name\n".utf8) + text
      }
  }
}
