import Diagnostics
import Foundation
import Reporters
import TestSupport
import Testing

/// A played flow as people and programs see it.
struct PlayTests {
  @Test func looksAsItShould() throws {
    for (name, style) in GoldenTests.styles where !name.hasSuffix("accepted") {
      var text = ""
      PlayPage(style: style).write(SamplePlay.note, to: &text)
      try Golden.check(text, "play.\(name).txt")
    }
    var json = ""
    PlayJSON(tool: ToolVersion(version: "1.0.0")).write(SamplePlay.note, to: &json)
    try Golden.check(json, "play.json")
  }

  /// No text of a flow reaches the terminal as anything but text.
  @Test(arguments: 0..<60) func textFromFilesStaysText(_ seed: Int) {
    var random = HostileText(seed: seed)
    let played = SamplePlay.hostile(&random)
    var text = ""
    PlayPage(style: TerminalStyle(width: 80)).write(played, to: &text)
    PlayJSON(tool: ToolVersion(version: "1")).write(played, to: &text)
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || !$0.isControlOrBidi })
    #expect(!text.split(separator: "\n").contains { $0.drop { $0 == " " }.hasPrefix("::") })
  }

  @Test(.enabled(if: SchemaCheck.canCheckJSON, "skipped: python3 with the package jsonschema is not there"))
  func followsTheSchema() throws {
    let texts =
      ([SamplePlay.note]
      + (0..<40).map { seed in
        var random = HostileText(seed: seed)
        return SamplePlay.hostile(&random)
      }).map { played in
        var text = ""
        PlayJSON(tool: ToolVersion(version: "1")).write(played, to: &text)
        return text
      }
    let outcome = try SchemaTests.validate(texts, against: PlayJSON.schema)
    #expect(outcome.status == 0 && outcome.output.isEmpty, "\(outcome.output)")
  }
}

extension Unicode.Scalar {
  fileprivate var isControlOrBidi: Bool {
    properties.generalCategory == .control || properties.isBidiControl || value == 0x2028 || value == 0x2029
  }
}
