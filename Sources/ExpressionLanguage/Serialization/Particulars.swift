/// The parts of a program that messages and tools need, but evaluation does not. They are separate, so that
/// the evaluation of a stored program need not read them.
struct Particulars: Sendable {
  var text: String
  var reads = Reads()
  var facts = Facts.none

  func write(to writer: inout CompactWriter) {
    writer.text(text)
    writer.texts(reads.variables.sorted())
    let fields = reads.fields.sorted { ($0.record, $0.field) < ($1.record, $1.field) }
    writer.texts(fields.flatMap { [$0.record, $0.field] })
    writer.texts(facts.present.sorted())
    writer.texts(facts.flags.sorted())
    writer.texts(facts.unset.sorted())
    writer.number(facts.sizes.count)
    for (key, size) in facts.sizes.sorted(by: { $0.key < $1.key }) {
      writer.text(key)
      writer.signed(size)
    }
    writer.number(facts.members.count)
    for (key, set) in facts.members.sorted(by: { $0.key < $1.key }) {
      writer.text(key)
      writer.bits(set)
    }
  }

  init(text: String, reads: Reads, facts: Facts) {
    self.text = text
    self.reads = reads
    self.facts = facts
  }

  init(from reader: CompactReader) throws(SerializationError) {
    var reader = reader
    text = try reader.text()
    reads.variables = Set(try reader.texts())
    let fields = try reader.texts()
    guard fields.count.isMultiple(of: 2) else { throw .damaged }
    for index in stride(from: 0, to: fields.count, by: 2) {
      reads.fields.insert(Reads.Field(record: fields[index], field: fields[index + 1]))
    }
    facts.present = Set(try reader.texts())
    facts.flags = Set(try reader.texts())
    facts.unset = Set(try reader.texts())
    for _ in 0..<(try reader.count()) {
      let key = try reader.text()
      facts.sizes[key] = try reader.signed()
    }
    for _ in 0..<(try reader.count()) {
      let key = try reader.text()
      facts.members[key] = try reader.bits()
    }
  }
}
