import Foundation
import Reporters
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

  static let hasValidator =
    (try? run("import jsonschema; jsonschema.Draft202012Validator", []))?.status == 0

  @Test(
    .enabled(if: SchemaTests.hasValidator, "skipped: python3 with the package jsonschema is not there"))
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
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "modalflow-schema-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = try ([schema] + texts).enumerated().map { index, text in
      let file = folder.appending(path: "\(index).json")
      try Data(text.utf8).write(to: file)
      return file.path
    }
    return try run(script, files)
  }

  private static func run(_ script: String, _ arguments: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-c", script] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
