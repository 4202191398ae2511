/// A fixed set of words. Expressions write its members as string literals; values are ordinals.
public final class EnumType: Sendable {
  /// The name in messages, such as `Style`.
  public let name: String
  /// Its documentation in one sentence; may be empty.
  public let doc: String
  /// The words in order; an ordinal is an index into this list. At most 64, so that a set of members fits in
  /// one machine word.
  public let members: [String]

  /// Creates an enum with these members. Members beyond the 64th are ignored.
  public init(_ name: String, _ members: [String], doc: String = "") {
    self.name = name
    self.doc = doc
    self.members = Array(members.prefix(64))
  }

  /// The ordinal of a word, if it is a member. Costs a short search.
  public func ordinal(of member: String) -> UInt8? { members.firstIndex(of: member).map { UInt8($0) } }

  /// The word of an ordinal; a question mark for an invalid ordinal.
  public func member(_ ordinal: UInt8) -> String {
    Int(ordinal) < members.count ? members[Int(ordinal)] : "?"
  }

  /// The set of these members; other words are ignored.
  func set(of members: [String]) -> UInt64 {
    members.reduce(into: 0) { set, member in
      if let ordinal = ordinal(of: member) { set |= 1 << UInt64(ordinal) }
    }
  }

  /// A set with every member.
  var all: UInt64 { members.count == 64 ? .max : (1 << UInt64(members.count)) - 1 }
}

extension EnumType: Hashable {
  public static func == (one: EnumType, other: EnumType) -> Bool { one === other }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
