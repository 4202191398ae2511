internal import FlowModel

/// Something that UIKit or SwiftUI does in some versions of the system and not in others. A new case needs its timeline in
/// ``known`` and, in `isShown(by:)`, the flows in which it can make a difference; all else follows.
public enum VersionedFeature: Int, CaseIterable, Sendable {
  /// Presentations are cards that can be swiped away, and UIKit calls delegates about it.
  case cards
  /// Sheets have detents.
  case detents
  /// SwiftUI lets a presentation choose how it adapts to compact windows.
  case compactAdaptation
  /// The screen beneath a sheet of SwiftUI can stay live.
  case backgroundInteraction
  /// SwiftUI presents what was requested while another presentation was being dismissed.
  case presentingWhileDismissing
  /// SwiftUI presents an alert that was requested together with a dismissal.
  case alertsWhileDismissing
  /// The document picker calls its delegate after a swipe.
  case documentPickerTellsOfSwipe
  /// The document picker calls its delegate only after it is gone.
  case documentPickerTellsOnceGone
  /// The search field of an iPad may stand in the bar, which then stays.
  case searchInBarOfIPad
  /// The design with action sheets at their source and the search field at the bottom of an iPhone.
  case redesign
  /// iPads have windows that share the screen.
  case sharedWindows
}

extension VersionedFeature {
  /// The versions that have it, as far as is known, and the fact that says so.
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

  /// Whether a flow behaves differently in versions with and without it. Where this is false by mistake, the versions are not
  /// distinguished; where it is true without need, exploring costs more.
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
