import Diagnostics
import ExpressionLanguage
import FlowModel
import TestSupport
import Testing
import UIKitSemantics

@testable import RuleEngine

/// Rules are evaluated once for each distinct reading: that is only right if nothing that changes is read past the log.
struct SightingTests {
  /// Records that stand in lists, which have numbers as a whole, and the four ways an event can end.
  static let fixed: Set = ["Move", "Drop", "Dismissal", "Goal"]

  private static func played() throws -> Played {
    let text = try Repository.text(of: "Tests/Fixtures/flows/017-modal-visible-flag.yaml")
    let flow = try #require(FlowReader.read(text, path: "app.yaml").flow)
    return Played(FlowRecords(flow), counting: MachineCounts())
  }

  /// The observables that reading a field of a record notes.
  private static func log(_ field: RecordType.Field, of record: AnyObject, _ sighting: Sighting)
    -> [Observable]
  {
    sighting.beginLog()
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
    return sighting.endLog()
  }

  /// A field that is added to the vocabulary without going through the sighting fails here.
  @Test func everyFieldIsReadAsAnObservableOfItsOwn() throws {
    let played = try Self.played()
    let sighting = Sighting(played, TraceWords(played.machine))
    let steps = played.exploration.steps()
    let closing = try #require(steps.numbers.first { steps[$0].closes })
    sighting.turn(to: steps[closing])
    let records = Sighting.Records(sighting)
    let closed = try #require(records.event.closed)
    let all: [String: [AnyObject]] = [
      "Env": [records.environment], "Frame": [records.front, records.after, closed],
      "Below": [records.below, records.belowAfter], "Step": [records.event], "Event": [records.event],
    ]
    var seen: [Observable: String] = [:]
    for type in BehaviourVocabulary.standard.records where !Self.fixed.contains(type.name) {
      for (number, record) in try #require(all[type.name], "no record of \(type.name) was looked at")
        .enumerated()
      {
        for field in type.fields {
          let read = Self.log(field, of: record, sighting)
          #expect(read.count == 1, "\(type.name).\(field.name) is read past the sighting")
          // What may be done is read as what was done is.
          let name = "\(type.name == "Event" ? "Step" : type.name) \(number) \(field.name)"
          if let observable = read.first {
            #expect(
              seen[observable] == nil || seen[observable] == name,
              "\(name) is taken for \(seen[observable] ?? "")")
            seen[observable] = name
          }
        }
      }
    }
    #expect(seen.count > 60)
  }

  /// What steps that begin in one state share is worked out once: nothing of what comes after may be among it.
  @Test func aStepShowsTheSameWhateverWasLookedAtBefore() throws {
    let played = try Self.played()
    let words = TraceWords(played.machine)
    let steps = played.exploration.steps()
    let kept = Sighting(played, words)
    kept.begin(steps, knowing: [])
    for number in steps.numbers {
      kept.turn(to: number, showing: GlanceNumbers(number.glance))
      let fresh = Sighting(played, words)
      fresh.turn(to: steps[number])
      for raw in UInt8(0)..<UInt8(Observable.limit) {
        guard let observable = Observable(known: raw), observable != .moves else { continue }
        if observable.isOfClosedFrame, steps[number].closed == nil { continue }
        #expect(kept.number(of: observable) == fresh.number(of: observable), "observable \(raw)")
      }
    }
  }
}

extension Observable {
  fileprivate init?(known raw: UInt8) {
    let place = raw & 15
    let count =
      switch Group(rawValue: raw >> 4) {
      case .front, .after, .closed: FrameField.allCases.count
      case .below, .belowAfter: BelowField.allCases.count
      case .environment: EnvironmentField.allCases.count
      case .step: 16
      case .moreOfStep: StepField.allCases.count - 16
      case .rest: 2
      case nil: 0
      }
    guard Int(place) < count else { return nil }
    self.init(rawValue: raw)
  }

  fileprivate var isOfClosedFrame: Bool { rawValue >> 4 == Group.closed.rawValue }
}
