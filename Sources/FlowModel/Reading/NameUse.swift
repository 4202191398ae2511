public import Diagnostics

/// A name of a flow where it is written: where it is defined, or where something speaks of it.
public struct NameUse: Hashable, Sendable {
  /// What the name is the name of. Equal subjects are the same thing.
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

  /// What it is the name of.
  public var subject: Subject
  /// The name alone, without quotes and without the screen before a point.
  public var place: Place
  /// Whether it is defined here.
  public var isDefinition: Bool
}

extension NameUse.Subject {
  /// The name as it stands where nothing is before it.
  public var name: String {
    switch self {
    case .screen(let name), .work(let name), .point(_, let name), .unwind(let name): name
    case .flag(let name): name.split(separator: ".").last.map(String.init) ?? name
    case .button(let path): path.text.split(separator: ".").last.map(String.init) ?? ""
    }
  }

  /// What a person calls it.
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

/// The names that are met while a flow is read; kept only where somebody asks for them.
final class NameUses {
  private(set) var all: [NameUse] = []
  private var seen: Set<NameUse> = []

  func note(_ subject: NameUse.Subject, at place: Place, isDefinition: Bool = false) {
    let use = NameUse(subject: subject, place: place, isDefinition: isDefinition)
    if seen.insert(use).inserted { all.append(use) }
  }
}
