#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// If a function closes a screen for its callers, follows it to its callers.
struct ClosingFollowing {
  private static let maximumDepth = 5
  /// How many calls are followed for one line; what is beyond stays unknown.
  private static let maximumCalls = 500
  private let linking: FactLinking
  private var declarations: Declarations { linking.declarations }

  init(_ linking: FactLinking) { self.linking = linking }

  /// What a line closes, one fact for each call; a fact stays unknown if it is not known which screen its
  /// call closes.
  func closings(_ found: FoundClosing) -> [ClosingFact] {
    guard found.fact.sure == .unknown else { return [found.fact] }
    var calls = 0
    return follow(found, 0, [], &calls)
  }

  private func follow(
    _ found: FoundClosing, _ depth: Int, _ trail: Set<SyntaxIdentifier>, _ calls: inout Int
  ) -> [ClosingFact] {
    calls += 1
    guard depth < Self.maximumDepth, calls <= Self.maximumCalls, let function = found.declaration,
      !trail.contains(Syntax(function.node).id)
    else { return rest(of: found) }
    if case .known = found.presenter { return rest(of: found) }
    let sites = linking.sites(of: function).filter {
      found.condition?.mayHold(for: $0.node, of: function, linking.values) ?? true
    }
    var isForParameter = false
    if case .parameter = found.presenter { isForParameter = true }
    guard !sites.isEmpty, isForParameter || sites.count <= CallerFollowing.maximumCallers else {
      return rest(of: found)
    }
    var all: [ClosingFact] = []
    for site in sites {
      guard let caller = linking.visitor(of: site.file),
        let receiver = CallerFollowing(linking).receiver(
          of: found.presenter, found.holder, site, function, caller)
      else {
        all += rest(of: found)
        continue
      }
      var next = found
      next.fact.type = receiver.source.type
      next.fact.place = site.file.place(of: site.node.nameNode)
      next.fact.trigger = caller.buttons.trigger(of: site.node) ?? found.fact.trigger
      next.declaration = declarations.function(of: site.node)
      next.fact.function = next.declaration?.name
      next.condition = CaseCondition.behind(
        found.condition, site.node, of: function, in: next.declaration, caller)
      next.presenter = receiver.presenter
      next.holder = receiver.holder ?? (receiver.isGiven ? nil : found.holder)
      if case .known = receiver.presenter, receiver.source.sure != .unknown {
        next.fact.sure = .inferred
        all.append(next.fact)
      } else {
        all += follow(next, depth + 1, trail.union([Syntax(function.node).id]), &calls)
      }
    }
    return all
  }

  /// If no caller decides: the screens that pass themselves, or the one for which the object is made.
  private func rest(of found: FoundClosing) -> [ClosingFact] {
    var types = found.holder.map { GiverSearch(linking).givers(to: $0) } ?? []
    if types.isEmpty, let object = found.declaration?.owner ?? found.owner,
      let screen = linking.screensOfObjects.screen(of: object)
    {
      types = [screen]
    }
    guard !types.isEmpty else { return [found.fact] }
    return types.map { type in
      var closing = found.fact
      closing.type = type
      closing.sure = .inferred
      return closing
    }
  }
}
#endif
