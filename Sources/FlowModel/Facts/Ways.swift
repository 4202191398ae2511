/// Follows a list of effects through its branches.
struct Ways {
  let flow: Flow

  /// Most ways through one list; beyond them all of it is taken as one way.
  private static let limit = 64

  /// One way through a list, with what its branches and effects say of flags.
  fileprivate struct Way {
    var effects: [EffectID] = []
    var known: [FlagID: Bool] = [:]
  }

  /// Each way through a tree: what happens when every condition falls one way or the other. Two branches that read the same
  /// flag go together, unless work ends in between, when everything may be otherwise.
  func through(_ steps: [Step]) -> [[EffectID]] {
    follow(steps, from: [Way()])?.map(\.effects) ?? [flow.flattened(steps)]
  }

  /// Nil where there are too many.
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
  /// This way where a condition holds or does not; nil where that cannot be.
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
