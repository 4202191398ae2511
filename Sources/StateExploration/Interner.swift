/// Gives equal things the same small number, in order of first sight.
struct Interner<Element: Hashable> {
  private(set) var elements: [Element] = []
  private var numbers: [Element: Int32] = [:]

  var count: Int { elements.count }

  subscript(number: Int32) -> Element { elements[Int(number)] }

  func number(of element: Element) -> Int32? { numbers[element] }

  mutating func intern(_ element: Element) -> Int32 {
    if let known = numbers[element] { return known }
    let number = Int32(elements.count)
    numbers[element] = number
    elements.append(element)
    return number
  }
}
