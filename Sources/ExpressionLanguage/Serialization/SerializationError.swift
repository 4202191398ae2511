/// Why stored bytes cannot be read as a program.
public enum SerializationError: Error, Hashable, Sendable {
  /// The bytes cannot be the output of a writer.
  case damaged
  /// They were written in another version of the format.
  case otherFormat
  /// They were written for other records, enums, variables or functions.
  case otherVocabulary
  /// The program cannot be stored: a part of it has a type that the vocabulary does not name.
  case unknownType(String)
}
