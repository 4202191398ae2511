public import FlowModel

/// All behaviours of UIKit and SwiftUI that depend on the system version. A change in a new version of iOS is
/// added here or, if a feature appears or disappears, in ``VersionedFeature``. From this follow how
/// presentations look and end, which versions of an app are distinguished, the reasons in findings and the
/// versions of the facts.
public struct PlatformTimelines: Hashable, Sendable {
  /// The style that `automatic` resolves to when UIKit presents a screen of the app.
  public var defaultStyle = Timeline<Style>(
    .fullScreen, fact: "F1.1", .seed, ["Hackworth 2019", "UIViewController.h"]
  )
  .changing(from: Version(13), to: .pageSheet, fact: "F1.2", .seed, ["Hackworth 2019", "UIViewController.h"])
  .changing(
    from: Version(18), to: .formSheet, fact: "F1.3", .documented, ["UIModalPresentationStyle.automatic"])

  private var features = VersionedFeature.allCases.map(\.known)

  private init() {}

  /// The timelines of the real platforms.
  public static let known = PlatformTimelines()

  /// For each version, whether it has a feature.
  public subscript(_ feature: VersionedFeature) -> Timeline<Bool> {
    get { features[feature.rawValue] }
    set { features[feature.rawValue] = newValue }
  }

  /// The versions at which a behaviour changes that the flow can show.
  func changes(shownBy flow: Flow) -> [Version] {
    let isDefaultSeen = flow.presentations.contains { $0.framework == .uikit }
    return VersionedFeature.allCases.flatMap { $0.isShown(by: flow) ? self[$0].changes : [] }
      + (isDefaultSeen ? changesOfDefaultLook : [])
  }

  /// Leaves out changes between page sheet and form sheet, as callers treat both alike.
  private var changesOfDefaultLook: [Version] {
    zip(defaultStyle.periods, defaultStyle.periods.dropFirst()).compactMap { before, after in
      before.value.isDrawnLike(after.value) ? nil : after.start
    }
  }
}

/// The behaviours of one version, looked up once.
struct VersionedBehavior: Sendable, Hashable {
  private let defaultStyle: Style
  /// One bit for each ``VersionedFeature``.
  private let features: UInt32

  init(_ timelines: PlatformTimelines, at ios: Version) {
    defaultStyle = timelines.defaultStyle[ios]
    features = VersionedFeature.allCases.reduce(0) { $0 | (timelines[$1][ios] ? 1 << $1.rawValue : 0) }
  }

  /// The style that `automatic` resolves to for a kind of screen (F1).
  func defaultStyle(of kind: Kind, _ framework: Framework) -> Style {
    switch kind {
    case .camera: .fullScreen
    case .safari: .fullScreen
    case .share: .popover
    case .photoLibrary: has(.cards) ? .pageSheet : .fullScreen
    case .photoPicker, .documentPicker, .mail, .messages, .contacts, .siri, .reference: .pageSheet
    case .screen, .tabs, .split, .alert, .actionSheet, .confirmationDialog:
      framework == .swiftui ? .sheet : defaultStyle
    }
  }

  func has(_ feature: VersionedFeature) -> Bool { features >> feature.rawValue & 1 != 0 }
}
