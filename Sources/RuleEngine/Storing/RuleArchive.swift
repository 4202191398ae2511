public import Diagnostics
internal import ExpressionLanguage

/// Compiled rules, stored when the tool is built. Loading them needs no YAML and no type checking.
///
/// An archive can be loaded only with the vocabulary it was made with.
public struct RuleArchive: Sendable {
  private let bytes: CompactBytes

  /// Whether this build made it, so that it has the same vocabulary. If not, all names are compared, which
  /// takes about a fiftieth of the time of a small check.
  private let isOwn: Bool

  /// Creates an archive that is part of the binary. No cost.
  public init(_ text: StaticString) {
    bytes = CompactBytes(text)
    isOwn = true
  }

  /// An archive in memory.
  public init(_ bytes: [UInt8]) {
    self.bytes = CompactBytes(bytes)
    isOwn = false
  }

  /// The archive of these rules, without their tests; the same rules always give the same bytes, which are UTF-8.
  ///
  /// - Throws: the problem of a rule with an expression that cannot be stored.
  public static func bytes(of rules: [Rule]) throws(Problem) -> [UInt8] {
    let vocabulary = RuleVocabulary.stored
    var writer = CompactWriter()
    vocabulary.write(to: &writer)
    writer.number(rules.count)
    for rule in rules {
      do throws(SerializationError) {
        try rule.store(to: &writer)
      } catch {
        throw Problem(
          "not-storable", "the expressions of ‘\(rule.id)’ cannot be stored: \(error.words)",
          at: Place(rule.source, Span(0, 0)))
      }
    }
    return writer.bytes
  }

  /// The rules in the archive. Takes less than a microsecond for each; the expressions and texts of a rule are loaded
  /// when they are first needed.
  ///
  /// - Parameter file: returns the source file of the rule at an index; called only if it is needed.
  /// - Throws: the problem of an archive that was made for another vocabulary or is damaged.
  public func rules(file: @escaping @Sendable (Int) -> SourceFile) throws(Problem) -> [Rule] {
    do throws(SerializationError) {
      var reader = bytes.reader
      if isOwn {
        try StoredVocabulary.skip(&reader)
      } else {
        try RuleVocabulary.stored.check(&reader)
      }
      let count = try reader.count()
      var rules: [Rule] = []
      rules.reserveCapacity(count)
      for index in 0..<count {
        let file = LazyPart<SourceFile> { () throws(SerializationError) in file(index) }
        rules.append(try Rule(from: &reader, file: file))
      }
      guard reader.isAtEnd else { throw .damaged }
      return rules
    } catch {
      throw Problem("rule-archive", "the built-in rules cannot be read: \(error.words)", at: nil)
    }
  }
}

extension SerializationError {
  /// The problem as a clause of a sentence.
  var words: String {
    switch self {
    case .damaged: "they are damaged"
    case .otherFormat: "they were made by another version"
    case .otherVocabulary: "they were made for other words"
    case .unknownType(let type): "they name \(type)"
    }
  }
}
