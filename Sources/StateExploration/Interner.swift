/// Gives equal things the same small number, in order of first sight.
@usableFromInline
struct Interner<Element: Hashable> {
  @usableFromInline var elements: [Element] = []
  @usableFromInline var numbers: [Element: Int32] = [:]

  @inlinable
  init() {}

  @inlinable var count: Int { elements.count }

  @inlinable
  subscript(number: Int32) -> Element { elements[Int(number)] }

  @inlinable
  func number(of element: Element) -> Int32? { numbers[element] }

  @inlinable
  mutating func intern(_ element: Element) -> Int32 {
    if let known = numbers[element] { return known }
    let number = Int32(elements.count)
    numbers[element] = number
    elements.append(element)
    return number
  }
}
