import Foundation
import TestSupport
import Testing
import UIKitSemantics

@Suite struct PlatformFactTests {
  @Test(arguments: PlatformFact.all) func `a fact has a witness, a sentence and a source`(
    _ fact: PlatformFact
  ) {
    #expect(Vector.all.contains { $0.facts.contains(fact.id) }, "no vector names \(fact.id)")
    #expect(!fact.says.hasSuffix(".") && !fact.says.isEmpty)
    #expect(fact.standing == .inferred || !fact.sources.isEmpty)
    #expect(fact.contested.isEmpty || FactSwitches.byName[fact.contested] != nil)
  }

  /// The list of witnesses is written from the vectors.
  @Test func `the witnesses of facts are the vectors that name them`() throws {
    let path = "Sources/UIKitSemantics/Facts/FactWitnesses.swift"
    let text = try Repository.text(of: path)
    let start = try #require(text.range(of: "= [\n")?.upperBound)
    let rows = PlatformFact.all.map { fact in
      let names = Vector.all.filter { $0.facts.contains(fact.id) }
        .map { "\($0.file.dropLast(".yaml".count))/\($0.id)" }.joined(separator: " ")
      let row = "    \"\(fact.id)\": \"\(names)\","
      return row.count > 110 ? "    \"\(fact.id)\":\n      \"\(names)\"," : row
    }
    let written = String(text[..<start]) + rows.joined(separator: "\n") + "\n  ]\n}\n"
    if ProcessInfo.processInfo.environment["MODALFLOW_UPDATE"] == "1" {
      try written.write(to: Repository.root.appending(path: path), atomically: true, encoding: .utf8)
    }
    #expect(
      text == written,
      "MODALFLOW_UPDATE=1 swift test --filter PlatformFactTests rewrites the list of witnesses")
  }

  @Test func `every switch decides a fact, and some vector turns it`() {
    for name in FactSwitches.byName.keys.sorted() {
      #expect(PlatformFact.all.contains { $0.contested == name }, "\(name) decides no fact")
      #expect(
        Vector.all.contains { $0.cases.contains { $0.switches.contains(name) } },
        "no vector turns \(name)")
    }
  }

  @Test func `numbers are given once`() {
    #expect(Set(PlatformFact.all.map(\.id)).count == PlatformFact.all.count)
  }
}
