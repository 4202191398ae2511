import Diagnostics
import Testing
import YAMLTree

@testable import FlowModel

/// One key, one name and one value of a flow are misspelt at once: each must be found at its place, with the right word.
struct MutationTests {
  /// Together at least 5,000 flows.
  static let mutantsPerFlow = 8

  @Test(arguments: FixtureFiles.flows.paths().filter { !$0.hasPrefix("208") })
  func everyMisspellingIsFound(_ path: String) throws {
    guard case .bytes(let bytes) = FixtureFiles.flows.file(at: path) else { return }
    let stream = YAMLStream.read(bytes, path: path)
    var finder = WordFinder()
    finder.visit(try #require(stream.documents.first), .root)
    var random = SeededGenerator(UInt64(bytes.count))
    let misspeller = Misspeller(String(decoding: bytes, as: UTF8.self))
    for _ in 0..<Self.mutantsPerFlow {
      var changes: [(word: Word, mutant: String)] = []
      for role in Word.Role.allCases {
        guard let word = finder.words.filter({ $0.role == role }).randomElement(using: &random),
          let mutant = misspeller.misspell(word.text, &random)
        else { continue }
        changes.append((word, mutant))
      }
      check(changes.sorted { $0.word.span.start < $1.word.span.start }, in: bytes, path)
    }
  }

  private func check(_ changes: [(word: Word, mutant: String)], in bytes: [UInt8], _ path: String) {
    var mutated: [UInt8] = []
    var position = 0
    var expected: [(span: Span, word: String)] = []
    for (word, mutant) in changes {
      mutated += bytes[position..<Int(word.span.start)]
      expected.append((Span(mutated.count, mutated.count + mutant.utf8.count), word.text))
      mutated += Array(mutant.utf8)
      position = Int(word.span.end)
    }
    mutated += bytes[position...]
    let reading = FlowReader.read(String(decoding: mutated, as: UTF8.self), path: path)
    for (index, (span, word)) in expected.enumerated() {
      let isFound = reading.problems.contains { $0.place?.span == span && $0.replacement == word }
      #expect(
        isFound,
        "\(path): ‘\(word)’ as ‘\(changes[index].mutant)’, found: \(reading.problems.map { "\($0.message) – \($0.label)" })"
      )
    }
  }
}
