public import YAMLTree

extension Rule {
  /// A value that a user may set: a maximum, a list of labels.
  public struct Parameter: Sendable, Hashable {
    /// Its name in conditions: `params.<name>`.
    public let name: String
    /// Used unless a user sets another; its case is the parameter's type.
    public let standard: ParameterValue
    /// What it means.
    public let says: String
  }
}

/// The value of a parameter.
public enum ParameterValue: Sendable, Hashable {
  /// A whole number.
  case int(Int)
  /// A number.
  case double(Double)
  /// A text.
  case string(String)
  /// `true` or `false`.
  case bool(Bool)
  /// Several texts.
  case strings([String])

  /// The word for its type in a rule file.
  public var typeName: String {
    switch self {
    case .int: "int"
    case .double: "double"
    case .string: "string"
    case .bool: "bool"
    case .strings: "list(string)"
    }
  }

  /// The words for all types a parameter may have.
  static let typeNames = ["int", "double", "string", "bool", "list(string)"]
}

extension ParameterValue: CustomStringConvertible {
  /// As it is written in YAML.
  public var description: String {
    switch self {
    case .int(let value): "\(value)"
    case .double(let value): "\(value)"
    case .string(let value): value
    case .bool(let value): "\(value)"
    case .strings(let values): "[\(values.joined(separator: ", "))]"
    }
  }
}

extension ParameterValue {
  /// The value that a node has as a type of ``typeName``; nil where it does not fit.
  public init?(_ node: YAMLNode, ofType type: String) {
    let value: ParameterValue? =
      switch type {
      case "int": Int(node.text).map(ParameterValue.int)
      case "double": Double(node.text).map(ParameterValue.double)
      case "bool": ["true": true, "false": false][node.text].map(ParameterValue.bool)
      case "string": node.kind == .scalar ? .string(node.text) : nil
      default:
        node.kind == .sequence && node.elements.allSatisfy { $0.kind == .scalar }
          ? .strings(node.elements.map(\.text)) : nil
      }
    guard let value else { return nil }
    self = value
  }
}
