internal import ExpressionLanguage

/// The values of one rule's parameters during a run, in the order of their declaration.
final class ParameterValues: Sendable {
  let values: [ParameterValue]

  /// The standard values, with those of `overrides` in their place.
  init(_ parameters: [Rule.Parameter], overrides: [String: ParameterValue] = [:]) {
    values = parameters.map { overrides[$0.name] ?? $0.standard }
  }

  /// A record type with one field for each parameter.
  static func record(of parameters: [Rule.Parameter]) -> RecordType {
    let record = RecordType("Params", doc: "this rule's parameters")
    for (index, parameter) in parameters.enumerated() {
      let (name, doc) = (parameter.name, parameter.says)
      switch parameter.standard {
      case .int: record.int(name, doc: doc) { (it: ParameterValues) in it.values[index].int }
      case .double: record.double(name, doc: doc) { (it: ParameterValues) in it.values[index].double }
      case .string: record.string(name, doc: doc) { (it: ParameterValues) in it.values[index].string }
      case .bool: record.bool(name, doc: doc) { (it: ParameterValues) in it.values[index].bool }
      case .strings: record.strings(name, doc: doc) { (it: ParameterValues) in it.values[index].strings }
      }
    }
    return record
  }
}

// The payloads; a value of another type than declared never gets here, because readers check it.
extension ParameterValue {
  fileprivate var int: Int { if case .int(let value) = self { value } else { 0 } }
  fileprivate var double: Double { if case .double(let value) = self { value } else { 0 } }
  fileprivate var string: String { if case .string(let value) = self { value } else { "" } }
  fileprivate var bool: Bool { if case .bool(let value) = self { value } else { false } }
  fileprivate var strings: [String] { if case .strings(let values) = self { values } else { [] } }
}
