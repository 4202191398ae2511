internal import Diagnostics
internal import ExpressionLanguage
internal import FlowModel

extension FlowVocabulary {
  func declareAllowance() {
    allowance.string("rule", doc: "the rule it names") { (it: AllowanceRecord) in it.allowance.rule.name }
    allowance.string("reason", doc: "why the finding is meant to be") { (it: AllowanceRecord) in
      it.allowance.reason
    }
    allowance.string("owner", doc: "who answers for it; empty where nobody is named") {
      (it: AllowanceRecord) in it.allowance.owner
    }
    allowance.string("until", doc: "its last day, yyyy-mm-dd; empty for ever") { (it: AllowanceRecord) in
      it.allowance.until?.description ?? ""
    }
    allowance.bool("expired", doc: "its last day has passed") { (it: AllowanceRecord) in it.outcome.isExpired
    }
    allowance.bool("asked", doc: "the rule was asked and could be decided, so that it is known what it finds")
    {
      (it: AllowanceRecord) in it.outcome.wasAsked
    }
    allowance.bool("used", doc: "there is a finding that it speaks of") { (it: AllowanceRecord) in
      it.outcome.isUsed
    }
    allowance.bool("forbidden", doc: "the configuration says that this rule cannot be allowed") {
      (it: AllowanceRecord) in it.outcome.isForbidden
    }
  }
}
