public import Diagnostics

/// An occurrence of a name in a flow: its definition, or a use.
public struct NameUse: Hashable, Sendable {
  /// The element that a name refers to. Equal subjects are the same element.
  public enum Subject: Hashable, Sendable {
    /// A screen, by its id.
    case screen(String)
    /// A flag of the app by its name, or one of a screen as `screen.flag`.
    case flag(String)
    /// A work, by its name.
    case work(String)
    /// Unsaved work, by its screen and its name.
    case point(screen: String, name: String)
    /// A button, by its path.
    case button(ElementPath)
    /// An unwind action, by its name.
    case unwind(String)
  }

  /// The element that it refers to.
  public var subject: Subject
  /// The place of the name without quotes and without the screen before a dot.
  public var place: Place
  /// Whether it is the definition.
  public var isDefinition: Bool
}

extension NameUse.Subject {
  /// The unqualified name.
  public var name: String {
    switch self {
    case .screen(let name), .work(let name), .point(_, let name), .unwind(let name): name
    case .flag(let name): name.split(separator: ".").last.map(String.init) ?? name
    case .button(let path): path.text.split(separator: ".").last.map(String.init) ?? ""
    }
  }

  /// The noun in messages.
  public var noun: String {
    switch self {
    case .screen: "screen"
    case .flag: "flag"
    case .work: "work"
    case .point: "unsaved work"
    case .button: "button"
    case .unwind: "unwind action"
    }
  }
}

/// Collects the occurrences of names while a flow is read; only on request.
final class NameUses {
  private(set) var all: [NameUse] = []
  private var seen: Set<NameUse> = []

  func note(_ subject: NameUse.Subject, at place: Place, isDefinition: Bool = false) {
    let use = NameUse(subject: subject, place: place, isDefinition: isDefinition)
    if seen.insert(use).inserted { all.append(use) }
  }
}
