#if SwiftSources
/// Finds brackets that are nested too deeply. At each `[` the parser looks ahead for a type, which doubles
/// its time for each nested `[`, so that a file of a few hundred bytes could occupy it forever.
struct BracketDepth {
  /// The largest permitted nesting of square brackets with nothing between them that ends a type.
  private static let limit = 10
  /// The same for round brackets, which slow the parser down less.
  private static let roundLimit = 64

  /// The offset of the first bracket that is nested too deeply; nil if there is none. Texts and comments
  /// within one line are skipped.
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
        // A backslash that is itself escaped begins no escape.
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
        // A type or an argument cannot continue after these.
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
