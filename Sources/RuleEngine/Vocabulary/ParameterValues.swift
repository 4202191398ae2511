internal import ExpressionLanguage

/// The values of one rule's parameters during a run, in the order of their declaration.
final class ParameterValues: Sendable {
  private let values: [Value]

  /// The standard values, with those of `overrides` in their place.
  init(_ parameters: [Rule.Parameter], overrides: [String: ParameterValue]) {
    values = parameters.map { (overrides[$0.name] ?? $0.standard).value }
  }

  /// A record type with one field for each parameter.
  static func record(of parameters: [Rule.Parameter]) -> RecordType {
    let record = RecordType("Params", doc: "this rule's parameters")
    for (index, parameter) in parameters.enumerated() {
      record.declare(
        RecordType.Field(
          parameter.name, type(of: parameter.standard), doc: parameter.says,
          accessor: .value { unsafeDowncast($0, to: ParameterValues.self).values[index] }))
    }
    return record
  }

  private static func type(of value: ParameterValue) -> ValueType {
    switch value {
    case .int: .int
    case .double: .double
    case .string: .string
    case .bool: .bool
    case .strings: .list(.string)
    }
  }
}
