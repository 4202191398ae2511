internal import ExpressionLanguage
public import YAMLTree

extension Rule {
  /// A value that a user may set: a maximum, a list of labels.
  public struct Parameter: Sendable, Hashable {
    /// Its name in conditions: `params.<name>`.
    public let name: String
    /// The default value; its case is the type of the parameter.
    public let standard: ParameterValue
    /// A description.
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
  /// The value as written in YAML.
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
  /// The value of a node for a type of ``typeName``; nil if it does not fit.
  public init?(_ node: YAMLNode, ofType type: String) {
    guard node.kind == (type == "list(string)" ? .sequence : .scalar),
      node.elements.allSatisfy({ $0.kind == .scalar })
    else { return nil }
    self.init(node.kind == .scalar ? [node.text] : node.elements.map(\.text), ofType: type)
  }

  /// The value of this type with these texts; see ``texts``.
  init?(_ texts: [String], ofType type: String) {
    let value: ParameterValue? =
      switch type {
      case "int": texts.first.flatMap { Int($0) }.map(ParameterValue.int)
      case "double": texts.first.flatMap { Double($0) }.map(ParameterValue.double)
      case "bool": texts.first.flatMap { ["true": true, "false": false][$0] }.map(ParameterValue.bool)
      case "string": texts.first.map(ParameterValue.string)
      default: .strings(texts)
      }
    guard let value else { return nil }
    self = value
  }

  /// The elements of a list; otherwise a single text.
  var texts: [String] { if case .strings(let values) = self { values } else { [description] } }

  /// The value in expressions.
  var value: Value {
    switch self {
    case .int(let value): .int(value)
    case .double(let value): .double(value)
    case .string(let value): .string(value)
    case .bool(let value): .bool(value)
    case .strings(let values): .list(ListValue(strings: values))
    }
  }
}
