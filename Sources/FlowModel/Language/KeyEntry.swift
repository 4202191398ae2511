/// A row of the table of keys. A class, because it is shared by all forms that have the key.
final class KeyEntry: Sendable {
  /// The framework for which the key has a meaning.
  enum Place: Sendable { case both, uikit, swiftui }

  /// The spelling.
  let name: String
  /// The key, if code reads it by name; nil if only its row is used.
  let key: Key?
  /// The type of its value.
  let type: ValueType
  /// The meaning of a missing key.
  let absent: String
  /// The description, in one line.
  let says: String
  /// Whether it is required.
  let isRequired: Bool
  /// The forms that have it; nil for all forms of its table.
  let forms: Set<Form>?
  /// The framework for which it has a meaning.
  let place: Place
  /// The field of the model that receives its value.
  let target: FieldTarget
  /// The version of the language that introduced it.
  let since = 1

  /// Creates the row of a key that code reads.
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

  /// Creates the row of a key whose value goes into one field.
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
