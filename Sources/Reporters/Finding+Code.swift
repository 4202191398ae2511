import Diagnostics

extension Finding {
  /// Lines of code that none of its places shows already.
  var unshownCode: [CodeLine] {
    code.filter { line in
      !([place] + related.map(\.place)).contains { $0.file.path == line.path && $0.start.line == line.line }
    }
  }

  /// `A.swift:12 and B.swift:3`: for formats with room for one line; nil where there is none.
  var codePlaces: String? {
    let places = unshownCode.map(\.place)
    return places.isEmpty ? nil : "code: " + places.joined(separator: ", ")
  }

  /// `code: A.swift:12, presented here`, a line each.
  var codeSentences: [String] { unshownCode.map { "code: \($0.text)" } }
}
