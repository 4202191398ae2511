/// The tree of a regular expression.
indirect enum Pattern {
  case empty
  case scalar(ScalarSet)
  case assertion(RegularExpression.Assertion)
  case sequence([Pattern])
  case choice(Pattern, Pattern)
  /// `most` is nil if there is no upper limit.
  case repetition(Pattern, least: Int, most: Int?)
}

/// Reads RE2's syntax.
struct PatternParser {
  typealias Failure = RegularExpression.Failure

  let scalars: [Unicode.Scalar]
  var position = 0
  var depth = 0
  var ignoresCase = false
  var isMultiline = false
  var dotIsAny = false

  /// The largest nesting of groups.
  static let maximumDepth = 60
  /// The limit of RE2.
  static let maximumRepetition = 1000

  init(_ pattern: String) { scalars = Array(pattern.unicodeScalars) }

  var next: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  mutating func accept(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    position += 1
    return true
  }

  func fail(_ message: String) -> Failure { Failure(message: message) }

  mutating func parse() throws(Failure) -> Pattern {
    let tree = try choice()
    guard next == nil else { throw fail("‘)’ without ‘(’") }
    return tree
  }

  private mutating func choice() throws(Failure) -> Pattern {
    var branches = [try sequence()]
    while accept("|") { branches.append(try sequence()) }
    return balanced(branches[...])
  }

  /// Splits the branches in the middle, so that many branches are not nested deeply.
  private func balanced(_ branches: ArraySlice<Pattern>) -> Pattern {
    guard let first = branches.first else { return .empty }
    guard branches.count > 1 else { return first }
    let middle = branches.startIndex + branches.count / 2
    return .choice(balanced(branches[..<middle]), balanced(branches[middle...]))
  }

  private mutating func sequence() throws(Failure) -> Pattern {
    var parts: [Pattern] = []
    while let scalar = next, scalar != "|", scalar != ")" {
      var part = try atom()
      var repeated = false
      while let bounds = try repetition() {
        if repeated { throw fail("a repetition is repeated") }
        repeated = true
        part = .repetition(part, least: bounds.least, most: bounds.most)
      }
      parts.append(part)
    }
    return parts.count == 1 ? parts[0] : .sequence(parts)
  }

  /// Reads `*`, `+`, `?`, `{2}`, `{2,}` or `{2,5}`, each with an optional `?`, which does not change whether
  /// there is a match.
  private mutating func repetition() throws(Failure) -> (least: Int, most: Int?)? {
    var bounds: (least: Int, most: Int?)?
    switch next {
    case "*": bounds = (0, nil)
    case "+": bounds = (1, nil)
    case "?": bounds = (0, 1)
    case "{":
      guard let counted = counts() else { return nil }
      guard counted.least <= Self.maximumRepetition, counted.most ?? 0 <= Self.maximumRepetition,
        counted.most.map({ $0 >= counted.least }) ?? true
      else { throw fail("a repetition count is out of range") }
      position = counted.end
      _ = accept("?")
      return (counted.least, counted.most)
    default: return nil
    }
    position += 1
    _ = accept("?")
    return bounds
  }

  private func counts() -> (least: Int, most: Int?, end: Int)? {
    guard let close = scalars[position...].prefix(16).firstIndex(of: "}") else { return nil }
    let inner = String(String.UnicodeScalarView(scalars[(position + 1)..<close]))
    let parts = inner.split(separator: ",", omittingEmptySubsequences: false)
    guard let first = parts.first, let least = Int(first), least >= 0, parts.count <= 2 else { return nil }
    if parts.count == 1 { return (least, least, close + 1) }
    if parts[1].isEmpty { return (least, nil, close + 1) }
    return Int(parts[1]).map { (least, $0, close + 1) }
  }

  mutating func group() throws(Failure) -> Pattern {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.maximumDepth else { throw fail("groups are nested too deeply") }
    let saved = (ignoresCase, isMultiline, dotIsAny)
    if accept("?"), try flagsAloneOrName() { return .empty }
    let tree = try choice()
    guard accept(")") else { throw fail("‘(’ without ‘)’") }
    (ignoresCase, isMultiline, dotIsAny) = saved
    return tree
  }

  /// Reads a group after `(?`. Returns whether it contained only flags, which then apply to the following
  /// text.
  private mutating func flagsAloneOrName() throws(Failure) -> Bool {
    if accept("P") || next == "<" {
      guard accept("<"), let close = scalars[position...].firstIndex(of: ">"), close > position else {
        throw fail("a group's name is not written well")
      }
      position = close + 1
      return false
    }
    var value = true
    while let flag = next {
      position += 1
      switch flag {
      case "i": ignoresCase = value
      case "m": isMultiline = value
      case "s": dotIsAny = value
      case "U": break
      case "-": value = false
      case ":": return false
      case ")": return true
      default: throw fail("‘(?\(flag)’ is not supported")
      }
    }
    throw fail("‘(’ without ‘)’")
  }
}
