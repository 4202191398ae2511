internal import ExpressionLanguage
internal import Synchronization

/// Something that is made when it is first needed, by whichever thread comes first, and then kept.
final class LazyPart<Value: Sendable>: Sendable {
  private final class Box: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private let made = AtomicLazyReference<Box>()
  private let make: @Sendable () throws(SerializationError) -> Value

  /// Something to make by `make`, which may run on several threads at once and must come to the same on each.
  init(_ make: @escaping @Sendable () throws(SerializationError) -> Value) { self.make = make }

  /// Something that is there.
  convenience init(_ value: Value) {
    self.init { () throws(SerializationError) in value }
  }

  func value() throws(SerializationError) -> Value {
    if let box = made.load() { return box.value }
    return made.storeIfNil(Box(try make())).value
  }
}
