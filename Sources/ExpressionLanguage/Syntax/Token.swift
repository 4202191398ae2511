import Diagnostics

/// A token of an expression's text.
struct Token {
  enum Kind: UInt8 {
    case identifier, quotedIdentifier, int, uint, double, string, bytes
    case leftParenthesis, rightParenthesis, leftBracket, rightBracket, leftBrace, rightBrace
    case dot, comma, colon, question
    case plus, minus, star, slash, percent, not
    case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual, and, or
    case isIn, isTrue, isFalse, isNull
    case end
  }

  var kind: Kind
  var start: Int32
  var end: Int32

  var span: Span { Span(Int(start), Int(end)) }
}
