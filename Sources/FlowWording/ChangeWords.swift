internal import Diagnostics

/// Describes the difference between two scenes in as few sentences as possible.
struct ChangeWords {
  let before: Scene
  let after: Scene
  let incidents: [Picture.Incident]

  /// One sentence or more; “Nothing changes on screen.” if there is no difference.
  var text: String {
    var sentences = incidents.compactMap(sentence)
    if !incidents.contains(where: \.isCrash) { sentences += layerSentences }
    if let was = before.layers.last, let now = after.layers.last, was.isSameScreen(as: now) {
      let work = now.unsaved.filter { !was.unsaved.contains($0) }.map { "‘\($0)’" }
      if !work.isEmpty {
        sentences.append("\(list(work)) \(work.count == 1 ? "is" : "are") not saved yet.")
      }
    }
    return sentences.isEmpty ? "Nothing changes on screen." : sentences.joined(separator: " ")
  }

  private func sentence(_ incident: Picture.Incident) -> String? {
    switch incident {
    case .lost(let work): "‘\(work)’ is lost."
    case .missing(let screen): "“\(screen)” does not appear."
    case .refused: "The gesture is refused."
    case .crash(let reason): "The app quits: \(reason)."
    }
  }

  private var layerSentences: [String] {
    let (old, new) = (before.layers, after.layers)
    if before.window != after.window { return [turned] }
    let shared = zip(old, new).prefix { $0.isSameLayer(as: $1) }.count
    var sentences: [String] = []
    let gone = old.dropFirst(shared)
    let come = new.dropFirst(shared)
    if come.isEmpty, gone.count > 1 {
      sentences.append("\(list(gone.map { "“\($0.name)”" })) close.")
    } else if let layer = gone.last, come.first.map({ $0.isSameScreen(as: layer) }) != true {
      sentences.append("“\(layer.name)” closes.")
    }
    for layer in come { sentences.append("“\(layer.name)” \(layer.look.opens).") }
    if gone.isEmpty, come.isEmpty, let was = old.last, let now = new.last { sentences += replaced(was, now) }
    return sentences
  }

  /// The difference within the front layer.
  private func replaced(_ was: Scene.Layer, _ now: Scene.Layer) -> [String] {
    if was.isSameScreen(as: now) {
      return was.height == now.height
        ? [] : ["The sheet is \(was.height < now.height ? "taller" : "smaller") now."]
    }
    if was.tabs != now.tabs || was.columns != now.columns { return ["“\(now.name)” comes to the front."] }
    if now.level > was.level { return ["“\(now.name)” is pushed."] }
    if now.level < was.level { return ["Back on “\(now.name)”."] }
    return ["“\(now.name)” takes its place."]
  }

  private var turned: String {
    guard let was = before.layers.last, let now = after.layers.last, was.look != now.look else {
      return "The window is \(after.windowWords) now."
    }
    return "The window is \(after.windowWords) now: “\(now.name)” \(now.look.stands)."
  }

  private func list(_ names: [String]) -> String {
    names.count < 2 ? names.joined() : names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
  }
}

extension Picture.Incident {
  var isCrash: Bool { if case .crash = self { true } else { false } }
}

extension Scene {
  fileprivate var window: [Bool] { [isLandscape, isNarrow] }

  fileprivate var windowWords: String {
    device == .ipad
      ? (isNarrow ? "narrow" : isLandscape ? "in landscape" : "wide")
      : isLandscape ? "in landscape" : "in portrait"
  }
}

extension Scene.Layer {
  /// The name in texts: the title, otherwise the id of the screen.
  var name: String { face.title.isEmpty ? face.screen : face.title }

  fileprivate func isSameScreen(as other: Scene.Layer) -> Bool { face.screen == other.face.screen }

  /// Whether it is the same presentation, as far as pictures show that.
  fileprivate func isSameLayer(as other: Scene.Layer) -> Bool {
    look == other.look || isSameScreen(as: other)
  }
}

extension Scene.Look {
  fileprivate var opens: String {
    switch self {
    case .root: "takes the place of everything"
    case .full: "opens over the whole screen"
    case .card: "opens as a card"
    case .partial: "opens as a sheet that leaves part of the screen"
    case .centred: "opens as a sheet in the middle"
    case .popover: "opens as a popover"
    case .alert: "asks"
    case .bottomSheet: "comes up from the bottom"
    case .pane: "opens in its part of the window"
    case .custom: "opens in the app’s own way"
    }
  }

  fileprivate var stands: String {
    switch self {
    case .root, .full: "fills the screen"
    case .card: "is a card"
    case .partial: "is a sheet at the bottom"
    case .centred: "is a sheet in the middle"
    case .popover: "is a popover"
    case .alert: "is an alert"
    case .bottomSheet: "is at the bottom"
    case .pane: "is in its part of the window"
    case .custom: "is shown in the app’s own way"
    }
  }
}
