internal import Diagnostics

// libyaml's positions are those of its tokens; these functions convert them into the exact span of a node.
extension TreeBuilder {
  /// Moves an empty plain scalar: libyaml may place it where the next token begins, even on a later line. Its
  /// correct place is after the `:` of its key or, without a `:`, after the key.
  mutating func placeMissing(_ node: inout Node) {
    guard let frame = frames.last, frame.kind == .mapping, let key = pending.last,
      (pending.count - frame.first) % 2 == 1
    else { return }
    let bytes = source.bytes
    let mark = Int(node.start)
    if frame.style == .block, mark > 0, bytes[mark - 1] == UInt8(ascii: ":") { return }
    let end = Int(ownEnd(key))
    var offset = end
    while offset < mark, isSpace(bytes[offset]) { offset += 1 }
    let isColon = offset < mark && bytes[offset] == UInt8(ascii: ":")
    node.start = Int32(isColon ? offset + 1 : end)
    node.end = node.start
  }

  /// Moves the start after `&anchor` and `!tag`, which can be in either order, and stores the tag.
  mutating func skipProperties(_ node: inout Node, anchor: Int32, tag: Int32) {
    let bytes = source.bytes
    var offset = Int(node.start)
    let limit = node.kind == .scalar ? Int(node.end) : bytes.count
    for _ in 0..<((anchor >= 0 ? 1 : 0) + (tag >= 0 ? 1 : 0)) where offset < limit {
      offset = skipSpaceAndComments(from: endOfProperty(at: offset, before: limit), before: limit)
    }
    if offset < limit {
      node.start = Int32(offset)
    } else if node.kind == .scalar {
      node.end = Int32(trimmed(Int(node.end), downTo: Int(node.start)))
    }
    if tag >= 0, node.kind == .scalar { node.extra = add(Extra(tag: tag)) }
  }

  /// An anchor ends after the last character that libyaml permits in a name, a tag ends before white space.
  private func endOfProperty(at start: Int, before limit: Int) -> Int {
    let bytes = source.bytes
    var offset = start + 1
    if bytes[start] == UInt8(ascii: "&") {
      while offset < limit, isNameCharacter(bytes[offset]) { offset += 1 }
    } else if offset < limit, bytes[offset] == UInt8(ascii: "<") {
      while offset < limit, bytes[offset - 1] != UInt8(ascii: ">") { offset += 1 }
    } else {
      while offset < limit, !isSpace(bytes[offset]), !",[]{}".utf8.contains(bytes[offset]) { offset += 1 }
    }
    return offset
  }

  private func skipSpaceAndComments(from start: Int, before limit: Int) -> Int {
    let bytes = source.bytes
    var offset = start
    while offset < limit {
      if bytes[offset] == UInt8(ascii: "#") {
        while offset < limit, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset += 1 }
      } else if isSpace(bytes[offset]) {
        offset += 1
      } else {
        break
      }
    }
    return offset
  }

  /// A block scalar ends after its last character, without the line breaks that libyaml includes. A block
  /// scalar without content ends after its header, before a comment that may follow.
  mutating func trimBlock(_ node: inout Node) {
    let bytes = source.bytes
    let start = Int(node.start)
    let end = trimmed(Int(node.end), downTo: start)
    var header = start
    while header < end, "|>+-0123456789".utf8.contains(bytes[header]) { header += 1 }
    let isHeaderOnly = !bytes[start..<end].contains { $0 == 0x0A || $0 == 0x0D }
    node.end = Int32(isHeaderOnly ? header : end)
  }

  func trimmed(_ end: Int, downTo start: Int) -> Int {
    var end = end
    while end > start, isSpace(source.bytes[end - 1]) { end -= 1 }
    return end
  }
}

/// Whether a byte is a space, tab, line feed or carriage return.
func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }

/// Whether libyaml permits the character in names of anchors and aliases: letters, digits, `_` and `-`.
func isNameCharacter(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
  case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"): true
  default: false
  }
}
