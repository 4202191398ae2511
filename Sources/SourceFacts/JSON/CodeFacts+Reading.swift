public import Diagnostics
internal import JSON

extension CodeFacts {
  /// Reads facts that ``text`` wrote.
  ///
  /// - Throws: the first thing that is no fact.
  public init(_ bytes: [UInt8], path: String) throws(Problem) {
    self.init()
    let file = SourceFile(path: path, bytes: bytes)
    let root: JSONValue
    do throws(JSONReader.Failure) {
      root = try JSONReader.read(bytes)
    } catch {
      if !bytes.contains(UInt8(ascii: "{")) { throw Self.noFacts(file) }
      throw Problem(
        "no-json", "‘\(path)’ is not JSON: \(error.reason)",
        at: Place(file, Span(error.offset, error.offset)),
        help: "make the facts again")
    }
    guard let schema = root["modalflow-facts"], let facts = root["facts"] else { throw Self.noFacts(file) }
    guard schema.int == Self.schema else {
      throw Problem(
        "unknown-facts", "facts of form \(schema.written) cannot be read", at: Place(file, Span(0, 0)),
        expected: "form \(Self.schema)", help: "make them again with this version")
    }
    var positions: [String: Int] = [:]
    for (index, fact) in facts.elements.enumerated() where !take(fact, &positions) {
      let ranges = (try? JSONReader.elementRanges(of: "facts", in: bytes)) ?? []
      throw Problem(
        "unknown-fact", "this is no fact that this version knows",
        at: Place(
          file,
          ranges.indices.contains(index)
            ? Span(ranges[index].lowerBound, ranges[index].upperBound) : Span(0, 0)),
        help: "make the facts again")
    }
  }

  private static func noFacts(_ file: SourceFile) -> Problem {
    Problem(
      "no-facts", "‘\(file.path)’ holds no facts", at: Place(file, Span(0, 0)), path: file.path,
      help: "make them with modalflow facts")
  }

  /// Adds one fact; false where it is none.
  ///
  /// - Parameter positions: where each screen stands, by its type.
  private mutating func take(_ json: JSONValue, _ positions: inout [String: Int]) -> Bool {
    switch json["kind"]?.text {
    case "app":
      guard let read = AppFact(json) else { return false }
      app = read
    case "screen":
      guard let screen = ScreenFact(json) else { return false }
      if positions[screen.type] == nil { positions[screen.type] = screens.count }
      screens.append(screen)
    case "edge": return Self.append(EdgeFact(json), to: &edges)
    case "guard": return Self.append(GuardFact(json), to: &guards)
    case "callback": return Self.append(CallbackFact(json), to: &callbacks)
    case "closing": return Self.append(ClosingFact(json), to: &closings)
    case "nominated": return Self.append(NominatedFact(json), to: &nominated)
    case "finding": return Self.append(CodeFinding(json), to: &findings)
    case "unseen": return Self.append(UnseenFact(json), to: &unseen)
    case "button":
      guard let index = json["of"]?.text.flatMap({ positions[$0] }) else { return false }
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
