internal import Diagnostics
internal import RuleCatalog
internal import RuleEngine

/// The edition of the built-in rules to which a configuration is pinned, and the rules that it covers.
struct EditionPin: Sendable {
  private(set) var problems: [Problem] = []
  /// The edition; nil if there is no pin, so that all rules are covered.
  private var edition: String?

  /// Checks the pin against the existing editions. Cost: one pass over the rules, only if there is a pin.
  init(_ configuration: Configuration, builtIn: [Rule]) {
    guard let pin = configuration.edition else { return }
    edition = pin.value
    let editions = Set(builtIn.map(Self.edition)).union([Rule.firstEdition]).sorted()
    if let newest = editions.last, pin.value > newest {
      // Otherwise rules of later releases would join the edition one by one.
      report(pin, "the newest edition this version of modalflow knows is \(newest)", "use a newer version")
    } else if pin.value < Rule.firstEdition {
      report(pin, "the first edition is \(Rule.firstEdition)", "pin that one or a later one")
    }
    let all = configuration.layers.map(\.choices) + [configuration.command.choices]
    for named in all.flatMap({ ($0.select ?? []) + $0.also }) {
      guard let rule = builtIn.first(where: { $0.id.name == named.value }), !covers(rule) else { continue }
      problems.append(
        Problem(
          "later-edition", "‘\(rule.id)’ belongs to edition \(Self.edition(rule)), later than \(pin.value)",
          at: named.origin.place,
          related: pin.origin.place.map { [Label($0, "pinned here")] } ?? [],
          help: "pin the later edition, or take the rule out"))
    }
  }

  /// Whether a built-in rule belongs to the edition or an earlier one.
  func covers(_ rule: Rule) -> Bool { edition.map { Self.edition(rule) <= $0 } ?? true }

  private static func edition(_ rule: Rule) -> String { rule.edition ?? Rule.firstEdition }

  private mutating func report(_ pin: Sourced<String>, _ why: String, _ help: String) {
    problems.append(
      Problem(
        "unknown-edition", "there is no edition \(pin.value): \(why)", at: pin.origin.place, help: help))
  }
}

extension RuleSelection {
  /// The newest edition of the built-in rules, for configurations that pin one.
  public static var newestEdition: String {
    let editions = BuiltInRules.load().rules.map { $0.edition ?? Rule.firstEdition }
    return editions.max() ?? Rule.firstEdition
  }
}
