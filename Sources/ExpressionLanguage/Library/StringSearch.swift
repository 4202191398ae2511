extension Function {
  /// `indexOf` and `lastIndexOf`; nil for arguments of other types.
  static func search(
    _ text: String, _ rest: [Value], last: Bool
  ) throws(EvaluationError) -> Value? {
    guard case .string(let part)? = rest.first else { return nil }
    let scalars = Array(text.unicodeScalars)
    let wanted = Array(part.unicodeScalars)
    var start = last ? scalars.count : 0
    if let second = rest.dropFirst().first {
      guard case .int(let given) = second else { return nil }
      guard given >= 0, given <= scalars.count else {
        throw EvaluationError(.indexOutOfRange, "\(given) is outside of the text")
      }
      start = given
    }
    let end = scalars.count - wanted.count
    guard end >= 0 else { return .int(-1) }
    func occurs(at position: Int) -> Bool {
      scalars[position..<(position + wanted.count)].elementsEqual(wanted)
    }
    if last { return .int(stride(from: min(start, end), through: 0, by: -1).first(where: occurs) ?? -1) }
    return .int(start <= end ? (start...end).first(where: occurs) ?? -1 : -1)
  }

  /// `text` cut at `separator` into at most `limit` pieces; an empty separator cuts everywhere.
  static func pieces(of text: String, at separator: String, limit: Int?) -> [String] {
    let scalars = Array(text.unicodeScalars)
    let wanted = Array(separator.unicodeScalars)
    let most = limit ?? .max
    var pieces: [String] = []
    var start = 0
    var position = 0
    while position + wanted.count <= scalars.count, pieces.count + 1 < most {
      let isCut =
        wanted.isEmpty
        ? position > 0 && position < scalars.count
        : scalars[position..<(position + wanted.count)].elementsEqual(wanted)
      if isCut {
        pieces.append(String(String.UnicodeScalarView(scalars[start..<position])))
        start = position + wanted.count
        position = max(start, position + 1)
      } else {
        position += 1
      }
    }
    return pieces + [String(String.UnicodeScalarView(scalars[start...]))]
  }

  /// In double quotes, with escapes for quotes, backslashes and control characters.
  static func doubleQuoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\u{07}": result += "\\a"
      case "\u{08}": result += "\\b"
      case "\u{0B}": result += "\\v"
      case "\u{0C}": result += "\\f"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension String {
  /// With the bytes of a range of ASCII letters changed.
  func mappingASCII(from range: ClosedRange<UInt8>, _ change: (UInt8) -> UInt8) -> String {
    String(decoding: utf8.map { range.contains($0) ? change($0) : $0 }, as: UTF8.self)
  }
}
