import Diagnostics
import FlowModel
import Testing

/// One word where a list of words is expected counts as a list of one.
struct ListOfOneTests {
  private static func flow(_ open: String, _ close: String) -> String {
    func list(_ word: String) -> String { open + word + close }
    return """
      modalflow: 1
      app: {sdk: 18, ios: 18, devices: \(list("iphone")), orientations: \(list("portrait"))}
      start: main
      flags: {loaded: cleared}
      screens:
        main: {kind: tabs, tabs: \(list("home"))}
        home: {title: Home, tags: \(list("paid")), unwinds: \(list("closed")), content: \(list("list")), buttons: [{label: New, present: editor, detents: \(list("medium"))}]}
        editor: {title: New, unsaved: \(list("draft")), content: \(list("form")), buttons: [{label: More, push: more}, {label: Odd, present: odd}]}
        more: {title: More, edits: \(list("draft"))}
        odd: {title: Odd, style: custom, custom: {closes-by: \(list("swipe-down")), cleans-up: \(list("dismissed"))}, buttons: [{label: Close, dismiss: self}]}
      """
  }

  @Test(arguments: [("", ""), ("[", "]")]) func itIsReadAsOne(_ open: String, _ close: String) throws {
    let reading = FlowReader.read(Self.flow(open, close), path: "one.yaml")
    let flow = try #require(reading.flow, "\(reading.problems)")
    #expect(reading.problems.isEmpty, "\(reading.problems)")
    func screen(_ id: String) throws -> Screen { try #require(flow.screens.first { $0.id == id }) }
    #expect(flow.app.devices == [.iphone])
    #expect(flow.app.orientations.allSatisfy { $0 == [.portrait] })
    #expect(try screen("main").tabs.map { flow.screens[$0].id } == ["home"])
    let home = try screen("home")
    #expect(home.tags == ["paid"] && home.unwinds == ["closed"] && home.content == [.list])
    #expect(flow.unsavedPoints.map(\.name) == ["draft"])
    #expect(try screen("more").edits.count == 1)
    #expect(flow.presentations.contains { $0.options.detents == ["medium"] })
    #expect(flow.presentations.contains { $0.options.custom.closesBy == [.swipeDown] })
    #expect(flow.presentations.contains { $0.options.custom.cleansUp == [.dismissed] })
  }

  /// Several words need their brackets, `true` is no name, and one column is too few.
  @Test(arguments: [
    ("content: list, form", "write ‘[list, form]’"), ("unsaved: true", "give it a name, as in [draft]"),
    ("columns: home", ""),
  ]) func othersAreNot(_ key: String, _ help: String) {
    let reading = FlowReader.read(
      """
      modalflow: 1
      start: home
      screens:
        home: {title: Home}
        other:
          \(key)
      """, path: "one.yaml")
    let problem = reading.problems.first { $0.code == "wrong-type" }
    #expect(problem?.help == help)
  }

  @Test(
    .enabled(
      if: Python.isThere, "python3 with jsonschema and yaml is not here: the schema was not validated"),
    arguments: [("", ""), ("[", "]")]) func itFitsTheSchema(_ open: String, _ close: String)
  {
    let program = """
      import sys, json, yaml, jsonschema
      schema, flow = sys.stdin.read().split("\\f")
      errors = list(jsonschema.Draft202012Validator(json.loads(schema)).iter_errors(yaml.safe_load(flow)))
      print("fits" if not errors else errors[0].message[:300])
      """
    let verdict = Python.run(program, FlowSchema.text() + "\u{c}" + Self.flow(open, close))
    #expect(verdict.output == "fits\n")
  }
}
