/// The keys of rule files: what the reader accepts and what the reference page lists.
enum RuleKeys {
  /// A key, its value, and what it says.
  struct Key: Sendable {
    let name: String
    let value: String
    let isRequired: Bool
    let says: String

    init(_ name: String, _ value: String, _ says: String, isRequired: Bool = false) {
      self.name = name
      self.value = value
      self.isRequired = isRequired
      self.says = says
    }
  }

  static let rule: [Key] = [
    Key(
      "rule", "id",
      "the name of the file; it names the defect, so that “allow <id>” reads well", isRequired: true),
    Key("title", "text", "what is wrong, up to 72 characters, no full stop", isRequired: true),
    Key(
      "severity", "error, warning, info, or a map severity → condition",
      "the first severity whose condition holds; ‘else’ last", isRequired: true),
    Key("since", "yyyy-mm", "when the guidance or behaviour it rests on was published", isRequired: true),
    Key(
      "edition", "yyyy-mm",
      "the edition of the tool's rules that brought it, or that last widened it; the first one, \(Rule.firstEdition), unless written; where a configuration pins an earlier one, the rule is not asked"
    ),
    Key("sources", "list of texts", "what it rests on", isRequired: true),
    Key(
      "docs", "{what, why, instead}",
      "what is checked, why it matters to a person, what to do instead", isRequired: true),
    Key(
      "params", "map name → {type, default, says}",
      "named values of the rule, which a test may set; conditions read them as params.<name>"),
    Key(
      "each", subjects,
      "what ‘require’, ‘possible-step’ and ‘require-explored’ range over; the other keywords ask of all that can happen"
    ),
    Key(
      "when", "condition",
      "narrows what it speaks of; where nothing matches, the verdict is not-applicable"),
    Key("require", "condition", "must hold for each element"),
    Key("never", "condition", "must hold in no reachable state"),
    Key("never-step", "condition", "must hold of no reachable step"),
    Key(
      "always-possible-step", "condition",
      "from every reachable state that ‘when’ holds in, such a step must still be able to come"),
    Key("through", "condition", "which steps ‘always-possible-step’ may use on the way; all unless written"),
    Key("possible-step", "condition", "must hold of some reachable step, for each element"),
    Key(
      "require-explored", "condition",
      "must hold for each screen or presentation, once everything that can happen is known"),
    Key(
      "at", "expression",
      "the record the caret points at; unless written the element, the screen in front, or what is tapped"),
    Key(
      "message", "template",
      "one line that makes sense alone; {{ expression }} is replaced", isRequired: true),
    Key("label", "template", "a few words under the caret"),
    Key("related", "list of {at, says}", "other places that belong to it"),
    Key(
      "cause", "expression, or {name, at}",
      "what findings come from that are reported as one: a record, ‘app’, or, without ‘at’, the element itself; rules that write the same name find the same defect"
    ),
    Key(
      "repair", "list of {says, safe, when, edits}",
      "how a finding can be repaired, the best first; one is offered only where it was carried out in memory and the finding was gone, with no error or warning new. ‘safe: true’ for what nobody would decide otherwise. An edit names the record it is ‘in’ and does one thing: ‘set’ a key ‘to’ YAML, ‘remove’ a key, ‘rename’ it ‘to’ another (an empty name is the key that the record stands behind), ‘add’ an ‘item’ to the list behind a key, ‘add-effect’ YAML (‘under’ a key unless it is the element’s own), ‘replace’ the effect by YAML (‘…’ in it stands for the keys it has now), or ‘delete’ a record; ‘first: true’ puts it before the others"
    ),
    Key("folds", "list of rule ids", "broader rules whose finding at the same place stands under this one's"),
    Key(
      "tests", "list of {name, params, today, found, forbidden, flow, expect}",
      "flows with the complete list of this rule's findings; at least one that fires and one that is silent. For rules about allowances: ‘today’ is a day, ‘found’ lists {rule, at} that others find, ‘forbidden’ rules that cannot be allowed",
      isRequired: true),
  ]

  static let docs = ["what", "why", "instead"]
  static let parameter = ["type", "default", "says"]
  static let related = ["at", "says"]
  static let cause = ["name", "at"]
  static let repair = ["says", "safe", "when", "edits"]
  static let edit = ["in", "to", "item", "under", "first"] + EditTemplate.Kind.allCases.map(\.rawValue)
  static let test = ["name", "params", "today", "found", "forbidden", "flow", "expect"]
  static let found = ["rule", "at"]
  static let expectation = ["at", "message", "severity", "where", "trace"]

  private static let subjects = Subject.allCases.map(\.rawValue).joined(separator: ", ")
}
