import Diagnostics
import ExpressionLanguage
import Foundation
import Testing

/// What is accepted means what CEL means: random expressions over the toy world with the results of Google's
/// cel-cpp, in which enums were strings and records maps. `.ci/generate-differential-cases.py` wrote the fixture.
struct DifferentialTests {
  private struct Fixture: Decodable {
    var worlds: [World]
    var cases: [Case]
  }

  private struct Case: Decodable {
    var expr: String
    var results: [Outcome]
  }

  private enum Outcome: Decodable, Equatable {
    case value(Bool)
    case error

    init(from decoder: any Decoder) throws {
      let box = try decoder.singleValueContainer()
      if let bool = try? box.decode(Bool.self) { self = .value(bool) } else { self = .error }
    }
  }

  private struct World: Decodable {
    struct Handle: Decodable {
      var label: String
      var role: String
      var works: [String]

      var object: Toy.Handle {
        Toy.Handle(label, role: Toy.role.ordinal(of: role) ?? 0, works: works)
      }
    }

    struct Window: Decodable {
      var id: String
      var style: String
      var styles: [String]
      var depth: Int
      var modal: Bool
      var handle: Handle?
      var handles: [Handle]

      var object: Toy.Window {
        Toy.Window(
          id, style: Toy.style.ordinal(of: style) ?? 0,
          styles: styles.compactMap { Toy.style.ordinal(of: $0) },
          depth: depth, modal: modal, handle: handle?.object, handles: handles.map(\.object))
      }
    }

    var window: Window
    var stack: [Window]
    var flags: [String]
    var oldest: Double
    var limit: Int
    var role: String

    /// All objects that expressions can come to, by their record.
    var objects: [RecordType: [AnyObject]] {
      let windows = [window] + stack
      let handles = windows.flatMap { $0.handles + ($0.handle.map { [$0] } ?? []) }
      return [Toy.window: windows.map(\.object), Toy.handle: handles.map(\.object)]
    }

    var frame: Frame {
      let frame = Toy.environment.makeFrame()
      frame.set(0, record: window.object)
      frame.set(1, records: stack.map(\.object))
      frame.set(2, strings: flags)
      frame.set(3, value: .double(oldest))
      frame.set(4, value: .int(limit))
      frame.set(5, value: .enumeration(Toy.role, Toy.role.ordinal(of: role) ?? 0))
      return frame
    }
  }

  private static func fixture() throws -> Fixture {
    let path = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/expressions/differential.json")
    let fixture = try JSONDecoder().decode(Fixture.self, from: Data(contentsOf: path))
    #expect(fixture.cases.count >= 500)
    return fixture
  }

  /// What an expression needs to be true, or false, is there in each world in which it is that.
  @Test func whatIsNecessaryIsThereWhereverTheExpressionIsTrueOrFalse() throws {
    #expect(Toy.ready)
    let fixture = try Self.fixture()
    let objects = fixture.worlds.map(\.objects)
    var unmet = 0
    for item in fixture.cases {
      guard let program = Toy.environment.compile(item.expr, expecting: .bool).program else { continue }
      for truth in [true, false] {
        let condition = program.checked.necessaryCondition(for: truth)
        for (index, objects) in objects.enumerated() where !condition.isMet(by: objects) {
          unmet += 1
          #expect(item.results[index] != .value(truth), "\(item.expr) in world \(index)")
        }
      }
    }
    #expect(unmet > 100)
  }

  @Test func theLanguageMeansWhatCELMeans() throws {
    #expect(Toy.ready)
    let fixture = try Self.fixture()
    let frames = fixture.worlds.map(\.frame)
    for item in fixture.cases {
      let compilation = Toy.environment.compile(item.expr, expecting: .bool)
      guard let program = compilation.program else {
        let problem = compilation.problems.first { $0.severity == .error }
        Issue.record("rejected: \(item.expr): \(problem?.message ?? "")")
        continue
      }
      let general = try #require(Toy.environment.compile("[\(item.expr)][0]").program, "\(item.expr)")
      for (index, frame) in frames.enumerated() {
        let outcome: Outcome
        do throws(EvaluationError) {
          outcome = .value(try program.evaluateBool(frame))
        } catch {
          outcome = .error
        }
        #expect(outcome == item.results[index], "\(item.expr) in world \(index)")
        // The way through values, which a list takes, must agree with the typed one.
        let value = try? general.evaluate(frame)
        if case .value(let bool) = outcome {
          #expect(
            value.map { Value.equal($0, .bool(bool)) } == true, "\(item.expr) as a value in world \(index)")
        } else {
          #expect(value == nil, "\(item.expr) as a value in world \(index)")
        }
      }
    }
  }
}
