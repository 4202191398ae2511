import Diagnostics

/// Compiles a checked tree to closures. A node is compiled for its static type if that is faster
/// (``bool(_:)`` and similar functions); ``value(_:)`` compiles any node to a ``Value``.
struct Compiler: Sendable {
  let environment: Environment
  let tree: CheckedExpression

  var slots: [Int: Int] { tree.slots }

  func value(_ node: Expression) -> ValueCode {
    switch node.kind {
    case .literal(let literal): return constant(literal, node)
    case .name(let name): return variable(name, node)
    case .select(let operand, let field): return selection(operand, field, node)
    case .presence:
      let code = bool(node)
      return ValueCode { frame throws(EvaluationError) in .bool(try code(frame)) }
    case .index(let operand, let position): return index(operand, position, node)
    case .call(let name, let target, let arguments): return call(name, target, arguments, node)
    case .unary(let sign, let operand): return unary(sign, operand, node)
    case .binary(let sign, let left, let right, _): return binary(sign, left, right, node)
    case .logic(let sign, let operands):
      let code = logic(sign, operands)
      return ValueCode { frame throws(EvaluationError) in .bool(try code(frame)) }
    case .conditional(let condition, let first, let second):
      let test = bool(condition)
      let one = value(first)
      let other = value(second)
      return ValueCode { frame throws(EvaluationError) in try test(frame) ? try one(frame) : try other(frame)
      }
    case .list(let elements): return list(elements)
    case .comprehension(let loop): return LoopCompiler(compiler: self).general(loop, node)
    }
  }

  /// Compiles a node to a bool.
  func bool(_ node: Expression) -> BoolCode {
    if case .logic(let sign, let operands) = node.kind { return logic(sign, operands) }
    return typedBool(node) ?? plainBool(node)
  }

  /// Compiles a node to a value and converts that to a bool.
  private func plainBool(_ node: Expression) -> BoolCode {
    let code = value(node)
    let span = node.span
    return BoolCode { frame throws(EvaluationError) in
      let value = try code(frame)
      guard case .bool(let bool) = value else {
        throw EvaluationError(.noSuchOverload, "a bool is needed, this is \(value.typeName)", at: span)
      }
      return bool
    }
  }

  /// Code for an unknown name, which a checked tree never contains.
  func unknown(_ name: String, _ node: Expression) -> ValueCode {
    let error = EvaluationError(.unknownName, "‘\(name)’ has no value", at: node.span)
    return ValueCode { _ throws(EvaluationError) in throw error }
  }

  private func constant(_ literal: Literal, _ node: Expression) -> ValueCode {
    if case .member(let type, let ordinal) = tree.resolution(of: node) {
      return ValueCode { _ throws(EvaluationError) in .enumeration(type, ordinal) }
    }
    let value: Value =
      switch literal {
      case .bool(let value): .bool(value)
      case .int(let value): .int(value)
      case .double(let value): .double(value)
      case .string(let value): .string(value)
      }
    return ValueCode { _ throws(EvaluationError) in value }
  }

  private func variable(_ name: String, _ node: Expression) -> ValueCode {
    let missing = Mismatch(node)
    switch tree.resolution(of: node) {
    case .variable(let slot):
      return ValueCode(slot, environment.variables[slot].type, or: missing)
    case .local(let slot):
      return ValueCode(slot, tree.type(of: node), or: missing)
    default: return unknown(name, node)
    }
  }
}
