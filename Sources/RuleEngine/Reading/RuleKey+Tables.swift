internal import Diagnostics

// The keys of each map of a rule file.
extension RuleKey {
  static let ofRule: [RuleKey] = [
    RuleKey(
      "rule", .id, "the name of the file; it names the defect, so that “allow <id>” reads well",
      isRequired: true),
    RuleKey("title", .text, "what is wrong, up to 72 characters, no full stop", isRequired: true),
    RuleKey(
      "severity", .severity, "the first severity whose condition holds; ‘else’ last", isRequired: true),
    RuleKey(
      "since", .month, "when the guidance or behaviour it rests on was published", isRequired: true),
    RuleKey(
      "edition", .month,
      "the edition of the tool's rules that brought it, or that last widened it; the first one, \(Rule.firstEdition), unless written; where a configuration pins an earlier one, the rule is not checked"
    ),
    RuleKey("sources", .texts, "what it rests on", isRequired: true),
    RuleKey(
      "docs", .form(.docs), "what is checked, why it matters to a person, what to do instead",
      isRequired: true),
    RuleKey(
      "params", .named(.parameter),
      "named values of the rule, which a test may set; conditions read them as params.<name>"),
    RuleKey(
      "macros", .macros,
      "names for parts of the expressions below, replaced by their text where they are used; those with parameters are used as name(first, second)"
    ),
    RuleKey(
      "each", .words(Subject.allCases.map(\.rawValue)),
      "what ‘require’, ‘possible-step’ and ‘require-explored’ range over; the other keywords ask of all that can happen"
    ),
    RuleKey(
      "when", .condition,
      "narrows what it applies to; where nothing matches, the verdict is not-applicable"),
    RuleKey("require", .condition, "must hold for each element"),
    RuleKey("never", .condition, "must hold in no reachable state"),
    RuleKey("never-step", .condition, "must hold of no reachable step"),
    RuleKey(
      "always-possible-step", .condition,
      "from every reachable state that ‘when’ holds in, such a step must still be able to come"),
    RuleKey(
      "through", .condition, "which steps ‘always-possible-step’ may use on the way; all unless written"),
    RuleKey("possible-step", .condition, "must hold of some reachable step, for each element"),
    RuleKey(
      "require-explored", .condition,
      "must hold for each screen or presentation, once everything that can happen is known"),
    RuleKey(
      "at", .expression,
      "the record the caret points at; unless written the element, the screen in front, or what is tapped"),
    RuleKey(
      "message", .template, "one line that makes sense alone; {{ expression }} is replaced",
      isRequired: true),
    RuleKey("label", .template, "a few words under the caret"),
    RuleKey("related", .forms(.related), "other places that belong to it"),
    RuleKey(
      "code", .words(CodeSubject.allCases.map(\.rawValue)),
      "which lines of the app's sources ‘lint’ names: those of the ‘element’, unless written, or of the ‘modifiers’ by which a SwiftUI screen presents"
    ),
    RuleKey(
      "cause", .expressionOr(.cause),
      "what findings come from that are reported as one: a record, ‘app’, or, without ‘at’, the element itself; rules that write the same name find the same defect"
    ),
    RuleKey(
      "repair", .forms(.repair),
      "how a finding can be repaired, the best first; one is offered only where it was carried out in memory and the finding was gone, with no error or warning new"
    ),
    RuleKey("folds", .texts, "broader rules whose finding at the same place stands under this one's"),
    RuleKey(
      "tests", .forms(.test),
      "flows with the complete list of this rule's findings; at least one that fires and one that is silent",
      isRequired: true),
  ]

  static let ofDocs: [RuleKey] = [
    RuleKey("what", .text, "what is checked", isRequired: true),
    RuleKey("why", .text, "why it matters to a person; printed under each finding", isRequired: true),
    RuleKey("instead", .text, "what to do instead; printed as the help", isRequired: true),
  ]

