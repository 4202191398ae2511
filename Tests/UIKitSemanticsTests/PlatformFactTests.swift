import Testing
import UIKitSemantics

@Suite struct PlatformFactTests {
  @Test(arguments: PlatformFact.all) func `a fact has a witness, a sentence and a source`(
    _ fact: PlatformFact
  ) {
    #expect(Vector.all.contains { $0.facts.contains(fact.id) }, "no vector names \(fact.id)")
    let witnesses = Vector.all.filter { $0.facts.contains(fact.id) }
      .map { "\($0.file.dropLast(".yaml".count))/\($0.id)" }
    #expect(
      fact.witnesses.sorted() == witnesses.sorted(),
      "\"\(fact.id)\": \"\(witnesses.joined(separator: " "))\",")
    #expect(!fact.says.hasSuffix(".") && !fact.says.isEmpty)
    #expect(fact.standing == .inferred || !fact.sources.isEmpty)
    #expect(fact.contested.isEmpty || FactSwitches.byName[fact.contested] != nil)
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
