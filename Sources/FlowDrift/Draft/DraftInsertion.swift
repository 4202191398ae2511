internal import Diagnostics
internal import FlowModel
internal import YAMLTree

/// Inserts new elements into the files of a flow without changing anything that exists, including comments.
struct DraftInsertion {
  private(set) var changes: [TextChange] = []
  /// Screens whose buttons are written in a form that cannot be extended, such as an alias.
  private(set) var refused: [String] = []
  private var roots: [String: YAMLNode] = [:]

  static let mark = "new since the last draft"

  // MARK: Buttons

  /// Adds buttons to a screen, each with a comment.
  mutating func add(_ buttons: [(text: String, comment: String)], to screen: Screen) {
    let source = screen.place.file
    guard let pair = pair(of: screen), change(pair, buttons, source) else {
      refused.append(screen.id)
      return
    }
  }

  private mutating func pair(of screen: Screen) -> (key: YAMLNode, value: YAMLNode)? {
    root(of: screen.place.file)?.value(of: "screens")?.pairs.first {
      $0.key.span.start == screen.place.span.start && $0.key.text == screen.id
    }
  }

  private mutating func root(of source: SourceFile) -> YAMLNode? {
    if let known = roots[source.path] { return known }
    let root = YAMLStream.read(source.bytes, path: source.path).documents.first
    roots[source.path] = root
    return root
  }

  private mutating func change(
    _ pair: (key: YAMLNode, value: YAMLNode), _ buttons: [(text: String, comment: String)],
    _ source: SourceFile
  ) -> Bool {
    let screen = pair.value
    if screen.isAlias { return false }
    if screen.isMissing {
      guard let column = column(of: pair.key, source) else { return false }
      insert(list(buttons, indent: column + 2), behind: line(of: pair.key, source), source)
      return true
    }
    guard screen.kind == .mapping else { return false }
    guard let found = screen.pairs.first(where: { $0.key.text == "buttons" }) else {
      return begin(buttons, in: screen, source)
    }
    let list = found.value
    if list.isAlias { return false }
    if list.isMissing, screen.style != .flow {
      guard let column = column(of: found.key, source) else { return false }
      insert(items(buttons, indent: column + 2), behind: line(of: found.key, source), source)
      return true
    }
    guard list.kind == .sequence else { return false }
    if list.style == .flow {
      let texts = buttons.map(\.text).joined(separator: ", ")
      let last = list.elements.last
      put(
        last == nil ? texts : ", " + texts, at: last.map { Int($0.ownSpan.end) } ?? Int(list.span.start) + 1,
        source)
      comment(buttons, behind: screen, source)
      return true
    }
    guard let first = list.elements.first, let last = list.elements.last,
      let dash = dash(before: first, source)
    else { return false }
    insert(items(buttons, indent: dash), behind: lastLine(of: last, source), source)
    return true
  }

  /// Adds the key for buttons to a screen without buttons.
  private mutating func begin(
    _ buttons: [(text: String, comment: String)], in screen: YAMLNode, _ source: SourceFile
  ) -> Bool {
    if screen.style == .flow {
      let text = "buttons: [\(buttons.map(\.text).joined(separator: ", "))]"
      let last = screen.pairs.last
      put(
        last == nil ? text : ", " + text, at: last.map { end(of: $0) } ?? Int(screen.span.start) + 1, source)
      comment(buttons, behind: screen, source)
      return true
    }
    guard let first = screen.pairs.first, let last = screen.pairs.last,
      let column = column(of: first.key, source)
    else { return false }
    insert(list(buttons, indent: column), behind: lastLine(of: last, source), source)
    return true
  }

  private func list(_ buttons: [(text: String, comment: String)], indent: Int) -> [String] {
    [String(repeating: " ", count: indent) + "buttons:"] + items(buttons, indent: indent + 2)
  }

  private func items(_ buttons: [(text: String, comment: String)], indent: Int) -> [String] {
    buttons.map { button in
      String(repeating: " ", count: indent) + "- \(button.text)   # \(Self.mark): \(button.comment)"
    }
  }

