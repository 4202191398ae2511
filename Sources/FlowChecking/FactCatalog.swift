public import Diagnostics
internal import FlowModel
internal import UIKitSemantics

/// The facts of the platform that traces speak of, and the sources that facts and rules rest on.
public struct FactCatalog: Sendable {
  private let rules: [RuleDescription]

  /// The facts, with the rules that name them among their sources.
  public init(citedBy rules: [RuleDescription]) { self.rules = rules }

  /// Their ids, for completions.
  public static var names: [String] { PlatformFact.all.map(\.id) }

  /// Whether a name looks like a fact’s, a letter, then numbers with points, or is a source’s. Names of Apple’s interfaces
  /// are none: whoever looks for one wants to see all that speaks of it.
  public static func isName(_ text: String) -> Bool {
    if let source = CitedSource(text) { return !source.isInterface }
    let rest = text.utf8.dropFirst()
    return ["F", "S", "f", "s"].contains(text.prefix(1)) && !rest.isEmpty
      && rest.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E }
  }

  /// The facts whose sentences name one of these things of UIKit, SwiftUI or the language: those first that name the first.
  public func speaking(of subjects: [String], atMost count: Int) -> [FactDescription] {
    var ids: [String] = []
    for subject in subjects where subject.count > 3 {
      for fact in PlatformFact.all where !ids.contains(fact.id) && fact.says.names(subject) {
        ids.append(fact.id)
      }
    }
    return ids.prefix(count).compactMap { try? description(of: $0) }
  }

  /// What there is to say about one.
  ///
  /// - Throws: that there is no such fact, with the nearest.
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
  /// Whether a word stands in it as a whole word.
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
