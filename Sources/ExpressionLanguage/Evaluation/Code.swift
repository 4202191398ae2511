// Nodes are compiled to closures that return a value of a known type. Each closure is wrapped in a struct,
// because a closure in an array, an optional or a generic type is called through a thunk that allocates.

/// Evaluates a node to any value.
struct ValueCode: Sendable {
  private let run: @Sendable (Frame) throws(EvaluationError) -> Value

  init(_ run: @escaping @Sendable (Frame) throws(EvaluationError) -> Value) { self.run = run }

  @inline(__always)
  func callAsFunction(_ frame: Frame) throws(EvaluationError) -> Value { try run(frame) }
}

/// Evaluates a node to a bool.
struct BoolCode: Sendable {
  private let run: @Sendable (Frame) throws(EvaluationError) -> Bool

  init(_ run: @escaping @Sendable (Frame) throws(EvaluationError) -> Bool) { self.run = run }

  @inline(__always)
  func callAsFunction(_ frame: Frame) throws(EvaluationError) -> Bool { try run(frame) }
}

/// Evaluates a node to an int.
struct IntCode: Sendable {
  private let run: @Sendable (Frame) throws(EvaluationError) -> Int

  init(_ run: @escaping @Sendable (Frame) throws(EvaluationError) -> Int) { self.run = run }

  @inline(__always)
  func callAsFunction(_ frame: Frame) throws(EvaluationError) -> Int { try run(frame) }
}

/// Evaluates a node to a double.
struct DoubleCode: Sendable {
  private let run: @Sendable (Frame) throws(EvaluationError) -> Double

  init(_ run: @escaping @Sendable (Frame) throws(EvaluationError) -> Double) { self.run = run }

  @inline(__always)
  func callAsFunction(_ frame: Frame) throws(EvaluationError) -> Double { try run(frame) }
}

/// Evaluates a node to a string.
struct TextCode: Sendable {
  private let run: @Sendable (Frame) throws(EvaluationError) -> String

  init(_ run: @escaping @Sendable (Frame) throws(EvaluationError) -> String) { self.run = run }

  @inline(__always)
  func callAsFunction(_ frame: Frame) throws(EvaluationError) -> String { try run(frame) }
}

/// Evaluates a node to the ordinal of an enum member.
struct OrdinalCode: Sendable {
  private let run: @Sendable (Frame) throws(EvaluationError) -> UInt8

  init(_ run: @escaping @Sendable (Frame) throws(EvaluationError) -> UInt8) { self.run = run }

  @inline(__always)
  func callAsFunction(_ frame: Frame) throws(EvaluationError) -> UInt8 { try run(frame) }
}

/// Evaluates a node to an object of the host.
struct ObjectCode: Sendable {
  private let run: @Sendable (Frame) throws(EvaluationError) -> AnyObject

  init(_ run: @escaping @Sendable (Frame) throws(EvaluationError) -> AnyObject) { self.run = run }

  @inline(__always)
  func callAsFunction(_ frame: Frame) throws(EvaluationError) -> AnyObject { try run(frame) }
}

/// Evaluates a node to objects of the host.
struct ObjectsCode: Sendable {
  private let run: @Sendable (Frame) throws(EvaluationError) -> [AnyObject]

  init(_ run: @escaping @Sendable (Frame) throws(EvaluationError) -> [AnyObject]) { self.run = run }

  @inline(__always)
  func callAsFunction(_ frame: Frame) throws(EvaluationError) -> [AnyObject] { try run(frame) }
}

/// Evaluates a node to strings.
struct TextsCode: Sendable {
  private let run: @Sendable (Frame) throws(EvaluationError) -> [String]

  init(_ run: @escaping @Sendable (Frame) throws(EvaluationError) -> [String]) { self.run = run }

  @inline(__always)
  func callAsFunction(_ frame: Frame) throws(EvaluationError) -> [String] { try run(frame) }
}

/// Evaluates a node to ordinals.
struct OrdinalsCode: Sendable {
  private let run: @Sendable (Frame) throws(EvaluationError) -> [UInt8]

  init(_ run: @escaping @Sendable (Frame) throws(EvaluationError) -> [UInt8]) { self.run = run }

  @inline(__always)
  func callAsFunction(_ frame: Frame) throws(EvaluationError) -> [UInt8] { try run(frame) }
}

/// Evaluates a node to a set of ordinals.
struct SetCode: Sendable {
  private let run: @Sendable (Frame) throws(EvaluationError) -> UInt64

  init(_ run: @escaping @Sendable (Frame) throws(EvaluationError) -> UInt64) { self.run = run }

  @inline(__always)
  func callAsFunction(_ frame: Frame) throws(EvaluationError) -> UInt64 { try run(frame) }
}
