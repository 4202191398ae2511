#if SwiftSources
internal import SourceFacts

/// Finds who sets the state that decides with which page a stack begins; this replaces all that is shown:
/// `router.first = .home`.
struct RootStates {
  private let linking: FactLinking

  init(_ linking: FactLinking) { self.linking = linking }

  /// Adds these edges.
  ///
  /// - Returns: the cases that are set.
  func join(
    _ item: ItemPresentation, _ visitor: PresentationVisitor, _ settings: [CaseSetting]
  ) -> Set<String> {
    var seen: Set<String> = []
    for setting in settings where !setting.isPush && item.rootStates.contains(setting.property) {
      guard case .name(let name, _) = setting.value, let (found, shown) = item.shown(for: setting),
        isOfPages(setting.property, item)
      else { continue }
      var set = setting
      set.isPush = true
      seen.insert(found)
      for asked in PushedPages(linking).askers(of: set) {
        let first = linking.edges.count
        linking.append(shown, of: name, item, visitor, setBy: asked)
        for index in first..<linking.edges.count { linking.edges[index].verb = .setRoot }
      }
    }
    return seen
  }

  private func isOfPages(_ name: String, _ item: ItemPresentation) -> Bool {
    let declarations = linking.declarations
    return (declarations.properties[name] ?? []).contains { property in
      property.type.map { declarations.fullName($0, inside: property.owner) } == item.type
    }
  }
}
#endif
