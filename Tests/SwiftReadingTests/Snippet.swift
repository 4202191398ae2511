#if SwiftSources
import IBReading
import SourceFacts
import Testing

@testable import SwiftReading

/// Sources in one text, and the edges that are to be found in them.
struct Snippet: Sendable, CustomTestStringConvertible {
  let name: String
  let code: String
  /// `Source verb Target confidence`.
  let edges: [String]
  /// Reasons, in the order of their places.
  let unseen: [UnseenFact.Reason]

  init(_ name: String, _ code: String, _ edges: [String], unseen: [UnseenFact.Reason] = []) {
    self.name = name
    self.code = code
    self.edges = edges
    self.unseen = unseen
  }

  var testDescription: String { name }

  static func facts(of code: String, storyboard: String = "") -> CodeFacts {
    var reading = SwiftSourceReading()
    reading.read(Array(code.utf8), path: "A.swift")
    var interface = InterfaceReading()
    if !storyboard.isEmpty { interface.read(Array(storyboard.utf8), path: "Main.storyboard") }
    return reading.finish(with: interface.finish())
  }

  /// An edge as the expectations write it.
  static func line(_ edge: EdgeFact) -> String {
    let target = edge.target.kind == "screen" ? edge.target.type ?? "?" : edge.target.kind
    return "\(edge.source.type ?? "?") \(edge.verb) \(target) \(edge.sure)"
  }

  /// Holds what is found against what is expected.
  func check() {
    let facts = Self.facts(of: code)
    #expect(facts.edges.map(Self.line).sorted() == edges.sorted(), "\(name)")
    #expect(facts.unseen.map(\.reason) == unseen, "\(name)")
  }
}
#endif
