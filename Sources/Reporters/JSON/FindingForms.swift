import Diagnostics
internal import JSON

extension ReportForms {
  static let finding: JSONForm<Finding> = JSONForm("finding") { one in
    let severity = JSONForm.words(Severity.allCases.reversed().map(\.word)).named("severity")
    // Findings contain other findings, so the form refers to itself.
    let others = JSONForm<Finding>(.reference(to: "finding")) { finding.write($0, $1, &$2) }.list()
    one.text("rule", "The rule's id.") { $0.rule.name }
    one.member("severity", severity) { $0.severity.word }
    one.member("status", status) { $0.status }
    one.text("message", "What is wrong, in one line.") { $0.message }
    one.member("place", PlaceForms.place) { $0.place }
    one.text("label", "A few words for the place; may be empty.") { $0.label }
    one.member("related", related) { $0.related }
    one.member("code", code) { $0.code }
    one.text("element", "The element by names, which stays when lines move.") { $0.element.text }
    one.text("flow", "The path of the flow's root file.") { $0.flow }
    one.text("why", "Why it matters.") { $0.why }
    one.text("help", "What to do instead.") { $0.fix }
    one.texts("folded", "Broader rules with a finding at the same place, which this one stands for.") {
      $0.folded.map(\.name)
    }
    one.member(
      "cause", cause.orNull,
      "What it comes from, where others may come from the same; null where it stands alone."
    ) { $0.cause }
    one.member("others", others, "Other findings of the same cause, which count once with this one.") {
      $0.others
    }
    one.member(
      "trace", trace.orNull, "The shortest way to the trouble; null where the flow alone shows it."
    ) { $0.trace }
    one.optional("repair", repair) { $0.repair }
  }

  private static let status = JSONForm<FindingStatus>(
    "status", "Whether it counts, and if not, why.", isInline: { $0.acceptance?.place == nil }
  ) { one in
    one.member("state", .words(["new", "baselined", "carried", "allowed"])) { $0.word }
    one.optional("revision", .text, "The revision that had it; only where carried.") {
      if case .carried(let revision) = $0 { revision } else { nil }
    }
    one.optional("reason", .text, "Why it is accepted; may be empty in a baseline.") { $0.acceptance?.reason }
    one.optional("owner", .text, "Who answers for it; may be empty.") { $0.acceptance?.owner }
    one.optional("until", .text, "The last day, yyyy-mm-dd; empty for ever.") { $0.acceptance?.until }
    one.optional("place", PlaceForms.place, "Where it is accepted.") { $0.acceptance?.place }
  }

  private static let code = JSONForm<CodeLine>(isInline: { _ in true }) { one in
    one.text("path") { $0.path }
    one.member("line", .number(from: 1)) { $0.line }
    one.member("column", .number(from: 1), "Counts bytes.") { $0.column }
    one.member(
      "sure", .words(["exact", "inferred"]), "Read off there, or by the rules that the message names."
    ) { $0.isExact ? "exact" : "inferred" }
    one.text("message", "What is there.") { $0.says }
  }.list().named(
    "code", "Lines of the app's sources that belong to it; empty unless facts of them are at hand.")

  private static let cause = JSONForm<Cause>("cause", isInline: { _ in true }) { one in
    one.text("name", "What kind of defect; the rule's id where no other rule finds it.") { $0.name }
    one.text("element", "Where it lies, by names.") { $0.element.text }
  }

  private static let trace = JSONForm<Trace>("trace") { one in
    one.text("environment", "Where it happens; empty where it happens everywhere.") { $0.environment }
    one.text("playedIn", "One place where it happens, in words that modalflow trace --environment takes.") {
      $0.playedIn
    }
    one.text(
      "doubt",
      "The facts it hangs on, where sources contradict each other about them, for which it weighs one severity less; else empty."
    ) { $0.doubt }
    one.texts(
      "unusual",
      "Steps that hardly anybody does, without which nobody comes to it; empty where there is an ordinary way."
    ) { $0.unusual }
    one.optional(
      "omitted", .number(from: 0),
      "How many steps it takes; only where none is written, as of most ways of more than 64. modalflow trace --finding plays them."
    ) { $0.omitted > 0 ? $0.omitted : nil }
    one.texts("start", "What stands on screen at first, the lowest first.") { $0.start }
    one.member("steps", step.list()) { $0.steps }
  }

  private static let step = JSONForm<Trace.Step> { one in
    one.text("action", "What is done, in the words of the flow.") { $0.action }
    one.texts("stack", "What then stands on screen, the lowest first.") { $0.stack }
    one.member("place", PlaceForms.place.orNull) { $0.place }
    one.member(
      "element", JSONForm.text.orNull,
      "What is tapped, starts or is edited, by names; null for gestures and rotation."
    ) { $0.element?.text }
    one.texts("notes", "What happened besides.") { $0.notes }
    one.texts("because", "Facts of the platform that made the difference.") { $0.because }
  }

  static let repair = JSONForm<Repair>(
    "repair",
    "How it can be repaired: carried out in memory, with the finding gone and no error or warning new. Not there where no repair holds."
  ) { one in
    one.text("says", "What it does, as an order.") { $0.says }
    one.flag("safe", "Whether --fix does it; else --unsafe-fixes does.") { $0.isSafe }
    one.member("changes", change.list(), "What to write, all together; no two overlap.") { $0.changes }
  }

  private static let change = JSONForm<TextChange> { one in
    one.member("place", PlaceForms.place) { $0.place }
    one.text("replacement", "The text that takes the place of what stands there.") { $0.replacement }
  }
}
