import ExpressionLanguage

@testable import FlowChecking
@testable import FlowModel
@testable import RuleEngine

/// Words as a dictionary of libFuzzer: what no flipped byte would ever come to.
enum WordList {
  /// The words of what a part reads.
  static func text(for target: FuzzTarget) -> [UInt8] {
    let words = target.isOfApps ? wordsOfApps(target) : ownWords
    let lines = words.sorted().map { word in
      let bytes = word.utf8.map { byte in
        let isPlain = (0x20..<0x7F).contains(byte) && byte != 0x22 && byte != 0x5C
        let digits = String(byte, radix: 16, uppercase: true)
        return isPlain ? String(UnicodeScalar(byte)) : "\\x" + (digits.count == 1 ? "0" : "") + digits
      }
      return "\"" + bytes.joined() + "\"\n"
    }
    return Array(lines.joined().utf8)
  }

  /// What the readers of an app's files compare with: the literals in their sources.
  private static func wordsOfApps(_ target: FuzzTarget) -> Set<String> {
    let modules =
      switch target {
      case .interface, .project: ["IBReading"]
      case .swift: ["SwiftReading/Visiting", "SwiftReading/Checking", "SwiftReading/Linking"]
      case .objectiveC: ["SourceFacts/ObjectiveCPlaces.swift", "SwiftReading/ObjectiveCHeader.swift"]
      default: ["SourceFacts/JSON", "SourceFacts/EdgeFact.swift", "FlowDrift/Comparison", "FlowDrift/Draft"]
      }
    var words = Set(modules.flatMap { Seeds.literals(under: "Sources/\($0)") })
    words.formUnion([
      "=== B.swift\n", "=== Info.plist\n", "=== en.lproj/A.strings\n", "\u{FEFF}", "日本", "e\u{301}",
    ])
    return words
  }

  /// The words of the tool's own languages.
  private static var ownWords: Set<String> {
    var words = Set(KeyTable.words.spellings + ConfigurationKey.allCases.map(\.rawValue))
    words.formUnion(RuleForm.allCases.flatMap { $0.keys.map(\.name) })
    words.formUnion(RuleVocabulary.enums.flatMap(\.members))
    words.formUnion(RuleVocabulary.records.flatMap { $0.type.fields.map(\.name) })
    words.formUnion(["exists", "exists_one", "all", "filter", "map", "has", "size", "matches", "startsWith"])
    words.formUnion(["tap ", "swipe down", "foreground", "edit ", " while ", " and ", "not "])
    words.formUnion([
      ": ", "- ", "{", "}", "[", "]", "&a", "*a", "|", ">-", "<<", "---", "!!", "“", "”", "‘", "’",
    ])
    words.formUnion(["uri", "position", "line", "character", "range", "contentChanges", "Content-Length: "])
    words.formUnion(
      ["completion", "hover", "definition", "references", "documentHighlight", "rename"].map {
        "\"textDocument/\($0)\""
      })
    return words
  }
}
