/// Flows of one shape, in any size and by any seed.
public struct FlowFamily: Sendable {
  /// What options and budgets call it, such as `deep-links`.
  public var name: String
  /// Its shape, in a few words for a reader of the table.
  public var summary: String
  /// What its size counts, such as `screens`.
  public var unit: String
  /// The sizes that are measured unless others are asked for, smallest first.
  public var sizes: [Int]
  /// Whether the flow is explored; where not, only what it shows as it is written is asked.
  public var isPlayed = true
  /// The text of the flow of that size and seed. Pure; linear in the size.
  public var make: @Sendable (_ size: Int, _ seed: UInt64) -> String

  /// A size at which the flow has every feature of its family and is read at once.
  public var smallest: Int { min(sizes[0], 24) }

  /// A family of that shape.
  init(
    name: String, summary: String, unit: String, sizes: [Int], isPlayed: Bool = true,
    make: @escaping @Sendable (_ size: Int, _ seed: UInt64) -> String
  ) {
    self.name = name
    self.summary = summary
    self.unit = unit
    self.sizes = sizes
    self.isPlayed = isPlayed
    self.make = make
  }

  /// Every family, in the order of the table.
  public static let all = [
    generated, generatedClosing, chain, editors, ownFlags, sharedFlags, pageFlags, ring, star, web,
    webClosing, sheets,
    deepLinks, wizards, apps, largeFile,
  ]
}
