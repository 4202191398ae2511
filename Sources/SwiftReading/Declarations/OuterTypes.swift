#if SwiftSources
/// The types in which a nested type stands.
struct OuterTypes {
  let types: [String: TypeDeclaration]

  /// A static method of the types around a nested type, which its code calls without naming them.
  func method(_ name: String, calledIn type: String, labels: [String]?) -> FunctionDeclaration? {
    var scope = type
    while let end = scope.lastIndex(of: ".") {
      scope = String(scope[..<end])
      let all = (types[scope]?.functions[name] ?? []).filter(\.isOfType)
      if let found = all.first(where: { $0.parameters.map(\.label) == labels }) ?? all.first { return found }
    }
    return nil
  }
}
#endif
