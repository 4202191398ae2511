public import Diagnostics

/// A condition of a flow. It reads facts that have finitely many values, and has no operators besides `not`, `all` and `any`.
public struct Condition: Sendable, Equatable {
  /// One word of the language, `not` a word, or a list of them.
  public indirect enum Term: Hashable, Sendable {
    case always, never
    /// Any work that the performer owns or edits.
    case unsaved
    /// One point.
    case unsavedPoint(UnsavedPointID)
    /// `compact`, `regular`.
    case width(SizeClass)
    /// `compact-height`, `regular-height`.
    case height(SizeClass)
    case orientation(Orientation)
    case idiom(Device)
    /// The effective version lies in the range.
    case ios(VersionRange)
    case searching, presented, pushed, adapted, guarded
    /// A modal is up above the performer: its `presentedViewController` is not nil.
    case presents
    /// A modal is up at all: `presents` of a trigger that whoever is in front performs, who presents nothing himself.
    case presentsAnywhere
    /// Nothing lies above the performer, neither pushed nor presented.
    case inFront
    /// A screen is in front, by its index; a container with whatever it shows.
    case front(ScreenID)
    /// An instance of a screen is up, in front or covered; its index.
    case up(ScreenID)
    /// A flag is set.
    case flag(FlagID)
    case not(Term)
    case all([Term])
    case any([Term])
  }

  /// What it says.
  public var term: Term
  /// Its text on one line; `always` or `never` for a condition that is not written.
  public var text: String
  /// Whether it can be true and false, as far as its words alone decide.
  public var truth: Truth
  /// The facts it reads, each once, in order of appearance.
  public var reads: [Fact]
  /// Where it is written; nil for a condition that is not written.
  public var place: Place?
  /// Its element and key: `screens.x.guard`; empty for a condition that is not written.
  public var path: ElementPath

  /// Whether it is written in a file. False for a default, for the negation that an `else` means, and for conditions that were
  /// combined.
  public var isWritten: Bool { place != nil }

  /// Makes a condition; ``truth`` and ``reads`` are computed from the term.
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
  /// Whether the term can be true and false: a list that contains `never` is never true, and neither is `not always`.
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
      // Of a delegate’s own work and of that of what it presents.
      if terms.first == .unsaved, terms.allSatisfy({ $0.truth == .unsaved }) { return .unsaved }
      let truths = terms.map(\.truth).filter { $0 != .never }
      if truths.contains(.always) { return .always }
      return truths.isEmpty ? .never : truths.count == 1 ? truths[0] : .varies
    default: return .varies
    }
  }

  /// The words that it is made of, negated or not, in order of appearance.
  var words: [Condition.Term] {
    switch self {
    case .not(let term): term.words
    case .all(let terms), .any(let terms): terms.flatMap(\.words)
    default: [self]
    }
  }

  /// Whether one of the words that it is made of, negated or not, is such a one.
  public func contains(where isSuch: (Condition.Term) -> Bool) -> Bool { words.contains(where: isSuch) }

  /// All that has to hold for it to hold: the elements of a list, else itself.
  var needed: [Condition.Term] {
    if case .all(let terms) = self { terms.flatMap(\.needed) } else { [self] }
  }

  /// The same with other words.
  func replacingWords(_ replace: (Condition.Term) -> Condition.Term) -> Condition.Term {
    switch self {
    case .not(let term): .not(term.replacingWords(replace))
    case .all(let terms): .all(terms.map { $0.replacingWords(replace) })
    case .any(let terms): .any(terms.map { $0.replacingWords(replace) })
    default: replace(self)
    }
  }

  /// Whether it holds; nil where that hangs on words of which `known` says nothing.
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

  /// The facts read, each once, in order of appearance.
  public var reads: [Fact] {
    var facts: [Fact] = []
    for fact in words.compactMap(\.fact) where !facts.contains(fact) { facts.append(fact) }
    return facts
  }

  /// The flags read.
  public var flags: [FlagID] {
    words.compactMap { if case .flag(let flag) = $0 { flag } else { nil } }
  }

  /// The screens that `up` names in it.
  public var screens: [ScreenID] {
    words.compactMap { if case .up(let screen) = $0 { screen } else { nil } }
  }

  /// The screens that `up` and `in-front` name in it.
  public var screensAskedFor: [ScreenID] {
    words.compactMap { word in
      switch word {
      case .up(let screen), .front(let screen): screen
      default: nil
      }
    }
  }

  /// What a word reads.
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
