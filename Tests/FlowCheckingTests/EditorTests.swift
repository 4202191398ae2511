import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import FlowChecking

/// What editors get: schemas that explain every key, and documents that use them as the documentation says.
struct EditorTests {
  @Test(arguments: [LanguageReference.flowSchema, LanguageReference.configurationSchema])
  func everyKeyExplainsItselfOnHover(_ text: String) throws {
    let schema = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    var count = 0
    try look(schema) { name, property in
      count += 1
      let words = try #require(property["description"] as? String, "‘\(name)’ says nothing")
      #expect(!words.isEmpty && !words.contains("`"), "‘\(name)’: \(words)")
    }
    #expect(count > 50)
  }

  private func look(_ node: Any, _ body: (String, [String: Any]) throws -> Void) throws {
    if let object = node as? [String: Any] {
      // What stands under ‘if’, or only requires a key, only tells kinds apart.
      if Set(object.keys) == ["required", "properties"] { return }
      for (key, value) in object where key != "if" {
        if key == "properties", let properties = value as? [String: [String: Any]] {
          for (name, property) in properties where name != "any" { try body(name, property) }
        }
        try look(value, body)
      }
    } else if let array = node as? [Any] {
      for element in array { try look(element, body) }
    }
  }

  @Test(
    .enabled(
      if: Validator.isThere, "python3 with jsonschema and yaml is not here: the samples were not validated"))
  func everySampleFitsTheSchema() throws {
    let samples = Repository.files(under: "SampleFlows", endingIn: ".yaml").map {
      Repository.root.path + "/" + $0
    }
    #expect(samples.count > 80)
    for (path, verdict) in try Validator.verdicts(LanguageReference.flowSchema, samples) {
      #expect(verdict == "fits", "\(path): \(verdict)")
    }
    let team = Repository.root.path + "/Tests/Fixtures/team/"
    let files = [team + ".modalflow.yaml", team + "base.yaml"]
    for (path, verdict) in try Validator.verdicts(LanguageReference.configurationSchema, files) {
      #expect(verdict == "fits", "\(path): \(verdict)")
    }
  }

  /// The first example of the reference page is one the tool reads and the schema permits.
  @Test func theExampleOfTheReferenceIsSound() throws {
    let page = LanguageReference.configuration
    let example = try #require(page.components(separatedBy: "```").first { $0.hasPrefix("yaml\n") })
      .dropFirst(5)
    let rule = try Repository.text(of: "Rules/tasks/untitled-modal.yaml")
      .replacing("rule: untitled-modal", with: "rule: untitled-modal-of-ours")
    let flows = try ConfiguredFlows([
      ".modalflow.yaml": String(example), "ModalRules/untitled-modal-of-ours.yaml": rule,
      "Flows/a.yaml": "FLOW",
      "Flows/Drafts/b.yaml": "FLOW",
    ])
    let outcome = flows.check("Flows")
    #expect(outcome.report.problems.map(\.message) == [])
    #expect(outcome.report.flows.map(\.name) == ["a"], "drafts are left out")
    if Validator.isThere {
      let verdicts = try Validator.verdicts(
        LanguageReference.configurationSchema, [flows.folder.path(".modalflow.yaml")])
      #expect(verdicts.map(\.verdict) == ["fits"])
    }
  }
}

/// Python's `jsonschema` over YAML files; days stay text.
enum Validator {
  static let isThere = run("import jsonschema, yaml", []).status == 0

  static func verdicts(_ schema: String, _ files: [String]) throws -> [(path: String, verdict: String)] {
    let folder = try TemporaryFolder(["schema.json": schema])
    let program = """
      import sys, json, yaml, jsonschema
      schema = json.load(open(sys.argv[1]))
      jsonschema.Draft202012Validator.check_schema(schema)
      validator = jsonschema.Draft202012Validator(schema)
      class Loader(yaml.SafeLoader): pass
      Loader.yaml_implicit_resolvers = {
        first: [pair for pair in pairs if pair[0] != "tag:yaml.org,2002:timestamp"]
        for first, pairs in yaml.SafeLoader.yaml_implicit_resolvers.items()}
      for path in sys.argv[2:]:
        errors = list(validator.iter_errors(yaml.load(open(path, "rb").read(), Loader) or {}))
        print("fits" if not errors else errors[0].message.replace("\\n", " ")[:200])
      """
    let lines = run(program, [folder.path("schema.json")] + files).output.split(separator: "\n").map(
      String.init)
    try #require(lines.count == files.count, "\(lines)")
    return Array(zip(files, lines)).map { (path: $0, verdict: $1) }
  }

  private static func run(_ program: String, _ arguments: [String]) -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-W", "ignore", "-c", program] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    guard (try? process.run()) != nil else { return (-1, "") }
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: bytes, as: UTF8.self))
  }
}
