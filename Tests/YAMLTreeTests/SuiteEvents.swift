import YAMLTree

/// A document as the suite writes events, with aliases put in and without anchors and document marks.
enum SuiteEvents {
  static func rendered(_ stream: YAMLStream) -> [String] {
    stream.documents.flatMap { ["+DOC"] + rendered($0) + ["-DOC"] }
  }

  private static func rendered(_ node: YAMLNode) -> [String] {
    let tag = node.tag.map { " <\($0)>" } ?? ""
    switch node.kind {
    case .scalar:
      return ["=VAL" + tag + " " + mark(node.style) + escaped(node.text)]
    case .sequence:
      return ["+SEQ" + (node.style == .flow ? " []" : "") + tag] + node.elements.flatMap(rendered) + ["-SEQ"]
    case .mapping:
      let pairs = node.pairs.flatMap { rendered($0.key) + rendered($0.value) }
      return ["+MAP" + (node.style == .flow ? " {}" : "") + tag] + pairs + ["-MAP"]
    }
  }

  private static func mark(_ style: YAMLNode.Style) -> String {
    switch style {
    case .singleQuoted: "'"
    case .doubleQuoted: "\""
    case .literal: "|"
    case .folded: ">"
    default: ":"
    }
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case "\u{8}": result += "\\b"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The expected events in the same form: what an anchor names is remembered and put in for its aliases.
  static func expected(_ events: String) -> [String] {
    var result: [String] = []
    var named: [String: [String]] = [:]
    var open: [(anchor: String?, start: Int)] = []
    for line in events.split(separator: "\n", omittingEmptySubsequences: true) {
      let verb = String(line.prefix(4))
      if verb == "+STR" || verb == "-STR" { continue }
      if verb == "=ALI" {
        result += named[String(line.dropFirst(6))] ?? ["unknown alias"]
        continue
      }
      let (anchor, text) = withoutAnchor(String(line))
      if verb == "+DOC" || verb == "-DOC" {
        result.append(verb)
      } else {
        result.append(text)
        if verb.hasPrefix("+") { open.append((anchor, result.count - 1)) }
        if verb == "=VAL", let anchor { named[anchor] = [text] }
        if verb == "-SEQ" || verb == "-MAP", let last = open.popLast(), let anchor = last.anchor {
          named[anchor] = Array(result[last.start...])
        }
      }
    }
    return result
  }

  private static func withoutAnchor(_ line: String) -> (String?, String) {
    var words = line.split(separator: " ", omittingEmptySubsequences: false)
    for (index, word) in words.enumerated() {
      guard let first = word.first, !":'\"|><".contains(first) || index == 0 else { break }
      if first == "&" {
        words.remove(at: index)
        return (String(word.dropFirst()), words.joined(separator: " "))
      }
    }
    return (nil, line)
  }
}
