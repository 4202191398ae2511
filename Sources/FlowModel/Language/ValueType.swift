import YAMLTree

/// What may stand behind a key: drives the reader's checks, the JSON Schema and the reference.
indirect enum ValueType: Sendable {
  /// `1`.
  case languageVersion
  /// Any text, taken as written.
  case text
  /// A name that the flow gives: `[a-z][a-z0-9-]*`.
  case name
  /// `true` or `false`.
  case bool
  /// `16` or `16.4`.
  case version
  /// `13`, `13...17` or `15...`.
  case versions
  /// A path, relative to the file it stands in.
  case path
  /// `YYYY-MM-DD`.
  case day
  /// Two numbers of points.
  case size
  /// One of some words.
  case words([String])
  /// The name of a screen, a flag, a button, an unsaved point, a detent, an unwind action, a rule.
  case screen, flag, button, point, detent, unwind, rule
  /// `sender`, a button, `view`, `back` or `none`.
  case anchor
  /// `self`, `presenter`, … or a screen.
  case receiver([Receiver])
  /// Nothing: the key is a word that stands alone.
  case nothing
  case condition
  /// One effect or a list of them.
  case effects
  case list(ValueType, atLeast: Int = 0, atMost: Int? = nil)
  /// Names of one type and what stands behind each.
  case map(ValueType, ValueType)
  /// The first whose condition holds.
  case byCondition(ValueType)
  case mapping(Form)
  case either(ValueType, ValueType)

  /// What YAML may look like here.
  var shapes: NodeShapes {
    switch self {
    case .condition, .effects: .anything
    case .list: takesOne ? [.list, .text] : .list
    case .size: .list
    case .map, .byCondition, .mapping: .map
    case .either(let one, let other): one.shapes.union(other.shapes)
    default: .text
    }
  }

  /// A list of words or names that may be written as one of them.
  var takesOne: Bool {
    guard case .list(let element, let least, _) = self, least < 2 else { return false }
    return switch element {
    case .text, .name, .path, .words, .screen, .flag, .button, .point, .detent: true
    default: false
    }
  }

  /// A single value can only be a list of one.
  var takesOneOnly: Bool {
    switch self {
    case .list: takesOne
    case .either(let one, let other):
      one.takesOneOnly && !other.shapes.contains(.text) || other.takesOneOnly && !one.shapes.contains(.text)
    default: false
    }
  }
}
