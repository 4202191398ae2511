/// Values by key, in the order in which they were written. Keys of different numeric types that are equal
/// numbers are the same key.
public struct MapValue: Sendable {
  /// The keys and values in order.
  public private(set) var entries: [(key: Value, value: Value)] = []
  private var indices: [Key: Int] = [:]

  /// No entries.
  public init() {}

  /// How many entries there are.
  public var count: Int { entries.count }

  /// Adds an entry; false, and no change, if the key is there already or is of a type that no key has.
  public mutating func insert(_ value: Value, for key: Value) -> Bool {
    guard let normal = Key(key), indices[normal] == nil else { return false }
    indices[normal] = entries.count
    entries.append((key, value))
    return true
  }

  /// The value of a key.
  public func value(for key: Value) -> Value? {
    guard let normal = Key(key), let index = indices[normal] else { return nil }
    return entries[index].value
  }

  /// The value of a string key.
  public func value(for key: String) -> Value? { value(for: .string(key)) }
}

extension MapValue {
  /// A key in the form in which equal keys are the same.
  private enum Key: Hashable, Sendable {
    case bool(Bool)
    case negative(Int)
    case natural(UInt)
    case text(ScalarText)
    case member(ObjectIdentifier, UInt8)

    init?(_ value: Value) {
      switch value {
      case .bool(let bool): self = .bool(bool)
      case .int(let int): self = int < 0 ? .negative(int) : .natural(UInt(int))
      case .uint(let uint): self = .natural(uint)
      case .double(let double):
        if double >= 0, double < 0x1p64, Double(UInt(double)) == double {
          self = .natural(UInt(double))
        } else if let negative = wholeNumber(double) {
          self = .negative(negative)
        } else {
          return nil
        }
      case .string(let string): self = .text(ScalarText(string))
      case .enumeration(let type, let ordinal): self = .member(ObjectIdentifier(type), ordinal)
      default: return nil
      }
    }
  }
}

/// The int that a double is, if it is one. (`Int(exactly:)` would need the C library's `trunc`.)
func wholeNumber(_ double: Double) -> Int? {
  guard double >= -0x1p63, double < 0x1p63, Double(Int(double)) == double else { return nil }
  return Int(double)
}
