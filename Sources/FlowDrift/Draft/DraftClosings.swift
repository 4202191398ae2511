internal import SourceFacts

/// Code that closes one screen and that no known button runs.
struct DraftClosings {
  /// At most this many places are listed.
  private static let maximumPlaces = 4
  /// Functions that run without a tap.
  private static let events: Set = [
    "viewDidLoad", "viewDidAppear", "viewWillAppear", "viewIsAppearing", "onAppear", "task", "onChange",
    "onReceive", "onOpenURL",
  ]
  private let all: [ClosingFact]

  init(_ facts: CodeFacts, of type: String) {
    all = facts.closings.filter { $0.sure != .unknown && $0.screens.contains(type) }
  }

  /// The closings that are buttons.
  private var tapped: [ClosingFact] {
    all.filter { closing in
      guard let trigger = closing.trigger else { return false }
      return trigger.label != nil || trigger.key.map { !Self.events.contains($0) } ?? false
    }
  }

  /// Adds the buttons; returns whether one of them closes a presented screen.
  func add(to buttons: inout ButtonDrafts, isPresented: Bool) -> Bool {
    var closes = false
    for closing in tapped {
      guard var button = closing.trigger else { continue }
      let later = "later " + closing.does
      button.does = [button.does.contains(later) ? later : closing.does]
      button.place = closing.place
      buttons.add(closing: button, isPresented: isPresented)
      closes = closes || closing.does == "dismiss"
    }
    return closes
  }

  /// A part of a sentence with the closings that no known button runs; nil if there are none.
  var sentence: String? {
    let tapped = Set(tapped.map(\.place))
    let rest = all.filter { !tapped.contains($0.place) }
    guard !rest.isEmpty else { return nil }
    let places = rest.prefix(Self.maximumPlaces).map { closing in
      closing.place.lineText + (closing.function.map { " (\($0))" } ?? "")
    }
    let more = rest.count > Self.maximumPlaces ? " and \(rest.count - Self.maximumPlaces) more" : ""
    return "code closes it, or what is over it, at " + places.joined(separator: ", ") + more
  }

  /// The closings for which it is not known which of the drafted screens they close.
  static func rest(_ facts: CodeFacts, beside screens: [String]) -> [ClosingFact] {
    let drafted = Set(screens)
    return facts.closings.filter { $0.sure == .unknown || drafted.isDisjoint(with: $0.screens) }
  }
}

extension ClosingFact {
  /// `A.swift:3  ‘Router’ dismisses something; it is not known which screen.`
  var line: String {
    let verbs = [
      "pop": "goes back one screen", "pop-to-root": "goes back to the first screen",
      "pop-to": "goes back to a screen", "dismiss": "dismisses something",
    ]
    let who = type.flatMap { $0.isEmpty ? nil : "‘\($0)’" } ?? "Code"
    let end = screens.isEmpty ? "it is not known from which screen" : "that screen is in no way of this draft"
    return "\(place.lineText)  \(who) \(verbs[does] ?? does); \(end)."
  }
}
