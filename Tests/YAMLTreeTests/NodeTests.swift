import Diagnostics
import Testing
import YAMLTree

private func read(_ text: String, words: YAMLWords = .none) -> YAMLStream {
  YAMLStream.read(Array(text.utf8), path: "flow.yaml", words: words)
}

@Test func knowsItsWords() {
  let words = YAMLWords(["app", "label", "app", ""])
  let root = read("label: app\n'app': {x: label}\n\"\":\n", words: words).documents[0]
  #expect(root.pairs.map(\.key.word) == [1, 0, 3])
  #expect(root.word == -1)
  #expect(root.pairs[0].value.word == 0)
  #expect(root.value(of: "app") == root.pairs[1].value)
}

@Test func keepsStylesAndTags() {
  let root = read("- a\n- 'b'\n- \"c\"\n- |\n  d\n- >\n  e\n- {}\n- - f\n- !!str g\n- !h {i: j}\n- ! k\n")
    .documents[0]
  #expect(
    root.elements.map(\.style)
      == [.plain, .singleQuoted, .doubleQuoted, .literal, .folded, .flow, .block, .plain, .flow, .plain])
  #expect(
    root.elements.map(\.tag) == [nil, nil, nil, nil, nil, nil, nil, "tag:yaml.org,2002:str", "!h", "!"])
  #expect(root.elements.map(\.kind).suffix(5) == [.mapping, .sequence, .scalar, .mapping, .scalar])
}

@Test func followsAliases() {
  let root = read("a: &x {b: [c]}\nd: *x\ne: &y z\n*y : [*x]\n").documents[0]
  let (first, second) = (root.pairs[0].value, root.pairs[1].value)
  #expect(!first.isAlias && second.isAlias && first != second)
  #expect(second.value(of: "b")?.elements.first == first.value(of: "b")?.elements.first)
  #expect(second.span == first.span && second.aliasSpan.map(root.source.text) == "*x")
  #expect(root.pairs[3].key.text == "z" && root.pairs[3].key.isAlias)
  #expect(root.pairs[3].value.elements.first?.value(of: "b")?.elements.count == 1)
}

@Test func theNewestAnchorOfANameCounts() {
  let root = read("- &x [&x a, *x]\n- *x\n- &x b\n- *x\n").documents[0]
  #expect(root.elements.map(\.text) == ["", "a", "b", "b"])
  #expect(root.elements[0].elements.map(\.text) == ["a", "a"])
  let stream = read("a: &x 1\n---\nb: *x\n")
  #expect(stream.problems.map(\.code) == ["unused-anchor", "undefined-alias"])
  #expect(!stream.isComplete && stream.documents[1].pairs.isEmpty)
}

@Test func readsSeveralDocuments() {
  #expect(read("").documents.isEmpty && read("").isComplete)
  #expect(read("# only a comment\n").documents.isEmpty)
  let stream = read("--- a\n...\n---\n--- |\n  b\n...\n# end\n")
  #expect(stream.documents.map(\.text) == ["a", "", "b\n"])
  #expect(stream.documents.map(\.isMissing) == [false, true, false])
}

@Test func tellsMissingFromEmpty() {
  let root = read("{a, b: , c: '', d: \"\", e: x}").documents[0]
  #expect(root.pairs.map(\.value.isMissing) == [true, true, false, false, false])
  #expect(root.pairs.map(\.value.text) == ["", "", "", "", "x"])
}

@Test func theFirstOfEqualKeysCounts() {
  let stream = read("a: 1\nb: 2\n'a': 3\n? [k]\n: 4\n? [k]\n: 5\n")
  #expect(stream.problems.map(\.code) == ["duplicate-key"])
  #expect(stream.isComplete)
  #expect(stream.documents[0].pairs.map(\.value.text) == ["1", "2", "4", "5"])
}
