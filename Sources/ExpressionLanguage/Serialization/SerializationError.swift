/// Why stored bytes are no program here.
public enum SerializationError: Error, Hashable, Sendable {
  /// No writer writes these bytes.
  case damaged
  /// They were written in another form than this reader reads.
  case otherFormat
  /// They were written for other records, enums, variables or functions.
  case otherVocabulary
  /// The program cannot be stored: a part of it has a type that the vocabulary does not name.
  case unknownType(String)
}
