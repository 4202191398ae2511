/// One value for each element of a flow, in the order of the elements; its indices are their identifiers.
@frozen public struct ElementTable<Key, Value>: RandomAccessCollection, MutableCollection {
  /// The values, the one of the element with index 0 first.
  public var values: [Value]

  /// A table of values in the order of the elements.
  @inlinable public init(_ values: [Value] = []) { self.values = values }

  /// The same value for each of the elements that another table is about.
  @inlinable public init<Other>(repeating value: Value, for elements: ElementTable<Key, Other>) {
    values = Array(repeating: value, count: elements.count)
  }

  @inlinable public var startIndex: ElementID<Key> { ElementID(0) }
  @inlinable public var endIndex: ElementID<Key> { ElementID(values.count) }

  @inlinable public subscript(_ element: ElementID<Key>) -> Value {
    get { values[element.index] }
    _modify { yield &values[element.index] }
  }

  @inlinable public func makeIterator() -> IndexingIterator<[Value]> { values.makeIterator() }

  /// Each identifier with its value.
  @inlinable public var identified: Zip2Sequence<Range<ElementID<Key>>, [Value]> { zip(indices, values) }

  /// What a closure makes of each value.
  @inlinable public func mapValues<Other>(_ transform: (Value) throws -> Other) rethrows -> ElementTable<
    Key, Other
  > { ElementTable<Key, Other>(try values.map(transform)) }

  /// What a closure makes of each identifier.
  @inlinable public func mapIDs<Other>(
    _ transform: (ElementID<Key>) throws -> Other
  ) rethrows -> ElementTable<Key, Other> { ElementTable<Key, Other>(try indices.map(transform)) }

  /// Adds the value of the next element, and says which that is.
  @discardableResult
  @inlinable public mutating func append(_ value: Value) -> ElementID<Key> {
    values.append(value)
    return ElementID(values.count - 1)
  }
}

extension ElementTable: Sendable where Value: Sendable {}
extension ElementTable: Equatable where Value: Equatable {}

/// The elements of a flow of one type, each under its identifier.
public typealias Elements<Element> = ElementTable<Element, Element>
