import FlowModel

extension Condition.Term {
  func reads(flag: FlagID) -> Bool {
    switch self {
    case .flag(flag): true
    case .not(let term): term.reads(flag: flag)
    case .all(let terms), .any(let terms): terms.contains { $0.reads(flag: flag) }
    default: false
    }
  }
}
