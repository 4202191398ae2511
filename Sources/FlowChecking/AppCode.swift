internal import Diagnostics
internal import FlowDrift
internal import FlowModel
public import SourceFacts

/// What the sources of an app say, for findings about its flow.
public struct AppCode: Sendable {
  private let facts: CodeFacts
  private let folder: String

  /// - Parameter folder: the folder that the facts' paths are relative to; empty where it is not known.
  public init(_ facts: CodeFacts, folder: String = "") {
    self.facts = facts
    self.folder = folder
  }

  /// Notes the lines of code of each finding of one flow.
  func addLines(to findings: inout [Finding], _ allowed: inout [Finding], of flow: Flow) {
    let code = CodeLines(flow, facts, folder: folder)
    for index in findings.indices { findings[index].code = code.lines(for: findings[index].element) }
    for index in allowed.indices { allowed[index].code = code.lines(for: allowed[index].element) }
  }
}
