internal import Diagnostics
internal import ExpressionLanguage

/// A repair in a rule file: edits of elements, with expressions about the element of the finding.
struct RepairTemplate: Sendable {
  /// Whether the repair applies to a finding; nil for always.
  let when: Program?
  let says: MessageTemplate
  let isSafe: Bool
  let edits: [EditTemplate]

  /// All programs of the repair.
  var programs: [Program] {
    let texts = [says] + edits.compactMap(\.text)
    return [when].compactMap { $0 } + edits.map(\.element) + texts.flatMap(\.programs)
  }

  /// The repair of one finding; nil if it does not apply.
  func proposal(_ frame: Frame) throws -> RepairProposal? {
    if let when, try !when.evaluateBool(frame) { return nil }
    return RepairProposal(
      says: try says.text(frame), isSafe: isSafe, edits: try edits.map { try $0.edit(frame) })
  }
}

/// One edit of one element.
struct EditTemplate: Sendable {
  /// The kind of edit, named by its key in rule files.
  enum Kind: String, Sendable, CaseIterable {
    case set, remove, rename, add
    case addEffect = "add-effect"
    case addCondition = "add-condition"
    case replace, delete

    /// The keys that it needs in addition.
    var neededKeys: [String] {
      switch self {
      case .set, .rename: ["in", "to"]
      case .add: ["in", "item"]
      case .remove, .addEffect, .addCondition, .replace: ["in"]
      case .delete: []
      }
    }
  }

  let kind: Kind
  /// The record of the element.
  let element: Program
  /// The key of the flow that is edited; empty for none.
  let key: String
  /// The YAML to write; nil for none.
  let text: MessageTemplate?
  let isFirst: Bool

  func edit(_ frame: Frame) throws -> FlowEdit {
    guard case .record(_, let object) = try element.evaluate(frame), let record = object as? any FlowElement
    else { throw EvaluationError(.missingRecord, "‘\(element.text)’ comes to nothing that has a place") }
    let written = try text?.flowText(frame) ?? ""
    let action: FlowEdit.Action =
      switch kind {
      case .set: .set(key: key, value: written)
      case .remove: .remove(key: key)
      case .rename: .rename(key: key, to: written)
      case .add: .add(key: key, item: written, isFirst: isFirst)
      case .addEffect: .addEffect(effect: written, key: key, isFirst: isFirst)
      case .addCondition: .addCondition(condition: written, key: key.isEmpty ? "if" : key)
      case .replace: .replace(effect: written)
      case .delete: .delete
      }
    return FlowEdit(at: record.place, record.isNamedByKey ? .body : .surroundings, action)
  }
}

extension FlowElement {
  /// Whether its place is the value of its key.
  fileprivate var isNamedByKey: Bool { self is ScreenRecord || self is CallbackRecord }
}

extension MessageTemplate {
  /// The programs in the text.
  var programs: [Program] {
    pieces.compactMap { piece in
      if case .expression(let program) = piece { program } else { nil }
    }
  }

  /// The text as YAML. Text from the flow is quoted if it would not be read as the same text.
  func flowText(_ frame: Frame) throws(EvaluationError) -> String {
    var text = ""
    for piece in pieces {
      let part = try MessageTemplate(pieces: [piece]).text(frame)
      if case .expression = piece { text += Self.scalar(part) } else { text += part }
    }
    return text
  }

  /// A YAML scalar for this text that is valid in block and flow collections.
  static func scalar(_ text: String) -> String {
    let isPlain =
      text.first.map { $0.isASCII && $0.isLetter } ?? false
      && text.last != " " && text.utf8.allSatisfy { isPlainByte($0) }
      && !["true", "false", "null", "yes", "no", "on", "off", "y", "n"].contains(text.lowercased())
    if isPlain { return text }
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\" + String(scalar)
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      default:
        if scalar.value < 0x20 || scalar.value == 0x7F {
          let digits = String(scalar.value, radix: 16)
          quoted += "\\x" + (digits.count == 1 ? "0" : "") + digits
        } else {
          quoted.unicodeScalars.append(scalar)
        }
      }
    }
    return quoted + "\""
  }

  private static func isPlainByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: " "), UInt8(ascii: "?"), UInt8(ascii: "!"):
      true
    default: false
    }
  }
}

extension Rule.Wording {
  /// The repairs of a finding, the best first.
  func proposals(_ frame: Frame) throws -> [RepairProposal] {
    try repairs.compactMap { try $0.proposal(frame) }
  }
}
