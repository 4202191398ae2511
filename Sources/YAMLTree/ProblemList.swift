internal import Diagnostics

/// The problems of one file, of which only the first thousand are kept.
struct ProblemList {
  static let limit = 1000
  private var problems: [Problem] = []
  private var leftOut = 0

  mutating func append(_ problem: Problem) {
    if problems.count < Self.limit { problems.append(problem) } else { leftOut += 1 }
  }

  /// Adds a problem and removes the undefined alias at the same place, which it explains: `*Save now` is a
  /// text without quotes.
  mutating func appendCovering(_ problem: Problem) {
    problems.removeAll {
      $0.code == YAMLProblemCode.undefinedAlias.rawValue && $0.place?.span.start == problem.place?.span.start
    }
    append(problem)
  }

  /// The problems in the order of the text; a last one gives the number of those that were left out.
  func sorted() -> [Problem] {
    var sorted = problems.enumerated().sorted { one, other in
      let starts = (one.element.place?.span.start ?? 0, other.element.place?.span.start ?? 0)
      return starts.0 == starts.1 ? one.offset < other.offset : starts.0 < starts.1
    }.map(\.element)
    if leftOut > 0, let place = sorted.last?.place {
      sorted.append(
        Problem(
          .problemLimit, "\(leftOut) more problems of this file are not listed", at: place,
          help: "mend the first ones and look again"))
    }
    return sorted
  }
}
