public import Synchronization

/// Stores one object that is created on first use, by the first thread that needs it.
///
/// It is not generic, because generic classes are instantiated at run time, which would take longer than to
/// read all rules. It owns a raw pointer, because the standard library's `AtomicLazyReference` looks up types
/// on every read.
public final class LazyObject: @unchecked Sendable {
  // Set once, never changed.
  @usableFromInline let made = Atomic<UnsafeRawPointer?>(nil)

  /// Creates it without an object.
  public init() {}

  /// The object. `make` may run on several threads at once and must return equal objects; all calls must use
  /// the same type.
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
