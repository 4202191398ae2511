/// The keys of rule files: what the reader accepts and what the reference page lists.
enum RuleKeys {
  /// A key and what it says.
  struct Key: Sendable {
    var name: String
    var value: String
    var required: Bool
    var says: String
  }

  static let rule: [Key] = [
    Key(
      name: "rule", value: "id", required: true,
      says: "the name of the file; it names the defect, so that “allow <id>” reads well"),
    Key(
      name: "title", value: "text", required: true, says: "what is wrong, up to 72 characters, no full stop"),
    Key(
      name: "severity", value: "error, warning, info, or a map severity → condition", required: true,
      says: "the first severity whose condition holds; ‘else’ last"),
    Key(
      name: "since", value: "yyyy-mm", required: true,
      says: "when the guidance or behaviour it rests on was published"),
    Key(
      name: "edition", value: "yyyy-mm", required: false,
      says:
        "the edition of the tool's rules that brought it, or that last widened it; the first one, \(Rule.firstEdition), unless written; where a configuration pins an earlier one, the rule is not asked"
    ),
    Key(name: "sources", value: "list of texts", required: true, says: "what it rests on"),
    Key(
      name: "docs", value: "{what, why, instead}", required: true,
      says: "what is checked, why it matters to a person, what to do instead"),
    Key(
      name: "params", value: "map name → {type, default, says}", required: false,
      says: "named values of the rule, which a test may set; conditions read them as params.<name>"),
    Key(
      name: "each", value: subjects, required: false,
      says:
        "what ‘require’, ‘possible-step’ and ‘require-explored’ range over; the other keywords ask of all that can happen"
    ),
    Key(
      name: "when", value: "condition", required: false,
      says: "narrows what it speaks of; where nothing matches, the verdict is not-applicable"),
    Key(name: "require", value: "condition", required: false, says: "must hold for each element"),
    Key(name: "never", value: "condition", required: false, says: "must hold in no reachable state"),
    Key(name: "never-step", value: "condition", required: false, says: "must hold of no reachable step"),
    Key(
      name: "always-possible-step", value: "condition", required: false,
      says: "from every reachable state that ‘when’ holds in, such a step must still be able to come"),
    Key(
      name: "through", value: "condition", required: false,
      says: "which steps ‘always-possible-step’ may use on the way; all unless written"),
    Key(
      name: "possible-step", value: "condition", required: false,
      says: "must hold of some reachable step, for each element"),
    Key(
      name: "require-explored", value: "condition", required: false,
      says: "must hold for each screen or presentation, once everything that can happen is known"),
    Key(
      name: "at", value: "expression", required: false,
      says:
        "the record the caret points at; unless written the element, the screen in front, or what is tapped"),
    Key(
      name: "message", value: "template", required: true,
      says: "one line that makes sense alone; {{ expression }} is replaced"),
    Key(name: "label", value: "template", required: false, says: "a few words under the caret"),
    Key(
      name: "related", value: "list of {at, says}", required: false, says: "other places that belong to it"),
    Key(
      name: "folds", value: "list of rule ids", required: false,
      says: "broader rules whose finding at the same place stands under this one's"),
    Key(
      name: "tests", value: "list of {name, params, today, found, forbidden, flow, expect}", required: true,
      says:
        "flows with the complete list of this rule's findings; at least one that fires and one that is silent. For rules about allowances: ‘today’ is a day, ‘found’ lists {rule, at} that others find, ‘forbidden’ rules that cannot be allowed"
    ),
  ]

  static let docs = ["what", "why", "instead"]
  static let parameter = ["type", "default", "says"]
  static let related = ["at", "says"]
  static let test = ["name", "params", "today", "found", "forbidden", "flow", "expect"]
  static let found = ["rule", "at"]
  static let expectation = ["at", "message", "severity", "where", "trace"]

  private static let subjects = Subject.allCases.map(\.rawValue).joined(separator: ", ")
}
