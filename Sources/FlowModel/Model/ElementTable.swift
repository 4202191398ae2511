/// A table with one value for each element of a flow, indexed by identifier.
@frozen public struct ElementTable<Key, Value>: RandomAccessCollection, MutableCollection {
  /// The values, in the order of the elements.
  public var values: [Value]

  /// Creates a table from values in the order of the elements.
  @inlinable public init(_ values: [Value] = []) { self.values = values }

  /// Creates a table with the same value for each element of another table.
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

  /// Applies a closure to each value.
  @inlinable public func mapValues<Other>(_ transform: (Value) throws -> Other) rethrows -> ElementTable<
    Key, Other
  > { ElementTable<Key, Other>(try values.map(transform)) }

  /// Applies a closure to each identifier.
  @inlinable public func mapIDs<Other>(
    _ transform: (ElementID<Key>) throws -> Other
  ) rethrows -> ElementTable<Key, Other> { ElementTable<Key, Other>(try indices.map(transform)) }

  /// Appends the value of the next element, and returns its identifier.
  @discardableResult
  @inlinable public mutating func append(_ value: Value) -> ElementID<Key> {
    values.append(value)
    return ElementID(values.count - 1)
  }
}

extension ElementTable: Sendable where Value: Sendable {}
extension ElementTable: Equatable where Value: Equatable {}

/// The elements of one type of a flow, indexed by identifier.
public typealias Elements<Element> = ElementTable<Element, Element>
