/// Numbers drawn from a seed: the same on every machine, with every version of Swift (SplitMix64).
public struct Draw: Sendable {
  private var state: UInt64

  /// Equal seeds draw equal numbers.
  public init(seed: UInt64) { state = seed &+ 0x9E37_79B9_7F4A_7C15 }

  /// A number from 0 to `bound` - 1; `bound` is at least 1.
  public mutating func below(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((word ^ (word >> 31)) % UInt64(bound))
  }

  /// True in so many of a hundred cases.
  public mutating func percent(_ share: Int) -> Bool { below(100) < share }

  /// One of the choices, of which there is at least one.
  public mutating func pick<Choice>(_ choices: [Choice]) -> Choice { choices[below(choices.count)] }
}
