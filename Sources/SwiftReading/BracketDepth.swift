#if SwiftSources
/// How deep brackets of a file stand in each other: the parser looks ahead for a type at each `[`, and takes twice as long
/// for each that it finds there, so that a file of a few hundred bytes could keep it busy for ever.
struct BracketDepth {
  /// So many square brackets in each other are read, with nothing between them that ends a type.
  private static let limit = 10
  /// The same of round ones, for which the parser only takes longer.
  private static let roundLimit = 64

  /// The offset of the first bracket that is too deep; nil where there is none. Texts and comments that end with their line
  /// are left out.
  static func tooDeep(in bytes: [UInt8]) -> Int? {
    var square = 0
    var round = 0
    var isText = false
    var isComment = false
    var last: UInt8 = 0
    for (offset, byte) in bytes.enumerated() {
      let before = last
      last = byte
      if byte == 0x0A || byte == 0x0D {
        isText = false
        isComment = false
      } else if isComment {
        continue
      } else if before == UInt8(ascii: "\\"), isText {
        // A backslash that is written by two begins nothing.
        last = 0
      } else if byte == UInt8(ascii: "\"") {
        isText.toggle()
        square = 0
        round = 0
      } else if isText {
        continue
      } else {
        switch byte {
        case UInt8(ascii: "["): square += 1
        case UInt8(ascii: "]"): square = max(0, square - 1)
        case UInt8(ascii: "("): round += 1
        case UInt8(ascii: ")"): round = max(0, round - 1)
        // Neither a type nor an argument goes on behind these.
        case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"):
          square = 0
          round = 0
        case UInt8(ascii: "/"): isComment = before == byte
        default: continue
        }
        if square > limit || round > roundLimit { return offset }
      }
    }
    return nil
  }
}
#endif
