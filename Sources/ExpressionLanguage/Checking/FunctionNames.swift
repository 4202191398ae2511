import Diagnostics

/// The names of functions: here, in the rest of CEL, and in other languages.
enum FunctionNames {
  /// All functions, or all methods, in alphabetical order.
  static func all(areMethods: Bool) -> [String] {
    Function.table.values.filter { $0.overloads.contains { $0.isMethod == areMethods } }.map(\.name).sorted()
  }

  /// The namespaces of CEL's extensions.
  static let namespaces: Set = ["cel", "math", "optional", "strings", "proto"]

  /// Functions of CEL, or of common extensions, that this language does not have.
  static let leftOut: Set = [
    "bool", "bytes", "duration", "dyn", "timestamp", "type", "uint", "getDate", "getDayOfMonth",
    "getDayOfWeek",
    "getDayOfYear", "getFullYear", "getHours", "getMilliseconds", "getMinutes", "getMonth", "getSeconds",
    "charAt",
    "format", "indexOf", "join", "lastIndexOf", "lowerAscii", "replace", "reverse", "split", "substring",
    "trim",
    "upperAscii", "optMap", "optFlatMap", "hasValue", "or", "orValue", "value", "transformList",
    "transformMap",
    "transformMapEntry", "sort", "sortBy", "flatten", "distinct", "slice", "first", "last",
  ]

  /// CEL's names of its types, which are values in CEL.
  static let types: Set = [
    "bool", "bytes", "double", "dyn", "int", "list", "map", "null_type", "string", "type", "uint",
  ]

  /// The name here of a function that has another name in other languages.
  static func elsewhere(_ name: String) -> String? {
    let words = [
      ("length", "size"), ("count", "size"), ("len", "size"), ("isEmpty", "size"), ("any", "exists"),
      ("some", "exists"), ("every", "all"), ("allSatisfy", "all"), ("forall", "all"),
      ("includes", "contains"),
      ("hasPrefix", "startsWith"), ("hasSuffix", "endsWith"), ("select", "filter"), ("where", "filter"),
      ("defined", "has"), ("exist", "exists"),
    ]
    guard
      let nearest = words.first(where: { $0.0 == name })?.0 ?? nearestName(to: name, among: words.map(\.0))
    else { return nil }
    return words.first { $0.0 == nearest }?.1
  }
}
