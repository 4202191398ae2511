internal import JSON

extension CodeFinding {
  var json: JSONValue {
    .present([
      ("kind", .text("finding")), ("rule", .text(rule.rawValue)), ("message", .text(message)),
      ("type", .text(type)), ("in", .text(function)), ("other", .place(other)), ("at", .place(place)),
    ])
  }

  init?(_ json: JSONValue) {
    guard let rule = json["rule"]?.text.flatMap({ Rule(rawValue: $0) }), let message = json["message"]?.text,
      let place = json.place("at")
    else { return nil }
    self.init(
      rule, message, type: json["type"]?.text, function: json["in"]?.text, place: place,
      other: json.place("other"))
  }
}
