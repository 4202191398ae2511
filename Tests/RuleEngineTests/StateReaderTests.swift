import Diagnostics
import ExpressionLanguage
import FlowModel
import FlowWording
import StateExploration
import TestSupport
import Testing
import UIKitSemantics

@testable import RuleEngine

struct StateReaderTests {
  private static func explored() throws -> ExploredFlow {
    let text = try Repository.text(of: "Tests/Fixtures/flows/017-modal-visible-flag.yaml")
    let flow = try #require(FlowReader.read(text, path: "app.yaml").flow)
    return ExploredFlow(FlowRecords(flow), counting: MachineCounts())
  }

  /// What a field shows, as a text.
  private static func shown(_ field: RecordType.Field, of record: AnyObject) -> String {
    switch field.accessor {
    case .bool(let get): "\(get(record))"
    case .int(let get): "\(get(record))"
    case .double(let get): "\(get(record))"
    case .string(let get): get(record)
    case .enumeration(let get): "\(get(record))"
    case .record(let get): (get(record) as? any FlowElement)?.path.text ?? "\(get(record) == nil)"
    case .strings(let get): "\(get(record))"
    case .enumerationSet(let get): "\(get(record))"
    case .records(let get): "\(get(record).map { ($0 as? any FlowElement)?.path.text ?? "" })"
    case .value(let get): "\(String(describing: get(record)))"
    }
  }

  /// Records are made once and stand for every step: nothing of what was looked at before may be left in them.
  @Test func aStepShowsTheSameWhateverWasLookedAtBefore() throws {
    let explored = try Self.explored()
    let words = TraceWords(explored.machine)
    let steps = explored.exploration.steps()
    let kept = StateReader(explored, words)
    kept.begin(steps)
    let shown = { (reader: StateReader) in
      Scope.step.variables.compactMap { variable -> (String, RecordType, PartRecord)? in
        guard case .record(let type) = variable.type, let record = variable.part?.record(reader) else {
          return nil
        }
        return (variable.name, type, record)
      }
    }
    let records = shown(kept)
    var seen: [String: Set<String>] = [:]
    for step in steps.steps {
      let fresh = StateReader(explored, words)
      fresh.begin(steps)
      let values = [(kept, records), (fresh, shown(fresh))].map { reader, records in
        var values: [String: [String]] = [:]
        reader.turn(to: step)
        reader.forEachClass {
          for (name, type, record) in records {
            for field in type.fields {
              values["\(name).\(field.name)", default: []].append(Self.shown(field, of: record))
            }
          }
        }
        return values
      }
      #expect(values[0] == values[1])
      for (name, values) in values[0] { seen[name, default: []].formUnion(values) }
    }
    #expect(seen.count > 50)
    // What changes from step to step does so here too.
    #expect(seen.values.filter { $0.count > 1 }.count > 20)
  }

  /// A plan is the same whether it is worked out from the rule or read from an archive.
  @Test func aPlanIsStoredAsItIs() throws {
    let rules = try Repository.files(under: "Rules", endingIn: ".yaml").compactMap {
      RuleReader.read(Array(try Repository.text(of: $0).utf8), path: $0, withTests: false).rule
    }
    let stored = try RuleArchive(RuleArchive.bytes(of: rules)).rules { _ in SourceFile(path: "", bytes: []) }
    #expect(stored.count == rules.count && !rules.isEmpty)
    for (rule, copy) in zip(rules, stored) {
      let (one, other) = (rule.plan, copy.plan)
      #expect(one.needs == other.needs && one.switches == other.switches, "\(rule.id)")
      #expect(
        [one.when, one.condition, one.through, one.wording]
          == [other.when, other.condition, other.through, other.wording], "\(rule.id)")
      #expect(one.applies == other.applies && one.fires == other.fires, "\(rule.id)")
    }
  }
}
