import FlowModel

/// Which environments a flow cannot tell apart: whatever happens in one happens in the other with the same steps.
///
/// Whole devices are compared, window by window, because a window can turn into each of its device’s and no other. What
/// only a rule reads of an environment, such as its size classes, may differ.
struct AlikeEnvironments: Sendable {
  /// By environment: the first that is like it, itself perhaps.
  let first: [Int]
  /// By environment: all that it is the first of, itself among them; empty for those that are not first.
  let members: [[Int]]

  /// None yet.
  init() {
    first = []
    members = []
  }

  /// Costs devices × forms for each device that differs.
  init(_ tables: MachineTables) {
    let environments = tables.environments
    var first = Array(environments.all.indices)
    let groups = environments.siblings.indices.filter { environments.siblings[$0].first == $0 }
    for (position, group) in groups.enumerated() {
      let like = groups[..<position].first { other in
        first[other] == other && tables.isAlike(environments.siblings[other], environments.siblings[group])
      }
      guard let like else { continue }
      for (one, other) in zip(environments.siblings[like], environments.siblings[group]) {
        first[other] = one
      }
    }
    self.first = first
    members = environments.all.indices.map { one in first.indices.filter { first[$0] == one } }
  }
}

extension MachineTables {
  fileprivate func isAlike(_ one: [Int], _ other: [Int]) -> Bool {
    one.count == other.count && zip(one, other).allSatisfy { isAlike($0, $1) }
  }

  private func isAlike(_ one: Int, _ other: Int) -> Bool {
    let (here, there) = (behaviors[one], behaviors[other])
    guard here.isAlike(there), forms?.isAlike(one, other, of: environments.all.count) ?? false else {
      return false
    }
    return flow.conditions.allSatisfy { $0.term.isAlike(here.environment, there.environment) }
  }
}

extension PlatformBehavior {
  /// All that code asks of it beside how layers are drawn.
  fileprivate func isAlike(_ other: PlatformBehavior) -> Bool {
    guard hasCards == other.hasCards, hasDetents == other.hasDetents, isRedesigned == other.isRedesigned,
      isMac == other.isMac, environment.device == other.environment.device
    else { return false }
    // Where it is read directly: SwiftUI’s queue (F7.13, F7.14), the document picker (F5.9).
    return [Version(16), Version(16, 4), Version(17, 4)].allSatisfy { (ios >= $0) == (other.ios >= $0) }
  }
}

extension Condition.Term {
  /// What it reads of the environment is the same in both.
  fileprivate func isAlike(_ one: DeviceEnvironment, _ other: DeviceEnvironment) -> Bool {
    switch self {
    case .width: one.width == other.width
    case .height: one.height == other.height
    case .orientation: one.orientation == other.orientation
    case .idiom: one.device == other.device
    case .ios(let range): range.contains(one.ios) == range.contains(other.ios)
    case .not(let term): term.isAlike(one, other)
    case .all(let terms), .any(let terms): terms.allSatisfy { $0.isAlike(one, other) }
    case .always, .never, .unsaved, .unsavedPoint, .searching, .presented, .pushed, .adapted, .guarded, .flag:
      true
    }
  }
}

extension PresentationMachine {
  /// The environments in which everything happens as in this one, itself among them; where
  /// ``MachineCounts/together`` is set, only the first of them is explored.
  public func alike(_ environment: Int) -> [Int] {
    system.tables.counting.together ? system.tables.alike.members[environment] : [environment]
  }

  /// A trace as it goes in an environment that is like the one it ends in.
  ///
  /// - Parameters:
  ///   - environment: where it is to end.
  ///   - explored: where it ends as it stands.
  public func trace(_ trace: FlowTrace, in environment: Int, from explored: Int) -> FlowTrace {
    if environment == explored { return trace }
    let (from, to) = (environments.siblings[explored], environments.siblings[environment])
    func moved(_ number: Int) -> Int { from.firstIndex(of: number).map { to[$0] } ?? number }
    return FlowTrace(
      environment: moved(trace.environment),
      moves: trace.moves.map { move in
        guard move.kind == .environment, !move.isFlag else { return move }
        var other = move
        other.element = moved(move.element)
        return other
      })
  }
}
