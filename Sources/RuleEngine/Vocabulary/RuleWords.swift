internal import ExpressionLanguage

/// The reference page of rule files: every key, record, field and word, made from what the checker uses.
public enum RuleWords {
  /// The page in Markdown. Cost: one pass over the vocabulary.
  public static func page() -> String {
    let forms = RuleForm.allCases.map { form in
      (form == .rule ? "" : "### Keys of \(form.noun)\n\n")
        + table(
          ["key", "value", "needed", "what it says"],
          form.keys.map { ["`\($0.name)`", $0.value.reference, $0.isRequired ? "yes" : "no", $0.says] })
    }
    let subjects = Subject.allCases.map { ["`\($0.rawValue)`", $0.says] }
    let records = RuleVocabulary.records.map(\.type).map { record in
      "## \(record.name)\n\n\(record.doc.sentence)\n\n"
        + table(["field", "type", "what it says"], record.fields.map(row))
    }
    let enums = RuleVocabulary.enums.map { type in
      [type.name, type.members.map { "`\($0)`" }.joined(separator: " "), type.doc]
    }
    return """
      # Words of rules

      A rule is one YAML file in a folder of rules. Its conditions are CEL (Common Expression Language) over the records
      below, with types: a field or word that does not exist is an error when the rule is read.

      ## Keys of a rule file

      \(forms.joined(separator: "\n"))
      An edit names the record it is ‘in’ and does one thing: one of the keys from ‘set’ to ‘delete’.

      ## What `each` ranges over

      Conditions see the element under this name, and `app` and `params` everywhere.

      \(table(["each", "ranges over"], subjects))
      ## What the other keywords see

      `never`, and the `when` of `always-possible-step`, ask of every state that can be reached:

      \(names(Scope.state.variables))
      `never-step` and `possible-step` ask of every step that can be reached:

      \(names(Scope.step.variables))
      `always-possible-step` sees as `step` what is hoped for (Goal), `through` what may be done on the way (Event), with
      `before`, `env` and `flags`.

      `require-explored` asks of screens, presentations and expectations what came of them once everything is explored:

      \(names(Scope.ofExplored))
      ## What a condition may do

      Operators `! && || == != < <= > >= + - * / % in ? :`, lists `['a', 'b']`, `size(x)`, `has(x.y)`, texts with
      `startsWith`, `endsWith`, `contains`, `matches`, and over lists `exists`, `exists_one`, `all`, `filter`, `map`:
      `presentation.buttons.exists(b, b.exit)`. A word of an enum is written as a text, `screen.kind == 'alert'`, and
      must be one of its words. A field marked *may be absent* must be proved first, in the same condition or in `when`:
      `has(presentation.button) && presentation.button.role == 'share'`. So must an index: `size(x) > 0 && x[0]…`.

      `int(x)`, `double(x)` and `string(x)` convert. What is accepted means what it means in CEL, with enums read as texts.
      The rest of CEL is refused by name: `null`, maps, messages, bytes, unsigned integers, times, optionals, dynamic types,
      namespaces and extensions such as `cel.bind`.

      \(records.joined(separator: "\n"))
      ## Enums

      \(table(["enum", "words", "what it says"], enums))
      """
  }

  private static func names(_ variables: [Scope.Variable]) -> String {
    table(["name", "type", "what it is"], variables.map { ["`\($0.name)`", "\($0.type)", $0.doc] })
  }

  private static func row(_ field: RecordType.Field) -> [String] {
    ["`\(field.name)`", "\(field.type)", field.doc + (field.isOptional ? "; *may be absent*" : "")]
  }

  private static func table(_ heads: [String], _ rows: [[String]]) -> String {
    let line = { (cells: [String]) in "| \(cells.joined(separator: " | ")) |\n" }
    return line(heads) + "|" + heads.map { _ in "---|" }.joined() + "\n" + rows.map(line).joined()
  }
}

extension String {
  /// The text with a capital first letter and a full stop.
  fileprivate var sentence: String { prefix(1).uppercased() + dropFirst() + "." }
}
