import Diagnostics
import Testing
import YAMLTree

@Test func readsAFlow() {
  let words = YAMLWords(["a", "b"])
  let stream = YAMLStream.read(Array("a: [1, 'x']\nb: {c: d}\n".utf8), path: "f.yaml", words: words)
  #expect(stream.problems.isEmpty)
  let root = stream.documents[0]
  #expect(root.value(ofWord: 0)?.elements.map(\.text) == ["1", "x"])
  #expect(root.value(of: "b")?.pairs.map { $0.key.text + $0.value.text } == ["cd"])
}
