import FlowModel

extension Condition.Term {
  func reads(flag: FlagID) -> Bool { contains { $0 == .flag(flag) } }
}
