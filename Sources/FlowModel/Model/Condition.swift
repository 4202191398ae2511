public import Diagnostics

/// A condition of a flow. It reads facts with finitely many values; its only operators are `not`, `all` and
/// `any`.
public struct Condition: Sendable, Equatable {
  /// A word of the language, the negation of a word, or a list of these.
  public indirect enum Term: Hashable, Sendable {
    case always, never
    /// Some work that the performer owns or edits is unsaved.
    case unsaved
    /// One point is unsaved.
    case unsavedPoint(UnsavedPointID)
    /// `compact`, `regular`.
    case width(SizeClass)
    /// `compact-height`, `regular-height`.
    case height(SizeClass)
    case orientation(Orientation)
    case idiom(Device)
    /// The effective version is in the range.
    case ios(VersionRange)
    case searching, presented, pushed, adapted, guarded
    /// A modal is above the layer of the performer: its `presentedViewController` is not nil.
    case presents
    /// Any modal is presented: `presents` in a trigger that the front screen performs, which itself presents
    /// nothing.
    case presentsAnywhere
    /// Nothing is pushed or presented above the performer.
    case inFront
    /// A screen is in front; a container with whatever it shows.
    case front(ScreenID)
    /// An instance of a screen is shown, in front or covered.
    case up(ScreenID)
    /// A flag is set.
    case flag(FlagID)
    case not(Term)
    case all([Term])
    case any([Term])
  }

  /// The term.
  public var term: Term
  /// The text on one line; `always` or `never` if it is not written.
  public var text: String
  /// Whether it can be true and false, as far as its words determine that.
  public var truth: Truth
  /// The facts that it reads, without duplicates, in order of appearance.
  public var reads: [Fact]
  /// The place; nil if it is not written.
  public var place: Place?
  /// Its element and key: `screens.x.guard`; empty if it is not written.
  public var path: ElementPath

  /// Whether it is written in a file. False for a default, for the negation in an `else`, and for combined
  /// conditions.
  public var isWritten: Bool { place != nil }

  /// Creates a condition; ``truth`` and ``reads`` are computed from the term.
  public init(_ term: Term, text: String, place: Place? = nil, path: ElementPath = ElementPath("")) {
    self.term = term
    self.text = text
    self.place = place
    self.path = path
    truth = term.truth
    reads = term.reads
  }

  /// The default `always`.
  public static let always = ConditionID(0)
  /// The default `never`.
  public static let never = ConditionID(1)
}

extension Condition.Term {
  /// Whether the term can be true and false: `all` with `never` in it is never true, and neither is
  /// `not always`.
  public var truth: Truth {
    switch self {
    case .always: return .always
    case .never: return .never
    case .unsaved, .unsavedPoint: return .unsaved
    case .not(let term):
      switch term.truth {
      case .always: return .never
      case .never: return .always
      case .unsaved, .varies: return .varies
      }
    case .all(let terms):
      let truths = terms.map(\.truth).filter { $0 != .always }
      if truths.contains(.never) { return .never }
      return truths.isEmpty ? .always : truths.count == 1 ? truths[0] : .varies
    case .any(let terms):
      // The work of a delegate together with that of what it presents.
      if terms.first == .unsaved, terms.allSatisfy({ $0.truth == .unsaved }) { return .unsaved }
      let truths = terms.map(\.truth).filter { $0 != .never }
      if truths.contains(.always) { return .always }
      return truths.isEmpty ? .never : truths.count == 1 ? truths[0] : .varies
    default: return .varies
    }
  }

  /// The words of the term, negated or not, in order of appearance.
  var words: [Condition.Term] {
    switch self {
    case .not(let term): term.words
    case .all(let terms), .any(let terms): terms.flatMap(\.words)
    default: [self]
    }
  }

  /// Whether the closure is true for one of its words, negated or not.
  public func contains(where isSuch: (Condition.Term) -> Bool) -> Bool { words.contains(where: isSuch) }

  /// The terms that must all be true: the elements of `all`, otherwise the term itself.
  var needed: [Condition.Term] {
    if case .all(let terms) = self { terms.flatMap(\.needed) } else { [self] }
  }

  /// The same term with replaced words.
  func replacingWords(_ replace: (Condition.Term) -> Condition.Term) -> Condition.Term {
    switch self {
    case .not(let term): .not(term.replacingWords(replace))
    case .all(let terms): .all(terms.map { $0.replacingWords(replace) })
    case .any(let terms): .any(terms.map { $0.replacingWords(replace) })
    default: replace(self)
    }
  }

  /// The value; nil if it depends on words for which `known` returns nil.
  func value(_ known: (Condition.Term) -> Bool?) -> Bool? {
    switch self {
    case .always: return true
    case .never: return false
    case .not(let term): return term.value(known).map { !$0 }
    case .all(let terms):
      let values = terms.map { $0.value(known) }
      return values.contains(false) ? false : values.contains(nil) ? nil : true
    case .any(let terms):
      let values = terms.map { $0.value(known) }
      return values.contains(true) ? true : values.contains(nil) ? nil : false
    default: return known(self)
    }
  }

  /// The facts that it reads, without duplicates, in order of appearance.
  public var reads: [Fact] {
    var facts: [Fact] = []
    for fact in words.compactMap(\.fact) where !facts.contains(fact) { facts.append(fact) }
    return facts
  }

  /// The flags that it reads.
  public var flags: [FlagID] {
    words.compactMap { if case .flag(let flag) = $0 { flag } else { nil } }
  }

  /// The screens in its `up` words.
  public var screens: [ScreenID] {
    words.compactMap { if case .up(let screen) = $0 { screen } else { nil } }
  }

  /// The screens in its `up` and `in-front` words.
  public var screensAskedFor: [ScreenID] {
    words.compactMap { word in
      switch word {
      case .up(let screen), .front(let screen): screen
      default: nil
      }
    }
  }

  /// The fact that a word reads.
  private var fact: Fact? {
    switch self {
    case .always, .never, .not, .all, .any: nil
    case .unsaved, .unsavedPoint: .unsaved
    case .width: .width
    case .height: .height
    case .orientation: .orientation
    case .idiom: .idiom
    case .ios: .ios
    case .searching: .searching
    case .presented, .pushed: .presented
    case .adapted: .adapted
    case .guarded: .guard
    case .presents, .presentsAnywhere, .inFront, .front, .up: .front
    case .flag: .flag
    }
  }
}
