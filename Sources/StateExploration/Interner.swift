/// Assigns equal elements the same small number, in order of first occurrence.
@usableFromInline
struct Interner<Element: Hashable> {
  @usableFromInline private(set) var elements: [Element] = []
  @usableFromInline private(set) var hashes: [UInt64] = []
  @usableFromInline private(set) var index = IndexTable()

  @inlinable
  init() {}

  @inlinable var count: Int { elements.count }

  @inlinable
  subscript(number: Int32) -> Element {
    _read { yield elements[Int(number)] }
  }

  @inlinable
  func number(of element: Element) -> Int32? {
    let number = find(element, UInt64(bitPattern: Int64(element.hashValue)))
    return number < 0 ? nil : number
  }

  @inlinable
  mutating func intern(_ element: Element) -> Int32 {
    let hash = UInt64(bitPattern: Int64(element.hashValue))
    let known = find(element, hash)
    if known >= 0 { return known }
    let number = Int32(elements.count)
    elements.append(element)
    hashes.append(hash)
    index.insert(number, hash) { [hashes] in hashes[$0] }
    return number
  }

  @inlinable
  func find(_ element: Element, _ hash: UInt64) -> Int32 {
    index.find(hash) { hashes[$0] == hash && elements[$0] == element }
  }
}
