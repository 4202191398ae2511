import Diagnostics
import FlowModel
import Foundation
import IBReading
import SourceFacts
import TestSupport
import Testing

@testable import FlowDrift

/// The files of the journal that need no Swift, changed and damaged.
struct InterfaceMutationTests {
  private static let folder = "Tests/Fixtures/apps/journal"

  private static func files() throws -> [String: [UInt8]] {
    let paths = Repository.files(under: folder, endingIn: "").filter { InterfaceReading.reads($0) }
    return Dictionary(
      uniqueKeysWithValues: try paths.map { path in
        (String(path.dropFirst(folder.count + 1)), Array(try Repository.text(of: path).utf8))
      })
  }

  private static func facts(of files: [String: [UInt8]]) -> CodeFacts {
    var interface = InterfaceReading()
    for (path, bytes) in files.sorted(by: { $0.key < $1.key }) { interface.read(bytes, path: path) }
    return interface.finish().facts
  }

  /// Each way taken out of the storyboards in turn is said, once the record has it.
  @Test func aWayThatIsTakenOutIsSaid() throws {
    let files = try Self.files()
    let whole = Self.facts(of: files)
    let text = try #require(FlowDraft(whole, name: "journal")).text
    let flow = try #require(FlowReader.read(text).flow)
    let agreement = DriftComparison(flow, root: "flow.yaml", whole)
    #expect(agreement.findings.isEmpty)
    #expect(agreement.unseen.allSatisfy { $0.hasSuffix("a state or a segue may close it") })
    var taken = 0
    for edge in whole.edges where [.present, .push].contains(edge.verb) && edge.sure != .unknown {
      var lines = String(decoding: files[edge.place.path] ?? [], as: UTF8.self)
        .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      #expect(lines[edge.place.line - 1].contains("<segue "))
      lines[edge.place.line - 1] = lines[edge.place.line - 1].replacing("<segue ", with: "<noLonger ")
      var damaged = files
      damaged[edge.place.path] = Array(lines.joined(separator: "\n").utf8)
      let found = DriftComparison(
        flow, root: "flow.yaml", Self.facts(of: damaged), record: agreement.sights
      ).findings
      #expect(found.contains { $0.rule.name == "drift-edge-gone" }, "\(edge.identity) is silent")
      taken += 1
    }
    #expect(taken >= 4)
  }

  /// Whatever is left of the files, reading them ends, and so do draft and drift.
  @Test func damagedFilesAreReadToTheirEnd() throws {
    let files = try Self.files()
    var generator = SeededGenerator(seed: 12)
    for round in 0..<200 {
      var damaged = files
      for (path, text) in files.sorted(by: { $0.key < $1.key }) where !text.isEmpty {
        var bytes = text
        switch (round + path.count) % 4 {
        case 0: bytes = Array(bytes[..<Int.random(in: 0..<bytes.count, using: &generator)])
        case 1:
          let start = Int.random(in: 0..<bytes.count, using: &generator)
          bytes.removeSubrange(start..<min(bytes.count, start + Int.random(in: 1..<60, using: &generator)))
        case 2:
          for _ in 0..<8 {
            bytes[Int.random(in: 0..<bytes.count, using: &generator)] = UInt8.random(
              in: 0...255, using: &generator)
          }
        default: continue
        }
        damaged[path] = bytes
      }
      let facts = Self.facts(of: damaged)
      #expect(throws: Never.self) { try CodeFacts(Array(facts.text.utf8), path: "facts.json") }
      guard let draft = FlowDraft(facts, name: "journal") else { continue }
      let reading = FlowReader.read(draft.text)
      #expect(reading.problems.map(\.message) == [], "round \(round)\n\(draft.text)")
      guard let flow = reading.flow else { continue }
      #expect(DriftComparison(flow, root: "flow.yaml", facts).findings.map(\.message) == [], "round \(round)")
    }
  }
}
