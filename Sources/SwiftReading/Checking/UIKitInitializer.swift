#if SwiftSources
internal import SwiftSyntax

extension FunctionCallExprSyntax {
  /// Whether an alert or action sheet is made by UIKit's own initializer; an initializer of the app may
  /// choose another style and add actions.
  var isUIKitAlert: Bool { isMade(by: [], ["title", "message", "preferredStyle"]) }

  /// Whether a share sheet is made by UIKit's own initializer.
  var isUIKitShareSheet: Bool { isMade(by: ["activityItems", "applicationActivities"]) }

  private func isMade(by initializers: [String]...) -> Bool {
    trailingClosure == nil && additionalTrailingClosures.isEmpty && initializers.contains(labels)
  }
}
#endif
