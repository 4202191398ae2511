/// The bytes of a file as the text for libyaml: UTF-8 that contains only characters that YAML permits.
struct InputText {
  /// UTF-8 without byte order mark; ill-formed or forbidden input is replaced by U+FFFD.
  private(set) var bytes: [UInt8] = []
  /// Whether every character is one byte.
  private(set) var isASCII = false
  /// What was replaced, in order.
  private(set) var faults: [InputFault] = []
  /// Whether the encoding is supported.
  private(set) var isReadable = true

  init(_ input: [UInt8]) {
    switch InputEncoding(of: input) {
    case .utf8(let mark):
      let input = mark == 0 ? input : Array(input[mark...])
      isASCII = Self.isPlainASCII(input)
      bytes = input
      if !isASCII {
        repairUTF8(mark: mark)
        if isBinary(input.count) { refuse() }
      }
    case .utf16(let isBigEndian, let mark):
      convertUTF16(input, from: mark, isBigEndian: isBigEndian)
    case .utf32:
      isReadable = false
      faults = [InputFault(kind: .encoding("UTF-32"), offset: 0, length: 0, fileOffset: 0, bytes: [])]
    }
  }

  /// Whether a tenth of the input or more is no text, at more than a few places.
  private func isBinary(_ count: Int) -> Bool {
    faults.count >= 20 && faults.reduce(0) { $0 + $1.bytes.count } * 10 >= count
  }

  private mutating func refuse() {
    isReadable = false
    bytes = []
    faults = [InputFault(kind: .binary, offset: 0, length: 0, fileOffset: 0, bytes: [])]
  }

  /// No early exit, so that the loop is compiled to vector instructions.
  private static func isPlainASCII(_ input: [UInt8]) -> Bool {
    var isOther: UInt8 = 0
    for byte in input {
      isOther |=
        (byte &- 0x20 <= 0x5E ? 0 : 1) & (byte == 0x0A ? 0 : 1) & (byte == 0x09 ? 0 : 1)
        & (byte == 0x0D ? 0 : 1)
    }
    return isOther == 0
  }

  /// Checks every character; copies only from the first fault on.
  private mutating func repairUTF8(mark: Int) {
    let input = bytes
    var output: [UInt8]?
    var offset = 0
    while offset < input.count {
      let character = UTF8Character(input, at: offset)
      let part = input[offset..<offset + character.length]
      if let scalar = character.scalar, isAllowed(scalar) {
        output?.append(contentsOf: part)
      } else {
        if output == nil { output = Array(input[..<offset]) }
        replace(part, scalar: character.scalar, fileOffset: offset + mark, in: &output)
      }
      offset += character.length
    }
    if let output { bytes = output }
  }

  private mutating func replace(
    _ part: ArraySlice<UInt8>, scalar: UInt32?, fileOffset: Int, in output: inout [UInt8]?
  ) {
    let offset = output?.count ?? 0
    note(
      InputFault(
        kind: scalar.map { .control($0) } ?? .illFormed("UTF-8"), offset: offset, length: 3,
        fileOffset: fileOffset, bytes: Array(part)))
    output?.append(contentsOf: [0xEF, 0xBF, 0xBD])
  }

  /// Adds a fault. Adjacent ill-formed bytes become one fault, as do adjacent equal control characters.
  private mutating func note(_ fault: InputFault) {
    if let last = faults.last, last.kind == fault.kind, last.offset + last.length == fault.offset {
      faults[faults.count - 1].length += fault.length
      faults[faults.count - 1].bytes += fault.bytes
    } else {
      faults.append(fault)
    }
  }

  private mutating func convertUTF16(_ input: [UInt8], from start: Int, isBigEndian: Bool) {
    var output: [UInt8]? = []
    output?.reserveCapacity(input.count)
    var offset = start
    func unit(_ position: Int) -> UInt32? {
      guard position + 1 < input.count else { return nil }
      let (one, two) = (UInt32(input[position]), UInt32(input[position + 1]))
      return isBigEndian ? one << 8 | two : two << 8 | one
    }
    while offset < input.count {
      var length = 2
      var scalar: UInt32?
      if let high = unit(offset) {
        scalar = high
        if (0xD800..<0xDC00).contains(high), let low = unit(offset + 2), (0xDC00..<0xE000).contains(low) {
          scalar = 0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)
          length = 4
        } else if (0xD800..<0xE000).contains(high) {
          scalar = nil
        }
      } else {
        length = 1
      }
      if let scalar, isAllowed(scalar), let character = Unicode.Scalar(scalar) {
        output?.append(contentsOf: UTF8.encode(character) ?? UTF8.encodedReplacementCharacter)
      } else {
        let part = input[offset..<offset + length]
        let at = output?.count ?? 0
        note(
          InputFault(
            kind: scalar.map { .control($0) } ?? .illFormed("UTF-16"), offset: at, length: 3,
            fileOffset: offset, bytes: Array(part)))
        output?.append(contentsOf: [0xEF, 0xBF, 0xBD])
      }
      offset += length
    }
    bytes = output ?? []
    isASCII = bytes.allSatisfy { $0 < 0x80 }
  }
}

/// Whether libyaml's reader accepts the character (reader.c of 0.2.5; YAML 1.1, section 5.1).
private func isAllowed(_ scalar: UInt32) -> Bool {
  switch scalar {
  case 0x09, 0x0A, 0x0D, 0x20...0x7E, 0x85, 0xA0...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
  default: false
  }
}
