import FlowModel
import Foundation
import Testing

/// Python with its `jsonschema` and `yaml`, which judge the schema from outside.
enum Python {
  static let isThere = run("import jsonschema, yaml", "").status == 0

  static func run(_ program: String, _ input: String) -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-W", "ignore", "-c", program]
    let standardInput = Pipe()
    let standardOutput = Pipe()
    process.standardInput = standardInput
    process.standardOutput = standardOutput
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return (-1, "") }
    standardInput.fileHandleForWriting.write(Data(input.utf8))
    try? standardInput.fileHandleForWriting.close()
    let output = (try? standardOutput.fileHandleForReading.readToEnd()) ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }

  /// Prints for each file whether it fits the schema on standard input; dates stay text.
  static let validator = """
    import sys, json, glob, yaml, jsonschema
    class Loader(yaml.SafeLoader): pass
    Loader.yaml_implicit_resolvers = {
      first: [pair for pair in pairs if pair[0] not in ("tag:yaml.org,2002:timestamp",)]
      for first, pairs in yaml.SafeLoader.yaml_implicit_resolvers.items()}
    schema = json.load(sys.stdin)
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    for path in sorted(glob.glob("FOLDER/**/*.yaml", recursive=True)):
      if path.endswith("alias-bomb.yaml"): continue
      try:
        node = yaml.load(open(path, "rb").read(), Loader)
        errors = sorted(validator.iter_errors(node), key=str)
        print(path[len("FOLDER") + 1:], "fits" if not errors else "no: " + errors[0].message[:200].replace("\\n", " "))
      except Exception as error:
        print(path[len("FOLDER") + 1:], "no: unreadable")
    """

  static func validate(_ files: FixtureFiles) -> [String: String] {
    let program = validator.replacingOccurrences(of: "FOLDER", with: files.base.path)
    let lines = run(program, FlowSchema.text()).output.split(separator: "\n")
    return Dictionary(
      uniqueKeysWithValues: lines.compactMap { line in
        line.firstIndex(of: " ").map { (String(line[..<$0]), String(line[line.index(after: $0)...])) }
      })
  }
}

struct SchemaTests {
  @Test(
    .enabled(if: Python.isThere, "python3 with jsonschema and yaml is not here: the schema was not validated")
  )
  func everyFlowFits() {
    let verdicts = Python.validate(.flows)
    #expect(verdicts.count == FixtureFiles.flows.paths().count && verdicts.count >= 75)
    for (path, verdict) in verdicts.sorted(by: { $0.key < $1.key }) { #expect(verdict == "fits", "\(path)") }
  }

  /// A draft leaves labels to a person, and an editor does not call that a mistake.
  @Test(
    .enabled(if: Python.isThere, "python3 with jsonschema and yaml is not here: the schema was not validated")
  )
  func aDraftFits() {
    #expect(Python.validate(FixtureFiles("apps"))["journal-draft.yaml"] == "fits")
  }

  /// What only names or files tell cannot be held by a schema; everything else fails.
  @Test(
    .enabled(if: Python.isThere, "python3 with jsonschema and yaml is not here: the schema was not validated")
  )
  func brokenFlowsDoNot() {
    let beyond: Set = [
      "dangling-name.yaml", "duplicate-button.yaml", "duplicate-key.yaml", "broken-links/app.yaml",
      "broken-links/stray.yaml", "broken-links/twice.yaml", "cyclic-parts/app.yaml", "cyclic-parts/one.yaml",
      "cyclic-parts/two.yaml", "cyclic-parts/three.yaml", "outside/app.yaml", "outside/flows/in.yaml",
      "split-names/app.yaml", "split-names/flows/more.yaml", "two-roots/app.yaml", "two-roots/more.yaml",
      "gone-when-looked-at.yaml", "guard-of-a-pushed-page.yaml", "before-their-time.yaml",
    ]
    for (path, verdict) in Python.validate(ProblemTests.files).sorted(by: { $0.key < $1.key }) {
      #expect((verdict == "fits") == beyond.contains(path), "\(path): \(verdict)")
    }
  }
}
