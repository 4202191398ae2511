import FlowModel

/// Keeps an identifier, or none, in 32 bits.
@propertyWrapper struct Packed<Element>: Hashable, Sendable {
  /// The identifier's index; -1 for none.
  private var number: Int32

  init(wrappedValue: ElementID<Element>?) { number = wrappedValue.map { Int32($0.index) } ?? -1 }

  var wrappedValue: ElementID<Element>? {
    get { number < 0 ? nil : ElementID(Int(number)) }
    set { self = Packed(wrappedValue: newValue) }
  }

  /// The same as a word, to be hashed with others.
  var bits: UInt32 { UInt32(bitPattern: number) }
}
