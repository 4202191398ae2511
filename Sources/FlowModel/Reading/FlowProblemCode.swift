/// The codes of all problems in flows, apart from those of YAML itself.
public enum FlowProblemCode: String, Sendable, CaseIterable {
  /// A key that the language does not have, or that is not valid here.
  case unknownKey = "unknown-key"
  /// A key of the language that belongs elsewhere.
  case misplacedKey = "misplaced-key"
  /// A required key is missing.
  case missingKey = "missing-key"
  /// A key without a value.
  case missingValue = "missing-value"
  /// An unquoted text in braces that is ended by a comma.
  case commaInText = "comma-in-text"
  /// An unquoted text that YAML reads as a tag.
  case yamlTag = "yaml-tag"
  /// A value, a list or a map where another type is expected.
  case wrongType = "wrong-type"
  /// A word that is not one of the possible ones.
  case unknownValue = "unknown-value"
  /// A number, version, day or range that is not valid, or out of range.
  case badValue = "bad-value"
  /// An unknown word in a condition.
  case unknownCondition = "unknown-condition"
  /// A name that no element has.
  case unknownName = "unknown-name"
  /// A name that could refer to several elements.
  case ambiguousName = "ambiguous-name"
  /// A name that two elements have.
  case duplicateName = "duplicate-name"
  /// A name with characters that are not permitted, or that is a word of the language or of YAML.
  case refusedName = "refused-name"
  /// No verb, or more than one, in one effect.
  case verbs = "effect-verbs"
  /// Something that UIKit or SwiftUI cannot do.
  case impossible = "impossible"
  /// A limit is exceeded.
  case limit = "limit"
  /// A file that is missing, not permitted, or of the wrong kind.
  case file = "flow-file"
  /// More than one root.
  case severalRoots = "several-roots"
  /// Fragments that refer to each other in a cycle, or a fragment of a fragment.
  case cyclicParts = "cyclic-parts"
  /// A path that leaves the root's folder.
  case outsidePath = "outside-path"
  /// A root and a fragment that do not name each other.
  case unlinkedPart = "unlinked-part"
  /// No document, or more than one.
  case documents = "documents"
}
