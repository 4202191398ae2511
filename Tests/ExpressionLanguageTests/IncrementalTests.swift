import ExpressionLanguage
import Foundation
import Testing

/// cel-go's own parser and checker cases: what must be a syntax error, and which type an expression has.
@Suite(.enabled(if: ConformanceCase.folder != nil, Comment(rawValue: ConformanceCase.missing)))
struct IncrementalTests {
  private struct Case {
    var expr: String
    var error: String?
    var type: String?
    var declarations: [[String: Any]]
    var container: String
    var mentionsMessages: Bool
  }

  private func cases(_ suite: String) throws -> [Case] {
    let url = URL(filePath: ConformanceCase.folder ?? "").appending(path: "cel/cel_go_incremental.json")
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any]
    return (json?[suite] as? [[String: Any]] ?? []).compactMap { entry in
      guard let original = entry["original"] as? [String: Any], let expr = original["expr"] as? String else {
        return nil
      }
      let text = "\(original) \(entry["type"] ?? "")"
      let messages = ["proto", "messageType", "TestAllTypes", "wrapper", "wellKnown"].contains {
        text.contains($0)
      }
      return Case(
        expr: expr, error: entry["error"] as? String, type: entry["type"] as? String,
        declarations: original["typeEnv"] as? [[String: Any]] ?? [],
        container: original["container"] as? String ?? "", mentionsMessages: messages)
    }
  }

  /// Syntax errors there, except of what cel-go's test leaves off (optionals, back quotes) and of limits that
  /// every implementation sets for itself.
  @Test func syntaxErrors() throws {
    let own = ["unsupported syntax", "recursion", "lookahead", "accumulator"]
    let wrong = try cases("parsing").filter { item in
      guard let error = item.error, error.hasPrefix("ERROR: :") else { return false }
      return !own.contains { error.contains($0) }
    }
    let environment = Environment(.standard, variables: [])
    var found = 0
    for item in wrong {
      let problems = environment.compile(item.expr).problems
      if problems.contains(where: { $0.code == "syntax" || $0.code == "limit" }) {
        found += 1
      } else {
        Issue.record("no syntax error: \(item.expr)")
      }
    }
    print("CEL parser cases: \(found) of \(wrong.count) syntax errors found")
  }

  @Test func types() throws {
    let items = try cases("checking").filter {
      !$0.mentionsMessages && !($0.error?.contains("unsupported syntax") ?? false)
    }
    var passed = 0
    for item in items {
      let environment = environment(item)
      let compilation = environment.compile(item.expr)
      let type = compilation.program?.type.description
      if type == item.type {
        passed += 1
      } else {
        Issue.record(
          "\(item.expr): \(type ?? "\(compilation.problems.map(\.message))"), not \(item.type ?? "an error")")
      }
    }
    print("CEL checker cases: \(passed) of \(items.count)")
  }

  private func environment(_ item: Case) -> Environment {
    var variables = [
      ("is", "string"), ("ii", "int"), ("iu", "uint"), ("iz", "bool"), ("ib", "bytes"), ("id", "double"),
      ("ix", "null"),
    ].map { Environment.Variable($0.0, TypeText.type($0.1)) }
    func nothing(_ name: String, _ overloads: [Function.Overload]) -> Function {
      Function(name, overloads) { _, _ throws(EvaluationError) in
        throw EvaluationError(.noSuchOverload, "declared only")
      }
    }
    var functions = [
      nothing("fg_s", [Function.Overload([], .string)]),
      nothing("fi_s_s", [Function.Overload([.string], .string, isMethod: true)]),
    ]
    for declaration in item.declarations {
      let name = declaration["name"] as? String ?? ""
      if let ident = declaration["ident"] as? [String: Any] {
        variables.append(Environment.Variable(name, type(ident["type"])))
      } else if let function = declaration["function"] as? [String: Any] {
        let overloads = (function["overloads"] as? [[String: Any]] ?? []).map { overload in
          Function.Overload(
            (overload["params"] as? [Any] ?? []).map { type($0) }, type(overload["resultType"]),
            isMethod: overload["isInstanceFunction"] as? Bool ?? false)
        }
        functions.append(nothing(name, overloads))
      }
    }
    return Environment(.standard, variables: variables, functions: functions, container: item.container)
  }

  private func type(_ json: Any?) -> ValueType {
    guard let json = json as? [String: Any] else { return .dyn }
    if let primitive = json["primitive"] as? String {
      return TypeText.type(["INT64": "int", "UINT64": "uint"][primitive] ?? primitive.lowercased())
    }
    if let list = json["listType"] as? [String: Any] { return .list(type(list["elemType"])) }
    if let map = json["mapType"] as? [String: Any] {
      return .map(type(map["keyType"]), type(map["valueType"]))
    }
    if let name = json["typeParam"] as? String { return .parameter(name) }
    if let abstract = json["abstractType"] as? [String: Any], let name = abstract["name"] as? String {
      let parameters = (abstract["parameterTypes"] as? [Any] ?? []).map { type($0) }
      return name == "optional_type" ? .optional(parameters.first ?? .dyn) : .abstract(name, parameters)
    }
    return json["null"] == nil ? .dyn : .null
  }
}
