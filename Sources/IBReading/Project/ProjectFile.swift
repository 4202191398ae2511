/// Reads `project.pbxproj`.
enum ProjectFile {
  /// The dictionary that the file is; nil where it is none.
  static func read(_ bytes: [UInt8]) -> PropertyValue? {
    var tokens = PropertyTokens(bytes)
    guard tokens.next() == .mark("{") else { return nil }
    return dictionary(&tokens, depth: 0)
  }

  private static func value(_ token: PropertyTokens.Token?, _ tokens: inout PropertyTokens, _ depth: Int)
    -> PropertyValue?
  {
    guard depth < 50 else { return nil }
    return switch token {
    case .text(let text): .text(text)
    case .mark("{"): dictionary(&tokens, depth: depth + 1)
    case .mark("("): list(&tokens, depth: depth + 1)
    default: nil
    }
  }

  private static func dictionary(_ tokens: inout PropertyTokens, depth: Int) -> PropertyValue? {
    var values: [String: PropertyValue] = [:]
    while let token = tokens.next() {
      if token == .mark("}") { return .dictionary(values) }
      guard case .text(let key) = token, tokens.next() == .mark("="),
        let value = value(tokens.next(), &tokens, depth), tokens.next() == .mark(";")
      else { return nil }
      values[key] = value
    }
    return nil
  }

  private static func list(_ tokens: inout PropertyTokens, depth: Int) -> PropertyValue? {
    var values: [PropertyValue] = []
    while let token = tokens.next() {
      if token == .mark(")") { return .list(values) }
      if token == .mark(",") { continue }
      guard let value = value(token, &tokens, depth) else { return nil }
      values.append(value)
    }
    return nil
  }
}
