internal import Diagnostics
internal import FlowModel

/// A condition of the flow.
final class ConditionRecord: FlowElement {
  let text: String
  let truth: UInt8
  let reads: UInt64
  let path: ElementPath
  /// Written in the file; false for what absence means.
  let isWritten: Bool
  private let written: Place?

  init(_ condition: Condition) {
    text = condition.text
    truth = condition.truth.ordinal
    reads = condition.reads.mask
    path = condition.path
    isWritten = condition.isWritten
    written = condition.place
  }

  /// Only written conditions are ever pointed at.
  var place: Place { written ?? Place(SourceFile(path: "", bytes: []), Span(0, 0)) }
}

/// `isModalInPresentation` as written.
final class GuardRecord {
  let screen: ConditionRecord
  let navigation: ConditionRecord
  let search: ConditionRecord

  init(screen: ConditionRecord, navigation: ConditionRecord, search: ConditionRecord) {
    self.screen = screen
    self.navigation = navigation
    self.search = search
  }
}
