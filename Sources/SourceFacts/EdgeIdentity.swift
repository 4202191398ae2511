/// What identifies an edge after the code around it has moved: never a line number.
public struct EdgeIdentity: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The type that presents; empty where it is not known.
  public var source: String
  /// What is done.
  public var verb: String
  /// The type that is shown, or the kind of a dialog or system controller with its title, else the function.
  public var target: String

  public var description: String { "\(source) \(verb) \(target)" }

  public static func < (one: EdgeIdentity, other: EdgeIdentity) -> Bool {
    (one.source, one.verb, one.target) < (other.source, other.verb, other.target)
  }
}

extension EdgeFact {
  /// Source type, verb and target.
  public var identity: EdgeIdentity {
    EdgeIdentity(source: source.type ?? "", verb: verb.rawValue, target: targetName)
  }

  private var targetName: String {
    if target.kind == "screen", let type = target.type { return type }
    let about = target.title ?? function.map { "in \($0)" } ?? ""
    let name = about.isEmpty ? target.kind : "\(target.kind) \(about)"
    return target.number > 1 ? "\(name), \(target.number)" : name
  }
}
