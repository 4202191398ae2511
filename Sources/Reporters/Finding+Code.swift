import Diagnostics

extension Finding {
  /// The lines of code that are not among its places, for formats that write all its places.
  var unshownCode: [CodeLine] {
    code.filter { line in !([place] + related.map(\.place)).contains { line.isShown(by: $0) } }
  }

  /// The lines of code other than its first place, for formats that write no other place.
  var codeBesidePlace: [CodeLine] { code.filter { !$0.isShown(by: place) } }

  /// `code: A.swift:12, B.swift:3`, for formats with room for one line; nil if there is no code.
  var codePlaces: String? {
    let places = codeBesidePlace.map(\.place)
    return places.isEmpty ? nil : "code: " + places.joined(separator: ", ")
  }

  /// One text `code: A.swift:12, presented here` for each line of code.
  var codeSentences: [String] { codeBesidePlace.map { "code: \($0.text)" } }
}

extension CodeLine {
  /// Whether a place is on this line.
  fileprivate func isShown(by place: Place) -> Bool {
    place.file.path == path && place.start.line == line
  }
}
