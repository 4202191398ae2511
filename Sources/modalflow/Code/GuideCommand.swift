internal import FlowDrift

/// `modalflow guide`
enum GuideCommand {
  static let page = CommandPage(
    "guide", "Print what somebody needs to know who completes a draft, person or coding agent.",
    discussion: """
      The order of work, what in code answers each ‘todo:’, common patterns of UIKit and SwiftUI beside the YAML that \
      says them, and how to check oneself. Markdown of at most 8 KB.
      """,
    groups: { [] },
    run: { _ in StandardOutput.write(DraftGuide.text) })
}
