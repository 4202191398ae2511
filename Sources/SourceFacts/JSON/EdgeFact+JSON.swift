internal import JSON

extension EdgeFact {
  var json: JSONValue {
    .present([
      ("kind", .text("edge")), ("verb", .text(verb.rawValue)), ("framework", .text(framework.rawValue)),
      ("from", source.json), ("to", target.json), ("style", style?.json),
      ("anchored", .flag(ifTrue: isAnchored)), ("delegate", .flag(ifTrue: hasDelegate)),
      ("completion", .flag(ifTrue: hasCompletion)), ("idiom", .flag(ifTrue: isByIdiom)),
      ("trigger", trigger.map { .present($0.json) }), ("modifier", .text(modifier)),
      ("view", .place(view)),
      ("builtIf", .text(builtIf)), ("in", .text(function)),
      ("via", .texts(via.map(\.description))), ("rules", .texts(rules)), ("at", .place(place)),
    ])
  }

  init?(_ json: JSONValue) {
    guard let verb = json["verb"]?.text.flatMap({ Verb(rawValue: $0) }),
      let framework = json["framework"]?.text.flatMap({ Framework(rawValue: $0) }),
      let source = json["from"].flatMap({ Source($0) }), let target = json["to"].flatMap({ TargetFact($0) }),
      let place = json.place("at"),
      // What an unwind segue goes back to is no screen, and nothing else leads there.
      (verb == .unwind) == (target.kind == "unwind")
    else { return nil }
    self.init(verb: verb, framework: framework, source: source, target: target, place: place)
    style = json["style"].flatMap { Style($0) }
    isAnchored = json["anchored"]?.isTrue ?? false
    hasDelegate = json["delegate"]?.isTrue ?? false
    hasCompletion = json["completion"]?.isTrue ?? false
    isByIdiom = json["idiom"]?.isTrue ?? false
    trigger = json["trigger"].flatMap { ButtonFact($0) }
    modifier = json["modifier"]?.text
    view = json.place("view")
    builtIf = json["builtIf"]?.text
    function = json["in"]?.text
    via = json["via"]?.texts.compactMap { SourcePlace(text: $0) } ?? []
    rules = json["rules"]?.texts ?? []
    // What is there and is not understood must not be lost.
    guard !json.isLost("style", style), !json.isLost("trigger", trigger), !json.isLost("view", view),
      via.count == json["via"]?.elements.count ?? 0
    else { return nil }
  }
}

extension EdgeFact.Source {
  var json: JSONValue {
    .present([
      ("type", .text(type)), ("sure", .text(sure.rawValue)), ("by", .text(front?.rawValue)),
      ("screens", .texts(screens)),
    ])
  }

  init?(_ json: JSONValue) {
    guard let sure = json.sure else { return nil }
    self.init(
      type: json["type"]?.text, screens: json["screens"]?.texts ?? [], sure: sure,
      front: json["by"]?.text.flatMap { EdgeFact.Front(rawValue: $0) })
  }
}

extension EdgeFact.Style {
  var json: JSONValue {
    .present([
      ("value", .text(value)), ("sure", .text(sure.rawValue)), ("conditional", .flag(ifTrue: isConditional)),
      ("at", .place(place)),
    ])
  }

  init?(_ json: JSONValue) {
    guard let value = json["value"]?.text, let sure = json.sure else { return nil }
    self.init(
      value: value, place: json.place("at"), sure: sure, isConditional: json["conditional"]?.isTrue ?? false)
  }
}

extension TargetFact {
  var json: JSONValue {
    .present([
      ("type", .text(type)), ("kind", .text(kind)), ("sure", .text(sure.rawValue)), ("wrap", .texts(wrap)),
      ("title", .text(title)), ("number", number > 1 ? .int(number) : nil), ("scene", .text(scene)),
      ("buttons", buttons.map { .array($0.map { .present($0.json) }) }), ("made", .place(made)),
    ])
  }

  init?(_ json: JSONValue) {
    guard let kind = json["kind"]?.text, TargetFact.isKind(kind), let sure = json.sure else { return nil }
    self.init(
      type: json["type"]?.text, kind: kind, wrap: json["wrap"]?.texts ?? [], title: json["title"]?.text,
      scene: json["scene"]?.text, buttons: json["buttons"].map { $0.elements.compactMap { ButtonFact($0) } },
      made: json.place("made"), sure: sure)
    number = json["number"]?.int ?? 1
    guard !json.isLost("made", made), buttons?.count ?? 0 == json["buttons"]?.elements.count ?? 0 else {
      return nil
    }
  }
}
