public import Diagnostics
internal import ExpressionLanguage

/// Rules in a form that needs no reading of YAML and no checking of types: made when the tool is built.
///
/// An archive belongs to the vocabulary it was made with; any other refuses it.
public struct RuleArchive: Sendable {
  private let bytes: CompactBytes

  /// Whether it was made by this build, and so for this vocabulary. Asking takes a walk over all names, which is two hundredths
  /// of checking a small flow.
  private let isOwn: Bool

  /// An archive in the binary, which its build made. Costs nothing.
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

  /// The rules in the archive. Costs well under a microsecond for each; what asks and what words a finding is read
  /// when it is first needed.
  ///
  /// - Parameter file: makes the file of the rule at an index, should anyone ask for it.
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
  /// What is wrong, for the middle of a sentence.
  var words: String {
    switch self {
    case .damaged: "they are damaged"
    case .otherFormat: "they were made by another version"
    case .otherVocabulary: "they were made for other words"
    case .unknownType(let type): "they speak of \(type)"
    }
  }
}
