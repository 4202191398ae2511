#if SwiftSources
internal import SwiftSyntax

extension Declarations {
  /// Whether it is a stack of SwiftUI, or one of a package: `NavigationStack`, `NBNavigationStack`, `NavigationStackStore`,
  /// `FlowStack`.
  func isStack(_ name: String) -> Bool {
    ["NavigationStack", "NavigationView", "NavigationStackStore", "FlowStack"].contains { stack in
      name == stack || name.hasSuffix(stack) && type(name) == nil
    }
  }

  /// Whether a modifier says what a stack shows for a value: SwiftUI's own, or that of a package that brings it to older
  /// systems (`nbNavigationDestination`) or has a stack of its own (`flowDestination`), or one of the app's own for its own stack (`routerDestination(for:destination:)`).
  func isDestination(_ name: String) -> Bool {
    if name == "navigationDestination" { return true }
    guard name.hasSuffix("Destination") else { return false }
    guard let own = functions[name] else {
      return name.hasSuffix("NavigationDestination") || name == "flowDestination"
    }
    return own.allSatisfy { function in
      function.owner == "View" && function.parameters.first?.label == "for"
        && function.parameters.contains { $0.label == "destination" && $0.type.contains("->") }
    }
  }

  /// The types of which some stack of the app shows a value, without enums, of which each case has its screen.
  var destinationTypes: Set<String> {
    if let known = knownDestinationTypes { return known }
    var found: Set<String> = []
    for (name, sites) in calls where isDestination(name) {
      for site in sites {
        guard let written = site.node.argument("for")?.text, written.hasSuffix(".self") else { continue }
        let type = fullName(String(written.dropLast(".self".count)), inside: owner(of: site.node))
        if types[type].map({ $0.kind == .struct || $0.kind == .class }) ?? false { found.insert(type) }
      }
    }
    knownDestinationTypes = found
    return found
  }
}
#endif
