import Foundation
import Reporters
import TestSupport
import Testing

/// The JSON that is written is the JSON that the schema describes, by the word of another implementation.
struct SchemaTests {
  /// Validates every file named after the schema; prints what is wrong.
  private static let script = """
    import json, sys
    from jsonschema import Draft202012Validator
    schema = json.load(open(sys.argv[1], encoding="utf-8"))
    Draft202012Validator.check_schema(schema)
    def closed(node):
        if isinstance(node, dict):
            if "properties" in node: node.setdefault("additionalProperties", False)
            for child in node.values(): closed(child)
        elif isinstance(node, list):
            for child in node: closed(child)
    closed(schema)
    validator = Draft202012Validator(schema)
    for name in sys.argv[2:]:
        for error in validator.iter_errors(json.load(open(name, encoding="utf-8"))):
            print(name, error.json_path, error.message)
    """

  @Test(
    .enabled(if: SchemaCheck.canCheckJSON, "skipped: python3 with the package jsonschema is not there"))
  func reportsFollowTheSchema() throws {
    var reports = SampleReport.all.map(\.report)
    for seed in 0..<100 {
      var random = HostileText(seed: seed)
      reports.append(random.report())
    }
    let texts = reports.map { JSONReporter(tool: ToolVersion(version: "1")).text(of: $0) }
    let outcome = try SchemaTests.validate(texts, against: JSONReporter.schema)
    #expect(outcome.status == 0 && outcome.output.isEmpty, "\(outcome.output)")
  }

  /// Every member that is written is described, whichever way the other is read.
  @Test func theSchemaIsJSON() throws {
    let schema = try JSONSerialization.jsonObject(with: Data(JSONReporter.schema.utf8)) as? [String: Any]
    #expect(schema?["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
  }

  /// Validates texts; the output names what is wrong.
  static func validate(_ texts: [String], against schema: String) throws -> (status: Int32, output: String) {
    let folder = try TemporaryFolder(["schema.json": schema])
    for (index, text) in texts.enumerated() { try folder.write(text, to: "\(index).json") }
    return try SchemaCheck.python(
      script, [folder.path("schema.json")] + texts.indices.map { folder.path("\($0).json") })
  }

  /// The formats that others have written schemas for.
  static let foreign: [(format: ReportFormat, schemas: [String])] = [
    (.sarif, ["sarif-schema-2.1.0.json"]), (.junit, ["junit-windyroad.xsd", "junit-10-jenkins.xsd"]),
    (.checkstyle, ["checkstyle-report-1.0.0.xsd"]), (.gitlab, ["gitlab-codeclimate.json"]),
  ]

  @Test(.enabled(if: SchemaCheck.canCheckSuites, "\(SchemaCheck.missing)"), arguments: foreign)
  func followsTheSchemaOfOthers(_ format: ReportFormat, _ schemas: [String]) throws {
    let folder = try TemporaryFolder()
    var reports = SampleReport.all.map(\.report)
    for seed in 0..<100 {
      var random = HostileText(seed: seed)
      reports.append(random.report())
    }
    let run = RunContext(tool: ToolVersion(version: "1.0.0"), paths: ReportPaths(workingFolder: "/a b"))
    let files = try reports.enumerated().map { index, report in
      try folder.write(format.reporter(for: run).text(of: report), to: "\(index)")
      return folder.url.appending(path: "\(index)")
    }
    for schema in schemas {
      let schema = try #require(SchemaCheck.schemas).appending(path: schema)
      let complaints = try SchemaCheck.complaints(files, schema: schema)
      #expect(complaints.isEmpty, "\(complaints)")
    }
  }

  /// Each line of JSON Lines is an entry as the schema of the whole report describes it.
  @Test(.enabled(if: SchemaCheck.canCheckJSON, "skipped: python3 with the package jsonschema is not there"))
  func linesFollowTheSchema() throws {
    var reports = SampleReport.all.map(\.report)
    for seed in 0..<30 {
      var random = HostileText(seed: seed)
      reports.append(random.report())
    }
    let folder = try TemporaryFolder(["schema.json": JSONReporter.schema])
    let reporter = JSONLinesReporter(tool: ToolVersion(version: "1"))
    try folder.write(reports.map { reporter.text(of: $0) }.joined(), to: "lines.jsonl")
    let script = """
      import json, sys
      from jsonschema import Draft202012Validator
      schema = json.load(open(sys.argv[1], encoding="utf-8"))
      kinds = {name: Draft202012Validator({"$defs": schema["$defs"], "$ref": "#/$defs/" + name})
               for name in ("problem", "finding", "flow")}
      kinds["summary"] = Draft202012Validator({"$defs": schema["$defs"], **schema["properties"]["summary"]})
      kinds["comparison"] = Draft202012Validator({"$defs": schema["$defs"], **schema["properties"]["comparisons"]["items"]})
      kinds["run"] = Draft202012Validator({"required": ["version", "tool"]})
      last = "summary"
      # Only a line feed ends a line; Python's own idea of lines is wider.
      for line in open(sys.argv[2], encoding="utf-8", newline="\\n"):
          entry = json.loads(line)
          if (entry["type"] == "run") != (last == "summary"): print("order", last, entry["type"])
          last = entry["type"]
          for error in kinds[last].iter_errors(entry): print(last, error.json_path, error.message)
      """
    let outcome = try SchemaCheck.python(script, [folder.path("schema.json"), folder.path("lines.jsonl")])
    #expect(outcome.status == 0 && outcome.output.isEmpty, "\(outcome.output)")
  }
}
