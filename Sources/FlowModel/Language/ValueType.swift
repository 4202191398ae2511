import YAMLTree

/// The type of a value: used by the reader, the JSON Schema and the reference.
indirect enum ValueType: Sendable {
  /// `1`.
  case languageVersion
  /// Any text, taken as written.
  case text
  /// A name that the flow defines: `[a-z][a-z0-9-]*`.
  case name
  /// `true` or `false`.
  case bool
  /// `16` or `16.4`.
  case version
  /// `13`, `13...17` or `15...`.
  case versions
  /// A path relative to its file.
  case path
  /// `YYYY-MM-DD`.
  case day
  /// Two numbers, in points.
  case size
  /// One of several words.
  case words(WordChoice)
  /// The name of a screen, a flag, a button, an unsaved point, a detent, an unwind action, a rule.
  case screen, flag, button, point, detent, unwind, rule
  /// `sender`, a button, `view`, `back` or `none`.
  case anchor
  /// `self`, `presenter`, … or a screen.
  case receiver([Receiver])
  /// No value: the key is a word that stands alone.
  case nothing
  case condition
  /// One effect or a list of them.
  case effects
  case list(ValueType, atLeast: Int = 0, atMost: Int? = nil)
  /// A map with free names of one type and values of another.
  case map(ValueType, ValueType)
  /// Values by condition: the first whose condition is true.
  case byCondition(ValueType)
  case mapping(Form)
  case either(ValueType, ValueType)

  /// The permitted shapes of YAML.
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

  /// Whether it is a list of words or names that may be written as a single one.
  var takesOne: Bool {
    guard case .list(let element, let least, _) = self, least < 2 else { return false }
    return switch element {
    case .text, .name, .path, .words, .screen, .flag, .button, .point, .detent: true
    default: false
    }
  }

  /// Whether a single value is always a list with one element.
  var takesOneOnly: Bool {
    switch self {
    case .list: takesOne
    case .either(let one, let other):
      one.takesOneOnly && !other.shapes.contains(.text) || other.takesOneOnly && !one.shapes.contains(.text)
    default: false
    }
  }
}
