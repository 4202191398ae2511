import FlowModel

extension RandomFlow {
  /// The SDK of an app and the systems it runs on.
  struct Line {
    let text: String
    /// The newest version by which it behaves.
    let newest: Version

    init(sdk: Int, ios: String, newest: Version) {
      text = "sdk: \(sdk), ios: \(ios)"
      self.newest = newest
    }

    /// Behaviour changes within most of them; in some the SDK is older than the newest system.
    static let all = [
      Line(sdk: 12, ios: "12", newest: Version(12)), Line(sdk: 15, ios: "11...15", newest: Version(15)),
      Line(sdk: 16, ios: "12...16", newest: Version(16)), Line(sdk: 17, ios: "13...17", newest: Version(17)),
      Line(sdk: 18, ios: "14...18", newest: Version(18)), Line(sdk: 26, ios: "15...26", newest: Version(26)),
      Line(sdk: 26, ios: "26", newest: Version(26)), Line(sdk: 14, ios: "11...26", newest: Version(14)),
      Line(sdk: 16, ios: "15...18", newest: Version(16)), Line(sdk: 18, ios: "16...18", newest: Version(18)),
    ]

    /// Those that have SwiftUI.
    static let ofSwiftUI = all.filter { $0.newest >= Version(13) }
  }

  /// Sheets have detents in some version of the line.
  var hasDetents: Bool { line.newest >= (isSwiftUI ? Version(16) : Version(15)) }

  /// The screen beneath a sheet can stay live.
  var hasUndimmed: Bool { line.newest >= (isSwiftUI ? Version(16, 4) : Version(15)) }

  /// How SwiftUI adapts what it presents; nothing before it could be chosen.
  func adaptation(_ key: String, _ value: String) -> String {
    line.newest >= Version(16, 4) ? ", adaptation: {\(key): \(value)}" : ""
  }

  /// The ways to present that SwiftUI has in the line.
  func stylesOfSwiftUI(live isLive: Bool) -> [String] {
    [
      "sheet", line.newest >= Version(14) ? "fullScreenCover" : "sheet", isLive ? "popover" : "sheet",
      line.newest >= Version(17) ? "inspector" : "sheet",
    ]
  }
}
