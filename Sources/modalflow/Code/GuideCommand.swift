internal import FlowDrift

/// `modalflow guide`
enum GuideCommand {
  static let page = CommandPage(
    "guide", "Print what a person or a coding agent needs to know to complete a draft.",
    discussion: """
      The order of work, where in the code the answer to each ‘todo:’ is found, common patterns of UIKit and SwiftUI \
      beside their YAML, and how to check the result. Markdown of at most 8 KB.
      """,
    groups: { [] },
    run: { _ in StandardOutput.write(DraftGuide.text) })
}
