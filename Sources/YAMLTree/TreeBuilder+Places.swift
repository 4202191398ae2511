internal import Diagnostics

// libyaml's marks are those of its tokens; these make them the span of exactly one node.
extension TreeBuilder {
  /// An empty plain scalar: libyaml may put it where the next token begins, on a later line even. It belongs behind
  /// the `:` of its key, or, where there is none, behind the key.
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

  /// Moves the start behind `&anchor` and `!tag`, which stand in either order, and keeps the tag.
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

  /// An anchor ends with the last character that libyaml lets a name have, a tag before white space.
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

  /// A block scalar ends with its last character, not with the line breaks that its mark runs over; one without
  /// content ends with its header, whatever comment follows there.
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

/// Space, tab, line feed, carriage return.
func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }

/// Letters, digits, `_` and `-`: what libyaml lets anchors and aliases be named with.
func isNameCharacter(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
  case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"): true
  default: false
  }
}
