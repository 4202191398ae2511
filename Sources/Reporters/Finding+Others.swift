import Diagnostics

extension Finding {
  /// `also at 20:55, other.yaml:3:7 [other-rule] and 4 more`: the places of other findings of the same cause,
  /// for formats with room for one line; nil if there are none.
  func otherPlaces(limit: Int = 6) -> String? {
    if others.isEmpty { return nil }
    let shown = others.prefix(limit).map { other in
      let start = other.place.start
      let file = other.place.file.path == self.place.file.path ? "" : other.place.file.path + ":"
      let rule = other.rule == self.rule ? "" : " [\(other.rule.name)]"
      return "\(file)\(start.line):\(start.column)\(rule)"
    }
    let rest = others.count - shown.count
    let last = rest > 0 ? " and \(rest) more" : shown.count > 1 ? " and \(shown[shown.count - 1])" : ""
    let first = last.isEmpty || rest > 0 ? shown : shown.dropLast()
    return "also at " + first.joined(separator: ", ") + last
  }
}
