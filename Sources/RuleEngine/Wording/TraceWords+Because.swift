internal import Diagnostics
public import UIKitSemantics

extension TraceWords {
  /// The facts that made the difference in an event, by their ids, the most telling first, each once.
  public func because(_ steps: [StepView]) -> [String] {
    steps.flatMap(\.because).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// By step of a trace: the facts that made the difference, each once; `others` are environments in which what the
  /// trace leads to does not occur.
  func because(
    _ steps: [(views: [StepView], before: FlowPlay, after: FlowPlay)], unlike others: Set<Int>
  ) -> [[String]] {
    // Where only some environments have it, it matters how the last layer that came is drawn.
    let last = others.isEmpty ? nil : steps.lastIndex { $0.before.screens.count < $0.after.screens.count }
    var told: Set<String> = []
    return steps.enumerated().map { position, step in
      var reasons = because(step.views)
      if position == last { reasons += step.after.becauseOfLook(unlike: others) }
      return reasons.filter { told.insert($0).inserted }
    }
  }

  /// `F5.1: with a guard only didAttemptToDismiss is called`.
  public func sentence(_ id: String) -> String {
    guard let fact = PlatformFact.all.first(where: { $0.id == id }) else { return id }
    return "\(id): \(fact.says)\(fact.isContradicted ? " (sources disagree)" : "")"
  }
}
