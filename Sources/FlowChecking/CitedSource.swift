internal import Diagnostics
internal import UIKitSemantics

/// A source that rules and facts cite: its key in `.github/SOURCES.md`, its title, and its address.
struct CitedSource: Hashable, Sendable {
  let key: String
  let title: String
  /// Empty if it is not on the web.
  let address: String

  /// The source with a key; nil if there is none.
  init?(_ key: String) {
    self.key = key
    if let document = Self.documents[key] {
      (title, address) = document
      return
    }
    if let colon = key.firstIndex(of: ":"), !Self.ofFacts.contains(key) {
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
    guard parts.count == 2, let number = Int(parts[1]) else {
      guard Self.ofFacts.contains(key) else { return nil }
      (title, address) = Self.named(key)
      return
    }
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
      "Dave Smith, A Short Note About Modal Presentation, with its iOS 5 update",
      "https://wiresareobsolete.com/2010/08/modal-presentation"
    ),
    "ALG": (
      "Apple, Adopting Liquid Glass (iOS 26)",
      "https://developer.apple.com/documentation/technologyoverviews/adopting-liquid-glass"
    ),
    "HV": (
      "Apple, header UIViewController.h (iOS 13 and 14 SDK), which comes with Xcode",
      "https://developer.apple.com/download/all/?q=Xcode"
    ),
    "HS": (
      "Apple, header UISheetPresentationController.h (iOS 15 SDK), which comes with Xcode",
      "https://developer.apple.com/download/all/?q=Xcode"
    ),
    "netguru: iOS 13 Modals Changes": (
      "Netguru, iOS 13 Modals Changes (October 2019)",
      "https://www.netguru.com/codestories/ios-13-modals-changes-1"
    ),
  ]
}

extension CitedSource {
  /// The sources that facts name in their own words: documents, headers, repositories, pages and symbols of
  /// Apple’s frameworks.
  private static let ofFacts: Set<String> = Set(PlatformFact.all.flatMap(\.sources))

  /// The title and address of a source that only facts name.
  private static func named(_ key: String) -> (title: String, address: String) {
    if let document = documents[otherNames[key] ?? ""] { return document }
    if key.hasSuffix(".h") {
      return (
        "Apple, header \(key), which comes with Xcode", "https://developer.apple.com/download/all/?q=Xcode"
      )
    }
    let words = key.split(separator: " ")
    if words.count >= 4, words[0] == "iOS", words[2...3] == ["release", "notes"] {
      let entry = words.count > 4 ? ", entry \(words[4])" : ""
      return (
        "Apple, release notes of iOS \(words[1])\(entry)",
        "https://developer.apple.com/documentation/ios-ipados-release-notes"
      )
    }
    if key.hasPrefix("HIG 2026: ") {
      let page = key.dropFirst(10)
      return (
        "Apple, Human Interface Guidelines, page ‘\(page)’, as of spring 2026",
        "https://developer.apple.com/design/human-interface-guidelines/\(page)"
      )
    }
    let parts = key.split(separator: "/")
    if parts.count > 1, !key.contains(" "), !key.contains("(") {
      let isPage = parts[0].contains(".")
      return isPage
        ? ("a page of \(parts[0])", "https://\(key)")
        : ("the sources of \(key)", "https://github.com/\(key)")
    }
    return (
      interfaces + key,
      "https://developer.apple.com/search/?type=Documentation&q=\(key.percentEncoded(keepsSlashes: false))"
    )
  }

  /// Whether it is a symbol of Apple’s frameworks that a fact names as its source.
  var isInterface: Bool { title.hasPrefix(Self.interfaces) }

  private static let interfaces = "Apple, developer documentation: "

  /// Documents for which facts use another name than rules.
  private static let otherNames = ["Hackworth 2019": "S0", "Smith 2010": "S4", "UIViewController.h": "HV"]
}
