internal import CLibYAML
internal import Diagnostics

// This is the only file that uses libyaml and pointers. Every event is deleted after use, on every path.

/// Runs libyaml over UTF-8 text and passes each event to `builder`, until the stream ends, or an error or a
/// limit stops it.
func readEvents(of bytes: [UInt8], into builder: inout TreeBuilder) {
  let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
  defer { parser.deallocate() }
  guard yaml_parser_initialize(parser) == 1 else { return builder.failed(.outOfMemory) }
  defer { yaml_parser_delete(parser) }
  yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
  bytes.withUnsafeBufferPointer { input in
    yaml_parser_set_input_string(parser, input.baseAddress, input.count)
    var event = yaml_event_t()
    var isOver = false
    while !isOver, !builder.isStopped {
      guard yaml_parser_parse(parser, &event) == 1 else {
        return builder.failed(SyntaxFailure(parser.pointee))
      }
      isOver = event.type == YAML_STREAM_END_EVENT
      hand(&event, to: &builder)
      yaml_event_delete(&event)
    }
  }
}

@inline(__always)
private func hand(_ event: UnsafePointer<yaml_event_t>, to builder: inout TreeBuilder) {
  let start = event.pointee.start_mark.index
  let end = event.pointee.end_mark.index
  switch event.pointee.type {
  case YAML_SCALAR_EVENT:
    let scalar = event.pointee.data.scalar
    let anchor = symbol(scalar.anchor, in: &builder)
    let tag = symbol(scalar.tag, in: &builder)
    let text = RawSpan(_unsafeStart: UnsafeRawPointer(scalar.value), byteCount: scalar.length)
    builder.scalar(text, style(scalar.style), start: start, end: end, anchor: anchor, tag: tag)
  case YAML_MAPPING_START_EVENT:
    let mapping = event.pointee.data.mapping_start
    builder.open(
      .mapping, mapping.style == YAML_FLOW_MAPPING_STYLE ? .flow : .block, start: start, end: end,
      anchor: symbol(mapping.anchor, in: &builder), tag: symbol(mapping.tag, in: &builder))
  case YAML_SEQUENCE_START_EVENT:
    let sequence = event.pointee.data.sequence_start
    builder.open(
      .sequence, sequence.style == YAML_FLOW_SEQUENCE_STYLE ? .flow : .block, start: start, end: end,
      anchor: symbol(sequence.anchor, in: &builder), tag: symbol(sequence.tag, in: &builder))
  case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT:
    builder.close(start: start, end: end)
  case YAML_ALIAS_EVENT:
    let name = symbol(event.pointee.data.alias.anchor, in: &builder)
    builder.alias(name, start: start, end: end)
  case YAML_DOCUMENT_START_EVENT:
    builder.startDocument()
  case YAML_DOCUMENT_END_EVENT:
    builder.endDocument()
  default:
    break
  }
}

/// The symbol of a C string, -1 for none.
@inline(__always)
private func symbol(_ name: UnsafeMutablePointer<yaml_char_t>?, in builder: inout TreeBuilder) -> Int32 {
  guard let name else { return -1 }
  var length = 0
  while name[length] != 0 { length += 1 }
  return builder.symbols.intern(RawSpan(_unsafeStart: UnsafeRawPointer(name), byteCount: length))
}

@inline(__always)
private func style(_ style: yaml_scalar_style_t) -> YAMLNode.Style {
  switch style {
  case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
  case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
  case YAML_LITERAL_SCALAR_STYLE: .literal
  case YAML_FOLDED_SCALAR_STYLE: .folded
  default: .plain
  }
}

extension SyntaxFailure {
  /// The message of libyaml for the error that stopped it.
  init(_ parser: yaml_parser_t) {
    guard parser.error != YAML_MEMORY_ERROR else {
      self = .outOfMemory
      return
    }
    func text(_ pointer: UnsafePointer<CChar>?) -> String { pointer.map { String(cString: $0) } ?? "" }
    self.init(
      problem: text(parser.problem), at: parser.problem_mark.index, context: text(parser.context),
      contextAt: parser.context == nil ? nil : parser.context_mark.index)
  }
}
