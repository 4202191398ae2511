import FlowModel
import Testing

struct FactsTests {
  @Test func dump() throws {
    for path in FixtureFiles.flows.paths() {
      let flow = try #require(FlowReader.read(path: path, from: FixtureFiles.flows).flow)
      let facts = FlowFacts(of: flow)
      print("== \(path) \(flow.app.oldest)..\(flow.app.newest) \(facts.usualTransition)")
      for (b, f) in zip(flow.buttons, facts.buttons) {
        print(
          "  B \(b.path) exit=\(f.exit) steps=\(f.steps) works=\(f.works) saves=\(f.saves) discards=\(f.discards) completes=\(f.completes)"
        )
      }
      for (p, f) in zip(flow.presentations, facts.presentations) {
        print(
          "  P \(p.path) from \(p.sources.map { flow.screens[$0].id }) styles=\(p.options.declaredStyles) reads=\(f.styleReads) holds=\(f.holds.map { flow.screens[$0].id }) unsaved=\(f.unsaved.map { flow.unsavedPoints[$0].name }) completable=\(f.completable) anchored=\(f.anchored) buttons=\(f.buttons.map { flow.buttons[$0].id }) person=\(p.byPerson)"
        )
      }
    }
  }
}
