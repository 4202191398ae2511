import Diagnostics
import FlowModel
import SourceFacts

@testable import FlowDrift

/// Bytes to a record of drift, held against a flow and facts that part from it.
enum RecordInput {
  private static let held: (flow: Flow, facts: CodeFacts)? = {
    guard let text = Seeds.bytes("Tests/Fixtures/apps/journal-draft.yaml"),
      let flow = FlowReader.read(String(decoding: text, as: UTF8.self)).flow,
      let facts = Seeds.bytes("Tests/Fixtures/apps/journal-facts.json"),
      var all = try? CodeFacts(facts, path: "facts.json")
    else { return nil }
    // Some ways are in the flow alone, some cannot be seen, some are in code alone.
    all.edges = all.edges.enumerated().filter { !$0.offset.isMultiple(of: 3) }.map(\.element)
    return (flow, all)
  }()

  static func run(_ bytes: [UInt8]) {
    let record: DriftRecord
    do throws(Problem) {
      record = try DriftRecord(bytes, path: ".modalflow-drift.yaml")
    } catch {
      look(at: error.place?.text)
      return
    }
    readAgain(record)
    if let held { hold(held.flow, held.facts, record) }
  }

  private static func readAgain(_ record: DriftRecord) {
    do throws(Problem) {
      let again = try DriftRecord(Array(record.text.utf8), path: ".modalflow-drift.yaml")
      expect(again == record, "another record is read again:\n\(record.text)\n\(again.text)")
    } catch {
      fatalError("not read again: \(error.message)\n\(record.text)")
    }
  }

  /// What is accepted is accepted: the record then lacks nothing, has nothing too much, and stays as it is.
  static func hold(_ flow: Flow, _ facts: CodeFacts, _ record: DriftRecord) {
    let comparison = DriftComparison(flow, root: "flow.yaml", facts, record: record)
    look(at: comparison.unseenText)
    let pruned = record.pruned(comparison.flowName, by: comparison.sights)
    readAgain(pruned)
    expect(pruned.count <= record.count, "there is more after pruning:\n\(pruned.text)")
    let accepted = record.replacing(comparison.flowName, with: comparison.sights)
    readAgain(accepted)
    let next = DriftComparison(flow, root: "flow.yaml", facts, record: accepted)
    let rules = Set([DriftRule.gone, .stale, .unrecorded].map(\.id))
    let left = next.findings.filter { rules.contains($0.rule) }
    expect(
      left.isEmpty, "once it is accepted: \(left.map(\.message))\n\(record.text)\n\(accepted.text)")
    let twice = accepted.replacing(next.flowName, with: next.sights)
    expect(twice.text == accepted.text, "accepted twice:\n\(accepted.text)\n\(twice.text)")
  }
}
