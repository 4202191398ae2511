public import Synchronization

/// Keeps one object that is made when it is first needed, by whichever thread comes first.
///
/// Not generic: the types of generic classes are made when a program runs, which would take longer than reading all
/// rules. A bare address, which it owns: the standard library's `AtomicLazyReference` looks up types for every read.
public final class LazyObject: @unchecked Sendable {
  // Set once, never changed.
  @usableFromInline let made = Atomic<UnsafeRawPointer?>(nil)

  /// Nothing is made yet.
  public init() {}

  /// The object. `make` may run on several threads at once and must come to the same on each; every call names the
  /// same type.
  ///
  /// - Throws: what `make` throws.
  @inlinable public func value<Value: AnyObject, Failure: Error>(
    _ make: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    if let object = made.load(ordering: .acquiring) {
      return Unmanaged<Value>.fromOpaque(object).takeUnretainedValue()
    }
    let new = Unmanaged.passRetained(try make())
    let first = made.compareExchange(
      expected: nil, desired: UnsafeRawPointer(new.toOpaque()), ordering: .acquiringAndReleasing
    ).original
    guard let first else { return new.takeUnretainedValue() }
    new.release()
    return Unmanaged<Value>.fromOpaque(first).takeUnretainedValue()
  }

  deinit {
    if let object = made.load(ordering: .acquiring) { Unmanaged<AnyObject>.fromOpaque(object).release() }
  }
}
