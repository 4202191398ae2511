internal import Diagnostics

/// The codes of all problems that reading YAML can report; each is the code of a ``Problem``.
public enum YAMLProblemCode: String, Sendable, CaseIterable {
  /// The text is not valid YAML, and no other code describes the reason.
  case syntax = "yaml-syntax"
  /// A tab in the indentation, where only spaces are permitted.
  case tabIndentation = "yaml-tab-indentation"
  /// A quote that is opened but never closed, or closed too late.
  case unclosedQuote = "yaml-unclosed-quote"
  /// A `{` or `[` that is not closed, or closed by the other kind of bracket.
  case unclosedBracket = "yaml-unclosed-bracket"
  /// A key that the mapping already has; the first one is used.
  case duplicateKey = "duplicate-key"
  /// `<<` as a key.
  case mergeKey = "merge-key"
  /// An alias whose anchor is not defined before it in the document.
  case undefinedAlias = "undefined-alias"
  /// An anchor that no alias names; usually a text that needs quotes.
  case unusedAnchor = "unused-anchor"
  /// An alias inside the node that its anchor names.
  case recursiveAlias = "recursive-alias"
  /// Aliases that together refer to more than ``YAMLLimits/maximumAliasExpansion`` nodes.
  case aliasExpansionLimit = "alias-expansion-limit"
  /// More than ``YAMLLimits/maximumDepth`` nested collections.
  case depthLimit = "depth-limit"
  /// More than ``YAMLLimits/maximumBytes`` bytes.
  case sizeLimit = "size-limit"
  /// More than ``YAMLLimits/maximumNodes`` nodes.
  case nodeLimit = "node-limit"
  /// Too many problems to list all of them.
  case problemLimit = "problem-limit"
  /// Bytes that are neither UTF-8 nor UTF-16.
  case illFormedText = "ill-formed-text"
  /// A character that YAML never permits, such as NUL.
  case controlCharacter = "control-character"

  /// Whether libyaml itself rejects the text, or would reject it.
  public var isSyntax: Bool {
    switch self {
    case .syntax, .tabIndentation, .unclosedQuote, .unclosedBracket, .illFormedText, .controlCharacter: true
    default: false
    }
  }

  /// Whether the text before it may be incomplete and the text after it may not have been read.
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
