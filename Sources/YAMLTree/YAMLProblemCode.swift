internal import Diagnostics

/// The codes of all problems that reading YAML can give; each is the code of a ``Problem``.
public enum YAMLProblemCode: String, Sendable, CaseIterable {
  /// The text is no YAML, for none of the reasons that have their own code.
  case syntax = "yaml-syntax"
  /// A tab where only spaces may indent.
  case tabIndentation = "yaml-tab-indentation"
  /// A quote that is opened and never closed, or closed too late.
  case unclosedQuote = "yaml-unclosed-quote"
  /// A `{` or `[` that is opened and not closed, or closed by the other bracket.
  case unclosedBracket = "yaml-unclosed-bracket"
  /// A key that the mapping already has; the first one counts.
  case duplicateKey = "duplicate-key"
  /// `<<` as a key.
  case mergeKey = "merge-key"
  /// An alias of an anchor that is not written before it in the document.
  case undefinedAlias = "undefined-alias"
  /// An anchor that no alias names; most often a text that should have been quoted.
  case unusedAnchor = "unused-anchor"
  /// An alias inside the node that its anchor names.
  case recursiveAlias = "recursive-alias"
  /// Aliases that together stand for more than ``YAMLLimits/maximumAliasExpansion`` nodes.
  case aliasExpansionLimit = "alias-expansion-limit"
  /// More than ``YAMLLimits/maximumDepth`` collections inside one another.
  case depthLimit = "depth-limit"
  /// More than ``YAMLLimits/maximumBytes`` bytes.
  case sizeLimit = "size-limit"
  /// More than ``YAMLLimits/maximumNodes`` nodes.
  case nodeLimit = "node-limit"
  /// More problems than are worth listing.
  case problemLimit = "problem-limit"
  /// Bytes that are neither UTF-8 nor UTF-16.
  case illFormedText = "ill-formed-text"
  /// A character that YAML allows nowhere, such as NUL.
  case controlCharacter = "control-character"

  /// Whether libyaml itself refuses the text, or would.
  public var isSyntax: Bool {
    switch self {
    case .syntax, .tabIndentation, .unclosedQuote, .unclosedBracket, .illFormedText, .controlCharacter: true
    default: false
    }
  }

  /// Whether what stands before it may have lost its end, and what stands behind it may not have been read.
  public var mayCutOff: Bool {
    switch self {
    case .syntax, .tabIndentation, .unclosedQuote, .unclosedBracket: true
    case .aliasExpansionLimit, .depthLimit, .sizeLimit, .nodeLimit, .problemLimit: true
    default: false
    }
  }
}

extension Problem {
  init(
    _ code: YAMLProblemCode, _ message: String, at place: Place, label: String = "", related: [Label] = [],
    expected: String = "", help: String = "", replacement: String? = nil
  ) {
    self.init(
      code.rawValue, message, at: place, label: label, related: related, expected: expected, help: help,
      replacement: replacement)
  }
}
