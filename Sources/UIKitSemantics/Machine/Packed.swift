import FlowModel

/// Stores an optional identifier in 32 bits.
@propertyWrapper struct Packed<Element>: Hashable, Sendable {
  /// The identifier's index; -1 for none.
  private var number: Int32

  init(wrappedValue: ElementID<Element>?) { number = wrappedValue.map { Int32($0.index) } ?? -1 }

  var wrappedValue: ElementID<Element>? {
    get { number < 0 ? nil : ElementID(Int(number)) }
    set { self = Packed(wrappedValue: newValue) }
  }

  /// The bit pattern, for combined hashing.
  var bits: UInt32 { UInt32(bitPattern: number) }
}
