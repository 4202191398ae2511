import Diagnostics
import TestSupport
import Testing
import YAMLTree

private func read(_ text: String) -> YAMLStream { YAMLStream.read(Array(text.utf8), path: "flow.yaml") }

/// The spans of all nodes, collections before what is in them.
private func spans(_ node: YAMLNode) -> [Range<Int>] {
  let own = [Int(node.ownSpan.start)..<Int(node.ownSpan.end)]
  if node.isAlias { return own }
  return own + node.elements.flatMap(spans) + node.pairs.flatMap { spans($0.key) + spans($0.value) }
}

private func sorted(_ ranges: [Range<Int>]) -> [Range<Int>] {
  ranges.sorted { ($0.lowerBound, -$0.upperBound) < ($1.lowerBound, -$1.upperBound) }
}

@Test(arguments: [
  "⟦⟦a⟧: ⟦b⟧⟧\n",
  "⟦⟦a⟧:⟦⟧⟧   # nothing\n",
  "# before\n\n⟦⟦a⟧:\n  ⟦⟦b⟧:\n    ⟦- ⟦c⟧\n    - ⟦'d  e'⟧⟧⟧⟧  # behind\n\n\n",
  "⟦⟦a⟧:   ⟦\"b\\\"\n   c\"⟧\n⟦d⟧: ⟦{⟦e⟧: ⟦f⟧, ⟦g⟧⟦⟧ , ⟦h⟧:⟦⟧ }⟧⟧\n",
  "⟦⟦a⟧: ⟦|\n  b\n   c⟧\n\n⟦d⟧: ⟦>-\n  e\n\n  f⟧⟧\n\n\n# end\n",
  "⟦⟦a⟧: ⟦|+⟧ # only a head\n\n\n⟦b⟧: ⟦|2-\n    x⟧⟧\n",
  "⟦⟦a⟧: &x ⟦b⟧\n⟦c⟧: !!str &y ⟦'d'⟧\n⟦e⟧: &z !t\n  ⟦⟦f⟧: ⟦*x⟧⟧\n⟦g⟧: !u ⟦[⟦*y⟧ ]⟧⟧\n",
  "⟦[⟦⟦a⟧: ⟦b⟧⟧, ⟦⟦c⟧ : ⟦d⟧⟧ ]⟧\n",
  "⟦? ⟦a⟧⟦⟧\n? ⟦b⟧\n: ⟦c⟧⟧\n",
  "⟦-⟦⟧\n- ⟦- ⟦x⟧⟧⟧\n",
  "⟦⟦é🙂⟧: ⟦日本 語⟧\n⟦한⟧:\t⟦\"🇨🇭\"⟧⟧\t\n",
  "⟦⟦a⟧: ⟦b⟧\r\n⟦c⟧:\r\n  ⟦- ⟦d⟧⟧⟧\r\n",
  "⟦⟦a⟧: ⟦b⟧\u{85}⟦c⟧: ⟦d é⟧\u{2028}⟦e⟧: ⟦f⟧⟧\u{2029}",
  "⟦⟦a⟧: ⟦b\n  c\n\n  d⟧⟧\n",
])
func spansCoverExactlyTheNode(_ marked: String) {
  let input = Marked(marked)
  let stream = read(input.text)
  #expect(stream.problems.allSatisfy { $0.code == "unused-anchor" })
  #expect(sorted(stream.documents.flatMap(spans)) == sorted(input.ranges))
}
