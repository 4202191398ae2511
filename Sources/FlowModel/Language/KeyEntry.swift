/// One row of the table of keys. A class, because every form that has it holds it.
final class KeyEntry: Sendable {
  /// Who presents where the key has a meaning.
  enum Place: Sendable { case both, uikit, swiftui }

  /// Its spelling.
  let name: String
  /// The key, where code asks for it; nil for one that is read by its row alone.
  let key: Key?
  /// What may stand behind it.
  let type: ValueType
  /// What its absence means.
  let absent: String
  /// What it says, in one line.
  let says: String
  /// It cannot be left out.
  let isRequired: Bool
  /// The forms that have it; nil: all of its table.
  let forms: Set<Form>?
  /// Who presents where it has a meaning.
  let place: Place
  /// The field of the model that its value goes into.
  let target: FieldTarget
  /// The language version that brought it.
  let since = 1

  /// A key that code asks for.
  init(
    _ key: Key, _ type: ValueType, absent: String, _ says: String, required: Bool = false,
    forms: Set<Form>? = nil, place: Place = .both, to target: FieldTarget = .code
  ) {
    name = key.rawValue
    self.key = key
    self.type = type
    self.absent = absent
    self.says = says
    isRequired = required
    self.forms = forms
    self.place = place
    self.target = target
  }

  /// A key that no code asks for: its value goes into one field.
  init(
    _ name: String, _ type: ValueType, absent: String, _ says: String, place: Place = .both,
    to target: FieldTarget
  ) {
    self.name = name
    key = nil
    self.type = type
    self.absent = absent
    self.says = says
    isRequired = false
    forms = nil
    self.place = place
    self.target = target
  }
}
