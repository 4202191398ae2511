internal import Diagnostics
internal import YAMLTree

// The bounds of text, and what must be removed together with it.
extension FlowText {
  typealias Pair = (key: YAMLNode, value: YAMLNode)

  func insert(_ text: String, at offset: Int) -> TextChange {
    TextChange(Place(source, Span(offset, offset)), text)
  }

  func replace(_ span: Span, by text: String) -> TextChange { TextChange(Place(source, span), text) }

  func line(of node: YAMLNode) -> Int { source.line(of: Int(node.ownSpan.start)) }

  /// The offset after the value of a pair, or after its colon if it has no value.
  func end(of pair: Pair) -> Int { max(Int(pair.key.ownSpan.end), Int(pair.value.ownSpan.end)) }

  func endLine(of pair: Pair) -> Int {
    let start = pair.value.isMissing ? Int(pair.key.ownSpan.start) : Int(pair.value.ownSpan.start)
    return source.line(of: max(end(of: pair) - 1, start))
  }

  /// The offset before the line break, after a comment.
  func endOfLine(_ line: Int) -> Int { Int(source.span(ofLine: line).end) }

  /// The column of an offset; nil if there are tabs before it.
  func column(at offset: Int) -> Int? {
    let start = Int(source.span(ofLine: source.line(of: offset)).start)
    return source.bytes[start..<offset].contains(0x09) ? nil : offset - start
  }

  func column(of node: YAMLNode) -> Int? { column(at: Int(node.ownSpan.start)) }

  /// The offset after the colon of a key.
  func colon(behind key: YAMLNode) -> Int? {
    var offset = Int(key.ownSpan.end)
    while offset < source.bytes.count, source.bytes[offset] == 0x20 { offset += 1 }
    return offset < source.bytes.count && source.bytes[offset] == UInt8(ascii: ":") ? offset + 1 : nil
  }

  /// The offset of the dash of an item in a block list.
  func dash(before item: YAMLNode) -> Int? {
    var offset = Int(item.ownSpan.start)
    while offset > 0, isBlank(source.bytes[offset - 1]) { offset -= 1 }
    return offset > 0 && source.bytes[offset - 1] == UInt8(ascii: "-") ? offset - 1 : nil
  }

  func removePair(_ position: Int, of map: YAMLNode) -> [TextChange]? {
    let pairs = map.pairs
    guard pairs.count > 1 else { return nil }
    let pair = pairs[position]
    if map.style == .flow {
      let start = Int(pair.key.ownSpan.start)
      return position + 1 < pairs.count
        ? [replace(Span(start, Int(pairs[position + 1].key.ownSpan.start)), by: "")]
        : [replace(Span(end(of: pairs[position - 1]), end(of: pair)), by: "")]
    }
    // The first pair of an item is in the line of the dash, so the next pair moves up.
    if position == 0 {
      return [replace(Span(Int(pair.key.ownSpan.start), Int(pairs[1].key.ownSpan.start)), by: "")]
    }
    return [removeLines(from: line(of: pair.key), to: endLine(of: pair))]
  }

  func removeItem(_ position: Int, of list: YAMLNode) -> [TextChange]? {
    let items = list.elements
    guard items.count > 1 else { return nil }
    let item = items[position]
    if list.style == .flow {
      return position + 1 < items.count
        ? [replace(Span(Int(item.ownSpan.start), Int(items[position + 1].ownSpan.start)), by: "")]
        : [replace(Span(Int(items[position - 1].ownSpan.end), Int(item.ownSpan.end)), by: "")]
    }
    guard let dash = dash(before: item) else { return nil }
    let last = source.line(of: max(Int(item.ownSpan.end) - 1, dash))
    return [removeLines(from: source.line(of: dash), to: last)]
  }

  private func removeLines(from first: Int, to last: Int) -> TextChange {
    let start = Int(source.span(ofLine: first).start)
    if last < source.lineCount {
      return replace(Span(start, Int(source.span(ofLine: last + 1).start)), by: "")
    }
    return replace(Span(endOfLine(max(1, first - 1)), source.bytes.count), by: lineBreak)
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
