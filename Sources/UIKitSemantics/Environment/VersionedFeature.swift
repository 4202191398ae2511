internal import FlowModel

/// A behaviour of UIKit or SwiftUI that only some system versions have. A new case needs its timeline in
/// ``known`` and, in `isShown(by:)`, the flows in which it can make a difference. Everything else is derived.
public enum VersionedFeature: Int, CaseIterable, Sendable {
  /// Presentations are cards that can be swiped down, and UIKit calls delegate methods about it.
  case cards
  /// Sheets have detents.
  case detents
  /// SwiftUI lets a presentation choose how it adapts to compact windows.
  case compactAdaptation
  /// The view beneath a SwiftUI sheet can stay interactive.
  case backgroundInteraction
  /// SwiftUI carries out a presentation that was requested during the dismissal of another one.
  case presentingWhileDismissing
  /// SwiftUI carries out the presentation of an alert that was requested together with a dismissal.
  case alertsWhileDismissing
  /// The document picker calls its delegate after a swipe.
  case documentPickerTellsOfSwipe
  /// The document picker calls its delegate only after its dismissal has ended.
  case documentPickerTellsOnceGone
  /// On an iPad, the search field may be in the navigation bar, which then stays visible.
  case searchInBarOfIPad
  /// The design of iOS 26: action sheets at their source, and the search field at the bottom of an iPhone.
  case redesign
  /// iPads show several windows side by side.
  case sharedWindows
}

extension VersionedFeature {
  /// The known timeline of the feature, with the fact that states it.
  var known: Timeline<Bool> {
    switch self {
    case .cards: Timeline(from: Version(13), fact: "F3.2")
    case .detents: Timeline(from: Version(15), fact: "F2.8")
    case .compactAdaptation: Timeline(from: Version(16, 4), fact: "F2.7")
    case .backgroundInteraction: Timeline(from: Version(16, 4), fact: "F10.2")
    case .presentingWhileDismissing: Timeline(from: Version(16, 4), fact: "F7.13")
    case .alertsWhileDismissing: Timeline(from: Version(17, 4), fact: "F7.14")
    case .documentPickerTellsOfSwipe: Timeline(from: Version(16), fact: "F5.9")
    case .documentPickerTellsOnceGone: Timeline(from: Version(11), fact: "F6.17")
    case .searchInBarOfIPad: Timeline(from: Version(16), fact: "F1.16")
    case .redesign: Timeline(from: Version(26), fact: "F11.2")
    case .sharedWindows: Timeline(from: Version(9), fact: "F0.8")
    }
  }

  /// Whether the flow behaves differently with and without the feature. If this is false by mistake, the
  /// versions are not distinguished; if it is true without need, the exploration costs more.
  func isShown(by flow: Flow) -> Bool {
    let (app, presentations) = (flow.app, flow.presentations)
    switch self {
    case .cards: return !presentations.isEmpty
    case .detents:
      return presentations.contains {
        $0.options.detents != ["large"] || $0.options.undimmed != "" || $0.options.edgeAttached
          || !$0.options.adaptation.detents.isEmpty
      }
    case .compactAdaptation, .backgroundInteraction, .presentingWhileDismissing, .alertsWhileDismissing:
      return presentations.contains { $0.framework == .swiftui }
    case .documentPickerTellsOfSwipe, .documentPickerTellsOnceGone:
      return flow.screens.contains { $0.kind == .documentPicker }
    case .searchInBarOfIPad: return app.devices.contains(.ipad) && flow.screens.contains { $0.search }
    case .redesign:
      return !app.requiresCompatibility
        && flow.screens.contains {
          $0.kind == .actionSheet || $0.kind == .confirmationDialog
            || $0.search && app.devices.contains(.iphone)
        }
    case .sharedWindows:
      return app.devices.contains(.ipad) && !app.requiresFullScreen && !presentations.isEmpty
    }
  }
}
