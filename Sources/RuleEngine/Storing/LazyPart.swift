internal import ExpressionLanguage
internal import Synchronization

/// Something that is made when it is first needed, by whichever thread comes first, and then kept.
///
/// Only its cell is a class, and that is not generic: the types of generic classes are made when a program runs,
/// which would take longer than reading all rules.
struct LazyPart<Value: AnyObject & Sendable>: Sendable {
  private let cell = LazyCell()
  private let make: @Sendable () throws(SerializationError) -> Value

  /// Something to make by `make`, which may run on several threads at once and must come to the same on each.
  init(_ make: @escaping @Sendable () throws(SerializationError) -> Value) { self.make = make }

  /// Something that is there.
  init(_ value: Value) {
    self.init { () throws(SerializationError) in value }
  }

  func value() throws(SerializationError) -> Value {
    // The cell gets nothing but what `make` makes.
    if let made = cell.made.load(ordering: .acquiring) {
      return Unmanaged<Value>.fromOpaque(made).takeUnretainedValue()
    }
    let new = Unmanaged.passRetained(try make())
    let first = cell.made.compareExchange(
      expected: nil, desired: UnsafeRawPointer(new.toOpaque()), ordering: .acquiringAndReleasing
    ).original
    guard let first else { return new.takeUnretainedValue() }
    new.release()
    return Unmanaged<Value>.fromOpaque(first).takeUnretainedValue()
  }
}

/// Holds what a ``LazyPart`` made: set once, never changed. A bare address, which it owns: the standard library's
/// `AtomicLazyReference` looks up types for every read.
private final class LazyCell: @unchecked Sendable {
  let made = Atomic<UnsafeRawPointer?>(nil)

  deinit {
    if let made = made.load(ordering: .acquiring) { Unmanaged<AnyObject>.fromOpaque(made).release() }
  }
}
