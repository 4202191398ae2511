internal import Diagnostics
internal import FlowModel

/// One rule that an `allow` names.
final class AllowanceRecord: FlowElement {
  let allowance: Allowance
  let outcome: AllowanceOutcome
  let path: ElementPath

  init(_ allowance: Allowance, _ outcome: AllowanceOutcome) {
    self.allowance = allowance
    self.outcome = outcome
    path = allowance.path.appending("allow").appending(allowance.rule.name)
  }

  var place: Place { allowance.place }
}
