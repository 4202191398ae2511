#if SwiftSources
import Diagnostics
import FlowDrift
import FlowModel
import Foundation
import IBReading
import SourceFacts
import TestSupport
import Testing

@testable import SwiftReading

/// A small app with storyboards, UIKit, SwiftUI and a router: its facts are a golden file.
struct JournalTests {
  static let folder = "Tests/Fixtures/apps/journal"

  /// The files by their paths in the app.
  static func files() throws -> [String: String] {
    let paths = Repository.files(under: folder, endingIn: "").filter { path in
      InterfaceReading.reads(path) || [".swift", ".m"].contains { path.hasSuffix($0) }
    }
    return Dictionary(
      uniqueKeysWithValues: try paths.map { path in
        (String(path.dropFirst(folder.count + 1)), try Repository.text(of: path))
      })
  }

  static func facts(of files: [String: String]) -> CodeFacts {
    var interface = InterfaceReading()
    var swift = SwiftSourceReading()
    var unseen: [UnseenFact] = []
    for (path, text) in files.sorted(by: { $0.key < $1.key }) {
      let bytes = Array(text.utf8)
      if path.hasSuffix(".swift") {
        swift.read(bytes, path: path)
      } else if path.hasSuffix(".m") {
        unseen += ObjectiveCPlaces.unseen(in: bytes, path: path)
      } else {
        interface.read(bytes, path: path)
      }
    }
    var facts = swift.finish(with: interface.finish())
    facts.unseen += unseen
    return facts
  }

  private static func sorted(_ facts: CodeFacts) -> CodeFacts {
    var facts = facts
    facts.sort()
    return facts
  }

  @Test func theFactsAreThese() throws {
    let text = Self.facts(of: try Self.files()).text
    let golden = Repository.root.appending(path: "Tests/Fixtures/apps/journal-facts.json")
    if ProcessInfo.processInfo.environment["MODALFLOW_UPDATE"] == "1" {
      try Data(text.utf8).write(to: golden)
    }
    let written = (try? String(contentsOf: golden, encoding: .utf8)) ?? ""
    #expect(written == text, "MODALFLOW_UPDATE=1 with --filter JournalTests rewrites it; read the difference")
  }

  @Test(.enabled(if: SchemaCheck.canCheckJSON, "it needs python3 with the package jsonschema"))
  func theFactsFollowTheSchema() throws {
    let text = Self.facts(of: try Self.files()).text
    let folder = try TemporaryFolder(["facts.json": text, "schema.json": CodeFacts.jsonSchema])
    let complaints = try SchemaCheck.complaints(
      [folder.url.appending(path: "facts.json")], schema: folder.url.appending(path: "schema.json"))
    #expect(complaints == "")
  }

  @Test func theOrderOfFilesDoesNotMatter() throws {
    let files = try Self.files()
    var swift = SwiftSourceReading()
    for (path, text) in files.sorted(by: { $0.key > $1.key }) where path.hasSuffix(".swift") {
      swift.read(Array(text.utf8), path: path)
    }
    let backward = swift.finish(with: Interface()).text
    #expect(backward == Self.facts(of: files.filter { $0.key.hasSuffix(".swift") }).text)
  }

