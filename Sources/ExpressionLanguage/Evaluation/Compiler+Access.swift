import Diagnostics

extension Compiler {
  func selection(
    _ operand: Expression, _ field: Expression.Name, _ optional: Bool, _ node: Expression
  ) -> ValueCode {
    switch tree.resolution(of: node) {
    case .variable, .type: return variable(node.text, node)
    default: break
    }
    let code = value(operand)
    let name = field.text
    let span = node.span
    return ValueCode { frame throws(EvaluationError) in
      try Self.select(name, from: try code(frame), optional: optional, span)
    }
  }

  private static func select(
    _ name: String, from value: Value, optional: Bool, _ span: Span
  ) throws(EvaluationError) -> Value {
    if case .optional(let inner) = value {
      guard let inner else { return .optional(nil) }
      return .optional(try find(name, in: inner, span))
    }
    let found = try find(name, in: value, span)
    if optional { return .optional(found) }
    guard let found else {
      if case .record = value {
        throw EvaluationError(.missingRecord, "‘\(name)’ is missing", at: span)
      }
      throw EvaluationError(.noSuchKey, "there is no key ‘\(name)’", at: span)
    }
    return found
  }

  private static func find(_ name: String, in value: Value, _ span: Span) throws(EvaluationError) -> Value? {
    switch value {
    case .map(let map): return map.value(for: name)
    case .record(let type, let object):
      guard let field = type.field(name) else {
        throw EvaluationError(.noSuchKey, "\(type.name) has no field ‘\(name)’", at: span)
      }
      return field.value(of: object)
    default:
      throw EvaluationError(.noSuchOverload, "\(value.typeName) has no fields", at: span)
    }
  }

  func presence(_ operand: Expression, _ field: Expression.Name, _ node: Expression) -> ValueCode {
    let code = value(operand)
    let name = field.text
    let span = node.span
    return ValueCode { frame throws(EvaluationError) in
      let value = try code(frame)
      if case .optional(let inner) = value {
        guard let inner else { return .bool(false) }
        return .bool(try Self.find(name, in: inner, span) != nil)
      }
      return .bool(try Self.find(name, in: value, span) != nil)
    }
  }

  func index(
    _ operand: Expression, _ position: Expression, _ optional: Bool, _ node: Expression
  ) -> ValueCode {
    let code = value(operand)
    let place = value(position)
    let span = node.span
    return ValueCode { frame throws(EvaluationError) in
      var container = try code(frame)
      let index = try place(frame)
      var wraps = optional
      if case .optional(let inner) = container {
        guard let inner else { return .optional(nil) }
        container = inner
        wraps = true
      }
      let found = try Self.element(index, of: container, span)
      if wraps { return .optional(found) }
      if let found { return found }
      if case .list = container {
        throw EvaluationError(.indexOutOfRange, "there is no element \(index.displayText)", at: span)
      }
      throw EvaluationError(.noSuchKey, "there is no key ‘\(index.displayText)’", at: span)
    }
  }

  private static func element(
    _ index: Value, of container: Value, _ span: Span
  ) throws(EvaluationError) -> Value? {
    switch container {
    case .list(let list):
      let position: Int?
      switch index {
      case .int(let int): position = int
      case .uint(let uint): position = Int(exactly: uint)
      case .double(let double): position = wholeNumber(double)
      default: throw EvaluationError(.noSuchOverload, "\(index.typeName) is no index", at: span)
      }
      guard let position else {
        if case .double = index { throw EvaluationError(.invalidValue, "an index must be whole", at: span) }
        return nil
      }
      return position >= 0 && position < list.count ? list[position] : nil
    case .map(let map): return map.value(for: index)
    default: throw EvaluationError(.noSuchOverload, "\(container.typeName) has no elements", at: span)
    }
  }
}

extension RecordType.Field {
  /// What an object has here; nil if it is missing.
  func value(of object: AnyObject) -> Value? {
    switch (accessor, type) {
    case (.bool(let get), _): .bool(get(object))
    case (.int(let get), _): .int(get(object))
    case (.double(let get), _): .double(get(object))
    case (.string(let get), _): .string(get(object))
    case (.strings(let get), _): .list(ListValue(strings: get(object)))
    case (.enumeration(let get), .enumeration(let type)): .enumeration(type, get(object))
    case (.record(let get), .record(let type)): get(object).map { .record(type, $0) }
    case (.enumerations(let get), .list(.enumeration(let type))): .list(ListValue(type, get(object)))
    case (.enumerationSet(let get), .list(.enumeration(let type))): .list(ListValue(type, set: get(object)))
    case (.records(let get), .list(.record(let type))): .list(ListValue(type, get(object)))
    case (.value(let get), _): get(object)
    default: nil
    }
  }
}
