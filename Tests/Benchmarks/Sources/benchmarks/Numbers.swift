import Foundation

/// Three digits, as many behind the point as that takes.
func shown(_ number: Double) -> String {
  switch number {
  case 100...: grouped(Int(number.rounded()))
  case 10...: String(format: "%.1f", number)
  case 1...: String(format: "%.2f", number)
  default: String(format: "%.3f", number)
  }
}

/// Without zeros behind the point.
func shortest(_ number: Double) -> String {
  number == number.rounded() ? grouped(Int(number)) : "\(number)"
}

/// With commas between thousands.
func grouped(_ number: Int) -> String {
  var digits = Array(String(number))
  var place = digits.count - 3
  while place > 0 {
    digits.insert(",", at: place)
    place -= 3
  }
  return String(digits)
}
