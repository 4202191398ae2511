import ExpressionLanguage
import Foundation

/// A value as the suites write it: `{"t": "int", "v": "12"}`. Nil for one of a kind that is left out.
struct TaggedValue: Decodable, Sendable {
  let value: Value?

  private enum Key: String, CodingKey { case t, v, bits }

  init(from decoder: any Decoder) throws {
    let box = try decoder.container(keyedBy: Key.self)
    switch try box.decode(String.self, forKey: .t) {
    case "bool": value = .bool(try box.decode(Bool.self, forKey: .v))
    case "int": value = .int(Int(try box.decode(String.self, forKey: .v)) ?? 0)
    case "double":
      let bits = UInt64(try box.decode(String.self, forKey: .bits), radix: 16) ?? 0
      value = .double(Double(bitPattern: bits))
    case "string": value = .string(try box.decode(String.self, forKey: .v))
    case "list":
      let elements = try box.decode([TaggedValue].self, forKey: .v).map(\.value)
      value = elements.contains { $0 == nil } ? nil : .list(ListValue(elements.compactMap(\.self)))
    default: value = nil
    }
  }
}

extension Value {
  /// Its type, as far as the value tells.
  var type: ValueType {
    switch self {
    case .bool: .bool
    case .int: .int
    case .double: .double
    case .string: .string
    case .list(let list): .list(list.first?.type ?? .unknown)
    case .record(let type, _): .record(type)
    case .enumeration(let type, _): .enumeration(type)
    }
  }
}

/// Types as the suites write them: `list(int)`. Nil for one that is left out.
enum TypeText {
  static func type(_ text: String) -> ValueType? {
    if text.hasPrefix("list("), text.hasSuffix(")") {
      return type(String(text.dropFirst(5).dropLast())).map { .list($0) }
    }
    return ["bool": .bool, "int": .int, "double": .double, "string": .string][text]
  }
}
