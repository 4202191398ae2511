#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

extension FunctionDeclaration {
  /// The presentation style that it sets on its result.
  func style(_ values: ValueResolution) -> EdgeFact.Style? {
    guard let body else { return nil }
    for assignment in values.known.assignments(in: body)
    where assignment.names.last == "modalPresentationStyle" {
      guard let word = assignment.value?.wordName, assignment.node.enclosing(IfExprSyntax.self) == nil else {
        continue
      }
      return EdgeFact.Style(value: word, place: file.place(of: assignment.node), sure: .inferred)
    }
    return nil
  }
}
#endif
