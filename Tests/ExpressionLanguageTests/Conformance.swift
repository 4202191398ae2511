import ExpressionLanguage
import Foundation

/// The cases of the CEL specification's conformance suite, as extracted into one JSON file.
struct ConformanceCase: Decodable, Sendable {
  var id: String
  var file: String
  var expr: String
  var container: String
  var disable_macros: Bool
  var disable_check: Bool
  var check_only: Bool
  var type_env: [Declaration]
  var bindings: [String: TaggedValue]
  var expected: Expectation
  var protoless: Bool

  struct Declaration: Decodable, Sendable {
    var name: String
    var kind: String
    var type: String?
    var overloads: [Overload]?

    struct Overload: Decodable, Sendable {
      var params: [String]
      var result: String
      var instance: Bool
    }
  }

  struct Expectation: Decodable, Sendable {
    var kind: String
    var type: String?
    var value: TaggedValue?
  }

  private struct File: Decodable { var cases: [ConformanceCase] }

  /// The folder of external suites, from the environment.
  static let folder = ProcessInfo.processInfo.environment["MODALFLOW_SUITES"]

  static let missing = "skipped: MODALFLOW_SUITES does not name the folder of external suites"

  static let all: [ConformanceCase] = {
    guard let folder else { return [] }
    let url = URL(filePath: folder).appending(path: "cel/cel_conformance.json")
    guard let data = try? Data(contentsOf: url) else { return [] }
    return (try? JSONDecoder().decode(File.self, from: data).cases) ?? []
  }()

  static let tierA: Set = [
    "basic", "comparisons", "conversions", "fields", "fp_math", "integer_math", "lists", "logic", "macros",
    "namespace", "parse", "plumbing", "string", "type_deduction",
  ]
  static let tierB: Set = ["string_ext", "math_ext", "optionals", "macros2", "bindings_ext"]

  /// What one case came to: nil if it is as expected, else what was seen. The program is sent `through` something first.
  func run(through change: (Environment, Program) throws -> Program = { $1 }) -> String? {
    var variables: [Environment.Variable] = []
    var functions: [Function] = []
    for declaration in type_env {
      if declaration.kind == "var" {
        variables.append(Environment.Variable(declaration.name, TypeText.type(declaration.type ?? "dyn")))
      } else {
        let overloads = (declaration.overloads ?? []).map {
          Function.Overload($0.params.map(TypeText.type), TypeText.type($0.result), isMethod: $0.instance)
        }
        functions.append(
          Function(declaration.name, overloads) { _, _ throws(EvaluationError) in
            throw EvaluationError(.noSuchOverload, "declared only")
          })
      }
    }
    for name in bindings.keys.sorted() where !variables.contains(where: { $0.name == name }) {
      variables.append(Environment.Variable(name, .dyn))
    }
    let environment = Environment(
      .standard, variables: variables, functions: functions, container: container)
    let compilation = environment.compile(expr, checked: !disable_check, macros: !disable_macros)
    guard let compiled = compilation.program else {
      return expected.kind == "error" ? nil : compilation.problems.map(\.message).joined(separator: "; ")
    }
    guard let program = try? change(environment, compiled) else { return "no program" }
    if let wanted = expected.type, !disable_check,
      program.type.description != wanted.replacing("null_type", with: "null")
    {
      return "type \(program.type), not \(wanted)"
    }
    if check_only { return nil }
    let frame = environment.makeFrame()
    for (name, value) in bindings {
      if let slot = environment.slot(of: name) { frame.set(slot, value: value.value) }
    }
    do throws(EvaluationError) {
      let value = try program.evaluate(frame)
      guard expected.kind == "value", let wanted = expected.value?.value else {
        return "\(value), not an error"
      }
      return identical(value, wanted) ? nil : "\(value), not \(wanted)"
    } catch {
      return expected.kind == "error" ? nil : "error: \(error.message)"
    }
  }
}

/// Equal, of the same types, and NaN counts as equal to itself.
func identical(_ one: Value, _ other: Value) -> Bool {
  switch (one, other) {
  case (.double(let a), .double(let b)): a.bitPattern == b.bitPattern || a.isNaN && b.isNaN
  case (.list(let a), .list(let b)): a.count == b.count && zip(a, b).allSatisfy { identical($0, $1) }
  case (.map(let a), .map(let b)):
    a.count == b.count
      && a.entries.allSatisfy { entry in b.value(for: entry.key).map { identical($0, entry.value) } ?? false }
  case (.optional(let a?), .optional(let b?)): identical(a, b)
  default: one.typeName == other.typeName && Value.equal(one, other)
  }
}
