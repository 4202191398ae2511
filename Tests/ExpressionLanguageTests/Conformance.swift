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

  /// The files about the language itself; the others are about its extensions.
  static let languageFiles: Set = [
    "basic", "comparisons", "conversions", "fields", "fp_math", "integer_math", "lists", "logic", "macros",
    "namespace", "parse", "plumbing", "string", "type_deduction",
  ]

  /// The cases that use only what the language of rules keeps of CEL.
  static let kept = all.filter(\.usesOnlyWhatIsKept)

  /// Told from the text and the values of the case alone, whatever the parser and the checker here make of it.
  var usesOnlyWhatIsKept: Bool {
    guard protoless, Self.languageFiles.contains(file), container.isEmpty, !disable_macros, !disable_check,
      type_env.allSatisfy({ $0.kind == "var" && TypeText.type($0.type ?? "") != nil }),
      bindings.values.allSatisfy({ $0.value != nil }), expected.value.map({ $0.value != nil }) ?? true,
      !(bindings.keys + type_env.map(\.name)).contains(where: { $0.contains(".") }),
      !(expected.type ?? "").contains("dyn")
    else { return false }
    let code = expr.replacing(/[rR]?("""(.|\n)*?"""|\'\'\'(.|\n)*?\'\'\'|"(\\.|[^"\\])*"|'(\\.|[^'\\])*')/) {
      match in
      match.output.0.first == "b" ? "b''" : "''"
    }
    return !code.contains(Self.leftOut)
  }

  /// Bytes, unsigned integers, maps and messages, optionals, null, namespaces, functions and macros that are left out, types
  /// as values, and lists of numbers and texts.
  private nonisolated(unsafe) static let leftOut =
    /[bB]['"]|\b(\d+|0[xX][0-9a-fA-F]+)[uU]\b|\{|\.\?|\[\?|\bnull\b|(^|[^\w\)\]'"])\.[A-Za-z_]|\b(bool|bytes|duration|dyn|timestamp|type|uint)\(|\b(cel|math|optional|strings|google)\.|\btransform|\b(all|exists|exists_one|existsOne)\(\w+, *\w+,|\b(all|exists|exists_one|map|filter)\(\w+\.|\b(bool|bytes|double|int|list|map|null_type|string|type|uint)\b(?!\()|\.get[A-Z]|\d, ''|'', \d/

  /// What one case came to: nil if it is as expected, else what was seen. The program is sent `through` something first.
  func run(through change: (Environment, Program) throws -> Program = { $1 }) -> String? {
    var variables = type_env.map {
      Environment.Variable($0.name, TypeText.type($0.type ?? "") ?? .unknown)
    }
    for (name, bound) in bindings.sorted(by: { $0.key < $1.key })
    where !variables.contains(where: { $0.name == name }) {
      variables.append(Environment.Variable(name, bound.value?.type ?? .unknown))
    }
    let environment = Environment(variables: variables)
    let compilation = environment.compile(expr)
    guard let compiled = compilation.program else {
      return expected.kind == "error" ? nil : compilation.problems.map(\.message).joined(separator: "; ")
    }
    guard let program = try? change(environment, compiled) else { return "no program" }
    if let wanted = expected.type, program.type.description != wanted {
      return "type \(program.type), not \(wanted)"
    }
    if check_only { return nil }
    let frame = environment.makeFrame()
    for (name, bound) in bindings {
      if let slot = environment.slot(of: name), let value = bound.value { frame.set(slot, value: value) }
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
  default: one.typeName == other.typeName && Value.equal(one, other)
  }
}
