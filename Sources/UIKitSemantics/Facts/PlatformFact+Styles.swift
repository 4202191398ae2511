import FlowModel

extension PlatformFact {
  static let environments: [PlatformFact] = [
    PlatformFact(
      "F0.1", "behaviour follows the lower of the SDK an app is linked with and the system it runs on", .seed,
      ["Hackworth 2019"]),
    PlatformFact(
      "F0.2", "an app that asks for compatibility keeps the design before iOS 26", .reported,
      ["react/react-native#55077"], .known(.redesign)),
    PlatformFact(
      "F0.3", "size classes decide, not devices: large iPhones are of regular width in landscape", .seed,
      ["Hackworth 2019", "UIModalPresentationStyle"]),
    PlatformFact(
      "F0.4", "size classes change while a modal is up, and styles adapt again", .seed,
      ["Hackworth 2019", "UIPresentationController"]),
    PlatformFact(
      "F0.6", "on Mac Catalyst a sheet has no swipe; Escape closes it", .reported,
      ["AudioBooth/AudioBooth#353", "wishkit/wishkit-ios#38"], contested: "macClickOutsideCloses"),
    PlatformFact(
      "F0.8", "iPads have windows that share the screen from iOS 9 on", .documented,
      ["Adopting Multitasking Enhancements on iPad"], .known(.sharedWindows)),
    PlatformFact(
      "F0.7", "the presentation controller may be replaced when a style adapts", .seed,
      ["UIPresentationController"]),
  ]

  static let styles: [PlatformFact] =
    defaultStyles(PlatformTimelines.known.defaultStyle) + [
      PlatformFact(
        "F1.8", "a split view controller comes as a card too", .seed, ["Hackworth 2019"], .from(13)),
      PlatformFact(
        "F1.9", "the camera fills the screen, the photo library is a sheet and must not fill an iPad",
        .reported,
        ["netguru: iOS 13 Modals Changes", "UIImagePickerController"], contested: "fullScreenLibraryRaises"),
      PlatformFact(
        "F1.10", "the share sheet is a popover where the width is regular", .documented,
        ["UIActivityViewController"]),
      PlatformFact(
        "F1.11", "an action sheet is a popover where there is room, and a tap outside runs its Cancel",
        .documented,
        ["Getting the user's attention with alerts and action sheets"],
        contested: "tapBesideActionSheetCancels"
      ),
      PlatformFact(
        "F1.12", "the web view controller, shown full screen as by default, can be swiped away from the edge",
        .reported,
        ["OR#23871676", "expo/expo#6581", "expo/expo#135"], contested: "safariTellsOfEdgeSwipe"),
      PlatformFact(
        "F1.14", "an active search is itself something its host presents", .documented,
        ["iOS 13.1 release notes 31338934", "Hackworth 2019"], contested: "searchBlocksPresenting"),
      PlatformFact(
        "F1.16", "an active search hides the bar with its buttons; on an iPad before iOS 16 only",
        .documented,
        [
          "hidesNavigationBarDuringPresentation", "searchPresentationToolbarBehavior(_:)",
          "UINavigationItem.SearchBarPlacement.stacked",
        ], .before(.redesign)),
      PlatformFact(
        "F1.15", "on the Mac the photo picker is guarded by itself", .reported, ["keepassium/KeePassium#508"],
        .from(14)),
    ]

  static let adaptation: [PlatformFact] = [
    PlatformFact(
      "F2", "sheets are cards in compact width, centred in regular width, full in compact height",
      .documented,
      ["UIModalPresentationStyle.pageSheet", "UIModalPresentationStyle.formSheet"]),
    PlatformFact(
      "F2.1", "a delegate may ask only for full screen, over full screen, none and, with traits, form sheet",
      .documented,
      ["adaptivePresentationStyle(for:traitCollection:)", "AdaptivePresentationControllerDelegate"]),
    PlatformFact(
      "F2.2", "whether sheets fill a window of regular width and compact height is told in two ways",
      .documented,
      ["UIModalPresentationStyle.pageSheet", "Hackworth 2019"], .from(13),
      contested: "sheetsFillCompactHeight"),
    PlatformFact(
      "F2.3", "the delegate’s one-argument method is asked in compact width only", .documented,
      ["adaptivePresentationStyle(for:)", "Kofktu/KUIPopOver#3"]),
    PlatformFact(
      "F2.4", "a delegate that returns none keeps the popover", .documented, ["UIModalPresentationStyle.none"]
    ),
    PlatformFact(
      "F2.5", "a delegate may show another controller in the adapted form", .seed,
      ["UIPresentationController", "AdaptivePresentationControllerDelegate"]),
    PlatformFact(
      "F2.7", "SwiftUI’s compact adaptation: where both are compact, the vertical one wins", .documented,
      ["presentationCompactAdaptation(horizontal:vertical:)", "iOS 16.4 release notes"],
      .known(.compactAdaptation)),
    PlatformFact(
      "F2.8", "sheets have detents; medium is inactive in compact height; the smallest comes first",
      .documented,
      ["UISheetPresentationController.h"], .known(.detents)),
    PlatformFact(
      "F2.9", "a sheet attached to the edge in compact height does not fill the screen", .documented,
      ["prefersEdgeAttachedInCompactHeight"], .from(15)),
    PlatformFact(
      "F2.11", "the sheet that a popover adapts to has detents of its own", .documented,
      ["adaptiveSheetPresentationController"], .from(15)),
    PlatformFact(
      "F2.12", "code may choose a detent as a pull does, in its own sheet or in the one it presented",
      .documented,
      ["selectedDetentIdentifier", "presentationDetents(_:selection:)"], .from(15)),
    PlatformFact(
      "F1.5", "SwiftUI’s sheet becomes a cover in compact height", .documented, ["SwiftUI sheet"], .from(13)),
  ]
}