  static let ofParameter: [RuleKey] = [
    RuleKey("type", .words(ParameterValue.typeNames), "the type of its values", isRequired: true),
    RuleKey("default", .value, "what it is unless a configuration or a test sets it", isRequired: true),
    RuleKey("says", .text, "what it means", isRequired: true),
  ]

  static let ofRelated: [RuleKey] = [
    RuleKey("at", .expression, "the record", isRequired: true),
    RuleKey("says", .template, "a few words under it", isRequired: true),
  ]

  static let ofCause: [RuleKey] = [
    RuleKey("name", .text, "rules that write the same name find the same defect", isRequired: true),
    RuleKey("at", .expression, "a record or ‘app’; the element itself unless written"),
  ]

  static let ofRepair: [RuleKey] = [
    RuleKey("says", .template, "what is done", isRequired: true),
    RuleKey("safe", .flag, "nobody would decide otherwise", isRequired: true),
    RuleKey("when", .condition, "the findings that it is meant for; all unless written"),
    RuleKey("edits", .forms(.edit), "what is written; all of it or nothing", isRequired: true),
  ]

  static let ofEdit: [RuleKey] = [
    RuleKey("in", .expression, "the record that is edited"),
    RuleKey("to", .template, "the YAML behind ‘set’, the name behind ‘rename’"),
    RuleKey("item", .template, "the YAML of an element for ‘add’"),
    RuleKey(
      "under", .text,
      "the key that ‘add-effect’ and ‘add-condition’ write under, unless the element's own effects or ‘if’"),
    RuleKey("first", .flag, "‘add’ and ‘add-effect’ put it before the others"),
    RuleKey("set", .text, "the key to set"),
    RuleKey("remove", .text, "the key to remove"),
    RuleKey("rename", .text, "the key to rename; an empty one is that which the record stands behind"),
    RuleKey("add", .text, "the key of the list to add to"),
    RuleKey("add-effect", .template, "the YAML of the effect to add"),
    RuleKey(
      "add-condition", .template,
      "the YAML of a condition that has to hold besides what is written; for a guard, one that may hold instead"
    ),
    RuleKey(
      "replace", .template, "the YAML to replace the effect by; ‘…’ in it stands for the keys it has now"),
    RuleKey("delete", .expression, "the record to delete"),
  ]

  static let ofTest: [RuleKey] = [
    RuleKey("name", .text, "what the flow shows", isRequired: true),
    RuleKey(
      "edge", .flag,
      "it marks the edge of the rule only, and is no example of how to write a flow; false unless written"),
    RuleKey("params", .values, "values for the rule's parameters"),
    RuleKey("today", .day, "the day on which allowances are looked at"),
    RuleKey("found", .forms(.found), "what other rules find, for rules about allowances"),
    RuleKey("forbidden", .texts, "rules that cannot be allowed, for rules about allowances"),
    RuleKey("flow", .flow, "a flow; ‘modalflow: 1’ may be left out", isRequired: true),
    RuleKey("expect", .forms(.expectation), "all findings, in the order of their places", isRequired: true),
    RuleKey(
      "applies", .flag,
      "whether the rule applies to anything in the flow, or its verdict is not-applicable; checked where it is given"
    ),
  ]

  static let ofFound: [RuleKey] = [
    RuleKey("rule", .text, "the rule", isRequired: true),
    RuleKey("at", .text, "the element", isRequired: true),
  ]

  static let ofExpectation: [RuleKey] = [
    RuleKey("at", .text, "the element, such as screens.editor.buttons.cancel", isRequired: true),
    RuleKey("message", .text, "the exact message", isRequired: true),
    RuleKey("severity", .words(RuleValueForm.severities), "checked where it is given"),
    RuleKey("where", .text, "where it happens, in the words of traces; checked where it is given"),
    RuleKey("trace", .texts, "the actions of the shortest way; needed for rules about what can happen"),
  ]
}
