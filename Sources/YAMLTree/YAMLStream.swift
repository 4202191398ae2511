public import Diagnostics

/// The result of reading one file: the documents, as far as they are valid, and the problems.
public struct YAMLStream: Sendable {
  /// The text in UTF-8: converted if the input was UTF-16, without byte order mark, with ill-formed bytes and
  /// control characters replaced by U+FFFD. All spans count its bytes.
  public let source: SourceFile
  /// The root nodes; an empty file has none. After a syntax error, the nodes before it.
  public let documents: [YAMLNode]
  /// All YAML problems of the file, in the order of the text; their codes are in ``YAMLProblemCode``.
  public let problems: [Problem]
  /// Whether every node of the file is in `documents`. If not, an absent node may only be unread, because of
  /// a syntax error, a limit or an alias that cannot be followed. Duplicate keys do not make this false.
  public let isComplete: Bool

  /// Reads the bytes of a file. Never fails: any bytes give a stream, with problems if they are not valid
  /// YAML.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8, or UTF-16 with a byte order mark or with recognisable zero bytes.
  ///   - path: the path as shown to people.
  ///   - words: scalars for which nodes know their index.
  ///   - limits: the limits for the file.
  public static func read(
    _ bytes: [UInt8], path: String, words: YAMLWords = .none, limits: YAMLLimits = .standard
  ) -> YAMLStream {
    guard bytes.count <= limits.maximumBytes else {
      return YAMLStream(refusing: bytes.count, path: path, limits: limits)
    }
    let input = InputText(bytes)
    let source = SourceFile(path: path, bytes: input.bytes)
    var builder = TreeBuilder(source: source, isASCII: input.isASCII, symbols: words.symbols, limits: limits)
    for fault in input.faults { builder.problems.append(fault.problem(in: source)) }
    if input.isReadable { readEvents(of: source.bytes, into: &builder) }
    return builder.finish(readable: input.isReadable)
  }

  init(source: SourceFile, documents: [YAMLNode], problems: [Problem], isComplete: Bool) {
    self.source = source
    self.documents = documents
    self.problems = problems
    self.isComplete = isComplete
  }

  private init(refusing size: Int, path: String, limits: YAMLLimits) {
    let source = SourceFile(path: path, bytes: [])
    let problem = Problem(
      .sizeLimit, "the file has \(size) bytes, more than the limit of \(limits.maximumBytes)",
      at: Place(source, Span(0, 0)), expected: "at most \(limits.maximumBytes) bytes",
      help: "split it into several files")
    self.init(source: source, documents: [], problems: [problem], isComplete: false)
  }
}