  /// Adds a comment about the new buttons after a list in brackets, if nothing else follows on its line.
  private mutating func comment(
    _ buttons: [(text: String, comment: String)], behind node: YAMLNode, _ source: SourceFile
  ) {
    let end = Int(node.ownSpan.end)
    let lineEnd = Int(source.span(ofLine: source.line(of: max(end - 1, 0))).end)
    guard end <= lineEnd, source.bytes[end..<lineEnd].allSatisfy({ $0 == 0x20 }) else { return }
    put("   # \(Self.mark): \(buttons.map(\.comment).joined(separator: "; "))", at: lineEnd, source)
  }

  // MARK: Screens

  /// Adds whole screens after the last one of the root file; returns false if the screens are written in
  /// braces.
  ///
  /// - Parameter text: the screens, indented by two columns.
  mutating func add(screens text: String, to source: SourceFile) -> Bool {
    guard let screens = root(of: source)?.value(of: "screens"), screens.kind == .mapping,
      screens.style != .flow, !screens.isAlias, let first = screens.pairs.first,
      let last = screens.pairs.last, let column = column(of: first.key, source), column > 0
    else { return false }
    var lines = ["  # \(Self.mark)"]
    lines += text.split(separator: "\n").map(String.init)
    let shifted = lines.map { line in
      column >= 2 ? String(repeating: " ", count: column - 2) + line : String(line.dropFirst(2 - column))
    }
    insert(shifted, behind: lastLine(of: last, source), source)
    return true
  }

  // MARK: Text

  private mutating func put(_ text: String, at offset: Int, _ source: SourceFile) {
    changes.append(TextChange(Place(source, Span(offset, offset)), text))
  }

  /// Inserts whole lines after a line.
  private mutating func insert(_ lines: [String], behind line: Int, _ source: SourceFile) {
    let first = source.bytes.firstIndex(of: 0x0A)
    let isCRLF = first.map { $0 > 0 && source.bytes[$0 - 1] == 0x0D } ?? false
    let lineBreak = isCRLF ? "\r\n" : "\n"
    put(lines.map { lineBreak + $0 }.joined(), at: Int(source.span(ofLine: line).end), source)
  }

  private func line(of node: YAMLNode, _ source: SourceFile) -> Int {
    source.line(of: Int(node.ownSpan.start))
  }

  private func end(of pair: (key: YAMLNode, value: YAMLNode)) -> Int {
    max(Int(pair.key.ownSpan.end), Int(pair.value.ownSpan.end))
  }

  /// The last line of a value, or of its key if the value is missing.
  private func lastLine(of pair: (key: YAMLNode, value: YAMLNode), _ source: SourceFile) -> Int {
    pair.value.isMissing ? line(of: pair.key, source) : lastLine(of: pair.value, source)
  }

  /// The last line that contains a character of the node: a nested node may end after its last line break.
  private func lastLine(of node: YAMLNode, _ source: SourceFile) -> Int {
    var end = Int(node.ownSpan.end)
    let start = Int(node.ownSpan.start)
    while end > start + 1, [0x20, 0x0A, 0x0D].contains(source.bytes[end - 1]) { end -= 1 }
    return source.line(of: max(end - 1, start))
  }

  private func column(of node: YAMLNode, _ source: SourceFile) -> Int? {
    column(at: Int(node.ownSpan.start), source)
  }

  /// The column of an offset; nil if anything but spaces is before it on the line.
  private func column(at offset: Int, _ source: SourceFile) -> Int? {
    let start = Int(source.span(ofLine: source.line(of: offset)).start)
    return source.bytes[start..<offset].allSatisfy { $0 == 0x20 } ? offset - start : nil
  }

  /// The column of the dash before the first item of a list.
  private func dash(before item: YAMLNode, _ source: SourceFile) -> Int? {
    var offset = Int(item.ownSpan.start)
    while offset > 0, source.bytes[offset - 1] == 0x20 { offset -= 1 }
    guard offset > 0, source.bytes[offset - 1] == UInt8(ascii: "-") else { return nil }
    return column(at: offset - 1, source)
  }
}
