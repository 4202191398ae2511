internal import JSON

extension AppFact {
  var json: JSONValue {
    .present([
      ("kind", .text("app")), ("name", .text(name)), ("ios", .text(deploymentTarget)),
      ("devices", .texts(devices)), ("orientations", .texts(orientations)),
      ("orientationsOnIPad", .texts(orientationsOnIPad)), ("fullScreen", .flag(ifTrue: requiresFullScreen)),
      ("start", .text(start)), ("roots", roots.isEmpty ? nil : .array(roots.map(\.json))),
      ("at", .place(place)),
    ])
  }

  init?(_ json: JSONValue) {
    guard json.hasAll("devices", in: .device) else { return nil }
    self.init()
    name = json["name"]?.text
    deploymentTarget = json["ios"]?.text
    devices = json["devices"]?.texts ?? []
    orientations = json["orientations"]?.texts ?? []
    orientationsOnIPad = json["orientationsOnIPad"]?.texts ?? []
    requiresFullScreen = json["fullScreen"]?.isTrue ?? false
    start = json["start"]?.text
    roots = json["roots"]?.elements.compactMap { Root($0) } ?? []
    place = json.place("at")
    guard !json.isLost("at", place), roots.count == json["roots"]?.elements.count ?? 0 else { return nil }
  }
}

extension AppFact.Root {
  fileprivate var json: JSONValue { .present([("type", .text(type)), ("at", .place(place))]) }

  fileprivate init?(_ json: JSONValue) {
    guard let place = json.place("at") else { return nil }
    self.init(type: json["type"]?.text, place: place)
  }
}

extension ScreenFact {
  /// The screen; its buttons are facts of their own.
  var json: JSONValue {
    .present([
      ("kind", .text("screen")), ("type", .text(type)), ("framework", .text(framework.rawValue)),
      ("title", .text(title)), ("navigation", .flag(ifTrue: inNavigation)), ("scene", .text(scene)),
      ("style", style?.json), ("inherits", .texts(inherits)), ("contains", .texts(contains)),
      ("at", .place(place)),
    ])
  }

  init?(_ json: JSONValue) {
    guard let type = json["type"]?.text, let place = json.place("at"),
      let framework = json["framework"]?.text.flatMap({ EdgeFact.Framework(rawValue: $0) })
    else { return nil }
    self.init(type: type, framework: framework, place: place)
    title = json["title"]?.text
    inNavigation = json["navigation"]?.isTrue ?? false
    scene = json["scene"]?.text
    style = json["style"].flatMap { EdgeFact.Style($0) }
    inherits = json["inherits"]?.texts ?? []
    contains = json["contains"]?.texts ?? []
    guard !json.isLost("style", style) else { return nil }
  }
}

extension GuardFact {
  var json: JSONValue {
    .present([
      ("kind", .text("guard")), ("type", .text(type)), ("on", .text(on)), ("how", .text(how)),
      ("value", .text(value)), ("sure", .text(sure.rawValue)), ("at", .place(place)),
    ])
  }

  init?(_ json: JSONValue) {
    guard let on = json["on"]?.text, let how = json["how"]?.text, let value = json["value"]?.text,
      let place = json.place("at"), let sure = json.sure, json.has("on", in: .guarded),
      json.has("how", in: .guarding)
    else { return nil }
    self.init(type: json["type"]?.text, on: on, how: how, value: value, place: place, sure: sure)
  }
}

extension CallbackFact {
  var json: JSONValue {
    .present([
      ("kind", .text("callback")), ("type", .text(type)), ("name", .text(name)),
      ("controller", .text(controller)), ("constant", .text(constant)), ("does", .texts(does)),
      ("at", .place(place)),
    ])
  }

  init?(_ json: JSONValue) {
    guard let type = json["type"]?.text, let name = json["name"]?.text, let place = json.place("at"),
      json.has("name", in: .callback)
    else { return nil }
    self.init(
      type: type, name: name, controller: json["controller"]?.text, constant: json["constant"]?.text,
      does: json["does"]?.texts ?? [], place: place)
  }
}

extension ClosingFact {
  var json: JSONValue {
    .present([
      ("kind", .text("closing")), ("type", .text(type)), ("screens", .texts(screens)), ("does", .text(does)),
      ("trigger", trigger.map { .present($0.json) }), ("in", .text(function)), ("sure", .text(sure.rawValue)),
      ("at", .place(place)),
    ])
  }

  init?(_ json: JSONValue) {
    guard let does = json["does"]?.text, let place = json.place("at"), let sure = json.sure,
      json.has("does", in: .closing)
    else { return nil }
    self.init(
      type: json["type"]?.text, screens: json["screens"]?.texts ?? [], does: does,
      trigger: json["trigger"].flatMap { ButtonFact($0) }, function: json["in"]?.text, sure: sure,
      place: place)
    guard !json.isLost("trigger", trigger) else { return nil }
  }
}

extension NominatedFact {
  var json: JSONValue {
    .present([
      ("kind", .text("nominated")), ("type", .text(type)), ("why", .text(why)), ("fields", .texts(fields)),
      ("guarded", .flag(ifTrue: isGuarded)), ("at", .place(place)),
    ])
  }

  init?(_ json: JSONValue) {
    guard let type = json["type"]?.text, let why = json["why"]?.text, let place = json.place("at")
    else { return nil }
    self.init(
      type: type, why: why, fields: json["fields"]?.texts ?? [],
      isGuarded: json["guarded"]?.isTrue ?? false, place: place)
  }
}

extension UnseenFact {
  var json: JSONValue {
    .present([
      ("kind", .text("unseen")), ("why", .text(reason.rawValue)),
      ("about", about.isEmpty ? nil : .text(about)), ("at", .place(place)),
    ])
  }

  init?(_ json: JSONValue) {
    guard let reason = json["why"]?.text.flatMap({ Reason(rawValue: $0) }), let place = json.place("at")
    else { return nil }
    self.init(reason, about: json["about"]?.text ?? "", place: place)
  }
}
