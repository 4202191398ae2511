extension PatternParser {
  mutating func atom() throws(Failure) -> Pattern {
    guard let scalar = next else { return .empty }
    position += 1
    switch scalar {
    case "(": return try group()
    case "[": return .scalar(folded(try bracket()))
    case ".": return .scalar(dotIsAny ? .any : .anyButNewline)
    case "^": return .assertion(isMultiline ? .lineStart : .textStart)
    case "$": return .assertion(isMultiline ? .lineEnd : .textEnd)
    case "\\": return try escape()
    case "*", "+", "?": throw fail("‘\(scalar)’ has nothing to repeat")
    default: return .scalar(folded(ScalarSet(ranges: [scalar.value...scalar.value])))
    }
  }

  private func folded(_ set: ScalarSet) -> ScalarSet { ignoresCase ? set.caseInsensitive : set }

  private mutating func escape() throws(Failure) -> Pattern {
    guard let letter = next else { throw fail("the pattern ends with a backslash") }
    switch letter {
    case "A", "z", "b", "B":
      position += 1
      return .assertion(
        letter == "A"
          ? .textStart : letter == "z" ? .textEnd : letter == "b" ? .wordBoundary : .noWordBoundary)
    default: return .scalar(folded(try escapedSet()))
    }
  }

  /// Reads an escape after its backslash, inside or outside of brackets.
  private mutating func escapedSet() throws(Failure) -> ScalarSet {
    guard let letter = next else { throw fail("the pattern ends with a backslash") }
    position += 1
    switch letter {
    case "d": return .digit
    case "D": return ScalarSet.digit.negated
    case "w": return .word
    case "W": return ScalarSet.word.negated
    case "s": return .space
    case "S": return ScalarSet.space.negated
    case "n": return one(0x0A)
    case "t": return one(0x09)
    case "r": return one(0x0D)
    case "f": return one(0x0C)
    case "v": return one(0x0B)
    case "a": return one(0x07)
    case "x": return one(try hexadecimal())
    default:
      let isPlain = letter.isASCII && !letter.properties.isAlphabetic && !("0"..."9").contains(letter)
      guard isPlain else { throw fail("‘\\\(letter)’ is not supported") }
      return one(letter.value)
    }
  }

  private func one(_ scalar: UInt32) -> ScalarSet { ScalarSet(ranges: [scalar...scalar]) }

  /// `\x7F`, `\x{10FFFF}`.
  private mutating func hexadecimal() throws(Failure) -> UInt32 {
    var digits = ""
    if accept("{") {
      while let scalar = next, scalar != "}" {
        digits.unicodeScalars.append(scalar)
        position += 1
      }
      position += 1
    } else {
      digits = String(String.UnicodeScalarView(scalars[position...].prefix(2)))
      position += digits.unicodeScalars.count
    }
    guard let value = UInt32(digits, radix: 16), value <= 0x10FFFF else {
      throw fail("‘\\x’ needs hexadecimal digits")
    }
    return value
  }

  /// Reads a bracket expression after `[`.
  private mutating func bracket() throws(Failure) -> ScalarSet {
    let isNegated = accept("^")
    var ranges: [ClosedRange<UInt32>] = []
    var isFirst = true
    while let scalar = next, scalar != "]" || isFirst {
      isFirst = false
      if scalar == "[", position + 1 < scalars.count, scalars[position + 1] == ":" {
        ranges += try namedClass().plainRanges
        continue
      }
      let low = try bracketItem()
      guard next == "-", position + 1 < scalars.count, scalars[position + 1] != "]" else {
        ranges += low.plainRanges
        continue
      }
      position += 1
      let high = try bracketItem()
      guard let from = low.single, let to = high.single, from <= to else {
        throw fail("a range in brackets is not in order")
      }
      ranges.append(from...to)
    }
    guard accept("]") else { throw fail("‘[’ without ‘]’") }
    return ScalarSet(ranges: ranges, isNegated: isNegated)
  }

  private mutating func bracketItem() throws(Failure) -> ScalarSet {
    guard let scalar = next else { throw fail("‘[’ without ‘]’") }
    position += 1
    return scalar == "\\" ? try escapedSet() : one(scalar.value)
  }

  /// Reads `[:alpha:]` and similar classes inside brackets.
  private mutating func namedClass() throws(Failure) -> ScalarSet {
    guard let close = scalars[(position + 2)...].firstIndex(of: ":"), close + 1 < scalars.count,
      scalars[close + 1] == "]"
    else { throw fail("‘[:’ without ‘:]’") }
    let name = String(String.UnicodeScalarView(scalars[(position + 2)..<close]))
    position = close + 2
    switch name {
    case "alpha": return ScalarSet(ranges: [0x41...0x5A, 0x61...0x7A])
    case "digit": return .digit
    case "alnum": return ScalarSet(ranges: [0x30...0x39, 0x41...0x5A, 0x61...0x7A])
    case "upper": return ScalarSet(ranges: [0x41...0x5A])
    case "lower": return ScalarSet(ranges: [0x61...0x7A])
    case "space": return ScalarSet(ranges: [0x09...0x0D, 0x20...0x20])
    case "punct": return ScalarSet(ranges: [0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E])
    case "word": return .word
    case "xdigit": return ScalarSet(ranges: [0x30...0x39, 0x41...0x46, 0x61...0x66])
    default: throw fail("‘[:\(name):]’ is not supported")
    }
  }
}

extension ScalarSet {
  /// The only scalar, if there is only one.
  var single: UInt32? {
    guard !isNegated, ranges.count == 1, ranges[0].count == 1 else { return nil }
    return ranges[0].lowerBound
  }
}
