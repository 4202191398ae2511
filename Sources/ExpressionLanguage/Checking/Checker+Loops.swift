import Diagnostics

extension Checker {
  mutating func typeOfLoop(_ loop: Comprehension, _ node: Expression) -> ValueType {
    let element = elementType(of: checkResolved(loop.range), loop)
    let before = facts
    push(loop.variable, element, node)
    if let key = consequences.key(loop.range) { facts.sizes[key] = max(facts.sizes[key] ?? 0, 1) }
    facts = facts.and(elementFacts(of: loop.range, named: loop.variable.text))
    if let filter = loop.filter {
      require(filter, check(filter), .bool, "a filter")
      facts = facts.and(consequences.of(filter, being: true))
    }
    let body = check(loop.body)
    let type = result(of: loop, body, element)
    if case .literal(.bool(let value)) = loop.body.kind { report(RedundancyCheck.constant(value, loop.body)) }
    locals.removeLast()
    facts = before
    return type
  }

  /// The facts about each element of `list.filter(x, …)`; the innermost variable now stands for such an
  /// element.
  private func elementFacts(of range: Expression, named name: String) -> Facts {
    guard case .comprehension(let filtered) = range.kind, filtered.kind == .filter,
      let number = loopNumbers[range.id], let local = locals.last
    else { return .none }
    return consequences.of(filtered.body, being: true)
      .renaming("\(filtered.variable.text)#\(number).", to: "\(name)#\(local.number).")
  }

  private mutating func elementType(of range: ValueType, _ loop: Comprehension) -> ValueType {
    switch range {
    case .list(let element): return element
    case .unknown: return .unknown
    default:
      report(
        "type-mismatch",
        "‘\(loop.kind.rawValue)’ goes through a list, ‘\(loop.range.excerpt)’ is \(shown(range))",
        at: loop.range.span, label: "this is \(shown(range))", expected: "a list")
      return .unknown
    }
  }

  private mutating func push(_ name: Expression.Name, _ type: ValueType, _ node: Expression) {
    if environment.slot(of: name.text) != nil || local(name.text) != nil {
      report(
        "shadowed-name", "‘\(name.text)’ means something else outside of this", at: name.span,
        severity: .warning, label: "choose another name")
    }
    if locals.count == environment.limits.maximumLoopDepth {
      report(
        "limit", "macros are nested deeper than \(environment.limits.maximumLoopDepth) levels", at: node.span)
    }
    let slot = environment.variables.count + locals.count
    loopSlots[node.id] = slot
    loopNumbers[node.id] = localCount
    locals.append(Local(name: name.text, type: type, slot: slot, number: localCount))
    localCount += 1
  }

  private mutating func result(of loop: Comprehension, _ body: ValueType, _ element: ValueType) -> ValueType {
    switch loop.kind {
    case .all, .exists, .existsOne:
      require(loop.body, body, .bool, "the condition of ‘\(loop.kind.rawValue)’")
      return .bool
    case .filter:
      require(loop.body, body, .bool, "the condition of ‘filter’")
      return .list(element)
    case .map: return .list(body)
    }
  }
}
