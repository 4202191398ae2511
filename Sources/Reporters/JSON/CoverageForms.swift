import Diagnostics
internal import JSON

/// The JSON forms that describe how far a flow was explored.
enum CoverageForms {
  static let coverage = JSONForm<Coverage>(
    "explored", "Of the largest exploration, where rules needed several.",
    isInline: { $0.cut == nil && $0.shorter.isEmpty }
  ) { one in
    one.count("states", "States in which the app waits for somebody, whatever the world.") { $0.states }
    one.count("facts", "What was derived; --limit-work limits it.") { $0.facts }
    one.member(
      "worlds", worlds,
      "Device, version, window, reading of contested facts and flags, as far as they are distinguished; exact up to 2^53."
    ) { $0.worlds }
    one.member(
      "waiting", bound.orNull,
      "Where some run could make more presentations and pushes wait for a layer in front than were let wait at once: how many can, and how many were; else null."
    ) { $0.waiting }
    one.member(
      "underWay", bound.orNull,
      "Where more work begun ‘later’ can be under way at once than was let be so: how much can, and how much was; else null. The end of what was begun beyond that did not come. With 0, each ended before anything else happened."
    ) { $0.underWay }
    one.member(
      "shorter", shorter.list { $0.isEmpty },
      "Explorations with more waiting or under way at once, which a limit stopped; what was found in them is reported as well."
    ) { $0.shorter }
    one.member(
      "cut", cut.orNull,
      "Where the first exploration stopped before its end; null if everything was explored."
    ) { $0.cut }
  }

  private static let worlds = JSONForm<Double>(["type": "number", "minimum": 1]) { $2.value($1, $0) }

  private static let bound = JSONForm<Coverage.Bound>("bound", isInline: { _ in true }) { one in
    one.count("possible") { $0.possible }
    one.count("together") { $0.together }
  }

  private static let shorter = JSONForm<Coverage.Shorter>(isInline: { _ in true }) { one in
    one.member(
      "coveredSteps", .number(from: -1),
      "Everything that takes up to so many steps is covered; -1: not even the launch."
    ) { $0.length }
    one.member("waiting", bound.orNull) { $0.waiting }
    one.member("underWay", bound.orNull) { $0.underWay }
  }

  private static let cut = JSONForm<Coverage.Cut>("cut") { one in
    one.member(
      "limit", .words(Coverage.Cut.Limit.allCases.map(\.rawValue)),
      "size: the flow has more of something than can be distinguished; interrupt: somebody ended the run."
    ) { $0.limit.rawValue }
    one.member(
      "coveredSteps", JSONForm.number(from: -1).orNull,
      "Everything that takes up to so many steps is covered; -1: not even the launch. null: unknown."
    ) { $0.completedLength }
    one.text("reason", "The same in words.") { $0.reason }
    one.text("help", "What to do about it.") { $0.advice }
  }
}
