public import FlowModel

/// Every behaviour of UIKit and SwiftUI that changes with the system. A new version of iOS is noted here: how presentations
/// look and end, which versions of an app are told apart, the reasons given for a difference and the versions of the facts
/// follow from it.
public struct PlatformTimelines: Hashable, Sendable {
  /// What an unset style comes to, where a screen of the app's own is presented with UIKit.
  public var defaultStyle = Timeline<Style>(
    .fullScreen, fact: "F1.1", .seed, ["Hackworth 2019", "UIViewController.h"]
  )
  .changing(from: Version(13), to: .pageSheet, fact: "F1.2", .seed, ["Hackworth 2019", "UIViewController.h"])
  .changing(
    from: Version(18), to: .formSheet, fact: "F1.3", .documented, ["UIModalPresentationStyle.automatic"])

  /// There are cards, swipes and the calls that tell of them.
  public var cards = Timeline(from: Version(13), fact: "F3.2")
  /// Sheets have detents.
  public var detents = Timeline(from: Version(15), fact: "F2.8")
  /// SwiftUI lets a presentation say how it adapts to compact windows.
  public var compactAdaptation = Timeline(from: Version(16, 4), fact: "F2.7")
  /// What lies beneath a sheet of SwiftUI can stay live.
  public var backgroundInteraction = Timeline(from: Version(16, 4), fact: "F10.2")
  /// SwiftUI honours what is asked for while another presentation goes.
  public var presentingWhileDismissing = Timeline(from: Version(16, 4), fact: "F7.13")
  /// SwiftUI honours an alert that is asked for together with a dismissal.
  public var alertsWhileDismissing = Timeline(from: Version(17, 4), fact: "F7.14")
  /// The document picker tells of a swipe.
  public var documentPickerTellsOfSwipe = Timeline(from: Version(16), fact: "F5.9")
  /// The document picker calls its delegate once it is gone.
  public var documentPickerTellsOnceGone = Timeline(from: Version(11), fact: "F6.17")
  /// The search field of an iPad may stand in the bar, which then stays.
  public var searchInBarOfIPad = Timeline(from: Version(16), fact: "F1.16")
  /// The design with action sheets at their source and the search field at the bottom of an iPhone.
  public var redesign = Timeline(from: Version(26), fact: "F11.2")
  /// iPads have windows that share the screen.
  public var sharedWindows = Timeline(from: Version(9), fact: "F0.8")

  private init() {}

  /// All that is known.
  public static let known = PlatformTimelines()

  /// The versions with which something changes that a flow can show.
  func changes(shownBy flow: Flow) -> [Version] {
    let (app, presentations, screens) = (flow.app, flow.presentations, flow.screens)
    let isSwiftUI = presentations.contains { $0.framework == .swiftui }
    let hasSearch = screens.contains { $0.search }
    let asksForDetents = presentations.contains {
      $0.options.detents != ["large"] || $0.options.undimmed != "" || $0.options.edgeAttached
        || !$0.options.adaptation.detents.isEmpty
    }
    let isRedesigned =
      !app.requiresCompatibility
      && (app.devices.contains(.iphone) && hasSearch
        || screens.contains { $0.kind == .actionSheet || $0.kind == .confirmationDialog })
    let shown: [(Timeline<Bool>, Bool)] = [
      (sharedWindows, app.devices.contains(.ipad) && !app.requiresFullScreen && !presentations.isEmpty),
      (cards, !presentations.isEmpty), (detents, asksForDetents),
      (documentPickerTellsOfSwipe, screens.contains { $0.kind == .documentPicker }),
      (documentPickerTellsOnceGone, screens.contains { $0.kind == .documentPicker }),
      (searchInBarOfIPad, app.devices.contains(.ipad) && hasSearch), (redesign, isRedesigned),
      (compactAdaptation, isSwiftUI), (backgroundInteraction, isSwiftUI),
      (presentingWhileDismissing, isSwiftUI), (alertsWhileDismissing, isSwiftUI),
    ]
    let isDefaultSeen = presentations.contains { $0.framework == .uikit }
    return shown.flatMap { $1 ? $0.changes : [] } + (isDefaultSeen ? changesOfDefaultLook : [])
  }

  /// A page sheet and a form sheet are drawn alike wherever this is asked.
  private var changesOfDefaultLook: [Version] {
    zip(defaultStyle.periods, defaultStyle.periods.dropFirst()).compactMap { before, after in
      before.value.isDrawnLike(after.value) ? nil : after.start
    }
  }
}

/// The behaviours of one version, looked up once.
struct VersionedBehavior: Sendable, Hashable {
  let defaultStyle: Style
  let hasCards, hasDetents, adaptsToCompactWindows, hasBackgroundInteraction, isSearchInBarOfIPad,
    isRedesigned: Bool

  init(_ timelines: PlatformTimelines, at ios: Version) {
    defaultStyle = timelines.defaultStyle[ios]
    hasCards = timelines.cards[ios]
    hasDetents = timelines.detents[ios]
    adaptsToCompactWindows = timelines.compactAdaptation[ios]
    hasBackgroundInteraction = timelines.backgroundInteraction[ios]
    isSearchInBarOfIPad = timelines.searchInBarOfIPad[ios]
    isRedesigned = timelines.redesign[ios]
  }
}
