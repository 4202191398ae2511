/// One row of the table of keys.
struct KeyEntry: Sendable {
  /// Who presents where the key has a meaning.
  enum Place: Sendable { case both, uikit, swiftui }

  /// Its spelling.
  let key: Key
  /// What may stand behind it.
  let type: ValueType
  /// What its absence means.
  let absent: String
  /// What it says, in one line.
  let says: String
  /// It cannot be left out.
  var isRequired = false
  /// The forms that have it; nil: all of its table.
  var forms: Set<Form>?
  /// Who presents where it has a meaning.
  var place = Place.both
  /// The language version that brought it.
  var since = 1

  init(
    _ key: Key, _ type: ValueType, absent: String, _ says: String, required: Bool = false,
    forms: Set<Form>? = nil, place: Place = .both
  ) {
    self.key = key
    self.type = type
    self.absent = absent
    self.says = says
    isRequired = required
    self.forms = forms
    self.place = place
  }
}
