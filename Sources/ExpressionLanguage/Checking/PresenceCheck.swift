import Diagnostics

/// Finds reads of values that are not proved to exist by the known facts.
struct PresenceCheck {
  let consequences: Consequences
  let facts: Facts

  /// An optional record needs a fact that it exists.
  func field(
    _ record: RecordType, _ field: RecordType.Field, _ operand: Expression, _ node: Expression
  ) -> ExpressionProblem? {
    guard let base = consequences.key(operand) else { return nil }
    let name = Expression.Name(text: field.name, span: node.span).written
    if facts.present.contains(base + "." + name) { return nil }
    var ways = ["has(\(node.excerpt))"]
    if case .optional(let implications) = field.presence {
      for implication in implications {
        if follows(implication, record, base) { return nil }
        ways.append(written(implication, on: operand))
      }
    }
    return ExpressionProblem(
      "missing-guard", "‘\(node.excerpt)’ may be missing", at: node.span,
      label: "write \(ways[0]) && … before it", expected: ways.joined(separator: " or "))
  }

  private func follows(_ implication: RecordType.Implication, _ record: RecordType, _ base: String) -> Bool {
    switch implication {
    case .flag(let name): return facts.flags.contains(base + "." + name)
    case .members(let name, let members):
      guard case .enumeration(let type)? = record.field(name)?.type,
        let possible = facts.members[base + "." + name]
      else { return false }
      return possible & ~type.set(of: members) == 0
    }
  }

  private func written(_ implication: RecordType.Implication, on operand: Expression) -> String {
    switch implication {
    case .flag(let name): "\(operand.excerpt).\(name)"
    case .members(let name, let members):
      members.count == 1
        ? "\(operand.excerpt).\(name) == '\(members[0])'"
        : "\(operand.excerpt).\(name) in [\(members.map { "'\($0)'" }.joined(separator: ", "))]"
    }
  }

  /// `list[n]` needs a fact that the list is longer than n.
  func index(_ list: Expression, _ position: Expression, _ node: Expression) -> ExpressionProblem? {
    let needed: Int
    switch position.kind {
    case .literal(.int(let number)):
      guard number >= 0 else {
        return ExpressionProblem("type-mismatch", "an index cannot be negative", at: position.span)
      }
      needed = number + 1
    case .binary(.subtract, let size, let less, _):
      // Reading from the end of a list: list[size(list) - n].
      guard case .call(let name, let target, let arguments) = size.kind, name.text == "size",
        let measured = target ?? arguments.first, case .literal(.int(let number)) = less.kind, number > 0,
        let one = consequences.key(measured), one == consequences.key(list)
      else { return unproven(list, node, "size(\(list.excerpt)) > …") }
      needed = number
    default: return unproven(list, node, "exists, all or filter instead")
    }
    if let elements = list.writtenElements, elements.count >= needed { return nil }
    if let key = consequences.key(list), let known = facts.sizes[key], known >= needed { return nil }
    return unproven(list, node, "size(\(list.excerpt)) > \(needed - 1)")
  }

  private func unproven(_ list: Expression, _ node: Expression, _ way: String) -> ExpressionProblem {
    ExpressionProblem(
      "unproven-index", "‘\(list.excerpt)’ may have no such element", at: node.span,
      label: way.hasPrefix("size") ? "write \(way) && … before it" : "use \(way)", expected: way)
  }
}

extension Expression {
  /// The elements of a list literal, also if it is an element of another literal: `[[1, 2]][0]`.
  fileprivate var writtenElements: [Expression]? {
    switch kind {
    case .list(let elements): return elements
    case .index(let list, let position):
      guard case .literal(.int(let number)) = position.kind, let all = list.writtenElements,
        all.indices.contains(number)
      else { return nil }
      return all[number].writtenElements
    default: return nil
    }
  }
}
