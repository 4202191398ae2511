internal import ExpressionLanguage

/// The reference page of rule files: every key, record, field and word, made from what the checker uses.
public enum RuleWords {
  /// The page as Markdown. Costs a walk over the vocabulary.
  public static func page() -> String {
    ([keys, subjects, behaviour, language]
      + (FlowVocabulary.standard.records + BehaviourVocabulary.records).map(table) + [words]).joined(
        separator: "\n")
  }

  private static var keys: String {
    """
    # Words of rules

    A rule is one YAML file in a folder of rules. Its conditions are CEL (Common Expression Language) over the records
    below, with types: a field or word that does not exist is an error when the rule is read.

    ## Keys of a rule file

    | key | value | needed | what it says |
    |---|---|---|---|

    """
      + RuleKeys.rule.map { "| `\($0.name)` | \($0.value) | \($0.required ? "yes" : "no") | \($0.says) |\n" }
      .joined()
  }

  private static var subjects: String {
    """
    ## What `each` ranges over

    Conditions see the element under this name, and `app` and `params` everywhere.

    | each | ranges over |
    |---|---|

    """ + Subject.allCases.map { "| `\($0.rawValue)` | \($0.says) |\n" }.joined()
  }

  private static var behaviour: String {
    let rows = { (scope: Scope) in
      scope.variables.map { "| `\($0.name)` | \($0.type) | \($0.doc) |\n" }.joined()
    }
    return """
      ## What the other keywords see

      `never`, and the `when` of `always-possible-step`, ask of every state that can be reached:

      | name | type | what it is |
      |---|---|---|

      """ + rows(.state) + """

        `never-step` and `possible-step` ask of every step that can be reached:

        | name | type | what it is |
        |---|---|---|

        """ + rows(.step) + """

          `always-possible-step` sees as `step` what is hoped for (Goal), `through` what may be done on the way (Event), with
          `before`, `env` and `flags`.

          `require-explored` asks of screens and presentations what came of them once everything is explored:

          | name | type | what it is |
          |---|---|---|

          """ + Scope.ofExplored.map { "| `\($0.name)` | \($0.type) | \($0.doc) |\n" }.joined() + """


          """
  }

  private static let language = """
    ## What a condition may do

    Operators `! && || == != < <= > >= + - * / % in ? :`, lists `['a', 'b']`, `size(x)`, `has(x.y)`, texts with
    `startsWith`, `endsWith`, `contains`, `matches`, and over lists `exists`, `exists_one`, `all`, `filter`, `map`:
    `presentation.buttons.exists(b, b.exit)`. A word of an enum is written as a text, `screen.kind == 'alert'`, and
    must be one of its words. A field marked *may be absent* must be proved first, in the same condition or in `when`:
    `has(presentation.button) && presentation.button.role == 'share'`. So must an index: `size(x) > 0 && x[0]…`.

    """

  private static func table(_ record: RecordType) -> String {
    "## \(record.name)\n\n\(record.doc.sentence)\n\n| field | type | what it says |\n|---|---|---|\n"
      + record.fields.map { field in
        "| `\(field.name)` | \(field.type) | \(field.doc)\(field.isOptional ? "; *may be absent*" : "") |\n"
      }.joined()
  }

  private static var words: String {
    "## Enums\n\n| enum | words | what it says |\n|---|---|---|\n"
      + (WordEnums.all + WordEnums.behaviour).map { type in
        "| \(type.name) | \(type.members.map { "`\($0)`" }.joined(separator: " ")) | \(type.doc) |\n"
      }.joined()
  }
}

extension String {
  /// With a capital first letter and a full stop.
  fileprivate var sentence: String { prefix(1).uppercased() + dropFirst() + "." }
}
