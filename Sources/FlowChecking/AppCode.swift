internal import Diagnostics
internal import FlowDrift
internal import FlowModel
public import SourceFacts

/// The facts about an app's sources, to add lines of code to the findings about its flow.
public struct AppCode: Sendable {
  private let facts: CodeFacts
  private let folder: String

  /// - Parameter folder: the folder to which the facts' paths are relative; empty if unknown.
  public init(_ facts: CodeFacts, folder: String = "") {
    self.facts = facts
    self.folder = folder
  }

  /// Adds to each finding of one flow the lines of code that it concerns.
  func addLines(to findings: inout [Finding], _ allowed: inout [Finding], of flow: Flow) {
    let code = CodeLines(flow, facts, folder: folder)
    for index in findings.indices { findings[index].code = Self.lines(for: findings[index], code) }
    for index in allowed.indices { allowed[index].code = Self.lines(for: allowed[index], code) }
  }

  /// The lines that the rule asks for; those of the element where there are no modifiers.
  private static func lines(for finding: Finding, _ code: CodeLines) -> [CodeLine] {
    let modifiers = finding.codeSubject == .modifiers ? code.modifiers(of: finding.element) : []
    return modifiers.isEmpty ? code.lines(for: finding.element) : modifiers
  }
}
