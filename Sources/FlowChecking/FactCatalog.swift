public import Diagnostics
internal import FlowModel
internal import UIKitSemantics

/// The facts of the platform that traces refer to, and the sources of facts and rules.
public struct FactCatalog: Sendable {
  private let rules: [RuleDescription]

  /// Creates a catalogue with the rules that cite facts.
  public init(citedBy rules: [RuleDescription]) { self.rules = rules }

  /// The ids of facts, for completions.
  public static var names: [String] { PlatformFact.all.map(\.id) }

  /// Whether a name has the form of a fact id (a letter, then numbers with dots) or is that of a source.
  /// Symbols of Apple’s frameworks do not count, because users who search one want all texts that mention it.
  public static func isName(_ text: String) -> Bool {
    if let source = CitedSource(text) { return !source.isInterface }
    let rest = text.utf8.dropFirst()
    return ["F", "S", "f", "s"].contains(text.prefix(1)) && !rest.isEmpty
      && rest.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E }
  }

  /// Facts that mention one of these symbols or words; those about the first subject come first.
  public func speaking(of subjects: [String], atMost count: Int) -> [FactDescription] {
    var ids: [String] = []
    for subject in subjects where subject.count > 3 {
      for fact in PlatformFact.all where !ids.contains(fact.id) && fact.says.names(subject) {
        ids.append(fact.id)
      }
    }
    return ids.prefix(count).compactMap { try? description(of: $0) }
  }

  /// The description of a fact or source.
  ///
  /// - Throws: a problem with the nearest id, if there is no such fact.
  public func description(of id: String) throws(Problem) -> FactDescription {
    if let source = CitedSource(id) ?? CitedSource(id.uppercased()) {
      return FactDescription(
        id: source.key, says: source.title, standing: "",
        sources: source.address.isEmpty ? [] : [source.address],
        rules: rules.filter { $0.sources.contains(source.key) }.map(\.id))
    }
    let id = id.uppercased()
    guard let fact = PlatformFact.all.first(where: { $0.id == id }) else {
      let within = Self.names.filter { $0.hasPrefix(id + ".") }
      throw Problem(
        "unknown-fact", "there is no fact ‘\(id)’", at: nil,
        expected: within.isEmpty ? "" : listOfNames(within, limit: 20),
        help: within.isEmpty ? "traces name facts in their ‘because’ lines" : "",
        replacement: within.isEmpty ? nearestName(to: id, among: Self.names) : nil)
    }
    return FactDescription(
      id: fact.id, says: fact.says, standing: fact.standing.words, versions: fact.versions.words,
      open: fact.openWords, sources: fact.sources,
      witnesses: fact.witnesses.map { name in
        let parts = name.split(separator: "/")
        return "Tests/Fixtures/semantics/\(parts[0]).yaml: \(parts[parts.count - 1])"
      }, rules: rules.filter { $0.sources.contains(fact.id) }.map(\.id))
  }
}

extension String {
  /// Whether the text contains the word as a whole word.
  fileprivate func names(_ word: String) -> Bool {
    split { !$0.isLetter && !$0.isNumber && $0 != "-" }.contains { $0 == word }
  }
}

extension PlatformFact {
  fileprivate var openWords: String {
    if isContradicted {
      return "sources contradict each other; the likelier reading is played"
    }
    return contested.isEmpty ? "" : "no source promises it; this is what most likely happens"
  }
}

extension PlatformFact.Standing {
  fileprivate var words: String {
    switch self {
    case .seed: "stated by one of the documents that this tool is based on"
    case .documented: "documented by Apple"
    case .reported: "reported in public, not documented"
    case .inferred: "follows from other facts"
    }
  }
}

extension VersionRange {
  fileprivate var words: String {
    switch (lower, upper) {
    case (let lower?, nil): "iOS \(lower) and later"
    case (nil, let upper?): "up to iOS \(upper)"
    case (let lower?, let upper?): "iOS \(lower) to \(upper)"
    case (nil, nil): ""
    }
  }
}
