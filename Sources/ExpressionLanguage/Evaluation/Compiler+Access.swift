import Diagnostics

extension Compiler {
  func selection(_ operand: Expression, _ name: Expression.Name, _ node: Expression) -> ValueCode {
    guard case .field(_, let field) = tree.resolution(of: node) else { return unknown(name.text, node) }
    let object = object(operand)
    let span = node.span
    return ValueCode { frame throws(EvaluationError) in
      if let value = field.value(of: try object(frame)) { return value }
      throw EvaluationError(.missingRecord, "‘\(field.name)’ is missing", at: span)
    }
  }

  func index(_ operand: Expression, _ position: Expression, _ node: Expression) -> ValueCode {
    let list = value(operand)
    let place = int(position)
    let wrong = Mismatch(operand)
    let span = node.span
    return ValueCode { frame throws(EvaluationError) in
      guard case .list(let list) = try list(frame) else { throw wrong() }
      let index = try place(frame)
      guard list.indices.contains(index) else {
        throw EvaluationError(.indexOutOfRange, "there is no element \(index)", at: span)
      }
      return list[index]
    }
  }
}

extension RecordType.Field {
  /// The value of an object's field; nil if it is missing.
  func value(of object: AnyObject) -> Value? {
    switch (accessor, type) {
    case (.bool(let get), _): .bool(get(object))
    case (.int(let get), _): .int(get(object))
    case (.double(let get), _): .double(get(object))
    case (.string(let get), _): .string(get(object))
    case (.strings(let get), _): .list(ListValue(strings: get(object)))
    case (.enumeration(let get), .enumeration(let type)): .enumeration(type, get(object))
    case (.record(let get), .record(let type)): get(object).map { .record(type, $0) }
    case (.enumerationSet(let get), .list(.enumeration(let type))): .list(ListValue(type, set: get(object)))
    case (.records(let get), .list(.record(let type))): .list(ListValue(type, get(object)))
    case (.value(let get), _): get(object)
    default: nil
    }
  }
}
