/// What is known at a point of an expression, by the text of the subexpression that the fact is about.
///
/// The facts of one expression may be assumed for another one over the same variables, if that is only
/// evaluated when the first is true.
public struct Facts: Sendable, Hashable {
  /// Records that exist.
  var present: Set<String> = []
  /// Bools that are true.
  var flags: Set<String> = []
  /// Bools that are false.
  var unset: Set<String> = []
  /// The smallest number of elements of a list.
  var sizes: [String: Int] = [:]
  /// The members that an enum can still have, as a set of bits.
  var members: [String: UInt64] = [:]

  /// No facts.
  public static let none = Facts()

  /// Creates no facts.
  public init() {}

  var isEmpty: Bool { present.isEmpty && flags.isEmpty && unset.isEmpty && sizes.isEmpty && members.isEmpty }

  /// The facts that hold when both hold.
  public func and(_ other: Facts) -> Facts {
    if other.isEmpty { return self }
    if isEmpty { return other }
    var both = self
    both.present.formUnion(other.present)
    both.flags.formUnion(other.flags)
    both.unset.formUnion(other.unset)
    both.sizes.merge(other.sizes) { max($0, $1) }
    both.members.merge(other.members) { $0 & $1 }
    return both
  }

  /// The facts that hold when at least one of them holds.
  public func or(_ other: Facts) -> Facts {
    if isEmpty || other.isEmpty { return .none }
    var either = Facts()
    either.present = present.intersection(other.present)
    either.flags = flags.intersection(other.flags)
    either.unset = unset.intersection(other.unset)
    for (key, size) in sizes {
      if let least = other.sizes[key] { either.sizes[key] = min(size, least) }
    }
    for (key, set) in members {
      if let more = other.members[key] { either.members[key] = set | more }
    }
    return either
  }

  /// The same facts about a renamed variable.
  func renaming(_ name: String, to other: String) -> Facts {
    if isEmpty { return self }
    var renamed = Facts()
    renamed.present = Set(present.map { $0.replacing(name, with: other) })
    renamed.flags = Set(flags.map { $0.replacing(name, with: other) })
    renamed.unset = Set(unset.map { $0.replacing(name, with: other) })
    for (key, size) in sizes { renamed.sizes[key.replacing(name, with: other)] = size }
    for (key, set) in members { renamed.members[key.replacing(name, with: other)] = set }
    return renamed
  }
}

extension Facts {
  /// The facts without those about local variables.
  var withoutLocals: Facts {
    var rest = Facts()
    rest.present = present.filter { !$0.contains("#") }
    rest.flags = flags.filter { !$0.contains("#") }
    rest.unset = unset.filter { !$0.contains("#") }
    rest.sizes = sizes.filter { !$0.key.contains("#") }
    rest.members = members.filter { !$0.key.contains("#") }
    return rest
  }

  /// Bools that are true, such as `step.closes`.
  public var trueBools: Set<String> { flags }
  /// Bools that are false.
  public var falseBools: Set<String> { unset }
  /// The smallest sizes of lists, by their expressions, such as `step.lost`.
  public var leastSizes: [String: Int] { sizes }
  /// The possible members of enums as sets of bits by ordinal, by their expressions, such as `step.kind`.
  public var possibleMembers: [String: UInt64] { members }
}

extension String {
  fileprivate func replacing(_ name: String, with other: String) -> String {
    hasPrefix(name) ? other + dropFirst(name.count) : self
  }
}
