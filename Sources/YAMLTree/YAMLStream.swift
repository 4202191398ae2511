public import Diagnostics

/// Everything read from one file: the documents as far as they could be understood, and what could not be.
public struct YAMLStream: Sendable {
  /// The text in UTF-8: converted if the input was UTF-16, without byte order mark, with U+FFFD in the place of
  /// ill-formed bytes and control characters. All spans count its bytes.
  public let source: SourceFile
  /// The roots; an empty file has none. After a syntax error, what stood before it.
  public let documents: [YAMLNode]
  /// All that is wrong with the file as YAML, in the order of the text; codes in ``YAMLProblemCode``.
  public let problems: [Problem]
  /// Whether every node of the file is in `documents`. If not, what seems to be absent may only be unread:
  /// a syntax error, a limit or an alias that leads nowhere took it away. Second equal keys do not count.
  public let isComplete: Bool

  /// Reads the bytes of a file. Never fails: any bytes give a stream, with problems where they are no YAML.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8, or UTF-16 with a byte order mark or recognisable by its zero bytes.
  ///   - path: the path as shown to people.
  ///   - words: scalars whose index nodes shall know.
  ///   - limits: how much the file may ask for.
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
