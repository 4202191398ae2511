#if SwiftSources
internal import SourceFacts

extension CallerFollowing {
  /// The screen for which the last object on the way is made that has one.
  func screenOfObject(_ pending: PendingEdge) -> (screen: String, object: String)? {
    // A plain controller that the object keeps may be any; on a stack that it keeps its own screen lies.
    if let holder = pending.holder {
      let type = declarations.property(holder.name, of: holder.owner)?.type
      guard type.map({ declarations.isNavigation(bareTypeName($0)) }) ?? false else { return nil }
    }
    if case .parameter = pending.presenter { return nil }
    let objects = pending.trail + [pending.function?.owner].compactMap { $0 }
    for object in objects.reversed() {
      guard let screen = linking.screensOfObjects.screen(of: object) else { continue }
      return screen == pending.edge.target.type ? nil : (screen, object)
    }
    return nil
  }
}
#endif
