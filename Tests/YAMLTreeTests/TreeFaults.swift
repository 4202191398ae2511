import Diagnostics

@testable import YAMLTree

/// What contradicts itself in a stream: spans out of order, text that does not lie where it claims to.
func faults(in stream: YAMLStream) -> [String] {
  let size = stream.source.bytes.count
  var faults: [String] = []
  func check(_ node: YAMLNode, inside outer: Span) {
    let own = node.ownSpan
    if own.start < outer.start || own.end > outer.end || own.start > own.end {
      faults.append("\(own) is not inside \(outer): ‘\(node.text)’")
    }
    if node.isAlias {
      if !stream.source.text(in: own).hasPrefix("*") { faults.append("\(own) is no alias") }
      return
    }
    if let last = stream.source.text(in: own).unicodeScalars.last, " \n\r\t".unicodeScalars.contains(last) {
      faults.append("\(own) ends with white space")
    }
    switch node.kind {
    case .scalar: faults += faultsOfText(node)
    case .sequence:
      var end = node.span.start
      for element in node.elements {
        check(element, inside: Span(Int(end), Int(node.span.end)))
        end = element.ownSpan.end
      }
    case .mapping:
      var end = node.span.start
      for pair in node.pairs {
        check(pair.key, inside: Span(Int(end), Int(node.span.end)))
        check(pair.value, inside: Span(Int(pair.key.ownSpan.end), Int(node.span.end)))
        end = pair.value.ownSpan.end
      }
    }
  }
  for root in stream.documents { check(root, inside: Span(0, size)) }
  for problem in stream.problems {
    guard let span = problem.place?.span, span.start >= 0, span.start <= span.end, Int(span.end) <= size
    else {
      faults.append("‘\(problem.message)’ has no place in the file")
      continue
    }
  }
  return faults
}

/// The runs must give the very text that libyaml gives, and offsets that never go back.
private func faultsOfText(_ node: YAMLNode) -> [String] {
  let bytes = node.source.bytes
  let hasProperties = node.text.isEmpty && node.style == .plain
  if hasProperties { return [] }
  var text: [UInt8] = []
  for run in node.runs.runs {
    if let character = run.replacement {
      text += Array(String(Character(character)).utf8)
    } else {
      text += bytes[run.source]
    }
  }
  if String(decoding: text, as: UTF8.self) != node.text {
    return ["\(node.style) runs give ‘\(String(decoding: text, as: UTF8.self))’ and not ‘\(node.text)’"]
  }
  let offsets = (0...text.count).map { node.sourceOffset(ofTextOffset: $0) }
  let isOrdered = zip(offsets, offsets.dropFirst()).allSatisfy { $0 <= $1 }
  return isOrdered && offsets.allSatisfy { $0 <= bytes.count } ? [] : ["offsets \(offsets)"]
}
