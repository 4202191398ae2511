internal import ExpressionLanguage

/// A value that is computed when it is first needed, and then kept.
struct LazyPart<Value: AnyObject & Sendable>: Sendable {
  private let made = LazyObject()
  private let make: @Sendable () throws(SerializationError) -> Value

  /// Creates a value that `make` computes. `make` may run on several threads at once and must return the same
  /// value each time.
  init(_ make: @escaping @Sendable () throws(SerializationError) -> Value) { self.make = make }

  /// A value that is known already.
  init(_ value: Value) {
    self.init { () throws(SerializationError) in value }
  }

  func value() throws(SerializationError) -> Value { try made.value(make) }
}
