/// The codes of all problems that reading a flow can give, besides those of YAML itself.
public enum FlowProblemCode: String, Sendable, CaseIterable {
  /// A key that the language does not have, or not here.
  case unknownKey = "unknown-key"
  /// A key of the language that belongs elsewhere.
  case misplacedKey = "misplaced-key"
  /// A key that must be there is not.
  case missingKey = "missing-key"
  /// A key with nothing behind it.
  case missingValue = "missing-value"
  /// An unquoted text that a comma ends inside braces.
  case commaInText = "comma-in-text"
  /// An unquoted text that YAML took for a tag.
  case yamlTag = "yaml-tag"
  /// A value, a list or a map where something else is expected.
  case wrongType = "wrong-type"
  /// A word that is none of those possible.
  case unknownValue = "unknown-value"
  /// A number, version, day or range that is none, or out of range.
  case badValue = "bad-value"
  /// A word that is no condition.
  case unknownCondition = "unknown-condition"
  /// A name that nothing has.
  case unknownName = "unknown-name"
  /// A name that several things have.
  case ambiguousName = "ambiguous-name"
  /// A name that two things have.
  case duplicateName = "duplicate-name"
  /// A name with other letters than names have, or that is a word of the language or of YAML.
  case refusedName = "refused-name"
  /// No verb, or more than one, in one effect.
  case verbs = "effect-verbs"
  /// Something that UIKit or SwiftUI cannot do.
  case impossible = "impossible"
  /// More of something than is allowed.
  case limit = "limit"
  /// A file that is not there, not allowed, or not what it should be.
  case file = "flow-file"
  /// More than one root.
  case severalRoots = "several-roots"
  /// Fragments that lead back to themselves, or part of one another.
  case cyclicParts = "cyclic-parts"
  /// A path out of the root's folder.
  case outsidePath = "outside-path"
  /// Root and fragment that do not name each other.
  case unlinkedPart = "unlinked-part"
  /// No document, or more than one.
  case documents = "documents"
}
