public import Diagnostics
internal import YAMLTree

extension CodeFacts {
  /// Reads facts that ``text`` wrote.
  ///
  /// - Throws: the first thing that is no fact.
  public init(_ bytes: [UInt8], path: String) throws(Problem) {
    self.init()
    let stream = YAMLStream.read(bytes, path: path, limits: YAMLLimits(maximumBytes: 256 << 20))
    if let problem = stream.problems.first { throw problem }
    guard let root = stream.documents.first, let schema = root.value(of: "modalflow-facts"),
      let facts = root.value(of: "facts")
    else {
      throw Problem(
        "no-facts", "‘\(path)’ holds no facts", at: stream.documents.first?.place, path: path,
        help: "make them with modalflow facts")
    }
    guard schema.text == String(Self.schema) else {
      throw Problem(
        "unknown-facts", "facts of form \(schema.text) cannot be read", at: schema.place,
        expected: "form \(Self.schema)", help: "make them again with this version")
    }
    for node in facts.elements {
      guard let json = JSONValue(node), take(json) else {
        throw Problem(
          "unknown-fact", "this is no fact that this version knows", at: node.place,
          help: "make the facts again")
      }
    }
  }

  /// Adds one fact; false where it is none.
  private mutating func take(_ json: JSONValue) -> Bool {
    switch json["kind"]?.text {
    case "app": app = AppFact(json)
    case "screen": return Self.append(ScreenFact(json), to: &screens)
    case "edge": return Self.append(EdgeFact(json), to: &edges)
    case "guard": return Self.append(GuardFact(json), to: &guards)
    case "callback": return Self.append(CallbackFact(json), to: &callbacks)
    case "nominated": return Self.append(NominatedFact(json), to: &nominated)
    case "finding": return Self.append(CodeFinding(json), to: &findings)
    case "unseen": return Self.append(UnseenFact(json), to: &unseen)
    case "button":
      guard let of = json["of"]?.text, let index = screens.firstIndex(where: { $0.type == of }) else {
        return false
      }
      return Self.append(ButtonFact(json), to: &screens[index].buttons)
    default: return false
    }
    return true
  }

  private static func append<Fact>(_ fact: Fact?, to facts: inout [Fact]) -> Bool {
    guard let fact else { return false }
    facts.append(fact)
    return true
  }
}