  /// Each edge taken out of the code in turn is no longer found there, and a flow that agreed with the code says so or
  /// counts it among what cannot be seen.
  @Test func anEdgeThatIsTakenOutIsGone() throws {
    let files = try Self.files()
    let whole = Self.facts(of: files)
    let flow = try #require(FlowDraft(whole, name: "journal").flatMap { FlowReader.read($0.text).flow })
    let agreement = DriftComparison(flow, root: "flow.yaml", whole)
    #expect(agreement.findings.isEmpty && agreement.unseen.isEmpty)
    var taken = 0
    for edge in whole.edges where edge.framework == .uikit || edge.framework == .swiftui {
      guard var lines = files[edge.place.path]?.split(separator: "\n", omittingEmptySubsequences: false)
      else {
        continue
      }
      let line = lines[edge.place.line - 1]
      let start = line.utf8.index(line.utf8.startIndex, offsetBy: edge.place.column - 1)
      let name = line[start...].prefix { $0.isLetter }
      let rest = line[start...].dropFirst(name.count)
      // The call becomes a message that goes by itself, the assignment a comparison.
      let isAssignment = rest.prefix { $0 != "{" }.contains(" = ")
      let changed =
        isAssignment ? line[start...].replacing(" = ", with: " == ", maxReplacements: 1) : "toast" + rest
      lines[edge.place.line - 1] = line[..<start] + changed
      var damaged = files
      damaged[edge.place.path] = lines.joined(separator: "\n")
      let facts = Self.facts(of: damaged)
      let isThere = facts.edges.contains { $0.identity == edge.identity && $0.place == edge.place }
      #expect(!isThere, "\(edge.identity) at \(edge.place)")
      // One that stands twice, or that nobody knows the source of, is still there or never was in the flow.
      let isOnlyOne = whole.edges.count { $0.identity == edge.identity } == 1 && edge.sure != .unknown
      let drift = DriftComparison(flow, root: "flow.yaml", facts)
      let isSaid = !drift.findings.isEmpty || !drift.unseen.isEmpty
      #expect(isSaid || !isOnlyOne, "\(edge.identity) at \(edge.place) is silent")
      // With a record it is said, not only counted.
      let recorded = DriftComparison(flow, root: "flow.yaml", facts, record: agreement.sights)
      #expect(
        !recorded.findings.isEmpty || !isOnlyOne,
        "\(edge.identity) at \(edge.place) is not said with a record")
      let others = whole.edges.filter { $0.place != edge.place && !$0.via.contains(edge.place) }
      for other in others where other.framework == .storyboard {
        #expect(facts.edges.contains { $0.identity == other.identity }, "\(other.identity)")
      }
      taken += 1
    }
    #expect(taken >= 15)
  }

  /// The parser would take twice as long for each bracket.
  @Test(arguments: ["[", "[(", "([", "[A<", "[ [", "[String: ["])
  func bracketsWithoutEndAreReadToTheirEnd(_ open: String) {
    let code = "let one = 1\nlet two = " + String(repeating: open, count: 200)
    var swift = SwiftSourceReading()
    swift.read(Array(code.utf8), path: "A.swift")
    let unseen = swift.finish(with: Interface()).unseen
    #expect(unseen.map(\.reason) == [.unreadable])
    #expect(unseen.allSatisfy { $0.place.path == "A.swift" && $0.place.line == 2 })
  }

  @Test(arguments: [
    "// [[[[[[[[[[[[[[\nlet one = 1", "let text = \"\\\"[[[[[[[[[[[[[[\"",
    "let grid: [[[[Int]]]] = [[[[1]]]]", "let words = [\"[[[[[[[[[[[[[[\", \"((((((((\"]",
    "let closures = [{ [{ [{ [{ [{ [{ [1] }] }] }] }] }] }]",
  ])
  func bracketsOfRealCodeAreRead(_ code: String) {
    #expect(Snippet.facts(of: code).unseen == [])
  }

  /// Whatever is left of the sources, reading them ends.
  @Test func truncatedSourcesAreReadToTheirEnd() throws {
    let files = try Self.files()
    var generator = SeededGenerator(seed: 12)
    for round in 0..<60 {
      var damaged = files
      for (path, text) in files where path.hasSuffix(".swift") {
        var bytes = Array(text.utf8)
        if round.isMultiple(of: 2) {
          bytes = Array(bytes[..<Int.random(in: 0...bytes.count, using: &generator)])
        } else if !bytes.isEmpty {
          let start = Int.random(in: 0..<bytes.count, using: &generator)
          let end = min(bytes.count, start + Int.random(in: 1..<40, using: &generator))
          bytes.removeSubrange(start..<end)
        }
        damaged[path] = String(decoding: bytes, as: UTF8.self)
      }
      let facts = Self.facts(of: damaged)
      #expect(throws: Never.self) { try CodeFacts(Array(facts.text.utf8), path: "facts.json") }
      guard let draft = FlowDraft(facts, name: "journal") else { continue }
      let reading = FlowReader.read(draft.text)
      #expect(reading.problems.map(\.message) == [], "round \(round)\n\(draft.text)")
      guard let flow = reading.flow else { continue }
      let drift = DriftComparison(flow, root: "flow.yaml", Self.sorted(facts)).findings
      #expect(drift.map(\.message) == [], "round \(round)")
    }
  }
}
#endif
