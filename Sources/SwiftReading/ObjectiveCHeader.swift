#if SwiftSources
/// The controllers in an Objective-C header, written as Swift: the classes whose names end in `Controller`,
/// and the methods that create one.
struct ObjectiveCHeader {
  /// The same lines in Swift; lines that do not concern controllers are empty; nil if all are.
  let swift: String?

  init(_ bytes: [UInt8]) {
    // By bytes: CR and LF are one character, at which a text would not be split.
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
      String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
    }
    var written = lines.map { _ in "" }
    var open: (start: Int, head: String, isController: Bool, makers: [Int: String])?
    for (index, line) in lines.enumerated() {
      let text = line.drop { $0 == " " || $0 == "\t" }
      if text.hasPrefix("@interface "), let (name, base) = Self.names(of: text) {
        open = (index, "class \(name): \(base) {", Self.isController(name) && Self.isController(base), [:])
      } else if text.hasPrefix("@end"), let one = open {
        open = nil
        guard one.isController || !one.makers.isEmpty else { continue }
        written[one.start] = one.head
        for (line, maker) in one.makers { written[line] = maker }
        written[index] = "}"
      } else if open != nil, let maker = Self.maker(text) {
        open?.makers[index] = maker
      }
    }
    swift = written.allSatisfy(\.isEmpty) ? nil : written.joined(separator: "\n")
  }

  private static func isController(_ name: String) -> Bool { name.hasSuffix("Controller") }

  /// The class and its superclass of `@interface Editor : Page <Sharing>`; nil for a category or an
  /// extension.
  private static func names(of line: Substring) -> (name: String, base: String)? {
    let head = line.dropFirst("@interface ".count).prefix { $0 != "<" && $0 != "{" }
    let parts = head.split(separator: ":")
    guard parts.count == 2, !head.contains("(") else { return nil }
    let names = parts.map { part in String(part.filter { !" \t\r".contains($0) }) }
    return (names[0], names[1])
  }

  /// `+ (Editor *)makeEditorWithNote:(Note *)note;` as two functions: named by the whole first part, and by
  /// the first part without `With`, `For`, `By` or `From` and what follows.
  private static func maker(_ line: Substring) -> String? {
    guard let sign = line.first, sign == "+" || sign == "-", let open = line.firstIndex(of: "("),
      let close = line.firstIndex(of: ")"), open < close
    else { return nil }
    let words = line[line.index(after: open)..<close].split { " *\t".contains($0) }.map(String.init)
    guard let made = words.last(where: { isController($0) }) else { return nil }
    let rest = line[line.index(after: close)...]
    let first = String(rest.drop { $0 == " " }.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    guard !first.isEmpty else { return nil }
    let short = ["With", "For", "By", "From"].lazy.compactMap { first.firstRange(of: $0) }.first.map {
      String(first[..<$0.lowerBound])
    }
    let count = rest.count { $0 == ":" }
    let parameters = (0..<count).map { "_ given\($0): Any" }.joined(separator: ", ")
    let kind = sign == "+" ? "class func" : "func"
    return Set([first, short ?? first]).filter { !$0.isEmpty }.sorted().map {
      "\(kind) \($0)(\(parameters)) -> \(made)"
    }.joined(separator: "; ")
  }
}
#endif
