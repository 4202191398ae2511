extension Expression {
  /// Whether evaluating it may fail for another reason than a limit.
  var canFail: Bool {
    switch kind {
    case .literal, .name: false
    case .select(let operand, _), .presence(let operand, _): operand.canFail
    case .unary(let sign, let operand): sign == .negate || operand.canFail
    case .binary(let sign, let left, let right, _): sign.precedence > 1 || left.canFail || right.canFail
    case .logic(_, let nodes), .list(let nodes): nodes.contains(where: \.canFail)
    case .conditional(let condition, let first, let second):
      condition.canFail || first.canFail || second.canFail
    case .comprehension(let loop): loop.range.canFail || loop.body.canFail || loop.filter?.canFail == true
    case .call(let name, let target, let arguments):
      !["size", "contains", "startsWith", "endsWith"].contains(name.text) || target?.canFail == true
        || arguments.contains(where: \.canFail)
    case .index: true
    }
  }

  /// The texts of a list literal, if all its elements are literals.
  var constantTexts: [String]? {
    guard case .list(let elements) = kind else { return nil }
    var texts: [String] = []
    for element in elements {
      guard case .literal(.string(let text)) = element.kind else { return nil }
      texts.append(text)
    }
    return texts
  }
}
