// What nodes compile to: closures that hand out a value of a known type. Each is wrapped in a struct of its own,
// because a bare closure in an array, an optional or a generic type is called through a thunk that boxes.

/// Reads a node as any value.
struct ValueCode: Sendable {
  private let run: @Sendable (Frame) throws(EvaluationError) -> Value

  init(_ run: @escaping @Sendable (Frame) throws(EvaluationError) -> Value) { self.run = run }

  @inline(__always)
  func callAsFunction(_ frame: Frame) throws(EvaluationError) -> Value { try run(frame) }
}

/// Reads a node as a bool.
struct BoolCode: Sendable {
  private let run: @Sendable (Frame) throws(EvaluationError) -> Bool

  init(_ run: @escaping @Sendable (Frame) throws(EvaluationError) -> Bool) { self.run = run }

  @inline(__always)
  func callAsFunction(_ frame: Frame) throws(EvaluationError) -> Bool { try run(frame) }
}

/// Reads a node as an int.
struct IntCode: Sendable {
  private let run: @Sendable (Frame) throws(EvaluationError) -> Int

  init(_ run: @escaping @Sendable (Frame) throws(EvaluationError) -> Int) { self.run = run }

  @inline(__always)
  func callAsFunction(_ frame: Frame) throws(EvaluationError) -> Int { try run(frame) }
}

/// Reads a node as a double.
struct DoubleCode: Sendable {
  private let run: @Sendable (Frame) throws(EvaluationError) -> Double

  init(_ run: @escaping @Sendable (Frame) throws(EvaluationError) -> Double) { self.run = run }

  @inline(__always)
  func callAsFunction(_ frame: Frame) throws(EvaluationError) -> Double { try run(frame) }
}

/// Reads a node as a string.
struct TextCode: Sendable {
  private let run: @Sendable (Frame) throws(EvaluationError) -> String

  init(_ run: @escaping @Sendable (Frame) throws(EvaluationError) -> String) { self.run = run }

  @inline(__always)
  func callAsFunction(_ frame: Frame) throws(EvaluationError) -> String { try run(frame) }
}

/// Reads a node as the ordinal of a member of an enum.
struct OrdinalCode: Sendable {
  private let run: @Sendable (Frame) throws(EvaluationError) -> UInt8

  init(_ run: @escaping @Sendable (Frame) throws(EvaluationError) -> UInt8) { self.run = run }

  @inline(__always)
  func callAsFunction(_ frame: Frame) throws(EvaluationError) -> UInt8 { try run(frame) }
}

/// Reads a node as an object of the host.
struct ObjectCode: Sendable {
  private let run: @Sendable (Frame) throws(EvaluationError) -> AnyObject

  init(_ run: @escaping @Sendable (Frame) throws(EvaluationError) -> AnyObject) { self.run = run }

  @inline(__always)
  func callAsFunction(_ frame: Frame) throws(EvaluationError) -> AnyObject { try run(frame) }
}

/// Reads a node as objects of the host.
struct ObjectsCode: Sendable {
  private let run: @Sendable (Frame) throws(EvaluationError) -> [AnyObject]

  init(_ run: @escaping @Sendable (Frame) throws(EvaluationError) -> [AnyObject]) { self.run = run }

  @inline(__always)
  func callAsFunction(_ frame: Frame) throws(EvaluationError) -> [AnyObject] { try run(frame) }
}

/// Reads a node as strings.
struct TextsCode: Sendable {
  private let run: @Sendable (Frame) throws(EvaluationError) -> [String]

  init(_ run: @escaping @Sendable (Frame) throws(EvaluationError) -> [String]) { self.run = run }

  @inline(__always)
  func callAsFunction(_ frame: Frame) throws(EvaluationError) -> [String] { try run(frame) }
}

/// Reads a node as ordinals.
struct OrdinalsCode: Sendable {
  private let run: @Sendable (Frame) throws(EvaluationError) -> [UInt8]

  init(_ run: @escaping @Sendable (Frame) throws(EvaluationError) -> [UInt8]) { self.run = run }

  @inline(__always)
  func callAsFunction(_ frame: Frame) throws(EvaluationError) -> [UInt8] { try run(frame) }
}

/// Reads a node as a set of ordinals.
struct SetCode: Sendable {
  private let run: @Sendable (Frame) throws(EvaluationError) -> UInt64

  init(_ run: @escaping @Sendable (Frame) throws(EvaluationError) -> UInt64) { self.run = run }

  @inline(__always)
  func callAsFunction(_ frame: Frame) throws(EvaluationError) -> UInt64 { try run(frame) }
}
