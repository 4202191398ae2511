public import Diagnostics
internal import RuleCatalog
internal import RuleEngine

/// A template for a new rule file, with all required parts, and with one test that has a finding and one that
/// has none.
public struct StarterRule: Sendable {
  private let name: String

  /// - Parameter name: the id of the rule.
  /// - Throws: a problem if the name is not a valid id, or a built-in rule has it.
  public init(name: String) throws(Problem) {
    guard RuleID(name).isKebabCase else {
      throw Problem(
        "bad-rule-id", "‘\(name)’ is not in kebab case", at: nil, expected: "a-z, 0-9 and single hyphens")
    }
    if RuleSet(BuiltInRules.load().rules)[RuleID(name)] != nil {
      throw Problem(
        "duplicate-rule", "there is a rule ‘\(name)’ already", at: nil,
        help: "give yours another name; ‘modalflow explain \(name)’ shows what that one checks")
    }
    self.name = name
  }

  /// The text of the file.
  public var text: String {
    """
    # Keys: ‘modalflow words rules’; with ‘modalflow schema rule > rule.schema.json’ editors complete them.
    rule: \(name)
    title: A sheet has no title
    severity: warning
    since: 2019-06
    sources: [our-guidelines]
    docs:
      what: Every screen that a button presents has a title.
      why: People lose track of what they were asked to do.
      instead: Give the screen a title; the word on the button is a good one.
    each: presentation
    when: has(presentation.button) && !presentation.target.dialog
    require: presentation.target.title != ''
    at: presentation.target
    message: "‘{{ presentation.target.id }}’ has no title"
    label: title is missing
    related:
      - {at: presentation, says: presented here}
    tests:
      - name: a sheet without a title
        flow:
          start: home
          screens:
            home: {title: Home, buttons: [{label: About, present: about}]}
            about: {buttons: [{label: Done, role: done, dismiss: self}]}
        expect:
          - {at: screens.about, message: "‘about’ has no title"}
      - name: a sheet with one
        flow:
          start: home
          screens:
            home: {title: Home, buttons: [{label: About, present: about}]}
            about: {title: About, buttons: [{label: Done, role: done, dismiss: self}]}
        expect: []
      - name: a question needs none
        flow:
          start: home
          screens:
            home: {title: Home, buttons: [{label: Sign Out, present: ask}]}
            ask: {kind: alert, message: Sign out?, buttons: [{label: Cancel, role: cancel}]}
        expect: []

    """
  }
}
