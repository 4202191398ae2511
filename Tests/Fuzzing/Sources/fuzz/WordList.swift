import ExpressionLanguage

@testable import FlowChecking
@testable import FlowModel
@testable import RuleEngine

/// The words of all languages, as a dictionary of libFuzzer: what no flipped byte would ever come to.
enum WordList {
  static var text: [UInt8] {
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
}
