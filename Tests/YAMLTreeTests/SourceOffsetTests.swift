import Diagnostics
import TestSupport
import Testing
import YAMLTree

/// The mark `↓` stands before each place that the offsets of the text must lead to, the last behind its end.
@Test(arguments: [
  ("a: ↓b↓c↓", [0, 1, 2]),
  ("a: \"↓b↓\\n↓c↓\\u00E9↓\\\"↓\"", [0, 1, 2, 3, 5, 6]),
  ("a: '↓b↓''↓c↓'", [0, 1, 2, 3]),
  ("a: b↓\n  ↓c\n↓\n  ↓d", [1, 2, 3, 4]),
  ("a: \"b ↓ \\\n   ↓c\"", [2, 3]),
  ("a: |\n  ↓b↓\n  ↓ c↓\n↓", [0, 1, 2, 4, 5]),
  ("a: |2-\n  ↓  b↓\n   ↓c↓\n", [0, 3, 5, 6]),
  ("a: >\n  ↓b↓\n  ↓c\n↓\n  ↓d\n   ↓ e", [0, 1, 2, 3, 4, 7]),
  ("a: é🙂↓x↓", [6, 7]),
])
func placesInATextAreFound(_ marked: String, _ offsets: [Int]) {
  let input = Marked(marked)
  let stream = YAMLStream.read(Array(input.text.utf8), path: "flow.yaml")
  let value = stream.documents.first?.value(of: "a")
  #expect(stream.problems.isEmpty)
  #expect(
    offsets.map { value?.sourceOffset(ofTextOffset: $0) } == input.points,
    "\(value?.text.debugDescription ?? "")")
}
