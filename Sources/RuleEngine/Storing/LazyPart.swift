internal import ExpressionLanguage

/// Something that is made when it is first needed, and then kept.
struct LazyPart<Value: AnyObject & Sendable>: Sendable {
  private let made = LazyObject()
  private let make: @Sendable () throws(SerializationError) -> Value

  /// Something to make by `make`, which may run on several threads at once and must come to the same on each.
  init(_ make: @escaping @Sendable () throws(SerializationError) -> Value) { self.make = make }

  /// Something that is there.
  init(_ value: Value) {
    self.init { () throws(SerializationError) in value }
  }

  func value() throws(SerializationError) -> Value { try made.value(make) }
}
