internal import JSON

/// One page made of a frame and the files it names, split where the data goes.
///
/// The frame holds `@@css NAME…@@` and `@@js NAME…@@`, which become the files one behind the other, `@@policy@@`, which
/// becomes the content security policy that lets exactly this style and this script in, and `@@data@@`.
struct PageAssembly {
  /// What stands before the data.
  var head: String
  /// What stands behind it.
  var tail: String

  enum Fault: Error, CustomStringConvertible {
    case missing(String)
    case endsElement(String)

    var description: String {
      switch self {
      case .missing(let mark): "the page has no ‘\(mark)’"
      case .endsElement(let name): "‘\(name)’ holds ‘</’, which would end its element in the page"
      }
    }
  }

  /// Reads and joins the files; `read` gives the text of one by its name.
  static func page(read: (String) throws -> String) throws -> PageAssembly {
    var frame = try read("page.html")
    let style = try take("css", from: &frame, read)
    let script = try take("js", from: &frame, read)
    let policy =
      "default-src 'none'; style-src '\(source(of: style))'; script-src '\(source(of: script))'; base-uri 'none'; "
      + "form-action 'none'"
    try replace("@@policy@@", in: &frame, by: policy)
    try replace("@@style@@", in: &frame, by: style)
    try replace("@@script@@", in: &frame, by: script)
    guard let data = frame.firstRange(of: "@@data@@") else { throw Fault.missing("@@data@@") }
    return PageAssembly(head: String(frame[..<data.lowerBound]), tail: String(frame[data.upperBound...]))
  }

  /// The files of one kind as one text; leaves `@@style@@` or `@@script@@` in their place.
  private static func take(
    _ kind: String, from frame: inout String, _ read: (String) throws -> String
  ) throws -> String {
    guard let start = frame.firstRange(of: "@@\(kind) "),
      let end = frame[start.upperBound...].firstRange(of: "@@")
    else {
      throw Fault.missing("@@\(kind) …@@")
    }
    let names = frame[start.upperBound..<end.lowerBound].split(whereSeparator: \.isWhitespace).map(
      String.init)
    var joined = ""
    for name in names {
      let text = try read(name)
      if text.contains("</") { throw Fault.endsElement(name) }
      joined += text
    }
    frame.replaceSubrange(start.lowerBound..<end.upperBound, with: kind == "css" ? "@@style@@" : "@@script@@")
    return joined
  }

  private static func replace(_ mark: String, in frame: inout String, by text: String) throws {
    guard let range = frame.firstRange(of: mark) else { throw Fault.missing(mark) }
    frame.replaceSubrange(range, with: text)
  }

  /// How a policy names an inline text: by its digest.
  private static func source(of text: String) -> String {
    "sha256-" + Base64.text(of: SHA256.digest(of: Array(text.utf8)))
  }

  /// The Swift file that carries the page into the tool.
  var swift: String {
    """
    /// The report's page up to its data, put together when the tool was built.
    let pageHead: StaticString = \(Self.literal(head))

    /// What stands behind the data.
    let pageTail: StaticString = \(Self.literal(tail))

    """
  }

  /// A string literal that stands in the binary as it is.
  private static func literal(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x22, 0x5C: literal += "\\\(scalar)"
      case 0x20..<0x7F, 0xA0...: literal.unicodeScalars.append(scalar)
      default: literal += "\\u{\(String(scalar.value, radix: 16))}"
      }
    }
    return literal + "\""
  }
}
