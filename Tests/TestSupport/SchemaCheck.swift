public import Foundation

/// Holds files against schemas by the word of other implementations: Python's `jsonschema` and `lxml`.
public enum SchemaCheck {
  /// The schemas among the external suites; nil where `MODALFLOW_SUITES` does not name their folder.
  public static let schemas: URL? = ProcessInfo.processInfo.environment["MODALFLOW_SUITES"].map {
    URL(filePath: $0).appending(path: "schemas")
  }

  /// Whether JSON can be checked against schemas of our own.
  public static let canCheckJSON =
    (try? python("import jsonschema; jsonschema.Draft202012Validator", []))?.status == 0

  /// Whether everything can be checked that the suites have a schema for.
  public static let canCheckSuites =
    schemas != nil && canCheckJSON && (try? python("import lxml.etree", []))?.status == 0

  /// What a test that needs the suites' schemas says where it is skipped.
  public static let missing: String =
    "skipped: it needs MODALFLOW_SUITES and python3 with the packages jsonschema and lxml"

  private static let script = """
    import json, sys
    schema, names = sys.argv[1], sys.argv[2:]
    if schema.endswith(".xsd"):
        from lxml import etree
        checker = etree.XMLSchema(etree.parse(schema))
        for name in names:
            if not checker.validate(etree.parse(name)):
                print(name, checker.error_log)
    else:
        from jsonschema.validators import validator_for
        document = json.load(open(schema, encoding="utf-8"))
        kind = validator_for(document)
        kind.check_schema(document)
        # What GitLab's schema says of one entry holds for each of a list.
        isList = schema.endswith("gitlab-codeclimate.json")
        for name in names:
            content = json.load(open(name, encoding="utf-8"))
            for entry in content if isList else [content]:
                for error in kind(document).iter_errors(entry):
                    print(name, error.json_path, error.message)
    """

  /// What is wrong with the files, one line each; empty where they follow the schema.
  public static func complaints(_ files: [URL], schema: URL) throws -> String {
    let outcome = try python(script, [schema.path] + files.map(\.path))
    return outcome.status == 0 || !outcome.output.isEmpty ? outcome.output : "python3 failed"
  }

  /// Runs a script; both streams are its output.
  public static func python(_ script: String, _ arguments: [String]) throws -> (status: Int32, output: String)
  {
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
