internal import JSON

extension ButtonFact {
  /// The members of the button; `sure` only where it is not exact.
  var json: [(String, JSONValue?)] {
    [
      ("label", .text(label)), ("key", .text(key)), ("symbol", .text(symbol)), ("role", .text(role)),
      ("placement", .text(placement)), ("does", .texts(does)), ("if", .text(condition)),
      ("repeated", .flag(ifTrue: isRepeated)),
      ("sure", sure == .exact ? nil : .text(sure.rawValue)), ("at", .place(place)),
    ]
  }

  init?(_ json: JSONValue) {
    guard let place = json.place("at"), json.has("role", in: .role), json.has("placement", in: .placement)
    else { return nil }
    self.init(
      label: json["label"]?.text, key: json["key"]?.text, symbol: json["symbol"]?.text,
      role: json["role"]?.text, placement: json["placement"]?.text, does: json["does"]?.texts ?? [],
      condition: json["if"]?.text, place: place, sure: json.sure ?? .exact,
      isRepeated: json["repeated"]?.isTrue ?? false)
  }
}

extension JSONValue {
  /// The place behind a key.
  func place(_ key: String) -> SourcePlace? { self[key]?.text.flatMap { SourcePlace(text: $0) } }

  /// The confidence behind `sure`.
  var sure: Confidence? { self["sure"]?.text.flatMap { Confidence(rawValue: $0) } }
}
