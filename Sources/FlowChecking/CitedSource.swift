internal import Diagnostics

/// A source that rules and facts cite: its key in `.github/SOURCES.md`, its title, and its address.
struct CitedSource: Hashable, Sendable {
  let key: String
  let title: String
  /// Empty if it is not on the web.
  let address: String

  /// The source of a key; nil where no source has such a key.
  init?(_ key: String) {
    self.key = key
    if let document = Self.documents[key] {
      (title, address) = document
      return
    }
    if let colon = key.firstIndex(of: ":") {
      let page = String(key[key.index(after: colon)...])
      switch (key[..<colon], page.isEmpty) {
      case ("HIG26", false):
        title = "Apple, Human Interface Guidelines, page ‘\(page)’, as of spring 2026"
        address = "https://developer.apple.com/design/human-interface-guidelines/\(page)"
      case ("AD", false):
        title = "Apple, developer documentation, page ‘\(page)’, as of April 2025"
        address =
          "https://developer.apple.com/search/?type=Documentation&q=\(page.percentEncoded(keepsSlashes: false))"
      case ("RN", false):
        title = "Apple, release notes of iOS \(page)"
        address = "https://developer.apple.com/documentation/ios-ipados-release-notes"
      default: return nil
      }
      return
    }
    let parts = key.split(separator: "#", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[1]) else { return nil }
    if parts[0] == "OR" {
      title = "Open Radar, report \(number)"
      address = "https://openradar.appspot.com/\(number)"
    } else {
      guard parts[0].split(separator: "/").count == 2 else { return nil }
      title = "an issue or a pull request of \(parts[0])"
      address = "https://github.com/\(parts[0])/issues/\(number)"
    }
  }

  private static let documents: [String: (String, String)] = [
    "S0": (
      "Geoff Hackworth, View Controller Presentation Changes in iOS 13 (June 2019)",
      "https://medium.com/@hacknicity/view-controller-presentation-changes-in-ios-13-ac8c901ebc4e"
    ),
    "S1": (
      "Apple, UIPresentationController, class documentation",
      "https://developer.apple.com/documentation/uikit/uipresentationcontroller"
    ),
    "S2": (
      "Apple, Human Interface Guidelines, “Modality”, edition of iOS 13 (June 2019)",
      "https://developer.apple.com/design/human-interface-guidelines/modality"
    ),
    "S3": (
      "UIAdaptivePresentationControllerDelegate, as documented in the Swift/Win32 project, after Apple's",
      "https://github.com/compnerd/swift-win32"
    ),
    "S4": (
      "Dave Smith, A Short Note About Modal Presentation, with its iOS 5 update", ""
    ),
    "ALG": (
      "Apple, Adopting Liquid Glass (iOS 26)",
      "https://developer.apple.com/documentation/technologyoverviews/adopting-liquid-glass"
    ),
    "HV": ("Apple, header UIViewController.h (iOS 13 and 14 SDK)", ""),
    "HS": ("Apple, header UISheetPresentationController.h (iOS 15 SDK)", ""),
  ]
}
