import Diagnostics

extension Checker {
  mutating func typeOfLoop(_ loop: Comprehension, _ node: Expression) -> ValueType {
    let range = checkResolved(loop.range)
    let (first, second) = elementTypes(of: range, loop)
    let before = facts
    let slots = pushLocals(loop, first, second, node)
    if strict, let key = key(loop.range) { facts.sizes[key] = max(facts.sizes[key] ?? 0, 1) }
    if strict { facts = facts.and(elementFacts(of: loop.range, named: loop.variable.text)) }
    if let filter = loop.filter {
      require(filter, check(filter), .bool, "a filter")
      if strict { facts = facts.and(consequences(of: filter, being: true)) }
    }
    let body = check(loop.body)
    let type = result(of: loop, body, first, second)
    if strict, case .literal(.bool(let value)) = loop.body.kind { reportConstant(value, loop.body) }
    locals.removeLast(slots)
    facts = before
    return type
  }

  /// What is known of each element of `list.filter(x, …)`, of which the innermost variable is one now.
  private func elementFacts(of range: Expression, named name: String) -> Facts {
    guard case .comprehension(let filtered) = range.kind, filtered.kind == .filter,
      let number = loopNumbers[range.id], let local = locals.last
    else { return .none }
    return consequences(of: filtered.body, being: true)
      .renaming("\(filtered.variable.text)#\(number).", to: "\(name)#\(local.number).")
  }

  private mutating func elementTypes(
    of range: ValueType, _ loop: Comprehension
  ) -> (first: ValueType, second: ValueType) {
    switch range {
    case .list(let element): return loop.second == nil ? (element, .error) : (.int, element)
    case .map(let key, let value): return (key, value)
    case .dyn: return (.dyn, .dyn)
    case .error: return (.error, .error)
    case .variable where !strict:
      _ = unifier.assign(range, to: .dyn)
      return (.dyn, .dyn)
    default:
      report(
        "type-mismatch",
        "‘\(loop.kind.rawValue)’ goes through a list or a map, ‘\(excerpt(loop.range))’ is \(shown(range))",
        at: loop.range.span, label: "this is \(shown(range))", expected: "a list or a map")
      return (.error, .error)
    }
  }

  private mutating func pushLocals(
    _ loop: Comprehension, _ first: ValueType, _ second: ValueType, _ node: Expression
  ) -> Int {
    push(loop.variable, first, node)
    guard let name = loop.second else { return 1 }
    push(name, second, node)
    return 2
  }

  private mutating func push(_ name: Expression.Name, _ type: ValueType, _ node: Expression) {
    if strict, environment.slot(of: name.text) != nil || local(name.text) != nil {
      report(
        "shadowed-name", "‘\(name.text)’ means something else outside of this", at: name.span,
        severity: .warning, label: "choose another name")
    }
    if locals.count == 2 * environment.limits.maximumLoopDepth {
      problems.append(
        ExpressionProblem(
          "limit", "macros are nested deeper than \(environment.limits.maximumLoopDepth) levels",
          at: node.span))
    }
    let slot = environment.variables.count + locals.count
    if loopSlots[node.id] == nil {
      loopSlots[node.id] = slot
      loopNumbers[node.id] = localCount
    }
    locals.append(Local(name: name.text, type: type, slot: slot, number: localCount))
    localCount += 1
  }

  private mutating func result(
    of loop: Comprehension, _ body: ValueType, _ first: ValueType, _ second: ValueType
  ) -> ValueType {
    switch loop.kind {
    case .all, .exists, .existsOne:
      require(loop.body, body, .bool, "what ‘\(loop.kind.rawValue)’ asks")
      return .bool
    case .filter:
      require(loop.body, body, .bool, "what ‘filter’ asks")
      return .list(first)
    case .map, .transformList: return .list(body)
    case .transformMap: return .map(first, body)
    case .transformMapEntry:
      switch unifier.resolve(body) {
      case .map, .dyn, .error: return unifier.resolve(body)
      default:
        require(loop.body, body, .map(.dyn, .dyn), "an entry")
        return .error
      }
    }
  }

  mutating func typeOfBinding(_ binding: Binding, _ node: Expression) -> ValueType {
    let value = check(binding.value)
    let isBind = binding.kind == .bind
    let type = isBind ? value : unwrapped(value, binding.value)
    push(binding.variable, type, node)
    let body = check(binding.body)
    locals.removeLast()
    switch binding.kind {
    case .bind: return body
    case .optMap: return .optional(body)
    case .optFlatMap:
      let wrapped = unifier.fresh()
      require(binding.body, body, .optional(wrapped), "what ‘optFlatMap’ comes to")
      return .optional(wrapped)
    }
  }
}
