import Diagnostics
import ExpressionLanguage
import FlowModel
import StateExploration
import TestSupport
import Testing
import UIKitSemantics

@testable import RuleEngine

/// Rules are evaluated once for each distinct reading: that is only right if nothing that changes is read past the log.
struct StateReaderTests {
  private static func explored() throws -> ExploredFlow {
    let text = try Repository.text(of: "Tests/Fixtures/flows/017-modal-visible-flag.yaml")
    let flow = try #require(FlowReader.read(text, path: "app.yaml").flow)
    return ExploredFlow(FlowRecords(flow), counting: MachineCounts())
  }

  private static func read(_ field: RecordType.Field, of record: AnyObject) {
    switch field.accessor {
    case .bool(let get): _ = get(record)
    case .int(let get): _ = get(record)
    case .double(let get): _ = get(record)
    case .string(let get): _ = get(record)
    case .enumeration(let get): _ = get(record)
    case .record(let get): _ = get(record)
    case .strings(let get): _ = get(record)
    case .enumerations(let get): _ = get(record)
    case .enumerationSet(let get): _ = get(record)
    case .records(let get): _ = get(record)
    case .value(let get): _ = get(record)
    }
  }

  /// A field that is added to the vocabulary without a row of its own fails here.
  @Test func everyFieldIsReadAsTheFieldOfItsRow() throws {
    let explored = try Self.explored()
    let reader = StateReader(explored, TraceWords(explored.machine))
    let steps = explored.exploration.steps()
    reader.begin(steps, knowing: [])
    reader.turn(
      to: try #require(
        steps.steps.first { step in
          explored.exploration.worlds.any(of: step.worlds).map { steps.view(step, in: $0).closes } ?? false
        }))
    let records = PartRecords(reader)
    var seen: Set<StateField.ID> = []
    for part in StatePart.allCases {
      for (type, shown) in BehaviourVocabulary.parts where shown.rows.map(\.name) == part.rows.map(\.name) {
        let record = records[part]
        for field in type.fields {
          let expected = StateField.ID(part, field.name)
          let (_, reads) = reader.logging { Self.read(field, of: record) }
          #expect(reads == [expected], "\(part).\(field.name) is read past its row")
          seen.insert(expected)
        }
      }
    }
    // All but the variables that are no records.
    let variables = [StateField.ID.flags, .moves]
    #expect(seen.count == StateField.all.count - variables.count)
  }

  /// What steps that begin in one state share is worked out once: nothing of what comes after may be among it.
  @Test func aStepShowsTheSameWhateverWasLookedAtBefore() throws {
    let explored = try Self.explored()
    let words = TraceWords(explored.machine)
    let steps = explored.exploration.steps()
    let kept = StateReader(explored, words)
    kept.begin(steps, knowing: [])
    for number in steps.steps {
      kept.turn(to: number)
      let view = steps.view(number, in: kept.world)
      let fresh = StateReader(explored, words)
      fresh.begin(steps, knowing: [])
      fresh.turn(to: number)
      for (index, row) in StateField.all.enumerated() where row.part != .moves {
        if row.part == .closed, view.closed == nil { continue }
        let field = StateField.ID(rawValue: UInt8(index))
        #expect(kept.number(of: field) == fresh.number(of: field), "\(row.part).\(row.field.name)")
        // What a step’s summary tells is what the step itself says.
        #expect(kept.number(of: field) == row.field.number(fresh, row.part), "\(row.part).\(row.field.name)")
      }
    }
  }

  /// A plan is the same whether it is worked out from the rule or read from an archive.
  @Test func aPlanIsStoredAsItIs() throws {
    let rules = try Repository.files(under: "Rules", endingIn: ".yaml").compactMap {
      RuleReader.read(Array(try Repository.text(of: $0).utf8), path: $0, withTests: false).rule
    }
    let stored = try RuleArchive(RuleArchive.bytes(of: rules)).rules { _ in SourceFile(path: "", bytes: []) }
    #expect(stored.count == rules.count && !rules.isEmpty)
    for (rule, copy) in zip(rules, stored) {
      let (one, other) = (try rule.plan.value(), try copy.plan.value())
      #expect(one.needs == other.needs && one.switches == other.switches, "\(rule.id)")
      #expect(
        [one.when, one.condition, one.through, one.wording]
          == [other.when, other.condition, other.through, other.wording], "\(rule.id)")
      #expect(one.applies == other.applies && one.fires == other.fires, "\(rule.id)")
    }
  }
}
