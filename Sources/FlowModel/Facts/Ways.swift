/// Enumerates the paths through the branches of a list of effects.
struct Ways {
  let flow: Flow

  /// The most paths through one list; beyond that, the whole list counts as one path.
  private static let limit = 64

  /// A path through a list, with the values of flags that follow from its branches and effects.
  fileprivate struct Way {
    var effects: [EffectID] = []
    var known: [FlagID: Bool] = [:]
  }

  /// Each path through a tree, for both results of each condition. Two branches that read the same flag
  /// agree, unless work ends in between, when everything may have changed.
  func through(_ steps: [Step]) -> [[EffectID]] {
    follow(steps, from: [Way()])?.map(\.effects) ?? [flow.flattened(steps)]
  }

  /// Nil if there are too many paths.
  private func follow(_ steps: [Step], from first: [Way]) -> [Way]? {
    var ways = first
    for step in steps {
      switch step {
      case .effect(let index):
        let effect = flow.effects[index]
        for way in ways.indices {
          ways[way].effects.append(index)
          if let flag = effect.flag { ways[way].known[flag] = effect.verb == .set }
        }
        guard let behind = follow(effect.then, from: ways) else { return nil }
        ways = behind
        if let later = effect.trigger {
          for way in ways.indices { ways[way].known = [:] }
          guard let behind = follow(flow.triggers[later].does, from: ways) else { return nil }
          ways = behind
        }
      case .branch(let condition, let holds, let otherwise):
        let term = flow.conditions[condition].term
        let both = [(true, holds), (false, otherwise)].map { value, steps in
          follow(steps, from: ways.compactMap { $0.assuming(term, value) })
        }
        guard let holding = both[0], let failing = both[1] else { return nil }
        ways = holding + failing
      case .expect: break
      }
      if ways.count > Self.limit { return nil }
    }
    return ways
  }
}

extension Ways.Way {
  /// This path with an assumption about a condition; nil if it contradicts.
  fileprivate func assuming(_ term: Condition.Term, _ value: Bool) -> Ways.Way? {
    let certain = term.value { if case .flag(let flag) = $0 { known[flag] } else { nil } }
    if let certain, certain != value { return nil }
    var way = self
    way.note(term, value)
    return way
  }

  private mutating func note(_ term: Condition.Term, _ value: Bool) {
    switch term {
    case .flag(let flag): known[flag] = value
    case .not(let term): note(term, !value)
    case .all(let terms) where value: for term in terms { note(term, true) }
    case .any(let terms) where !value: for term in terms { note(term, false) }
    default: break
    }
  }
}
