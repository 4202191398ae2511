internal import FlowModel
public import UIKitSemantics

// The text of flags that vary by themselves, in traces and scripts.
extension TraceWords {
  /// ` while ‘online’ is off and ‘busy’ is on`; empty for none.
  public func text(of values: [FlagValue]) -> String {
    if values.isEmpty { return "" }
    let words = values.map { "‘\(machine.flow.flags[$0.flag].name)’ is \($0.isSet ? "on" : "off")" }
    return Self.opening + words.joined(separator: Self.link)
  }

  /// Splits a text into the move and the values of flags at its end, with or without quotes around names.
  public func conditions(in words: String) -> (words: String, values: [FlagValue]) {
    guard let start = words.range(of: Self.opening) else { return (words, []) }
    var values: [FlagValue] = []
    for part in words[start.upperBound...].split(separator: Self.link) {
      guard let value = value(String(part)) else { return (words, []) }
      values.append(value)
    }
    return values.isEmpty ? (words, []) : (String(words[..<start.lowerBound]), values)
  }

  private static let opening = " while "
  private static let link = " and "

  private func value(_ words: String) -> FlagValue? {
    for (suffix, isSet) in [(" is on", true), (" is off", false)] where words.hasSuffix(suffix) {
      let name = words.dropLast(suffix.count).filter { !"‘’'".contains($0) }
      return machine.flow.flags.firstIndex { $0.name == name }.map { FlagValue(flag: $0, isSet: isSet) }
    }
    return nil
  }
}

extension String {
  /// The last occurrence of a text; nil for none.
  fileprivate func range(of text: String) -> Range<String.Index>? {
    var start = endIndex
    while start > startIndex {
      start = index(before: start)
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
    }
    return nil
  }
}
