import ExpressionLanguage
import Foundation

/// A value as the suites write it: `{"t": "int", "v": "12"}`.
struct TaggedValue: Decodable, Sendable {
  let value: Value

  private enum Key: String, CodingKey { case t, v, bits, b64, of }

  init(from decoder: any Decoder) throws {
    let box = try decoder.container(keyedBy: Key.self)
    let tag = try box.decode(String.self, forKey: .t)
    switch tag {
    case "bool": value = .bool(try box.decode(Bool.self, forKey: .v))
    case "int": value = .int(Int(try box.decode(String.self, forKey: .v)) ?? 0)
    case "uint": value = .uint(UInt(try box.decode(String.self, forKey: .v)) ?? 0)
    case "double":
      let bits = UInt64(try box.decode(String.self, forKey: .bits), radix: 16) ?? 0
      value = .double(Double(bitPattern: bits))
    case "string": value = .string(try box.decode(String.self, forKey: .v))
    case "bytes":
      let data = Data(base64Encoded: try box.decode(String.self, forKey: .b64)) ?? Data()
      value = .bytes(Array(data))
    case "type": value = .type(try box.decode(String.self, forKey: .v))
    case "list": value = .list(try box.decode([TaggedValue].self, forKey: .v).map(\.value))
    case "map":
      var map = MapValue()
      for pair in try box.decode([[TaggedValue]].self, forKey: .v) {
        _ = map.insert(pair[1].value, for: pair[0].value)
      }
      value = .map(map)
    default: value = .null
    }
  }
}

/// Types as the suites write them: `map(string, list(int))`, `param(T)`.
enum TypeText {
  static func type(_ text: String) -> ValueType {
    var rest = Array(text)[...]
    return read(&rest)
  }

  private static func read(_ rest: inout ArraySlice<Character>) -> ValueType {
    let name = String(rest.prefix { $0.isLetter || "_.0123456789".contains($0) })
    rest = rest.dropFirst(name.count)
    var parts: [ValueType] = []
    var words: [String] = []
    if rest.first == "(" {
      repeat {
        rest = rest.dropFirst()
        while rest.first == " " { rest = rest.dropFirst() }
        let word = String(rest.prefix { $0.isLetter || $0 == "_" })
        words.append(word)
        parts.append(read(&rest))
      } while rest.first == ","
      rest = rest.dropFirst()
    }
    switch (name, parts.count) {
    case ("null", _), ("null_type", _): return .null
    case ("bool", _): return .bool
    case ("int", _): return .int
    case ("uint", _): return .uint
    case ("double", _): return .double
    case ("string", _): return .string
    case ("bytes", _): return .bytes
    case ("list", 1): return .list(parts[0])
    case ("map", 2): return .map(parts[0], parts[1])
    case ("optional_type", 1): return .optional(parts[0])
    case ("type", 1): return .type(parts[0])
    case ("param", 1): return .parameter(words[0])
    case ("dyn", _), ("", _), ("any", _): return .dyn
    default: return .abstract(name, parts)
    }
  }
}
