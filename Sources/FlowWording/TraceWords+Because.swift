internal import Diagnostics
public import UIKitSemantics

extension TraceWords {
  /// The ids of the facts that explain the result of an event, the most specific first, without duplicates.
  public func because(_ steps: [StepView]) -> [String] {
    steps.flatMap(\.because).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// `F5.1: with a guard only didAttemptToDismiss is called`.
  public func sentence(_ id: String) -> String {
    guard let fact = PlatformFact.all.first(where: { $0.id == id }) else { return id }
    return "\(id): \(fact.says)\(fact.isContradicted ? " (sources disagree)" : "")"
  }
}
